// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// The completion script of zsh: a file `_prompt` for its function path, which may also be evaluated.
struct ZshCompletion {
  /// In which language it says what an option does.
  let words: Words

  /// The script.
  var script: String {
    """
    #compdef prompt
    # Completion of prompt(1) in zsh, printed by: prompt completion zsh

    _prompt() {
      local word option= kind=
      # Where a verb may stand: at the beginning, or behind a language there.
      local -i index first=2
      local -a offered
      # The function of that name is that of promptinit, which sets the prompt.
      if (( $+functions[prompt] )); then
        compadd -a prompt_themes
        return
      fi
      for (( index = 2; index < CURRENT; index++ )); do
        word=$words[index]
        if [[ -n $option ]]; then
          option=
          continue
        fi
        case $word in
        --) shift $index words; (( CURRENT -= index )); _normal; return ;;
        --args) return 1 ;;
        \(pattern(OptionTable.kinds))) option=$word kind=${word#--} ;;
        \(pattern(OptionTable.kinds, suffix: "=*"))) kind=${${word#--}%%=*} ;;
        --lang=*) (( index == first )) && (( first += 1 )) ;;
        \(pattern(CompletionTable.takers)))
          option=$word
          [[ $word == --lang ]] && (( index == first )) && (( first += 2 ))
          ;;
        esac
      done
      if [[ $words[first] == \(Verb.completion.rawValue) ]] && (( CURRENT > first )); then
        (( CURRENT == first + 1 )) && compadd - \(CompletionShell.allCases.map({ $0.rawValue }).joined(separator: " "))
        return
      fi
      [[ $words[first] == \(Verb.manual.rawValue) ]] && (( CURRENT > first )) && return 1
      if [[ -z $option && $words[CURRENT] == --*=* ]]; then
        option=${words[CURRENT]%%=*}
        compset -P '*='
      fi
      case $option in
    \(arguments)
      ?*) return 1 ;;
      esac
      if (( CURRENT == first )); then
        offered=(
    \(verbs)
        )
        _describe word offered
      fi
      [[ -z $words[CURRENT] || $words[CURRENT] == -* ]] || return 1
      case $kind in
    \(kinds)
      esac
      (( $#offered )) && [[ -n $kind ]] && _describe -o 'option of the field' offered
      offered=(
    \(described(OptionTable.kinds, indent: "    "))
      )
      _describe -o field offered
      offered=(
    \(described(OptionTable.form, indent: "    "))
      )
      _describe -o 'option of the form' offered
    }

    if [[ $funcstack[1] == _prompt ]]; then
      _prompt "$@"
    else
      compdef _prompt prompt
    fi
    """
  }

  private func pattern(_ rows: [OptionRow], suffix: String = "") -> String {
    rows.flatMap { $0.names }.map { $0 + suffix }.joined(separator: "|")
  }

  private var verbs: String {
    Verb.allCases.map { "      " + item($0.rawValue, words.summary(of: $0)) }
      .joined(separator: "\n")
  }

  private var kinds: String {
    FieldKind.allCases.map { kind in
      let fitting = OptionTable.attributes.filter { $0.kinds.contains(kind) }
      return "  \(kind.rawValue)) offered=(\n" + described(fitting, indent: "    ") + "\n  ) ;;"
    }.joined(separator: "\n")
  }

  private var arguments: String {
    CompletionTable.known.map { names, candidates in
      let words = candidates.words.joined(separator: " ")
      let commands =
        (words.isEmpty ? [] : ["compadd - \(words)"]) + (candidates.areFiles ? ["_files"] : [])
      return "  \(names.joined(separator: "|"))) \(commands.joined(separator: "; ")); return ;;"
    }.joined(separator: "\n")
  }

  private func described(_ rows: [OptionRow], indent: String) -> String {
    rows.flatMap { row in row.names.map { indent + item($0, words.say(row.english, row.korean)) } }
      .joined(separator: "\n")
  }

  /// A word and what is said of it; a colon parts the two.
  private func item(_ word: String, _ summary: String) -> String {
    ShellQuoting.quote(word + ":" + summary.map { $0 == ":" ? "\\:" : String($0) }.joined())
  }
}
