// SPDX-License-Identifier: GPL-3.0-or-later

/// A field of one line: Enter taps Done.
final class LiveTextField: LiveField {}
