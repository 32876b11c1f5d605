// SPDX-License-Identifier: GPL-3.0-or-later

/// Where histories are kept. The XDG Base Directory Specification, `$XDG_STATE_HOME`.
struct HistoryPlaces {
  /// The folder of the histories that have keys; `nil` where it is not known.
  private let folder: String?

  private let homes: PathKind.Homes

  /// How large the file of a key may become; a file that the person has named is never shortened.
  private static let largestByteCount = 4 << 20

  /// The places that the environment names.
  init(_ environment: Environment, homes: @escaping PathKind.Homes) {
    self.homes = homes
    let named = environment["XDG_STATE_HOME"].flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
    folder = (named ?? homes("").map { $0 + "/.local/state" }).map { $0 + "/prompt/history" }
  }

  /// The file of a history.
  func file(of name: HistoryName) throws(HistoryFile.Fault) -> HistoryFile {
    switch name {
    case .file(let path):
      guard path.utf8.starts(with: "~/".utf8), let home = homes("") else { return HistoryFile(path: path) }
      return HistoryFile(path: home + path.dropFirst())
    case .key(let key):
      guard let folder, HistoryName.isKey(key) else { throw .noPlace }
      return HistoryFile(path: folder + "/" + key, largestByteCount: HistoryPlaces.largestByteCount)
    }
  }

  /// Makes the folder for a history that has a key.
  func makeFolder(for name: HistoryName) throws(HistoryFile.Fault) {
    guard case .key = name, let folder else { return }
    do throws(SystemError) {
      try Folder.make(folder)
    } catch {
      throw .failed(error)
    }
  }
}
