import StatementModel

/// What can be wrong with a text that should be JSON (RFC 8259), and at which byte.
struct JSONSyntaxError: Error, Equatable {
  var fact: JSONSyntaxFact
  /// The byte of the decoded text at which reading stopped.
  var offset: Int
}

/// The ways in which a text fails to be JSON.
enum JSONSyntaxFact: DiagnosticFact, Equatable {
  case endsEarly(expecting: String)
  case unexpected(byte: UInt8, expecting: String)
  case controlCharacter(byte: UInt8)
  case badEscape
  case badNumber
  case badWord
  case trailingText
  case tooDeep(limit: Int)
  case tooManyMembers(limit: Int)
  /// A string of more bytes than are read: four times as many as a record may have.
  case tooLong(limit: Int)
  case numberTooLong(limit: Int)
}

extension JSONSyntaxFact {
  var code: String {
    switch self {
    case .endsEarly: "json-ends-early"
    case .unexpected: "json-unexpected"
    case .controlCharacter: "json-control-character"
    case .badEscape: "json-bad-escape"
    case .badNumber: "json-bad-number"
    case .badWord: "json-bad-word"
    case .trailingText: "json-trailing-text"
    case .tooDeep: "json-too-deep"
    case .tooManyMembers: "json-too-many-members"
    case .tooLong: "json-too-long"
    case .numberTooLong: "json-number-too-long"
    }
  }

  var summary: String {
    switch self {
    case .endsEarly(let expected): "broken JSON: the text ends where \(expected) should stand"
    case .unexpected(let byte, let expected):
      "broken JSON: \(Self.shown(byte)) where \(expected) should stand"
    case .controlCharacter(let byte):
      "broken JSON: a bare control character \(Self.shown(byte)) in a string"
    case .badEscape: "broken JSON: an unknown escape after a backslash in a string"
    case .badNumber: "broken JSON: a number that is not written as JSON writes numbers"
    case .badWord: "broken JSON: a word that is none of true, false and null"
    case .trailingText: "broken JSON: further text after the end of the value"
    case .tooDeep(let limit): "the JSON nests deeper than \(limit) levels"
    case .tooManyMembers(let limit): "one object of the JSON has more than \(limit) values in it"
    case .tooLong(let limit): "one text of the JSON is longer than \(limit) bytes"
    case .numberTooLong(let limit): "one number of the JSON is longer than \(limit) bytes"
    }
  }

  var remedy: String? {
    switch self {
    case .endsEarly: "the file was probably cut while it was saved; export it again"
    case .tooDeep: "raise the limit with --max-nesting if the file is genuine"
    case .tooLong:
      "raise the limit, which is four times --max-record-size, if the file is genuine"
    default: nil
    }
  }

  private static func shown(_ byte: UInt8) -> String {
    switch byte {
    case 0x21...0x7E: "\"\(Character(Unicode.Scalar(byte)))\""
    case 0x20: "a space"
    case 0x80...: "a character outside ASCII"
    default: "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
