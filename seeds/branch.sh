#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# One choice whose options are made at run time, one a line; prints the branch to check out.

branches=$(git branch --format='%(refname:short)%09%(subject)' 2>/dev/null) || exit
branch=$(prompt -O values --choice branch --label="Branch of ${PWD##*/}" --options "$branches" --args "$@") || exit
printf 'git switch %s\n' "$branch"
