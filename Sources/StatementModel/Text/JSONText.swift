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

  /// Where line breaks and blanks stand.
  private enum Layout {
    case compact
    /// On one line, with blanks.
    case spaced
    /// Over several lines, this deep.
    case indented(Int)
  }

  /// The value on one line (RFC 8259), without a line break at the end.
  package var line: String {
    var out = ""
    write(to: &out, .compact)
    return out
  }

  /// The value over several lines, indented by two spaces, without a line break at the end; items of
  /// lists that hold no further objects stand on one line each.
  package var pretty: String {
    var out = ""
    write(to: &out, .indented(0))
    return out
  }

  private func write(to out: inout String, _ layout: Layout) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .integer(let value): out += String(value)
    case .string(let text): Self.writeString(text, to: &out)
    case .array(let values):
      Self.writeList(values, "[", "]", to: &out, layout) { value, out, inner in
        if case .indented = inner, value.isRecord {
          value.write(to: &out, .spaced)
        } else {
          value.write(to: &out, inner)
        }
      }
    case .object(let members):
      Self.writeList(members, "{", "}", to: &out, layout) { member, out, inner in
        Self.writeString(member.key, to: &out)
        if case .compact = layout { out += ":" } else { out += ": " }
        member.value.write(to: &out, inner)
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
    _ items: [Item], _ open: String, _ close: String, to out: inout String, _ layout: Layout,
    item write: (Item, inout String, Layout) -> Void
  ) {
    var inner = layout
    var (start, between, end) = ("", ",", "")
    switch layout {
    case .compact: break
    case .spaced: between = ", "
    case .indented(let depth):
      inner = .indented(depth + 1)
      start = "\n" + String(repeating: "  ", count: depth + 1)
      between = "," + start
      end = "\n" + String(repeating: "  ", count: depth)
    }
    out += open
    for (index, item) in items.enumerated() {
      out += index == 0 ? start : between
      write(item, &out, inner)
    }
    out += (items.isEmpty ? "" : end) + close
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
