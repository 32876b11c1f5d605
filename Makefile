# SPDX-License-Identifier: GPL-3.0-or-later

PREFIX = /usr/local
program = .build/release/prompt
version := $(shell sed -n 's/.*var number: String { "\(.*\)" }.*/\1/p' Sources/prompt/Version.swift)
written := $(shell sed -n 's/.*var date: String { "\(.*\)" }.*/\1/p' Sources/prompt/Version.swift)
quietly = SWIFT_BACKTRACE=enable=no

# On Linux one file without libraries; on macOS with Homebrew's readline and PCRE2.
ifeq ($(shell uname -s),Darwin)
brew := $(shell brew --prefix 2>/dev/null)
release_flags = -Xlinker -dead_strip
flags = $(foreach library,readline pcre2,-Xcc -I$(brew)/opt/$(library)/include -Xlinker -L$(brew)/opt/$(library)/lib)
else
# Embedded Swift: only what is called of Swift's library is in the program, which is smaller and starts sooner for it.
swift := $(shell swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
triple := $(shell swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
release_flags = -Xswiftc -enable-experimental-feature -Xswiftc Embedded
# What it lacks is an error where the program uses it; the library may. Its runtime checks no exclusive access: none is called to.
release_flags += -Xswiftc -Wwarning -Xswiftc EmbeddedRestrictions -Xswiftc -enforce-exclusivity=unchecked
release_flags += -Xcc -fmodule-map-file=$(CURDIR)/Sources/CSystem/glibc/module.modulemap
release_flags += -Xlinker $(swift)/embedded/$(triple)/libswiftUnicodeDataTables.a -Xlinker -lm
release_flags += -Xswiftc -Xclang-linker -Xswiftc -static -Xswiftc -use-ld=lld
stripped = -Xlinker -s
# What a key and a form call stands together, so that less of the program is read into memory.
release_flags += -Xswiftc -Xfrontend -Xswiftc -function-sections
release_flags += -Xlinker --symbol-ordering-file=$(CURDIR)/Tests/order.txt -Xlinker --no-warn-symbol-ordering
endif

build: ## the program, optimised: .build/release/prompt (the default)
	@Tests/dependencies.sh build
	swift build -c release --product prompt $(flags) $(release_flags) $(stripped)

demo: build ## fills in a form with you, or without a terminal from a file
	@Tests/demo.sh

test: ## everything that is tested; installs what the tests need
	@Tests/dependencies.sh test
	@$(MAKE) --no-print-directory layers
	$(quietly) swift test $(flags)
	@$(MAKE) --no-print-directory build
	$(quietly) PROMPT_UNDER_TEST=$(program) swift test $(flags) --skip-build --filter TerminalTests
	seeds/pictures/draw.py --check $(program)

layers: ## who may know whom in Sources/PromptKit
	@Tests/layers.sh

lint: ## the format of the source, ShellCheck over the scripts, the two READMEs beside each other
	@Tests/dependencies.sh lint
	swift format lint --strict --recursive Sources Tests seeds Package.swift
	Tests/scripts.sh
	Tests/readmes.sh

docs: ## the library's documentation: .build/docs; every public thing has words
	@Tests/dependencies.sh test
	@Tests/docs.sh $(flags)

# Two bare programs show how much of a figure is readline's, and how much is Swift's.
limits = .build/bench/limits
ifeq ($(shell uname -s),Darwin)
limit_c = -I$(brew)/opt/readline/include -L$(brew)/opt/readline/lib -lreadline
else
limit_c = -static -fuse-ld=lld -lreadline -ltinfo
limit_swift = -static-executable -use-ld=lld
endif

bench: build ## speed and size beside bash's `read -e` and others, as ratios, in ROUNDS rounds (11)
	mkdir -p $(limits)
	-clang -O2 -o $(limits)/limit-c Tests/Bench/limits/limit.c $(limit_c)
	-swiftc -O -parse-as-library $(limit_swift) -o $(limits)/limit-swift Tests/Bench/limits/limit.swift
	PROMPT_BENCH=1 swift run -c release --scratch-path .build/bench $(flags) bench $(program) $(limits) $(ROUNDS)

pictures: build ## the pictures of the READMEs anew, from their keys in seeds/pictures
	seeds/pictures/draw.py $(program)

# Optimised, because a fuzzer is as good as it is fast; the sanitizers are clang's, which Swift brings along.
fuzz: ## bytes that break a promise (Tests/Fuzz), FUZZ_SECONDS (300) for each of FUZZERS (all)
	@Tests/dependencies.sh build
	PROMPT_FUZZ=1 swift build -c release --product fuzz --scratch-path .build/fuzz $(flags) \
	  -Xswiftc -sanitize=fuzzer,address -Xswiftc -enable-testing
	@$(quietly) Tests/fuzz.sh .build/fuzz/release/fuzz $(or $(FUZZ_SECONDS),300) $(FUZZERS)

# `revoke` always fails: there is no guardian then, whose process valgrind cannot run.
order: ## Tests/order.txt anew (Linux, valgrind), where another Swift has made it old
	swift build -c release --product prompt $(flags) $(release_flags) -Xlinker --defsym=clone=revoke
	Tests/order.sh $(program) >Tests/order.txt.new && mv Tests/order.txt.new Tests/order.txt

# Where things are installed; all but the program print themselves.
prefix = $(DESTDIR)$(PREFIX)
binary = $(prefix)/bin/prompt
manual = $(prefix)/share/man/man1/prompt.1
bash_completion = $(prefix)/share/bash-completion/completions/prompt
zsh_completion = $(prefix)/share/zsh/site-functions/_prompt
fish_completion = $(prefix)/share/fish/vendor_completions.d/prompt.fish
printed = $(manual) $(bash_completion) $(zsh_completion) $(fish_completion)

install: build ## the program, its manual page and completions, to $(DESTDIR)$(PREFIX)
	install -d $(dir $(binary) $(printed))
	install -m 755 $(program) $(binary)
	$(program) manual >$(manual)
	$(program) completion bash >$(bash_completion)
	$(program) completion zsh >$(zsh_completion)
	$(program) completion fish >$(fish_completion)
	chmod 644 $(printed)

uninstall: ## takes them away again
	rm -f $(binary) $(printed)

# Both packages hold what `make install` installs, and what is to be said of the libraries that the program has in it.
packaged = prompt-$(version)-linux-$(shell uname -m)
architecture = $(shell dpkg --print-architecture)
libraries = libreadline-dev libncurses-dev libpcre2-dev libc6 libstdc++6
# Who makes the package, as Debian's own tools ask for it.
DEBFULLNAME ?= prompt maintainers
DEBEMAIL ?= maintainers@prompt.example

define control
Package: prompt
Version: $(version)
Architecture: $(architecture)
Maintainer: $(DEBFULLNAME) <$(DEBEMAIL)>
Section: utils
Priority: optional
Description: ask several things in the terminal as one form
 Shell scripts call it to ask a person for texts, secrets, numbers, paths and
 choices at once. Fields are edited with GNU readline and the keys of the
 person's own inputrc. Piped in, given as flags or read from a file, the same
 answers go through the same checks, so that one script serves people and CI.
endef

# Debian's own form of it, for which the package is one version; ours stands beside it.
define debian_changelog
prompt ($(version)) unstable; urgency=medium

  * What is new is told in CHANGELOG.md.gz.

 -- $(DEBFULLNAME) <$(DEBEMAIL)>  $(shell LC_ALL=C date -uR -d '$(written)')
endef

# What a look at the package takes for faults.
define overrides
# One file that needs no libraries is what the package is for.
prompt: statically-linked-binary
prompt: embedded-library
# The notices of its libraries stand as they give them.
prompt: old-fsf-address-in-copyright-file
prompt: copyright-refers-to-symlink-license *
# Swift's runtime keeps the names of Unicode's characters in pieces.
prompt: spelling-error-in-binary *
endef

define copyright
prompt is copyright of its contributors, and free software under the terms of
the GNU General Public License, version 3 or later; on Debian its text is in
/usr/share/common-licenses/GPL-3.

The program holds parts of GNU readline, ncurses, PCRE2, the GNU C library and
libstdc++, whose notices follow as Debian gives them, and of the Swift runtime,
copyright Apple Inc. and the Swift project authors, under the Apache License 2.0
(/usr/share/common-licenses/Apache-2.0) with its Runtime Library Exception.
endef

# The words above, and the notices of the machine that builds.
print_copyright = { printf '%s\n' "$$copyright_text"; for library in $(libraries); do \
	  printf '\n== %s\n\n' $$library; cat /usr/share/doc/$$library/copyright || exit; done; }

deb dist: export copyright_text = $(copyright)
deb: export control_text = $(control)
deb: export changelog_text = $(debian_changelog)
deb: export overrides_text = $(overrides)

deb: build ## a Debian package, .build/prompt_VERSION_ARCHITECTURE.deb (on Debian and its kin)
	rm -rf .build/deb .build/prompt_*.deb
	$(MAKE) --no-print-directory install DESTDIR=.build/deb PREFIX=/usr \
	  zsh_completion=.build/deb/usr/share/zsh/vendor-completions/_prompt
	gzip -9n .build/deb/usr/share/man/man1/prompt.1
	install -d .build/deb/DEBIAN .build/deb/usr/share/doc/prompt .build/deb/usr/share/lintian/overrides
	$(print_copyright) >.build/deb/usr/share/doc/prompt/copyright
	gzip -9nc CHANGELOG.md >.build/deb/usr/share/doc/prompt/CHANGELOG.md.gz
	printf '%s\n' "$$changelog_text" | gzip -9nc >.build/deb/usr/share/doc/prompt/changelog.gz
	printf '%s\n' "$$overrides_text" >.build/deb/usr/share/lintian/overrides/prompt
	printf '%s\n' "$$control_text" >.build/deb/DEBIAN/control
	cd .build/deb && find usr -type f | LC_ALL=C sort | xargs md5sum >DEBIAN/md5sums
	dpkg-deb --root-owner-group --build .build/deb .build/prompt_$(version)_$(architecture).deb

dist: build ## a tarball for any Linux, .build/prompt-VERSION-linux-MACHINE.tar.gz, and its checksum
	rm -rf .build/dist .build/prompt-*.tar.gz*
	$(MAKE) --no-print-directory install DESTDIR=.build/dist/$(packaged) PREFIX=
	cp -R README.md README.ko.md CHANGELOG.md LICENSE seeds .build/dist/$(packaged)
	$(print_copyright) >.build/dist/$(packaged)/COPYRIGHT
	tar -C .build/dist --owner=0 --group=0 -czf .build/$(packaged).tar.gz $(packaged)
	cd .build && sha256sum $(packaged).tar.gz >$(packaged).tar.gz.sha256

clean: ## all that was built
	rm -rf .build

help: ## this list
	@awk -F ': .*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

.PHONY: build demo test layers lint docs bench fuzz pictures order install uninstall deb dist clean help
