// SPDX-License-Identifier: GPL-3.0-or-later

// The command has one thread, and in Embedded Swift no runtime for tasks.
#if !hasFeature(Embedded)

  extension Taps {
    /// The taps from now on, as a sequence that another task can wait for; it ends when the form's session ends, at once
    /// where that is over already.
    public var values: AsyncStream<Tap> {
      let (stream, continuation) = AsyncStream.makeStream(of: Tap.self)
      if observers.isFinished {
        continuation.finish()
      } else {
        _ = observers.add({ continuation.yield($0) }, finish: { continuation.finish() })
      }
      return stream
    }
  }

#endif
