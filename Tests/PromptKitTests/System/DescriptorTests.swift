// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct DescriptorTests {
  @Test("What is written to a pipe is read from it, and its end is 0")
  func throughPipe() throws {
    let (reading, writing) = try Descriptor.pipe()
    defer { reading.close() }
    try writing.writeAll(Array("한글".utf8))
    writing.close()
    var buffer = [UInt8](repeating: 0, count: 4)
    #expect(try reading.read(into: &buffer) == 4)
    #expect(try reading.readByte() == Array("한글".utf8)[4])
    #expect(try reading.read(into: &buffer) == 1)
    #expect(try reading.read(into: &buffer) == 0)
    #expect(try reading.readByte() == nil)
  }

  @Test("All is written and read through a pipe that neither blocks nor holds it at once")
  func morethanThePipeHolds() async throws {
    let (reading, writing) = try Descriptor.pipe()
    try writing.setOpenFileFlags(O_WRONLY | O_NONBLOCK)
    try reading.setOpenFileFlags(O_NONBLOCK)
    let text = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    async let read = Task.detached { try reading.readAll() }.value
    try writing.writeAll(text)
    writing.close()
    #expect(try await read == text)
    reading.close()
  }

  @Test("Reading stops at the limit and leaves the rest")
  func readsUpToLimit() throws {
    let (reading, writing) = try Descriptor.pipe()
    defer { reading.close() }
    try writing.writeAll(Array("abc".utf8))
    writing.close()
    #expect(try reading.readAll(limit: 2) == Array("ab".utf8))
  }

  @Test("A new descriptor is not inherited by the programs that we start")
  func closeOnExec() throws {
    let file = try Descriptor.open("/dev/null")
    let (reading, writing) = try Descriptor.pipe()
    for descriptor in [file, reading, writing] {
      #expect(fcntl(descriptor.number, F_GETFD) == FD_CLOEXEC)
      descriptor.close()
    }
  }

  @Test("A file that is not there is an error with the system's own words")
  func notThere() {
    let error = #expect(throws: SystemError.self) { try Descriptor.open("/nonexistent/file") }
    #expect(error == SystemError(code: ENOENT, call: "open"))
    #expect(error?.message == "No such file or directory")
  }

  @Test("A closed number is not open, has no status and cannot be written")
  func closed() {
    let descriptor = Descriptor(-1)
    #expect(!descriptor.isOpen)
    #expect(descriptor.status == nil)
    #expect(!descriptor.isTerminal)
    #expect(descriptor.obstacleToWriting == SystemError(code: EBADF, call: "write"))
  }

  @Test("The status tells what a descriptor leads to")
  func status() throws {
    let (reading, writing) = try Descriptor.pipe()
    let null = try Descriptor.open("/dev/null")
    let folder = try Descriptor.open("/")
    defer { for descriptor in [reading, writing, null, folder] { descriptor.close() } }
    #expect(reading.status?.kind == .pipe)
    #expect(reading.status?.identity == writing.status?.identity)
    #expect(null.status?.kind == .characterDevice)
    #expect(null.status?.deviceNumber == FileStatus.at("/dev/null")?.deviceNumber)
    #expect(folder.status?.kind == .directory)
  }

  @Test("That nothing can be written is known before, save for a full disk")
  func obstacles() throws {
    let (reading, writing) = try Descriptor.pipe()
    let null = try Descriptor.open("/dev/null", O_WRONLY)
    defer { for descriptor in [writing, null] { descriptor.close() } }
    #expect(null.obstacleToWriting == nil)
    #expect(writing.obstacleToWriting == nil)
    #expect(reading.obstacleToWriting == SystemError(code: EBADF, call: "write"))
    reading.close()
    #expect(writing.obstacleToWriting == SystemError(code: EPIPE, call: "write"))
  }

  @Test("A full device is an error of the writing")
  func fullDevice() throws {
    guard let full = try? Descriptor.open("/dev/full", O_WRONLY) else { return }
    defer { full.close() }
    #expect(throws: SystemError(code: ENOSPC, call: "write")) { try full.writeAll([1]) }
  }
}
