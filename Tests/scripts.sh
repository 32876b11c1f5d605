#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# scripts.sh: ShellCheck over every script of the project, and over the whole scripts that the READMEs show.
# What it finds is repaired, or let pass by a directive that says why.

set -eu
cd "$(dirname "$0")/.."

blocks=$(mktemp -d)
trap 'rm -rf "$blocks"' EXIT

# A block that begins with #! is a whole script.
awk -v folder="$blocks" '
  /^```/ { file = ""; isFirst = /^```sh$/; next }
  isFirst && /^#!/ { file = sprintf("%s/%s:%d", folder, FILENAME, FNR) }
  { isFirst = 0 }
  file != "" { print > file }' README.md README.ko.md

set -- .ci/run seeds/*.sh Tests/*.sh "$blocks"/*
shellcheck "$@"
if grep -nE 'shellcheck disable=[A-Z0-9,]+ *$' "$@"; then
  echo 'These directives do not say why.' >&2
  exit 1
fi
