/// A text that a rule sets, with places for what the groups of its regular expression matched.
///
///     template = text and places; "{{" and "}}" stand for braces
///     place    = "{" number or name of a group "}"
///
/// A brace that begins no place stands for itself.
struct TextTemplate: Hashable, Sendable {
  /// Text as it is, or a place.
  enum Part: Hashable, Sendable {
    case text(String)
    /// The group's number, or its name.
    case group(String)
  }

  let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    var plain = ""
    var rest = Substring(text)
    while let character = rest.first {
      if rest.hasPrefix("{{") || rest.hasPrefix("}}") {
        plain.append(character)
        rest = rest.dropFirst(2)
      } else if let name = Self.place(at: rest) {
        if !plain.isEmpty { parts.append(.text(plain)) }
        plain = ""
        parts.append(.group(name))
        rest = rest.dropFirst(name.count + 2)
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    if !plain.isEmpty { parts.append(.text(plain)) }
    self.parts = parts
  }

  private static func place(at text: Substring) -> String? {
    guard text.first == "{", let end = text.firstIndex(of: "}") else { return nil }
    let name = text[text.index(after: text.startIndex)..<end]
    let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isName && !name.isEmpty ? String(name) : nil
  }

  /// The groups named, in their order.
  var groups: [String] {
    parts.compactMap { if case .group(let name) = $0 { name } else { nil } }
  }

  /// The text with the groups' matches in their places.
  ///
  /// Runs of blanks are one space, ends are trimmed. Nothing where no letter and no digit is left.
  func filled(_ group: (String) -> String?) -> String? {
    let text = parts.map { part in
      switch part {
      case .text(let text): text
      case .group(let name): group(name) ?? ""
      }
    }.joined()
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.contains(where: { $0.contains { $0.isLetter || $0.isNumber } }) else { return nil }
    return words.joined(separator: " ")
  }
}

extension RuleEffects {
  /// The payee as a template, if it has places or doubled braces.
  var payeeTemplate: TextTemplate? { Self.template(payee) }
  /// The note as a template, if it has places or doubled braces.
  var noteTemplate: TextTemplate? { Self.template(note) }

  private static func template(_ text: String?) -> TextTemplate? {
    guard let text,
      text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
    else { return nil }
    let template = TextTemplate(text)
    return template.parts == [.text(text)] ? nil : template
  }

  /// The properties that are set wherever the rule matches: a split must fit the amount, and of a
  /// text with places nothing may be left.
  var certainProperties: RuleProperties {
    var certain = properties
    if split != nil { certain.remove(.category) }
    if payeeTemplate != nil { certain.remove(.payee) }
    if noteTemplate != nil { certain.remove(.note) }
    return certain
  }
}
