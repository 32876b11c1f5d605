// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Runs `body` on a thread of its own. A task would share its few threads with the tests, which wait for what it does.
func meanwhile(_ body: @escaping @Sendable () -> Void) {
  Thread.detachNewThread(body)
}
