// SPDX-License-Identifier: GPL-3.0-or-later
// The C library under the name that Swift's own module of it has, for Embedded Swift, which lacks that one. No logic.
#ifndef PROMPT_GLIBC_H
#define PROMPT_GLIBC_H

// Swift cannot call functions with `...`, so these take their places under other names.
#define open variadic_open
#define fcntl variadic_fcntl
#include <fcntl.h>
#undef open
#undef fcntl
#define ioctl variadic_ioctl
#include <sys/ioctl.h>
#undef ioctl

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <locale.h>
#include <math.h>
#include <poll.h>
#include <pthread.h>
#include <pwd.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

extern int open(const char *path, int flags, mode_t permissions);
extern int fcntl(int descriptor, int command, int value);
extern int ioctl(int descriptor, unsigned long request, void *value);

/// `errno` is a macro.
static inline int prompt_errno(void) { return errno; }
static inline void prompt_set_errno(int code) { errno = code; }

/// The words of the command line, which glibc keeps for itself; a program without shared libraries can name them.
extern int __libc_argc;
extern char **__libc_argv;

#endif
