// SPDX-License-Identifier: GPL-3.0-or-later
// The door to GNU readline: what its headers say in macros and variadic functions, said so that Swift can import it.
#ifndef PROMPT_CREADLINE_SHIM_H
#define PROMPT_CREADLINE_SHIM_H

#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>

#if !defined(RL_READLINE_VERSION) || RL_READLINE_VERSION < 0x0802
#error "GNU readline 8.2 or newer is needed (libedit poses as readline): install libreadline-dev, or readline from Homebrew"
#endif

static inline int prompt_rl_isstate(unsigned long state) { return (rl_readline_state & state) != 0; }

#endif
