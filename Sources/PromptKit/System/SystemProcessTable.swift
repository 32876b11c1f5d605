// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The processes that run now, as `/proc` tells of them (proc(5)). Where there is no `/proc`, none can be seen.
struct SystemProcessTable: ProcessTable {
  func process(_ pid: Int32) -> ProcessFacts? {
    guard let status = contents("/proc/\(pid)/stat"), let parent = Self.parent(inStatus: status) else {
      return nil
    }
    return ProcessFacts(
      pid: pid, parent: parent, executable: executable(of: pid),
      arguments: Self.arguments(inCommandLine: contents("/proc/\(pid)/cmdline") ?? []))
  }

  func auxiliaryVector(of pid: Int32) -> [UInt8]? { contents("/proc/\(pid)/auxv") }

  func descriptors(of pid: Int32) -> [DescriptorFacts]? {
    guard let folder = unsafe opendir("/proc/\(pid)/fd") else { return nil }
    defer { unsafe closedir(folder) }
    var found: [DescriptorFacts] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let number = Int32(name), let facts = descriptor(number, of: pid) { found.append(facts) }
    }
    return found
  }

  private func descriptor(_ number: Int32, of pid: Int32) -> DescriptorFacts? {
    guard let status = FileStatus.at("/proc/\(pid)/fd/\(number)"),
      let text = contents("/proc/\(pid)/fdinfo/\(number)"),
      let flags = Self.field("flags:", in: text, radix: 8)
    else { return nil }
    let access = Int32(truncatingIfNeeded: flags) & O_ACCMODE
    return DescriptorFacts(
      number: number, identity: status.identity, kind: status.kind, isTerminal: status.isLikelyTerminal,
      isReadable: access != O_WRONLY, isWritable: access != O_RDONLY,
      isCloseOnExec: Int32(truncatingIfNeeded: flags) & O_CLOEXEC != 0,
      offset: Self.field("pos:", in: text, radix: 10) ?? 0)
  }

  private func executable(of pid: Int32) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = unsafe readlink("/proc/\(pid)/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    let path = buffer[..<count].map { UInt8(bitPattern: $0) }
    return String(decoding: path[path.endIndex(after: UInt8(ascii: "/"))...], as: UTF8.self)
  }

  private func contents(_ path: String) -> [UInt8]? {
    guard let file = try? Descriptor.open(path) else { return nil }
    defer { file.close() }
    return try? file.readAll()
  }

  /// The fourth field of `/proc/PID/stat`; the second is a name in parentheses that may itself hold spaces and parentheses.
  static func parent(inStatus status: [UInt8]) -> Int32? {
    let fields = status[status.endIndex(after: UInt8(ascii: ")"))...].split(separator: UInt8(ascii: " "))
    return fields.count > 1 ? Int32(String(decoding: fields[1], as: UTF8.self)) : nil
  }

  /// The words of `/proc/PID/cmdline`, each of which ends with a NUL.
  static func arguments(inCommandLine line: [UInt8]) -> [String] {
    line.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// A number in `/proc/PID/fdinfo/N`, whose lines are `name:<tab>value`.
  static func field(_ name: String, in text: [UInt8], radix: Int) -> Int64? {
    for line in text.split(separator: UInt8(ascii: "\n")) where line.starts(with: name.utf8) {
      let value = line.dropFirst(name.utf8.count).drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
      return Int64(String(decoding: value, as: UTF8.self), radix: radix)
    }
    return nil
  }
}

extension FileStatus {
  /// Whether it is a character device that is none of the memory devices (`/dev/null`, `/dev/zero`, …), whose major number is 1.
  fileprivate var isLikelyTerminal: Bool { kind == .characterDevice && (deviceNumber >> 8) & 0xfff != 1 }
}

extension [UInt8] {
  /// Where the text after the last `separator` begins; the whole text's beginning when there is none.
  fileprivate func endIndex(after separator: UInt8) -> Int {
    lastIndex(of: separator).map { $0 + 1 } ?? startIndex
  }
}
