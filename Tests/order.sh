#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# order.sh PROGRAM: the functions of the libraries that a form runs through, for the linker to place side by side.
#
# PROGRAM has its symbols. Needs valgrind, and script(1) for a terminal. Our own functions stand together as they are.

set -eu
calls=$(mktemp)
trap 'rm -f "$calls"' EXIT

# The pauses wait for valgrind, which is slow.
(sleep 5 && printf 'name\b\033[D한' && sleep 2 && printf '\r') |
  script -qec "valgrind --tool=callgrind --demangle=no --callgrind-out-file=$calls $1 -O none --text name" /dev/null >/dev/null

echo '# Written by "make order": what a form calls in the libraries, in the order of the first calls.'
sed -nE "s/^c?fn=\([0-9]+\) ([^'0][^']*).*/\1/p" "$calls" | grep -vE '9PromptKit|6prompt' | awk '!seen[$0]++'
