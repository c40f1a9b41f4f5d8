/// A JSON value to be written; objects keep the order of their members.
package indirect enum JSONText: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  /// The string, or `null` where there is none.
  package static func optional(_ text: String?) -> JSONText { text.map(JSONText.string) ?? .null }

  /// The integer, or `null` where there is none.
  package static func optional(_ number: Int?) -> JSONText { number.map(JSONText.integer) ?? .null }

  /// The value on one line (RFC 8259), without a line break at the end.
  package var line: String {
    var out = ""
    write(to: &out, indent: nil)
    return out
  }

  /// The value over several lines, indented by two spaces, without a line break at the end; items of
  /// lists that hold no further objects stand on one line each.
  package var pretty: String {
    var out = ""
    write(to: &out, indent: 0)
    return out
  }

  private func write(to out: inout String, indent: Int?) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .integer(let value): out += String(value)
    case .string(let text): Self.writeString(text, to: &out)
    case .array(let values):
      Self.writeList(values, "[", "]", to: &out, indent: indent) { value, out, indent in
        value.write(to: &out, indent: value.isRecord ? nil : indent)
      }
    case .object(let members):
      Self.writeList(members, "{", "}", to: &out, indent: indent) { member, out, indent in
        Self.writeString(member.key, to: &out)
        out += indent == nil ? ":" : ": "
        member.value.write(to: &out, indent: indent)
      }
    }
  }

  /// Whether it is an object of plain values and lists of such, as a row of a table is.
  private var isRecord: Bool {
    guard case .object(let members) = self else { return false }
    return members.allSatisfy { member in
      switch member.value {
      case .object: false
      case .array(let values): values.allSatisfy(\.isPlain)
      default: true
      }
    }
  }

  private var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private static func writeList<Item>(
    _ items: [Item], _ open: String, _ close: String, to out: inout String, indent: Int?,
    item write: (Item, inout String, Int?) -> Void
  ) {
    out += open
    for (index, item) in items.enumerated() {
      if index > 0 { out += "," }
      if let indent {
        out += "\n" + String(repeating: "  ", count: indent + 1)
      }
      write(item, &out, indent.map { $0 + 1 })
    }
    if let indent, !items.isEmpty { out += "\n" + String(repeating: "  ", count: indent) }
    out += close
  }

  package static func writeString(_ text: String, to out: inout String) {
    out += "\"" + escaped(text) + "\""
  }

  /// What stands between the quotes of a JSON string: quotes, backslashes, control characters and
  /// separators of lines escaped.
  package static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
