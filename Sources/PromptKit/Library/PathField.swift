// SPDX-License-Identifier: GPL-3.0-or-later

/// The name of a file or folder, which Tab completes. In the answer a leading `~` or `~USER` is spelled out.
///
/// That the file exists is not asked for: the answer may be the name of one to be made.
public struct PathField: TextualField, CompletedField {
  /// What the person is asked.
  public var question: Question

  /// A field called `label`.
  ///
  /// - Parameters:
  ///   - label: the words beside the field.
  ///   - name: what conditions, files and the environment call it; `nil` for the label.
  ///   - isFolder: whether Tab completes folders only.
  public init(_ label: String, name: String? = nil, isFolder: Bool = false) {
    question = Question(label, named: name, kind: PathKind(isFolder: isFolder))
  }
}
