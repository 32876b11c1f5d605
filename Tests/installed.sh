#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# installed.sh PREFIX: what `make install PREFIX=…` has put there is whole, and its readers find nothing wrong with it.

set -eu
prefix=${1:?PREFIX is missing}

"$prefix/bin/prompt" --no-input -O none --text name=it
test -z "$(mandoc -T lint -W warning "$prefix/share/man/man1/prompt.1")"
bash -n "$prefix/share/bash-completion/completions/prompt"
zsh -n "$prefix/share/zsh/site-functions/_prompt"
fish -n "$prefix/share/fish/vendor_completions.d/prompt.fish"
echo 'The manual page and the completions are in order.'
