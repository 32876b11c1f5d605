#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# order.sh PROGRAM: the functions that a form runs through, for the linker to place side by side: first those of a typed key,
# which all are in a few pages then, then the others.
#
# PROGRAM has its symbols, and no `clone`: valgrind cannot run the guardian's process.

set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# called FILE...: the functions that profiles name, sorted, so that what has changed can be seen.
called() {
  sed -nE "s/^c?fn=\([0-9]+\) ([^'0][^']*).*/\1/p" "$@" | LC_ALL=C sort -u
}

profiled="valgrind --tool=callgrind --demangle=no --callgrind-out-file=$work/calls"

# typed: the functions of a key that is typed at a terminal behind twenty others, some time after the last, then those of the
# whole form.
typed() {
  for key in a b c d e f g h i j k l m n o p q r s t u "$(printf '\r')"; do
    sleep 1
    printf '%s' "$key"
  done | script -qec "$profiled --dump-before=readline_internal_char $program -O none --text name" /dev/null >/dev/null
  called "$work/calls.20"
  called "$work/calls" "$work/calls".*
}

# given KEYS FIELD...: the functions of a form whose keys are given.
given() {
  printf '%s\n' "$1" >"$work/keys"
  shift
  $profiled "$program" --keys "$work/keys" "$@" </dev/null >/dev/null 2>&1
  called "$work/calls"
}

# What the start and the end of a program call of the C library.
functions='_start __libc_start_main_impl __libc_start_call_main handle_amd __memmove_avx_unaligned_erms
  __strncasecmp_l_avx2 __strstr_generic do_lookup_x check_match dlmopen _dl_add_to_namespace_list _dl_lookup_symbol_x
  _dl_new_object _dl_setup_hash atexit __clone close_range fcntl64 getpgrp __getpid __kill __prctl __setpgid __sigaltstack
  tcgetpgrp __tcsetattr __wait4 __waitpid __libc_write rl_execute_next
  _ZN7__swift9__runtime4llvm7hashing6detail23hash_combine_range_implIKcEENSt9enable_ifIXsr16is_hashable_dataIT_EE5valueENS1_9hash_codeEE4typeEPS7_SB_.cold.1'

program=$1
echo '# Written by "make order": what one form calls, and what others do besides.'
{
  typed
  given 'name\b\e[D한\r' --text name
  given 'a\tb\e[Z\r\r\r\e[B\r' --title T --text a -r --secret b --integer c=1 --choice d -o x -o y
  given 'a\rb\e[A\C-k\C-dy\r' --multiline a --yesno b
  printf '%s\n' "$functions" | tr -s ' ' '\n'
  nm "$program" | sed -n 's/.* i //p'
} >"$work/names"
awk '!seen[$0]++' "$work/names"
