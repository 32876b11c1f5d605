// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Runs what waits for other programs on threads of its own, a few at a time: on the threads that all tests share it would keep
/// others from going on.
actor Gate {
  private var freePlaces: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(places: Int) {
    freePlaces = places
  }

  /// What `body` returns or throws, once there was a place for it.
  func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    if freePlaces > 0 { freePlaces -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
    defer { if waiting.isEmpty { freePlaces += 1 } else { waiting.removeFirst().resume() } }
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
    }
  }
}
