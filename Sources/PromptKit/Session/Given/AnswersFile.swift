// SPDX-License-Identifier: GPL-3.0-or-later

/// A file of answers: a JSON object, or else assignments as in `.env` files. Names that no field has are left out.
struct AnswersFile {
  /// The file's name as it was given.
  let path: String

  /// What is in it.
  private(set) var record: Record

  /// Why it cannot be read as either; then the record is empty.
  private(set) var fault: RecordFault?

  /// How many bytes a file may have: as many as an answer in a stream.
  private static let largestFile = StreamFeed.longestAnswer

  /// Reads the file at `path`; throws the system's word for why that cannot be done.
  static func read(_ path: String, for form: LiveForm) throws(PromptError) -> AnswersFile {
    do throws(SystemError) {
      let file = try Descriptor.open(path)
      defer { file.close() }
      // A device may have no end.
      let bytes = try file.readAll(limit: largestFile + 1)
      if bytes.count > largestFile { throw SystemError.fileTooLarge }
      return AnswersFile(path, bytes, for: form)
    } catch {
      throw .fileNotRead(path, error.message)
    }
  }

  /// Reads `bytes` as the content of a file.
  init(_ path: String, _ bytes: [UInt8], for form: LiveForm) {
    self.path = path
    let names = NameTable(form.fields.map { $0.question })
    let reader: any RecordReader =
      AnswersFile.isJSON(bytes)
      ? JSONReader(names: names, isLined: false) : DotenvRecordReader(names: names)
    var record = Record(fieldCount: form.fields.count)
    reader.feed(bytes[...])
    reader.end()
    if case .fault(let fault) = reader.next(into: &record) {
      self.fault = fault
      record.removeAll()
    }
    self.record = record
  }

  /// Whether the content begins as a JSON text of several values; an assignment never does.
  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let first = text.first { !($0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
