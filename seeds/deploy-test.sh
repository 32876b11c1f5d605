#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Tests deploy.sh without a terminal: presses the keys of deploy.keys, and compares what the form looks like in the end, and
# what the script prints, with deploy.expected. Prints the difference, and ends with 0 where there is none.

cd "$(dirname "$0")" || exit
INPUTRC=/dev/null LC_ALL=ko_KR.UTF-8 sh deploy.sh --keys deploy.keys --screen 2>&1 | diff -u deploy.expected -
