// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// All that goes through readline itself: there is one in a process, so its suites run one after the other.
@Suite(.serialized) struct ReadlineTests {}
