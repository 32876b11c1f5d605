#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# demo.sh: seeds/deploy.sh with the program that was just built; with answers from a file where there is no terminal.

set -eu
cd "$(dirname "$0")/.."
PATH=$PWD/.build/release:$PATH

if [ -t 0 ] && (: </dev/tty) 2>/dev/null; then
  exec sh seeds/deploy.sh
fi

echo 'No terminal: the form takes its answers from seeds/deploy.answers.'
sed 's/^/    /' seeds/deploy.answers
echo 'What the form makes of them:'
sh seeds/deploy.sh <seeds/deploy.answers
