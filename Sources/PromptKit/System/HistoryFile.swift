// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of earlier answers that several processes share.
///
/// Only its end is read. An entry is appended in one write, under a lock that is waited for at most 200 ms; without the lock
/// it is appended all the same, for appended writes do not overwrite each other. What is not a regular file of ours is
/// neither read nor written, and no symbolic link is followed.
struct HistoryFile: Equatable, Sendable {
  /// Why a history can neither be read nor written.
  enum Fault: Error, Equatable, Sendable {
    /// A folder, a FIFO, a device.
    case notRegular
    /// Another user's.
    case notOurs
    /// The name is a symbolic link.
    case symbolicLink
    /// It is not known where histories are kept.
    case noPlace
    /// The system says why.
    case failed(SystemError)
  }

  /// The end of a history.
  struct Tail: Equatable, Sendable {
    /// Its entries, oldest first.
    var entries: [String] = []

    /// Whether there is nothing older in the file.
    var isWhole = true

    /// Where in the file it ends, in bytes.
    var end = 0
  }

  let path: String

  /// How many bytes the file may have before its older half is let go; `nil` where it may grow for ever.
  let largestByteCount: Int?

  private static let lockPatience = Duration.milliseconds(200)

  init(path: String, largestByteCount: Int? = nil) {
    self.path = path
    self.largestByteCount = largestByteCount
  }

  /// The entries in the last `byteCount` bytes, or in those before `end`; none where there is no file.
  func tail(ofBytes byteCount: Int, before end: Int = .max) throws(Fault) -> Tail {
    let file: Descriptor
    do throws(Fault) {
      file = try open(O_RDONLY)
    } catch {
      if case .failed(let error) = error, error.code == ENOENT { return Tail() }
      throw error
    }
    defer { file.close() }
    do throws(SystemError) {
      return try tail(of: file, byteCount, before: end)
    } catch {
      throw .failed(error)
    }
  }

  /// Puts `entry` at the end, unless it is empty or the last one already; makes the file if there is none. It is 0600 then.
  ///
  /// - Parameter seconds: when it was made, since 1970.
  /// - Throws: what went wrong; the file is then as it was.
  func append(_ entry: String, at seconds: Int64) throws(Fault) {
    guard !entry.isEmpty else { return }
    // A file that may not grow so far is told of by the write, not by a signal.
    let before = Signal.fileTooLarge.setIgnored()
    defer { Signal.fileTooLarge.set(before) }
    while try !appendOnce(HistoryFormat.bytes(of: entry, at: seconds), entry) {}
  }

  /// The result is false where the file was replaced by another meanwhile, as happens when somebody shortens it.
  private func appendOnce(_ bytes: [UInt8], _ entry: String) throws(Fault) -> Bool {
    let file = try open(O_RDWR | O_APPEND | O_CREAT)
    defer { file.close() }
    let isLocked = file.lock(within: HistoryFile.lockPatience)
    guard isCurrent(file) else { return false }
    // One that was made by others may be open to all.
    _ = fchmod(file.number, 0o600)
    do throws(SystemError) {
      try append(bytes, entry, to: file, isLocked: isLocked)
    } catch {
      throw .failed(error)
    }
    if isLocked { shorten(file) }
    return isLocked || isCurrent(file)
  }

  private func append(
    _ bytes: [UInt8], _ entry: String, to file: Descriptor, isLocked: Bool
  ) throws(SystemError) {
    let size = try file.byteCount
    let last = try tail(of: file, bytes.count + 64, before: size).entries.last
    if let last, last.utf8.elementsEqual(entry.utf8) { return }
    // Whoever wrote before may have left the last line open.
    let end = try file.read(from: max(size - 1, 0), count: min(size, 1))
    let isLineOpen = end.first.map { $0 != UInt8(ascii: "\n") } ?? false
    do throws(SystemError) {
      try file.writeAll((isLineOpen ? [UInt8(ascii: "\n")] : []) + bytes)
    } catch {
      // Without the lock others may have written behind.
      if isLocked { file.truncate(to: size) }
      throw error
    }
  }

  private func tail(of file: Descriptor, _ byteCount: Int, before end: Int) throws(SystemError) -> Tail {
    let end = min(end, try file.byteCount)
    // The byte before is read too: with a line break there, the tail begins with a whole line.
    let start = max(end - min(byteCount, 1 << 40) - 1, 0)
    let bytes = try file.read(from: start, count: end - start)
    return Tail(
      entries: HistoryFormat.entries(in: bytes[...], isTail: start > 0), isWhole: start == 0, end: end)
  }

  /// Lets the older half of a file go that has become too large, all at once; where that fails the file stays as it is.
  private func shorten(_ file: Descriptor) {
    guard let largestByteCount, let size = try? file.byteCount, size > largestByteCount,
      let newer = try? file.read(from: size - largestByteCount / 2, count: largestByteCount / 2)
    else { return }
    let draft = path + ".\(getpid())~"
    guard let new = try? Descriptor.open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW) else { return }
    defer { new.close() }
    do throws(SystemError) {
      try new.writeAll(HistoryFormat.wholeEntries(in: newer))
      try retrying("fsync") { fsync(new.number) }
      try retrying("rename") { unsafe rename(draft, path) }
    } catch {
      _ = unsafe unlink(draft)
    }
  }

  private func open(_ flags: Int32) throws(Fault) -> Descriptor {
    let file: Descriptor
    do throws(SystemError) {
      // A FIFO would keep us waiting.
      file = try Descriptor.open(path, flags | O_NOFOLLOW | O_NONBLOCK)
    } catch {
      switch error.code {
      case ELOOP: throw .symbolicLink
      case EISDIR, ENXIO: throw .notRegular
      default: throw .failed(error)
      }
    }
    let fault: Fault? =
      file.status?.kind != .regular ? .notRegular : file.owner != geteuid() ? .notOurs : nil
    guard let fault else { return file }
    file.close()
    throw fault
  }

  /// Whether the path still leads to that file.
  private func isCurrent(_ file: Descriptor) -> Bool {
    FileStatus.at(path)?.identity == file.status?.identity
  }
}
