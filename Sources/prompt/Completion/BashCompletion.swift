// SPDX-License-Identifier: GPL-3.0-or-later

/// The completion script of bash, from 3.2 on; it needs no package of completions, but uses one for `-- COMMAND`.
struct BashCompletion {
  /// The script: a function, and that it completes `prompt`.
  var script: String {
    """
    # Completion of prompt(1) in bash, printed by: prompt completion bash

    _prompt() {
      local word option='' kind='' offered='' files='' index
      # Where a verb may stand: at the beginning, or behind a language there.
      local first=1
      local current=${COMP_WORDS[COMP_CWORD]}
      COMPREPLY=()
      # bash takes --lang=ko for three words.
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ -n $option ]]; then
          [[ $option != \(Verb.completion.rawValue) ]] || return 0
          if [[ $word == = ]]; then
            ((first != index + 1)) || ((first += 1))
          else
            option=''
          fi
          continue
        fi
        case $word in
        --) _prompt_command "$((index + 1))"; return ;;
        --args) return 0 ;;
        \(Verb.manual.rawValue)) ((index > first)) || return 0 ;;
        \(Verb.completion.rawValue)) ((index > first)) || option=$word ;;
        \(pattern(OptionTable.kinds))) option=$word kind=${word#--} ;;
        \(pattern(CompletionTable.takers)))
          option=$word
          [[ $word != --lang ]] || ((index > first)) || ((first += 2))
          ;;
        esac
      done
      [[ $current != = ]] || current=''
      case $option in
      '')
        [[ -z $current || $current == -* || $COMP_CWORD -eq $first ]] || return 0
        offered='\(list(OptionTable.kinds + OptionTable.form)) -- '
        case $kind in
    \(kinds)
        esac
        [[ $COMP_CWORD -ne $first ]] || offered+=' \(Verb.allCases.map({ $0.rawValue }).joined(separator: " "))'
        ;;
    \(arguments)
      esac
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(
        [[ -z $offered ]] || compgen -W "$offered" -- "$current"
        [[ -z $files ]] || compgen -f -- "$current"
      )
      [[ -z $files ]] || compopt -o filenames 2>/dev/null
      return 0
    }

    # The command behind --, whose first word has the number $1.
    _prompt_command() {
      local word
      if declare -F _command_offset >/dev/null; then
        _command_offset "$1"
        return
      fi
      compopt -o filenames 2>/dev/null
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(
        if ((COMP_CWORD == $1)); then compgen -c -- "${COMP_WORDS[COMP_CWORD]}"; fi
        compgen -f -- "${COMP_WORDS[COMP_CWORD]}"
      )
    }

    complete -F _prompt prompt
    """
  }

  private func list(_ rows: [OptionRow]) -> String { rows.flatMap { $0.names }.joined(separator: " ") }

  private func pattern(_ rows: [OptionRow]) -> String { rows.flatMap { $0.names }.joined(separator: " | ") }

  private var kinds: String {
    FieldKind.allCases.map { kind in
      let fitting = OptionTable.attributes.filter { $0.kinds.contains(kind) }
      return "    \(kind.rawValue)) offered+='\(list(fitting))' ;;"
    }.joined(separator: "\n")
  }

  private var arguments: String {
    let known = CompletionTable.known.map { names, candidates in
      let words = candidates.words.joined(separator: " ")
      let values = (words.isEmpty ? [] : ["offered='\(words)'"]) + (candidates.areFiles ? ["files=1"] : [])
      return "  \(names.joined(separator: " | "))) \(values.joined(separator: " ")) ;;"
    }
    let shells = CompletionShell.allCases.map { $0.rawValue }.joined(separator: " ")
    let rest = ["  \(Verb.completion.rawValue)) offered='\(shells)' ;;", "  *) return 0 ;;"]
    return (known + rest).joined(separator: "\n")
  }
}
