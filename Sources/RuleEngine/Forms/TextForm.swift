/// A text of a certain form: the words that a message has for it, and a pattern for editors.
///
/// The pattern is of the kind that JSON Schema has (ECMA 262, without Unicode classes), and refuses
/// nothing that the parser takes; what only a parser can know, such as that a range must not be
/// reversed, it lets pass.
package struct TextForm: Sendable {
  /// Which values without quotes, that YAML takes for numbers, are such texts.
  package enum Numbers: Sendable {
    case none, any
    case from(Int)
    case whole(ClosedRange<Int>)
  }

  /// What to write, for messages: `12.50, 10..20, ..50, 100.. or USD 10..20`.
  package var expected: String
  package var pattern: String
  package var numbers: Numbers

  package init(_ expected: String, pattern: String, numbers: Numbers = .none) {
    self.expected = expected
    self.pattern = pattern
    self.numbers = numbers
  }
}

/// The forms of texts in rules files.
extension TextForm {
  private static let decimal = #"\+?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?"#
  private static let plain = #"([0-9]+\.?[0-9]*|\.[0-9]+)([eE][0-9]+)?"#
  private static let code = "[A-Za-z][A-Za-z0-9]{2,7}"

  private static func bounds(_ value: String) -> String {
    "(\(value)|\(value)\\.\\.(\(value))?|\\.\\.\(value))"
  }

  static let pattern = TextForm(
    "a text, a text with * or ?, or /a regular expression/",
    pattern: #"^\s+\S|^[^/\s]|^/.+/$"#, numbers: .any)
  static let amount = TextForm(
    "12.50, 10..20, ..50, 100.. or USD 10..20",
    pattern: "^(\(code) )?\(bounds(plain))$", numbers: .from(0))
  static let currency = TextForm("its code, such as USD", pattern: "^\(code)$")
  static let dates = TextForm(
    "2026-03-09, 2026-03, 2026, 2026-03-01.. or 2026-03-01..2026-03-15",
    pattern: "^\(bounds("[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?"))$", numbers: .whole(1...9999))
  static let days = TextForm(
    "1, 1..5 or 28.. (of 1 to 31)", pattern: "^\(bounds("[0-9]{1,2}"))$", numbers: .whole(1...31))
  static let weekdays = TextForm(
    "mon, monday or mon..fri", pattern: "^\(bounds(Self.anyCase(ValueForms.weekdayWords)))$")
  static let codes = TextForm(
    "four digits or a range: 5811..5814",
    pattern: "^\(bounds("[0-9]{4}"))$|[^0-9.]", numbers: .whole(0...9999))
  static let tag = TextForm(
    "a text without \",\" and \";\"", pattern: #"^[^,;]*[^,;\s][^,;]*$"#, numbers: .any)
  static let share = TextForm(
    "25.00, USD 25.00, 40% or rest",
    pattern: "^(rest|\(plain) *%|(\(code) )?\(plain))$", numbers: .from(0))
  static let categoryPath = TextForm(
    "names with \"/\" between them: Food/Groceries",
    pattern: #"^[^/]*[^/\s][^/]*(/[^/]*[^/\s][^/]*)*$"#, numbers: .any)
  static let declaredCategory = TextForm(
    categoryPath.expected,
    pattern: #"^(?!\s*Uncategorized\s*(/|$))[^/]*[^/\s][^/]*(/[^/]*[^/\s][^/]*)*$"#)
  static let color = TextForm(
    "six hexadecimal digits in quotes: \"#e67e22\"", pattern: "^#[0-9A-Fa-f]{6}$")
  /// Letters beyond ASCII are letters as well.
  static let listName = TextForm(
    "a name that begins with a letter and has letters, digits, \"-\" and \"_\" only",
    pattern: #"^[A-Za-z\u0080-\uFFFF][-_0-9A-Za-z\u0080-\uFFFF]*$"#)
  static let signedAmount = TextForm("a number: -12.50", pattern: "^-?\(decimal)$", numbers: .any)
  static let partAmount = TextForm(
    "a number without a sign: 12.50", pattern: "^\(decimal)$", numbers: .from(0))
  static let day = TextForm("2026-03-09", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
  static let anyText = TextForm("a text", pattern: #"\S"#, numbers: .any)
}

extension TextForm {
  /// A pattern for any of the words, in any case of their ASCII letters.
  package static func anyCase(_ words: [String]) -> String {
    let alternatives = words.map { word in
      word.map { letter in
        letter.isASCII && letter.isLetter
          ? "[\(letter.uppercased())\(letter.lowercased())]" : escaped(letter)
      }.joined()
    }
    return "(\(alternatives.joined(separator: "|")))"
  }

  private static func escaped(_ character: Character) -> String {
    #"\^$.|?*+()[]{}"#.contains(character) ? "\\\(character)" : String(character)
  }
}
