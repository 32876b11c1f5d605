#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# order.sh PROGRAM: the functions that a form runs through, for the linker to place side by side.
#
# PROGRAM has its symbols. Needs valgrind.

set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# order KEYS FIELD...: the functions of one form in the order of their first calls.
order() {
  printf '%s\n' "$1" >"$work/keys"
  shift
  valgrind --tool=callgrind --demangle=no --callgrind-out-file="$work/calls" \
    "$program" -O none --keys "$work/keys" "$@" </dev/null >/dev/null 2>&1
  sed -nE "s/^c?fn=\([0-9]+\) ([^'0][^']*).*/\1/p" "$work/calls"
}

program=$1
echo '# Written by "make order": what forms call, in the order of the first calls.'
{
  order 'name\b\e[D한\r' --text name
  order 'a\tb\e[Z\r\r\r\e[B\r' --title T --text a -r --secret b --integer c=1 --choice d -o x -o y
  order 'a\rb\e[A\C-k\C-d\r' --multiline a --yesno b
} | awk '!seen[$0]++'
