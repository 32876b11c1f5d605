// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// What is wrong with a command line.
enum UsageFault: Error, Equatable, Sendable {
  /// An argument, counted from 1, that is not UTF-8.
  case notUTF8(argument: Int)
  /// A word that begins with `-` and is no option; `nearest` is the option that it resembles, and `mayBeLabel` tells
  /// whether it stands where a label may.
  case unknownOption(String, nearest: String?, mayBeLabel: Bool)
  /// A word that belongs to nothing.
  case strayWord(String)
  /// A word behind `--help` that the help has no page for.
  case unknownTopic(String)
  /// An attribute before the first field.
  case attributeWithoutField(String)
  /// An attribute that the kind of the field cannot have.
  case misfit(attribute: String, kind: FieldKind, field: String)
  /// An option at the end that lacks its argument.
  case missingArgument(option: String, argument: String)
  /// An argument given to an option that takes none.
  case superfluousArgument(option: String)
  /// An argument that the option cannot take.
  case wrongArgument(option: String, text: String, Expected)
  /// A pattern that cannot be compiled.
  case wrongPattern(field: String, PatternFault)
  /// A secret whose value stands on the command line.
  case secretOnCommandLine(field: String)
  /// A name that means something to those who read the output.
  case reservedName(String, ReservedNames.Reader)
  /// An answer of several lines among others in a format that could not tell where it ends.
  case ambiguousOutput(field: String)
  /// An answer for a name that no field has; `nearest` is the one that it resembles.
  case unknownName(String, nearest: String?)
  /// An argument of the script that is none of its flags; `nearest` is the one that it resembles.
  case unknownFlag(String, nearest: String?)
  /// An argument of the script that is neither a flag nor belongs to one.
  case operand(String)
  /// What stands behind `--` among the script's arguments, where it is no command: whoever calls the script could name one.
  case commandInFlags(String)
  /// A flag for a secret, whose value would stand on a command line.
  case secretFlag(field: String)
  /// A flag that two fields would have, or a field and the script's own `--help` and `--no-input`.
  case repeatedFlag(String, field: String)
  /// Nothing behind `--`.
  case noCommand
  /// An output format beside a command, which leaves nothing to be written.
  case outputWithCommand
  /// Several forms are asked, and there is neither a command nor a format that tells one record from the next.
  case loopWithoutReader
  /// An option that means something only beside another.
  case needsOther(option: String, other: String)
  /// A secret whose answer would stand in the next form.
  case secretKept(field: String)
  /// A command line without a field.
  case noField
  /// A form of notes alone, which nobody would see: it is filled in before it is shown.
  case nothingToAsk

  /// What an option takes.
  enum Expected: Equatable, Sendable {
    /// One of these words.
    case oneOf([String])
    /// A range of numbers.
    case numberRange
    /// A range of counts.
    case lengthRange
    /// A time.
    case time
    /// A count from 1.
    case count
    /// The key or the file of a history.
    case historyName
    /// The beginning of a name.
    case namePrefix
    /// A name, `=` and a value.
    case nameAndValue
  }
}
