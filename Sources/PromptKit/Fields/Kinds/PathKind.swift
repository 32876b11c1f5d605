// SPDX-License-Identifier: GPL-3.0-or-later

/// The name of a file, or of a folder: one line that Tab completes. In the answer a leading `~` or `~USER` is a home directory.
///
/// That the file exists is not asked for: the answer may be the name of one to be made.
public final class PathKind: Kind {
  /// Tells the home directory of a user, or for an empty name the person's own; `nil` where it knows none.
  typealias Homes = @Sendable (_ user: String) -> String?

  public let word = "path"
  public let editing = Editing.line
  public let measure = Measure.characters
  public let completion: Completion?

  private let homes: Homes

  /// The kind; Tab completes folders only where `isFolder` is true. Who knows the system says where the home directories are.
  init(isFolder: Bool = false, homes: @escaping Homes) {
    completion = isFolder ? .folders : .files
    self.homes = homes
  }

  public func judge(_ text: String) -> Judgement { .accepted(.text(expanded(text))) }

  /// The path with the home directory in the place of a leading `~` or `~USER`; one that is not known stays as it is, as
  /// in a shell. POSIX, "Tilde Expansion".
  private func expanded(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "~") else { return text }
    let end = bytes.firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex
    let user = String(text[bytes.index(after: bytes.startIndex)..<end])
    guard let home = homes(user) else { return text }
    // The root directory as a home, before a slash.
    let isRoot = home == "/" && end < bytes.endIndex
    return (isRoot ? "" : home) + text[end...]
  }
}
