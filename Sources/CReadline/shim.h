// SPDX-License-Identifier: GPL-3.0-or-later
// The door to GNU readline: what its headers say in macros and arrays, said so that Swift can import it. No logic.
#ifndef PROMPT_CREADLINE_SHIM_H
#define PROMPT_CREADLINE_SHIM_H

#include <locale.h>
#include <langinfo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#ifdef __APPLE__
#include <malloc/malloc.h>
#else
#include <malloc.h>
#endif
#include <readline/readline.h>
#include <readline/history.h>

#if !defined(RL_READLINE_VERSION) || RL_READLINE_VERSION < 0x0802
#error "GNU readline 8.2 or newer is needed (libedit poses as readline): install libreadline-dev, or readline from Homebrew"
#endif

// Glibc hides it from Swift.
extern int wcwidth(wchar_t character);

// Whether the next kill joins the last. Not in the headers, but exported; a kill ring can be refilled only with it.
extern int _rl_last_command_was_kill;

// The numeric argument's sign. Not in the headers either.
extern int rl_arg_sign;

// Whether vi's `.` is at work, and what it does again. Neither are these in the headers.
extern int _rl_vi_redoing;
extern int _rl_vi_last_command;

// How much memory there is behind a pointer that `malloc` gave.
static inline size_t prompt_allocated_size(void *pointer) {
#ifdef __APPLE__
  return malloc_size(pointer);
#else
  return malloc_usable_size(pointer);
#endif
}

static inline int prompt_rl_isstate(unsigned long state) { return RL_ISSTATE(state) != 0; }
static inline void prompt_rl_setstate(unsigned long state) { RL_SETSTATE(state); }
static inline void prompt_rl_unsetstate(unsigned long state) { RL_UNSETSTATE(state); }

static const unsigned long prompt_rl_state_readcmd = RL_STATE_READCMD;
static const unsigned long prompt_rl_state_metanext = RL_STATE_METANEXT;
static const unsigned long prompt_rl_state_moreinput = RL_STATE_MOREINPUT;
static const unsigned long prompt_rl_state_dispatching = RL_STATE_DISPATCHING;
static const unsigned long prompt_rl_state_isearch = RL_STATE_ISEARCH;
static const unsigned long prompt_rl_state_nsearch = RL_STATE_NSEARCH;
static const unsigned long prompt_rl_state_numericarg = RL_STATE_NUMERICARG;
static const unsigned long prompt_rl_state_macrodef = RL_STATE_MACRODEF;
static const unsigned long prompt_rl_state_macroinput = RL_STATE_MACROINPUT;
static const unsigned long prompt_rl_state_done = RL_STATE_DONE;

// Arrays of 257 entries would come to Swift as tuples.
static inline Keymap prompt_rl_emacs_keymap(void) { return emacs_standard_keymap; }
static inline Keymap prompt_rl_vi_insertion_keymap(void) { return vi_insertion_keymap; }
static inline Keymap prompt_rl_vi_movement_keymap(void) { return vi_movement_keymap; }

#endif
