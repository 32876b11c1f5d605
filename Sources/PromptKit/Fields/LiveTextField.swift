// SPDX-License-Identifier: GPL-3.0-or-later

/// A field of one line: Enter taps Done.
public final class LiveTextField: LiveField {}
