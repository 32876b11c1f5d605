#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A bug report in Markdown: notes to read, several of a list, two text views, and a question that must be answered yes.

title='' areas='' version='' steps='' logs='' searched=''
# shellcheck disable=SC2016  # $1 is for the command of --check
answers=$(prompt --title 'Bug report' \
  --note      hello    'Thank you for taking the time. Please look through the open reports first.' \
  --text      title    'Title'              --required --trim --length 10..80 \
  --choices   areas    'Where does it happen?' --required --option editor --option pipes --option output --option docs \
  --text      version  'Version'            --required --placeholder '1.4.2' --pattern '^\d+(\.\d+)*$' \
  --multiline steps    'Steps'              --required --rows 8 --hint 'what you did, what came, what should have come' \
  --multiline logs     'Log'                --rows 4 --hint 'as it is; it becomes a code block' \
  --yesno     searched 'Have you searched the open reports?' \
                       --check '[ "$1" = yes ]' --message 'please search first' \
  --args "$@") || exit
eval "$answers"

printf '# %s\n\nVersion %s, %s; searched: %s\n\n%s\n' \
  "$title" "$version" "$(printf %s "$areas" | tr '\n' ' ')" "$searched" "$steps"
# shellcheck disable=SC2016  # these are Markdown's backquotes
[ -z "$logs" ] || printf '\n```\n%s\n```\n' "$logs"
