#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Tests deploy.sh without a terminal: presses the keys of deploy.keys, and compares what the form looks like in the end, and
# what the script prints, with deploy.expected. Prints the difference, and ends with 0 where there is none.

cd "$(dirname "$0")" || exit
sh deploy.sh --keys deploy.keys --screen --inputrc none --lang ko 2>&1 | diff -u deploy.expected -
