// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What belongs to the whole process, such as its signal handlers: one test at a time.
@Suite(.serialized) enum EndOfProcessTests {}
