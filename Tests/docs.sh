#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# docs.sh [FLAG…]: the documentation of PromptKit, made by DocC into .build/docs; the flags are for swift.
# A warning of DocC fails, and so does something public that has no words of its own.

set -eu
cd "$(dirname "$0")/.."

swift package "$@" dump-symbol-graph --minimum-access-level public --skip-synthesized-members >/dev/null
graphs=$(dirname "$(swift build "$@" --show-bin-path)")/symbolgraph

# Only what the library's users import: the examples and the tests have no readers.
chosen=.build/docs.symbols
rm -rf "$chosen" .build/docs
mkdir -p "$chosen"
cp "$graphs"/PromptKit.symbols.json "$graphs"/PromptKit@*.symbols.json "$chosen"

python3 - "$chosen"/*.symbols.json <<'END'
import json, sys

bare = []
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        for symbol in json.load(file)["symbols"]:
            name = ".".join(symbol["pathComponents"])
            # The compiler writes this one for an enumeration with raw values.
            if symbol.get("docComment", {}).get("module") != "PromptKit" and not name.endswith("init(rawValue:)"):
                bare.append(name)
if bare:
    sys.exit("docs: public, and without a word of documentation: " + ", ".join(sorted(bare)))
END

docc=docc
if command -v xcrun >/dev/null; then docc='xcrun docc'; fi
# shellcheck disable=SC2086  # two words on macOS
$docc convert Sources/PromptKit/PromptKit.docc --additional-symbol-graph-dir "$chosen" \
  --fallback-display-name PromptKit --fallback-bundle-identifier PromptKit \
  --output-path .build/docs --warnings-as-errors
rm -rf "$chosen"
echo 'docs: .build/docs, to be read with: docc preview, or any server of static files'
