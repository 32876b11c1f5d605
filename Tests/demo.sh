#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# demo.sh: seeds/deploy.sh with the program that was just built; with answers from a file where there is no terminal.
# It speaks the language that the program speaks.

set -eu
cd "$(dirname "$0")/.."
PATH=$PWD/.build/release:$PATH

if [ -t 0 ] && (: </dev/tty) 2>/dev/null; then
  exec sh seeds/deploy.sh
fi

locale=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
case $locale in
ko*)
  given='터미널이 없어 폼의 답을 seeds/deploy.answers에서 얻습니다.'
  made='폼이 그것으로 만든 것:'
  ;;
*)
  given='No terminal: the form takes its answers from seeds/deploy.answers.'
  made='What the form makes of them:'
  ;;
esac

echo "$given"
sed 's/^/    /' seeds/deploy.answers
echo "$made"
sh seeds/deploy.sh <seeds/deploy.answers
