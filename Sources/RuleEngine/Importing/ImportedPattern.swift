/// Patterns of ours for texts that other programs look for.
enum ImportedPattern {
  /// How a text must stand in another.
  enum Relation {
    case contains, equals, begins, ends
  }

  /// The pattern that matches where the text stands so; nothing for a text of blanks.
  ///
  /// A part of a text is written as a wildcard, which also reaches into words, as long as it is
  /// nothing but letters, digits and single spaces: then folding changes nothing but accents.
  static func of(_ text: String, _ relation: Relation, isCaseSensitive: Bool = false) -> String? {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    if relation == .contains, !isCaseSensitive, isPlain(text) { return "*\(text)*" }
    let body = escaped(text)
    let expression =
      switch relation {
      case .contains: body
      case .equals: "^\(body)$"
      case .begins: "^\(body)"
      case .ends: "\(body)$"
      }
    return "/\(isCaseSensitive ? "(?-i)" : "")\(expression)/"
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last, first != " ", last != " " else {
      return false
    }
    return text.count > 1 && !text.contains("  ")
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
  }

  /// The text as a regular expression that matches nothing else.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n", "\r\n", "\r": result += "\\s+"
      case "\t": result += "\\t"
      case let special where #"\^$.|?*+()[]{}"#.contains(special): result += "\\\(special)"
      default: result.append(character)
      }
    }
    return result
  }
}
