// SPDX-License-Identifier: GPL-3.0-or-later
// Prototypes and macros that Glibc and Darwin hide from Swift. No logic.
#ifndef PROMPT_CSYSTEM_SHIM_H
#define PROMPT_CSYSTEM_SHIM_H

#include <signal.h>
#include <spawn.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <nss.h>
#include <sys/auxv.h>
#endif
#ifdef __linux__
#include <sys/prctl.h>
#endif

extern char **environ;

/// The process's environment, which Swift sees only as a variable shared by all threads.
static inline char **prompt_environ(void) { return environ; }

/// `sa_handler` is a macro over a union that each system names differently.
static inline void prompt_set_handler(struct sigaction *action, void (*handler)(int)) { action->sa_handler = handler; }
static inline void prompt_set_default(struct sigaction *action) { action->sa_handler = SIG_DFL; }
static inline void prompt_set_ignored(struct sigaction *action) { action->sa_handler = SIG_IGN; }
static inline int prompt_is_ignored(const struct sigaction *action) { return action->sa_handler == SIG_IGN; }

/// Marked as unavailable in Swift on Darwin. The child may only do what a signal handler may.
static inline pid_t prompt_fork(void) { return fork(); }

#ifdef __linux__
extern int clone(int (*function)(void *), void *stack, int flags, void *argument, ...);

/// A child that runs a function in this process's memory, on a stack that ends at `stack`. It shares `errno`, too.
static inline pid_t prompt_clone(int (*function)(void *), void *stack, void *argument) {
  enum { clone_vm = 0x100 };
  return clone(function, stack, clone_vm | SIGCHLD, argument);
}
#endif

/// What stands for no control character (`_POSIX_VDISABLE`).
static inline unsigned char prompt_no_control_character(void) { return _POSIX_VDISABLE; }

/// `c_cc`, which comes to Swift as a tuple.
static inline unsigned char prompt_control_character(const struct termios *modes, int index) { return modes->c_cc[index]; }
static inline void prompt_set_control_character(struct termios *modes, int index, unsigned char character) {
  modes->c_cc[index] = character;
}

/// `st_mode`'s test macros.
static inline int prompt_is_regular(mode_t mode) { return S_ISREG(mode); }
static inline int prompt_is_directory(mode_t mode) { return S_ISDIR(mode); }
static inline int prompt_is_pipe(mode_t mode) { return S_ISFIFO(mode); }
static inline int prompt_is_socket(mode_t mode) { return S_ISSOCK(mode); }
static inline int prompt_is_character_device(mode_t mode) { return S_ISCHR(mode); }

/// The flags of posix_spawn that make a child the leader of a new session and, on Darwin, keep all descriptors from it that it was not
/// given; glibc names the first only under `_GNU_SOURCE`.
#ifdef __APPLE__
static const short prompt_spawn_flags = 0x0400 | POSIX_SPAWN_CLOEXEC_DEFAULT;
#else
static const short prompt_spawn_flags = 0x80;
#endif

/// Makes a child's process group the foreground of a terminal before its program begins: behind that, a key could still signal us.
/// Glibc has it since 2.35; where it is missing whoever spawned the child does it right afterwards.
static inline int prompt_spawn_in_foreground(posix_spawn_file_actions_t *actions, int terminal) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 35)
  return posix_spawn_file_actions_addtcsetpgrp_np(actions, terminal);
#else
  (void)actions, (void)terminal;
  return 0;
#endif
}

/// How a child ended.
static inline int prompt_has_exited(int status) { return WIFEXITED(status); }
static inline int prompt_exit_status(int status) { return WEXITSTATUS(status); }
static inline int prompt_ending_signal(int status) { return WTERMSIG(status); }
static inline int prompt_has_stopped(int status) { return WIFSTOPPED(status); }

#ifdef __linux__
/// `prctl` takes what it is told after its first argument as it comes, which Swift cannot say.
static inline int prompt_forbid_dumps(void) { return prctl(PR_SET_DUMPABLE, 0L, 0L, 0L, 0L); }
#endif

/// How the process is called where processes are listed by their short names, so that who kills ours by name spares it.
static inline void prompt_name_process(const char *name) {
#ifdef __linux__
  prctl(PR_SET_NAME, name);
#else
  (void)name;
#endif
}

#ifdef __linux__
/// Declared only under `_GNU_SOURCE` or `_XOPEN_SOURCE`.
extern int posix_openpt(int flags);
extern int grantpt(int descriptor);
extern int unlockpt(int descriptor);
extern char *ptsname(int descriptor);
extern int pipe2(int ends[2], int flags);
extern int close_range(unsigned int first, unsigned int last, int flags);
extern ssize_t tee(int in, int out, size_t length, unsigned int flags);
#endif

#endif
