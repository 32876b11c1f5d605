#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packages.sh DEB TARBALL: the Debian package is without fault, installs, and leaves nothing when it is removed; the tarball is
# what its checksum says, and its program runs where it is unpacked. Installs and removes `prompt` on this machine: as root.

set -eu
deb=${1:?DEB is missing} tarball=${2:?TARBALL is missing}
cd "$(dirname "$0")/.."

files=$(mktemp) folder=$(mktemp -d)
trap 'rm -rf "$files" "$folder"' EXIT

lintian --allow-root --fail-on error,warning "$deb"
test -z "$(dpkg-deb --field "$deb" Depends)"

# Also where a small system leaves manual pages out.
dpkg --path-include='/usr/share/*' --install "$deb"
dpkg --listfiles prompt >"$files"
/usr/bin/prompt --version
zcat /usr/share/man/man1/prompt.1.gz >"$folder/prompt.1"
test -z "$(mandoc -T lint -W warning "$folder/prompt.1")"
dpkg --purge prompt
while IFS= read -r file; do
  [ -e "$file" ] || continue
  # Folders that others have as well stay.
  [ -d "$file" ] && [ "${file##*/}" != prompt ] && continue
  echo "$file was left." >&2
  exit 1
done <"$files"

(cd "$(dirname "$tarball")" && sha256sum --check "$(basename "$tarball").sha256")
tar -C "$folder" -xzf "$tarball"
Tests/installed.sh "$folder"/prompt-*
test -s "$folder"/prompt-*/LICENSE
echo 'The packages are in order.'
