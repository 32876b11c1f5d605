#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A release: a person reviews all answers before they are taken; CI gives them as flags: `sh release.sh --version 1.4.0 --push`.

version='' level='' notes='' sign='' push=''
answers=$(prompt --title 'Release' --review \
  --text      version      'Version'       --required --pattern '^\d+\.\d+\.\d+(-rc\.\d+)?$' --message 'looks like 1.4.0 or 1.4.0-rc.1' \
  --choice    level=patch  'What changes?' --option patch 'repairs' --option minor 'new things' --option major 'old habits' \
  --multiline notes        'Notes'         --required --when level!=patch --rows 10 \
  --yesno     sign=yes     'Sign the tag?' \
  --yesno     push=no      'Push it?' \
  --args "$@") || exit
eval "$answers"

[ "$sign" = no ] && sign='' || sign=' --sign'
printf 'git tag%s --annotate v%s --file - <<END\n%s\n%s\nEND\n' "$sign" "$version" "$level release" "$notes"
[ "$push" = no ] || printf 'git push origin v%s\n' "$version"
