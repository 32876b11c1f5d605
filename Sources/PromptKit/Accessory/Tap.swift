// SPDX-License-Identifier: GPL-3.0-or-later

/// One tap on a Done button. It carries nothing: that it fell is all there is to say.
public struct Tap: Equatable, Sendable {}
