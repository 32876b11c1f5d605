#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A TLS certificate: names a line each in a text view, and questions that depend on the answers before.

names='' email='' key='' bits='' challenge='' token='' days='' staging=''
answers=$(prompt --title 'TLS certificate' \
  --multiline names          'Names'               --required --rows 4 --hint 'one a line' \
                             --pattern '\A([a-z0-9*-]+(\.[a-z0-9-]+)+(\n|\z))+\z' --message 'host names, one a line' \
  --text      email          'Contact'             --required --trim --pattern '^[^@ ]+@[^@ ]+\.[^@ ]+$' \
  --choice    key=ecdsa      'Key'                 --option ecdsa --option rsa \
  --choice    bits=3072      'Bits'                --when key=rsa --option 2048 --option 3072 --option 4096 \
  --choice    challenge=http 'Proof'               --option http 'a file on port 80' --option dns 'a record' \
  --secret    token          'Token of the DNS'    --required --when challenge=dns \
  --integer   days=90        'Valid for days'      --range 1..398 \
  --yesno     staging=yes    'Try it on the staging server first?' \
  --args "$@") || exit
eval "$answers"

set -- --email "$email" --key-type "$key" --days "$days"
[ -z "$bits" ] || set -- "$@" --rsa-key-size "$bits"
[ "$challenge" = http ] || set -- "$@" --dns-token "${#token} characters"
[ "$staging" = no ] || set -- "$@" --staging
for name in $names; do set -- "$@" --domain "$name"; done
echo certbot certonly "$@"
