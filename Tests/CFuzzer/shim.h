/* SPDX-License-Identifier: GPL-3.0-or-later */

#ifndef PROMPT_CFUZZER_H
#define PROMPT_CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/* libFuzzer as a library: clang's compiler-rt, fuzzer/FuzzerInterface.h. */
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *bytes, size_t count));

#endif
