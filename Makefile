# SPDX-License-Identifier: GPL-3.0-or-later

PREFIX = /usr/local
program = .build/release/prompt
quietly = SWIFT_BACKTRACE=enable=no

# On Linux one file without libraries; on macOS with Homebrew's readline and PCRE2.
ifeq ($(shell uname -s),Darwin)
brew := $(shell brew --prefix 2>/dev/null)
release_flags = -Xlinker -dead_strip
flags = $(foreach library,readline pcre2,-Xcc -I$(brew)/opt/$(library)/include -Xlinker -L$(brew)/opt/$(library)/lib)
else
release_flags = -Xswiftc -static-executable -Xswiftc -use-ld=lld
stripped = -Xlinker -s
# Swift imports its regular expressions unasked: 1.3 MB that nobody calls.
release_flags += -Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import
# What a form calls stands together, so that less of the program is read into memory.
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
	swift format lint --strict --recursive Sources Tests Package.swift
	Tests/scripts.sh
	Tests/readmes.sh

bench: build ## speed and size beside bash's `read -e`
	PROMPT_BENCH=1 swift run -c release --scratch-path .build/bench $(flags) bench $(program)

pictures: build ## the pictures of the READMEs anew, from their keys in seeds/pictures
	seeds/pictures/draw.py $(program)

order: ## Tests/order.txt anew (Linux, valgrind), where another Swift has made it old
	swift build -c release --product prompt $(flags) $(release_flags)
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

clean: ## all that was built
	rm -rf .build

help: ## this list
	@awk -F ': .*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

.PHONY: build demo test layers lint bench pictures order install uninstall clean help
