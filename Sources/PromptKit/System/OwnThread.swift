// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads that may wait as long as they like, unlike those of Swift's concurrency.
enum OwnThread {
  /// What a thread does, where its start finds it.
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// As much as a main thread usually has, in bytes: some systems give others a sixteenth of it.
  private static let stackSize = 8 << 20

  /// Has a new thread run `body`; false where the system has none left. The C name is `pthread_create`.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { unsafe attributes.deallocate() }
    guard unsafe pthread_attr_init(attributes) == 0 else { return false }
    defer { _ = unsafe pthread_attr_destroy(attributes) }
    _ = unsafe pthread_attr_setstacksize(attributes, stackSize)
    _ = unsafe pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
    let work = unsafe Unmanaged.passRetained(Work(body))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let error = unsafe pthread_create(
      &thread, attributes, { start in unsafe OwnThread.run(start) }, work.toOpaque())
    if error != 0 { unsafe work.release() }
    return error == 0
  }

  private static func run(_ start: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let start = unsafe start { unsafe Unmanaged<Work>.fromOpaque(start).takeRetainedValue().run() }
    return nil
  }
}
