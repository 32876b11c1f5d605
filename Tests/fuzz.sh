#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# fuzz.sh PROGRAM SECONDS [NAME…]: lets libFuzzer look, so long for each, for bytes that break the promises NAME… (all).
# Begins with Tests/Fuzz/Corpora and what earlier runs have kept; fails where it finds any.

set -eu
program=$1
seconds=$2
shift 2
cd "$(dirname "$0")/.."
seeds=Tests/Fuzz/Corpora
kept=.build/fuzz/corpora
found=.build/fuzz/found

if [ $# -eq 0 ]; then
  for folder in "$seeds"/*; do set -- "$@" "${folder##*/}"; done
fi
status=0
for name; do
  mkdir -p "$kept/$name" "$found"
  log=$found/$name.log
  if PROMPT_FUZZER=$name "$program" -max_total_time="$seconds" -max_len=600 -timeout=20 -rss_limit_mb=3000 \
    -print_final_stats=1 -artifact_prefix="$found/$name-" "$kept/$name" "$seeds/$name" >"$log" 2>&1; then
    awk -v name="$name" '
      /executed_units/ { runs = $2 } /exec_per_sec/ { speed = $2 }
      END { printf "%-10s kept in %d runs, %d a second\n", name, runs, speed }' "$log"
  else
    status=1
    echo "$name is broken; $log tells all:"
    grep -aE 'Fatal error|ERROR|Test unit' "$log" || tail -n 5 "$log"
  fi
done
exit $status
