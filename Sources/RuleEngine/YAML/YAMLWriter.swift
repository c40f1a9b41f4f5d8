import StatementModel

/// Writes texts as YAML scalars that are read back to the byte.
///
/// A text stands without quotes where nothing in it could be read otherwise, by this program or by
/// another reader of YAML. A byte order mark at a text's start is lost, since the YAML library drops
/// it.
package enum YAMLWriter {
  /// Where a scalar stands.
  ///
  /// Before a colon more has a meaning, and most between brackets. What can stand between brackets
  /// can stand anywhere.
  package enum Place {
    case block, flow, key
  }

  /// The text as it is written in a place.
  package static func scalar(_ text: String, in place: Place) -> String {
    if isPlain(text, in: place) { return text }
    if text.unicodeScalars.contains(where: mustBeEscaped) { return escaped(text) }
    // What has quotes or backslashes in it stays as it is between single quotes.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
      return "\"\(text)\""
    }
    var quoted = "'"
    for scalar in text.unicodeScalars {
      // A quote may be one character with an accent behind it.
      if scalar == "'" { quoted.unicodeScalars.append("'") }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "'"
  }

  /// `[a, "b, c"]`.
  static func flowList(_ texts: [String]) -> String {
    "[" + texts.map { scalar($0, in: .flow) }.joined(separator: ", ") + "]"
  }

  private static func isPlain(_ text: String, in place: Place) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last else { return false }
    if first.properties.isWhitespace || last.properties.isWhitespace { return false }
    if "-?:,[]{}#&*!|>'\"%@`$=<.~".unicodeScalars.contains(first), !isRange(text) { return false }
    if ["null", "Null", "NULL"].contains(text) || last == ":" { return false }
    if scalars.contains(where: mustBeEscaped) { return false }
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      switch scalar {
      case ":": if place != .block || next.map(\.properties.isWhitespace) ?? true { return false }
      case "#": if index > 0, scalars[index - 1].properties.isWhitespace { return false }
      case ",", "[", "]", "{", "}": if place == .flow { return false }
      // Only some readers take what looks like a quotation within a text as one.
      case "\"": if place != .block { return false }
      default: break
      }
    }
    // A reader warns of items so short: perhaps a comma has cut a name in two.
    return place != .flow || text.count > 3
  }

  /// `..50`: the one value that begins with a point and is no number.
  private static func isRange(_ text: String) -> Bool {
    text.hasPrefix("..") && text.utf8.dropFirst(2).first.map { 0x30...0x39 ~= $0 } ?? false
  }

  /// Control characters, line breaks of YAML 1.1, and what would turn the text's direction or
  /// can't be seen.
  ///
  /// Joiners stay, of which emoji and letters are made, and private-use characters.
  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0xA0, 0xAD, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060,
      0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF:
      true
    default: false
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case let scalar where mustBeEscaped(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
