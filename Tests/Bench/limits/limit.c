// SPDX-License-Identifier: GPL-3.0-or-later
//
// limit.c: GNU readline with nothing around it. What this costs, every program that edits with readline costs.
// `limit-c N` asks N times and prints the answers one after another.

#include <stdio.h>
#include <stdlib.h>
#include <readline/readline.h>

int main(int count, char **arguments) {
  char *answers[16], prompt[16];
  int fields = count > 1 ? atoi(arguments[1]) : 1;
  if (fields < 1 || fields > 16) return 2;
  rl_outstream = stderr;
  setvbuf(stderr, NULL, _IOFBF, BUFSIZ);
  for (int field = 0; field < fields; field++) {
    snprintf(prompt, sizeof prompt, "f%d: ", field + 1);
    answers[field] = readline(prompt);
    if (!answers[field]) return 1;
  }
  for (int field = 0; field < fields; field++) fputs(answers[field], stdout);
  return 0;
}
