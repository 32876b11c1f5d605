#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# order.sh PROGRAM: the functions that a form runs through, for the linker to place side by side.
#
# PROGRAM has its symbols. Needs valgrind, which cannot run the guardian's process: forms run with --keys there.

set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# order KEYS FIELD...: the functions of one form, sorted, so that what has changed can be seen.
order() {
  printf '%s\n' "$1" >"$work/keys"
  shift
  valgrind --tool=callgrind --demangle=no --callgrind-out-file="$work/calls" \
    "$program" --keys "$work/keys" "$@" </dev/null >/dev/null 2>&1
  sed -nE "s/^c?fn=\([0-9]+\) ([^'0][^']*).*/\1/p" "$work/calls" | LC_ALL=C sort -u
}

# What a real terminal and the start of a program call of the C library.
functions='_start __libc_start_main_impl __libc_start_call_main handle_amd __memmove_avx_unaligned_erms
  __strncasecmp_l_avx2 __strstr_generic do_lookup_x check_match dlmopen _dl_add_to_namespace_list _dl_lookup_symbol_x
  _dl_new_object _dl_setup_hash atexit __clone close_range fcntl64 getpgrp __getpid __kill __prctl __setpgid __sigaltstack
  tcgetpgrp __tcsetattr __wait4 __waitpid __libc_write rl_execute_next
  _ZN7__swift9__runtime4llvm7hashing6detail23hash_combine_range_implIKcEENSt9enable_ifIXsr16is_hashable_dataIT_EE5valueENS1_9hash_codeEE4typeEPS7_SB_.cold.1'

program=$1
echo '# Written by "make order": what one form calls, and what others do besides.'
{
  order 'name\b\e[D한\r' --text name
  order 'a\tb\e[Z\r\r\r\e[B\r' --title T --text a -r --secret b --integer c=1 --choice d -o x -o y
  order 'a\rb\e[A\C-k\C-dy\r' --multiline a --yesno b
  printf '%s\n' "$functions" | tr -s ' ' '\n'
  nm "$program" | sed -n 's/.* i //p'
} >"$work/names"
awk '!seen[$0]++' "$work/names"
