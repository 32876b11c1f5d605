#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# layers.sh [FOLDER…]: who may know whom in Sources/PromptKit.
#
# Each folder is type-checked with nothing but the folders that it may know, and what those know in turn: what reaches
# further does not compile. Then a few words are looked for that belong in few places only.
# Without arguments: every folder, and the words.

cd "$(dirname "$0")/../Sources/PromptKit" || exit 2

# A folder, the folders that it may know, and after the bar the system modules that it may import.
table='
Text        |
System      | CSystem libc
Frame       Text |
Accessory   Text |
Fields      Text Accessory | CPCRE2 libc
Form        Fields |
View        Form Frame |
Answers     Form |
Readline    Text System | CReadline libc
Terminal    Text Frame System | CSystem libc
Session     Text System Frame Accessory Fields Form View Answers Readline Terminal |
Library     Session |
'

# Inside Fields one file alone is the door to PCRE2 and libc.
pattern=Fields/Pattern.swift

settings='-module-name PromptKit -package-name prompt -swift-version 6 -strict-memory-safety -warnings-as-errors
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature MemberImportVisibility'
if [ "$(uname -s)" = Darwin ]; then
  settings="$settings -Xcc -I$(brew --prefix readline)/include -Xcc -I$(brew --prefix pcre2)/include"
fi

folders() { printf '%s' "$table" | awk 'NF { print $1 }'; }

# FOLDER and all that it may know, each once, a line each.
closure() {
  printf '%s' "$table" | awk -v folder="$1" '
    NF { for (i = 2; i <= NF && $i != "|"; i++) knows[$1] = knows[$1] " " $i }
    function visit(name,    list, count, i) {
      if (seen[name]++) return
      print name
      count = split(knows[name], list, " ")
      for (i = 1; i <= count; i++) visit(list[i])
    }
    END { visit(folder) }'
}

# The system modules that FOLDER may import.
modules() {
  printf '%s' "$table" | awk -v folder="$1" '
    $1 == folder { sub(/.*\|/, ""); gsub(/libc/, "Glibc Musl Darwin"); print }'
}

complain() {
  echo "layers: $*" >&2
  return 1
}

check_folder() {
  [ -n "$(find "$1" -name '*.swift' 2>/dev/null)" ] || return 0
  known=$(closure "$1")
  doors=$(for folder in $known; do
    for module in $(modules "$folder"); do
      [ ! -d "../$module" ] || echo "-I ../$module"
    done
  done)
  files=$(for folder in $known; do find "$folder" -name '*.swift' 2>/dev/null; done)
  # shellcheck disable=SC2086  # lists of words, none with a blank
  if swiftc -typecheck $settings $doors $files; then
    echo "layers: $1 is content with $(echo $known | sed "s/^$1 *//; s/^\$/nothing of ours/")"
  else
    complain "$1 does not compile with $(echo $known | sed "s/^$1 *//; s/^\$/nothing of ours/") alone"
  fi
}

# The lines of Swift in FOLDER… that hold the regular expression $1 outside comments, as FILE:LINE:TEXT.
code() {
  expression=$1
  shift
  # shellcheck disable=SC2016  # $0 is awk's line
  find "$@" -name '*.swift' | sort | xargs awk -v expression="$expression" '
    { line = $0; sub(/(^|[ \t])\/\/.*/, "", line) }
    line ~ expression { print FILENAME ":" FNR ":" $0 }'
}

check_words() {
  status=0
  # Foundation costs more at the start than all the rest.
  found=$(code '(^|[ \t])import[ \t]+(Foundation|FoundationEssentials|Dispatch)' . ../prompt)
  [ -z "$found" ] || { complain "Foundation and Dispatch have no place here:
$found" || status=1; }
  found=$(code '(^|[^A-Za-z0-9_])unsafe([^A-Za-z0-9_]|$)' . ../prompt |
    grep -vE "^\./(System|Readline|Terminal)/|^\./$pattern:|^\./Text/(Unowned|String\+Bytes)\.swift:")
  [ -z "$found" ] || { complain "unsafe code belongs in System, Readline, Terminal, Text/Unowned.swift, Text/String+Bytes.swift or $pattern:
$found" || status=1; }
  for folder in $(folders); do
    [ -d "$folder" ] || continue
    allowed=$(modules "$folder" | sed 's/  */|/g; s/^|*//; s/|*$//')
    found=$(code '(^|[ \t])import[ \t]+(CReadline|CPCRE2|CSystem|Glibc|Musl|Darwin)' "$folder" |
      grep -vE "import +(${allowed:-nothing})( |\$)")
    [ "$folder" != Fields ] || found=$found$(code '(^|[ \t])import[ \t]+(CPCRE2|Glibc|Musl|Darwin)' Fields | grep -v "^$pattern:")
    [ -z "$found" ] || { complain "$folder may import ${allowed:-no system module}:
$found" || status=1; }
  done
  for place in */; do
    place=${place%/}
    # The documentation is no code.
    [ "$place" != PromptKit.docc ] || continue
    folders | grep -qx "$place" || { complain "$place is in no row of the table" || status=1; }
  done
  return $status
}

if [ $# -gt 0 ]; then
  status=0
  for folder; do check_folder "$folder" || status=1; done
  exit $status
fi

check_words || exit 1
folders | xargs -P "$(getconf _NPROCESSORS_ONLN)" -n 1 "../../Tests/$(basename "$0")"
