// SPDX-License-Identifier: GPL-3.0-or-later
// What Glibc shows only to GNU sources or as a macro, and Swift's import of it therefore lacks. No logic.
#ifndef PROMPT_CPOSIX_SHIM_H
#define PROMPT_CPOSIX_SHIM_H

#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/types.h>

#if defined(__linux__) && !defined(__USE_GNU)
#define POSIX_SPAWN_SETSID 0x80
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
int pipe2(int ends[2], int flags);
int pidfd_open(pid_t process, unsigned int flags);
int posix_openpt(int flags);
int grantpt(int master);
int unlockpt(int master);
int ptsname_r(int master, char *name, size_t size);
#endif

/// `sa_handler` is a macro over a union that each system names differently.
static inline int prompt_is_default(const struct sigaction *action) { return action->sa_handler == SIG_DFL; }

#endif
