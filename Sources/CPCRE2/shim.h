// SPDX-License-Identifier: GPL-3.0-or-later
// The door to PCRE2 with 8-bit code units (UTF-8).
#ifndef PROMPT_CPCRE2_SHIM_H
#define PROMPT_CPCRE2_SHIM_H

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#endif
