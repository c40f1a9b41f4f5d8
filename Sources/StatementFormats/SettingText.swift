/// What stands behind the colon of one line of a profile: a text, `[texts]` or `{ names: texts }`.
///
/// It knows what stands on one line. Files that people write are read by a reader of YAML, which
/// tells their mistakes by their places.
struct SettingText {
  /// A text, and whether it stood in quotes.
  typealias Scalar = (text: String, isQuoted: Bool)

  private static let comma = UInt8(ascii: ",")
  private var rest: Substring.UTF8View

  init(_ text: Substring) {
    rest = text.utf8
    skipBlanks()
  }

  /// All of it as one text; nothing where something stands behind its quotes.
  var text: String? {
    var copy = self
    guard let scalar = copy.scalar(until: 0, 0), copy.rest.isEmpty else { return nil }
    return scalar.text
  }

  /// The texts between brackets.
  var list: [String]? {
    var copy = self
    guard copy.take("[") else { return nil }
    var texts: [String] = []
    while !copy.take("]") {
      guard let scalar = copy.scalar(until: Self.comma, UInt8(ascii: "]")) else { return nil }
      texts.append(scalar.text)
      _ = copy.take(",")
    }
    return copy.rest.isEmpty ? texts : nil
  }

  /// The names and texts between braces.
  var mapping: [(name: String, value: Scalar)]? {
    var copy = self
    guard copy.take("{") else { return nil }
    var pairs: [(name: String, value: Scalar)] = []
    while !copy.take("}") {
      guard let name = copy.scalar(until: UInt8(ascii: ":"), 0), copy.take(":"),
        let value = copy.scalar(until: Self.comma, UInt8(ascii: "}"))
      else { return nil }
      pairs.append((name.text, value))
      _ = copy.take(",")
    }
    return copy.rest.isEmpty ? pairs : nil
  }

  private mutating func skipBlanks() { rest = rest.drop { $0 == 0x20 } }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    skipBlanks()
    return true
  }

  /// Takes a text in quotes, or what stands before one of two signs.
  private mutating func scalar(until end: UInt8, _ other: UInt8) -> Scalar? {
    defer { skipBlanks() }
    if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return quoted(by: quote).map { ($0, true) }
    }
    var word = rest.prefix { $0 != end && $0 != other }
    rest = rest[word.endIndex...]
    while word.last == 0x20 { word.removeLast() }
    return word.isEmpty ? nil : (String(Substring(word)), false)
  }

  private mutating func quoted(by quote: UInt8) -> String? {
    var bytes: [UInt8] = []
    rest.removeFirst()
    while let byte = rest.popFirst() {
      if byte == quote {
        // A quote doubled between single ones is one.
        guard quote == UInt8(ascii: "'"), rest.first == quote else {
          return String(decoding: bytes, as: UTF8.self)
        }
        rest.removeFirst()
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        guard let escaped = rest.popFirst() else { return nil }
        bytes.append(escaped)
        continue
      }
      bytes.append(byte)
    }
    return nil
  }
}
