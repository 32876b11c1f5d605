#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A user account: a command judges the login name while the form goes on, another lists the shells of this machine.

login='' name='' shell='' groups='' homes='' expires=''
# shellcheck disable=SC2016  # $1 is for the commands of --check
answers=$(prompt --title 'New account' \
  --text    login         'Login'    --required --pattern '^[a-z_][a-z0-9_-]{0,31}$' --hint 'a-z, 0-9, _ and -' \
                          --check '! id "$1" >/dev/null 2>&1 || { echo "there is such an account" >&2; exit 1; }' \
                          --check-timeout 10s \
  --text    name          'Full name' --trim --placeholder 'Ada Lovelace' \
  --choice  shell=/bin/sh 'Shell'    --options-from 'grep ^/ /etc/shells' \
  --choices groups        'Groups'   --option sudo 'may become root' --option docker --option adm 'may read the logs' \
  --path    homes=/home   'Homes in' --required --dirs \
  --text    expires       'Last day' --pattern '^\d{4}-\d{2}-\d{2}$' --message 'a day looks like 2030-12-31' --advanced \
  --args "$@") || exit
eval "$answers"

set -- --create-home --base-dir "$homes" --shell "$shell" --comment "$name"
[ -z "$groups" ] || set -- "$@" --groups "$(printf %s "$groups" | tr '\n' ,)"
[ -z "$expires" ] || set -- "$@" --expiredate "$expires"
echo useradd "$@" "$login"
