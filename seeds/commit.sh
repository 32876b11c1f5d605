#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A commit message in the conventional form, with a real body of several lines; prints it.

kind='' scope='' subject='' body='' breaking='' footer=''
answers=$(prompt --title 'Commit' \
  --choice    kind=feat   'Kind'    --option feat 'a feature' --option fix 'a repair' --option docs 'documentation' \
  --text      scope       'Scope'   --pattern '^[a-z0-9-]*$' --hint 'lower case, no blanks' \
  --text      subject     'Subject' --required --trim --length ..50 \
  --multiline body        'Body'    --rows 8 \
  --yesno     breaking=no 'Breaking change?' \
  --text      footer      'What breaks?' --required --when breaking \
  --args "$@") || exit
eval "$answers"

[ "$breaking" = no ] && breaking='' || breaking='!'
printf '%s%s%s: %s\n' "$kind" "${scope:+($scope)}" "$breaking" "$subject"
[ -z "$body" ] || printf '\n%s\n' "$body"
[ -z "$footer" ] || printf '\nBREAKING CHANGE: %s\n' "$footer"
