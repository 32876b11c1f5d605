#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The beginning of a package.json: answers as one JSON object, a default from the folder's name, a list that takes others.

# shellcheck disable=SC2016  # $1 is for the command of --complete
prompt --title 'New package' -O json \
  --text   name="${PWD##*/}" 'Name'        --required --pattern '^[a-z0-9][a-z0-9._-]*$' --length ..214 \
  --text   version=1.0.0     'Version'     --required --pattern '^\d+\.\d+\.\d+$' \
  --text   description       'Description' --trim \
  --text   main=index.js     'Entry point' --complete '!ls -d "$1"*.js' --advanced \
  --choice license=MIT       'Licence'     --option MIT --option Apache-2.0 --option GPL-3.0-or-later --other \
  --yesno  private=no        'Keep it off the registry?' \
  --args "$@"
