import StatementModel

/// A value as an editor's YAML reader sees it (YAML 1.2, core schema).
package indirect enum SchemaInstance: Sendable {
  case null
  case bool(Bool)
  case number(ExactDecimal)
  case text(String)
  case list([SchemaInstance])
  case mapping([(key: String, value: SchemaInstance)])

  /// What a scalar is: text where it stands in quotes, else what it looks like.
  package static func scalar(_ text: String, isQuoted: Bool) -> SchemaInstance {
    guard !isQuoted else { return .text(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default:
      // An exponent counts for a number, and `ExactDecimal` reads it.
      if text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }),
        let number = ExactDecimal(text)
      {
        return .number(number)
      }
      return .text(text)
    }
  }
}
