#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# dependencies.sh build|test|lint|package: installs what that needs besides Swift, says so, and is quick when it is all there.

set -eu

building_apt='libreadline-dev libpcre2-dev'
testing_apt='libvterm-dev strace faketime tmux bash dash zsh fish mksh ksh93u+m yash busybox ed python3 mandoc bash-completion'
building_brew='readline pcre2'
testing_brew='libvterm tmux bash dash zsh fish mksh ksh93 yash mandoc bash-completion@2'
linting='shellcheck'
packaging='lintian mandoc zsh fish'

case "${1-}" in
build) apt=$building_apt brew=$building_brew ;;
test) apt="$building_apt $testing_apt" brew="$building_brew $testing_brew" ;;
lint) apt=$linting brew=$linting ;;
package) apt=$packaging brew='' ;;
*)
  echo "usage: ${0##*/} build|test|lint|package" >&2
  exit 2
  ;;
esac

# Runs a command as root, without questions: nobody may be there to answer them.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    env DEBIAN_FRONTEND=noninteractive "$@" </dev/null
  else
    sudo env DEBIAN_FRONTEND=noninteractive "$@"
  fi
}

# The words of $1 for which the command $2 fails.
missing() {
  for package in $1; do
    $2 "$package" >/dev/null 2>&1 || printf '%s ' "$package"
  done
}

is_in_dpkg() {
  case "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" in
  installed) return 0 ;;
  *) return 1 ;;
  esac
}

if command -v apt-get >/dev/null; then
  wanted=$(missing "$apt" is_in_dpkg)
  [ -n "$wanted" ] || exit 0
  echo "Installing with apt-get: $wanted"
  as_root apt-get -qq update
  # shellcheck disable=SC2086  # a list of words
  as_root apt-get -qq install -y --no-install-recommends $wanted
elif command -v brew >/dev/null; then
  wanted=$(missing "$brew" 'brew list --versions')
  [ -n "$wanted" ] || exit 0
  echo "Installing with brew: $wanted"
  # shellcheck disable=SC2086  # a list of words
  brew install --quiet $wanted
else
  echo "Neither apt-get nor brew is here: please see to it that the headers of readline 8.2 and PCRE2 are installed" \
    "(for the tests also libvterm, tmux and the usual shells)." >&2
fi
