#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# readmes.sh: README.ko.md shows the same examples as README.md, line for line, and explains the same options; each file that
# a page points to is there. Words for people may differ: what stands in quotes or behind #, the locale, and lines in Korean.

set -eu
cd "$(dirname "$0")/.."
export LC_ALL=C

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# The lines of all examples, fenced or indented, and after them the options that the tables explain.
shown() {
  awk '
    /^```/ { isFenced = !isFenced; print; next }
    isFenced || /^    / { print; next }
    /^\| `/ { split($0, cells, / [|] /); rows[++count] = cells[1] }
    END { for (i = 1; i <= count; i++) print rows[i] }' "$1"
}

shown README.md >"$folder/en"
shown README.ko.md >"$folder/ko"
paste "$folder/en" "$folder/ko" | awk -F '\t' '
  function skeleton(line) {
    gsub(/\047[^\047]*\047|"[^"]*"/, "\"\"", line)
    sub(/(^|  +)#.*/, "", line)
    sub(/LC_ALL=[^ ]+/, "LC_ALL", line)
    gsub(/ +/, " ", line)
    return line
  }
  skeleton($1) != skeleton($2) && skeleton($2) !~ /[\200-\377]/ {
    printf "README.md:    %s\nREADME.ko.md: %s\n", $1, $2
    isDifferent = 1
  }
  END { exit isDifferent }'

for page in README.md README.ko.md CONTRIBUTING.md CHANGELOG.md seeds/README.md; do
  grep -oE '\]\([^)]*\)' "$page" | sed 's/^](//; s/[#)].*//' | while IFS= read -r file; do
    case $file in
    '' | http*) ;;
    *) [ -e "$(dirname "$page")/$file" ] || { echo "$page points to $file, which is not there." >&2 && exit 1; } ;;
    esac
  done
done
