// SPDX-License-Identifier: GPL-3.0-or-later

/// Hands a reader the bytes of a stream as it needs them, and takes not a byte more from the stream than it consumes.
struct StreamFeed {
  private let source: LookAheadReader
  private var fedCount = 0
  private var consumedCount = 0
  private var isSilenceTold = false
  private let watch: Watch
  private let onSilence: () -> Void

  /// Called before anything is waited for.
  var beforeWaiting: () throws(SystemError) -> Void = {}

  /// How long an answer, or a record by names, may be in bytes: 128 MiB. A stream that never comes to the end of one, such as
  /// a device's, would be read until no memory is left.
  static let longestAnswer = 1 << 27

  /// The same for this stream.
  var longestAnswer = StreamFeed.longestAnswer

  /// How long a stream may bring nothing before the person who forgot to feed it is told.
  private static let patience = Duration.seconds(1)

  /// The bytes of `descriptor`; `onSilence` is called once when nothing comes for a second.
  init(_ descriptor: Descriptor, _ watch: Watch, onSilence: @escaping () -> Void) {
    source = LookAheadReader(descriptor)
    self.watch = watch
    self.onSilence = onSilence
  }

  /// More bytes, none at the end. All that were handed out by now belong to what is being read.
  ///
  /// - Parameter byteOffset: where in the stream the answer, or the record by names, begins that is being read.
  /// - Throws: `SystemError.answerTooLong` where it is longer than any may be.
  mutating func more(forAnswerAt byteOffset: Int) throws(SystemError) -> ArraySlice<UInt8> {
    take(to: fedCount)
    if fedCount - byteOffset > longestAnswer { throw .answerTooLong }
    try waitForMore()
    let bytes = try source.peek()
    fedCount += bytes.count
    return bytes
  }

  private mutating func waitForMore() throws(SystemError) {
    // A stream that never pauses must not keep a signal from being heard.
    _ = try watch.wait(until: .zero) { _ in }
    let told = MonotonicClock.now + StreamFeed.patience
    while try !source.isReady(until: .zero) {
      try beforeWaiting()
      let isReady = try watch.wait(until: isSilenceTold ? nil : told) { _ = $0.watch(source.descriptor) }
      if !isReady && !isSilenceTold {
        isSilenceTold = true
        onSilence()
      }
    }
  }

  /// Leaves what is behind the first `consumedByteCount` bytes for whoever reads the stream next.
  mutating func finish(at consumedByteCount: Int) throws(SystemError) {
    take(to: consumedByteCount)
    try source.settle()
  }

  private mutating func take(to count: Int) {
    source.consume(count - consumedCount)
    consumedCount = max(count, consumedCount)
  }
}
