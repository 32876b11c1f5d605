// SPDX-License-Identifier: GPL-3.0-or-later
// The door to libvterm, the screen that the tests look at.
#ifndef PROMPT_CVTERM_SHIM_H
#define PROMPT_CVTERM_SHIM_H

#include <vterm.h>

#endif
