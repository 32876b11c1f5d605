#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A host for ~/.ssh/config: names that were used before come back with Up and C-r, and Tab knows the users of this machine.

alias='' name='' user='' port='' key='' jump='' more=''
answers=$(prompt --title 'SSH host' \
  --text      alias          'Short name'   --required --pattern '^[A-Za-z0-9._-]+$' \
  --text      name           'Host'         --required --trim --history ssh-hosts --placeholder db1.example.org \
  --text      user           'User'         --default "$(id -un)" --complete '!cut -d: -f1 /etc/passwd' \
  --integer   port=22        'Port'         --range 1..65535 \
  --path      key            'Key file'     --complete @files \
  --text      jump           'Jump through' --advanced \
  --multiline more           'More options' --rows 3 --hint 'as in ssh_config(5)' \
  --args "$@") || exit
eval "$answers"

printf 'Host %s\n  HostName %s\n' "$alias" "$name"
[ -z "$user" ] || printf '  User %s\n' "$user"
[ "$port" = 22 ] || printf '  Port %s\n' "$port"
[ -z "$key" ] || printf '  IdentityFile "%s"\n' "$key"
[ -z "$jump" ] || printf '  ProxyJump %s\n' "$jump"
[ -z "$more" ] || printf '%s\n' "$more" | sed 's/^/  /'
