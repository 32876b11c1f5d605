#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# readmes.sh: README.ko.md shows the same examples as README.md, line for line, explains the same options, and proves what is
# promised by the same commands, whose suites and targets are there, as is each file that a page points to. Words for people may differ: what stands in quotes or behind #, the locale, and lines in Korean.

set -eu
cd "$(dirname "$0")/.."
export LC_ALL=C

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# The lines of all examples, fenced or indented, and after them the options that the tables explain and the commands in their
# last column.
shown() {
  awk '
    /^```/ { isFenced = !isFenced; print; next }
    isFenced || /^    / { print; next }
    /^\| `/ { split($0, cells, / [|] /); rows[++count] = cells[1]; next }
    /[|] `[^`|]*` [|]$/ { sub(/.*[|] `/, ""); rows[++count] = "| `" $0 }
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

grep -oE -- '--filter [A-Za-z]+' README.md | while read -r _ suite; do
  grep -rqw "struct $suite" Tests || { echo "README.md names the suite $suite, which is not there." >&2 && exit 1; }
done
grep -oE -- '`make [a-z]+' README.md | while read -r _ target; do
  grep -q "^$target:" Makefile || { echo "README.md names the target $target, which is not there." >&2 && exit 1; }
done

for page in README.md README.ko.md CONTRIBUTING.md CHANGELOG.md seeds/README.md; do
  grep -oE '\]\([^)]*\)' "$page" | sed 's/^](//; s/[#)].*//' | while IFS= read -r file; do
    case $file in
    '' | http*) ;;
    *) [ -e "$(dirname "$page")/$file" ] || { echo "$page points to $file, which is not there." >&2 && exit 1; } ;;
    esac
  done
done
