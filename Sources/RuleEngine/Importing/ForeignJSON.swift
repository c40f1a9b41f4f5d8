import StatementModel

/// Reads a JSON text with the place of every value: JSON is YAML in brackets.
enum ForeignJSON {
  /// The value; nothing where the text is no JSON, with what is wrong.
  static func read(_ source: RuleSource) -> (root: YAMLNode?, mistakes: [Diagnostic]) {
    let (root, mistakes) = YAMLReader.read(joiningSurrogates(source.text), path: source.path)
    guard mistakes.isEmpty else { return (nil, mistakes) }
    return (root, [])
  }

  /// The text with pairs of escaped surrogates, which YAML does not have, as the character that
  /// they stand for.
  private static func joiningSurrogates(_ text: String) -> String {
    guard text.contains(#"\ud"#) || text.contains(#"\uD"#) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: #"\u"#) {
      // An escaped backslash before the `u` makes it a letter.
      let before = rest[..<start.lowerBound].reversed().prefix { $0 == "\\" }.count
      if before.isMultiple(of: 2), let high = unit(rest[start.lowerBound...]),
        (0xD800..<0xDC00).contains(high), let low = unit(rest[start.lowerBound...].dropFirst(6)),
        (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      {
        result += rest[..<start.lowerBound]
        result.unicodeScalars.append(scalar)
        rest = rest[start.lowerBound...].dropFirst(12)
      } else {
        result += rest[..<start.upperBound]
        rest = rest[start.upperBound...]
      }
    }
    return result + rest
  }

  /// The code unit that `\uXXXX` at the text's beginning stands for.
  private static func unit(_ text: Substring) -> UInt32? {
    guard text.hasPrefix(#"\u"#) else { return nil }
    let digits = text.dropFirst(2).prefix(4)
    return digits.count == 4 ? UInt32(digits, radix: 16) : nil
  }
}

extension YAMLNode {
  /// The value of a key; nothing where there is none, or where it is null.
  subscript(key: String) -> YAMLNode? {
    guard case .mapping(let entries, _) = self,
      let value = entries.first(where: { $0.key.text == key })?.value
    else { return nil }
    if case .scalar(let scalar) = value, scalar.isNull { return nil }
    return value
  }

  /// The items of a list; none for anything else.
  var items: [YAMLNode] {
    if case .sequence(let items, _) = self { items } else { [] }
  }

  /// The text of a scalar that says something.
  var text: String? {
    if case .scalar(let scalar) = self, !scalar.isNull { scalar.text } else { nil }
  }

  /// Whether it is `true`, or 1 as some write it.
  var isTrue: Bool { text == "true" || text == "1" }

  /// Whether it is `false`, or 0, or an empty text.
  var isFalse: Bool { text == "false" || text == "0" || text == "" }

  var number: Int? { text.flatMap { Int($0) } }
}
