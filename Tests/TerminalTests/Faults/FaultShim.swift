// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

#if os(Linux)
  /// A library that is loaded into the program before all others, and spoils what it does.
  enum FaultShim {
    /// Compiles it in `folder` and returns its path, `nil` where there is no compiler.
    static func make(in folder: ScratchFolder) throws -> String? {
      let library = folder.path + "/shim.so"
      let file = try folder.write(source, to: "shim.c")
      let launch = Launch(
        "clang", ["-shared", "-fPIC", "-O0", "-o", library, file, "-ldl"], input: .file("/dev/null"))
      return (try? RunningProgram.run(launch))?.ending == .exited(0) ? library : nil
    }

    /// The byte that sets a hook off once it is typed: C-].
    static let trigger: UInt8 = 0x1d

    /// `SHIM_SHORT=N`: no write takes more than N bytes, and the file `spoilt` tells that one did not. `SHIM_HOOK=exit3|stackoverflow`: what is done when C-] is read.
    private static let source = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <fcntl.h>
      #include <stdlib.h>
      #include <string.h>
      #include <unistd.h>

      ssize_t write(int file, const void *bytes, size_t count) {
        static ssize_t (*next)(int, const void *, size_t);
        if (!next) next = dlsym(RTLD_NEXT, "write");
        const char *most = getenv("SHIM_SHORT");
        if (!most || count <= (size_t)atol(most)) return next(file, bytes, count);
        static int told;
        if (!told) told = 1 + close(open("spoilt", O_CREAT | O_WRONLY, 0600));
        return next(file, bytes, atol(most));
      }

      static int deep(volatile char *above) {
        volatile char room[4096];
        room[0] = *above;
        return deep(room) + room[0];
      }

      ssize_t read(int file, void *bytes, size_t count) {
        static ssize_t (*next)(int, void *, size_t);
        if (!next) next = dlsym(RTLD_NEXT, "read");
        ssize_t length = next(file, bytes, count);
        const char *hook = getenv("SHIM_HOOK");
        if (hook && length > 0 && memchr(bytes, 0x1d, length)) {
          char start = 0;
          if (!strcmp(hook, "exit3")) exit(3);
          if (!strcmp(hook, "stackoverflow")) deep(&start);
        }
        return length;
      }
      """
  }
#endif
