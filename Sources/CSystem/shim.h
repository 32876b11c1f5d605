// SPDX-License-Identifier: GPL-3.0-or-later
// Prototypes and macros that Glibc and Darwin hide from Swift. No logic.
#ifndef PROMPT_CSYSTEM_SHIM_H
#define PROMPT_CSYSTEM_SHIM_H

#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#endif
