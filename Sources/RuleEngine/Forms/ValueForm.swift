/// What the value of a key must look like.
///
/// Parsers switch over keys and take the words of their messages from the forms; the JSON Schema
/// is made from the same forms, so that an editor refuses and offers what the program does.
package indirect enum ValueForm: Sendable {
  /// Any text that says something.
  case text
  /// A text of a form of its own.
  case formed(TextForm)
  /// One of some words.
  case words([String], anyCase: Bool)
  /// `true` or `false`.
  case flag
  /// `yes`, `no`, `true` or `false`, in any case.
  case yesOrNo
  case number(ClosedRange<Int>)
  /// A category that is declared; `Uncategorized` where the answer may be that there is none.
  case category(orNone: Bool)
  /// A card's id.
  case card
  /// Nothing, or a value.
  case optional(ValueForm)
  /// One value, or a list of them, none empty; where `takesLists`, `$name` stands for a list.
  case oneOrMore(ValueForm, takesLists: Bool)
  /// A list, which may be empty or missing.
  case list(ValueForm)
  /// A mapping of known keys.
  case mapping(MappingForm)
  /// A mapping from names that a person chooses; none or nothing where `isOptional`.
  case named(TextForm, ValueForm, isOptional: Bool)
  /// An item that is a mapping of known keys, or a mapping from one other text to a value.
  case shortOrLong(key: TextForm, ValueForm, MappingForm)
  /// A form by its name, for what holds itself.
  case reference(String)
  /// Either of two.
  case either(ValueForm, ValueForm)
}

/// A mapping of known keys.
package struct MappingForm: Sendable {
  package var fields: [SettingField]
  /// Of each of these lists at least one key must be there.
  package var needsOneOf: [[String]] = []
  /// Of each of these lists at most one key may be there.
  package var allowsOneOf: [[String]] = []
  /// Whether nothing may stand for a mapping without keys.
  package var isOptional = false
  /// Whether it may be without keys.
  package var mayBeEmpty = true

  package init(_ fields: [SettingField], isOptional: Bool = false) {
    self.fields = fields
    self.isOptional = isOptional
  }
}

/// A key with all that is known of it.
package struct SettingField: Sendable {
  package var key: String
  package var form: ValueForm
  /// What it is for, in one line, for people who look at the key in an editor.
  package var summary: String
  /// Values as they would be typed.
  package var examples: [String]

  package init(key: String, form: ValueForm, summary: String, examples: [String] = []) {
    self.key = key
    self.form = form
    self.summary = summary
    self.examples = examples
  }
}

/// The keys of a mapping: one case for each, so that a parser must speak of all of them.
package protocol SettingKey: RawRepresentable<String>, CaseIterable, Sendable {
  /// The form of the key's value, what it is for, and values as they would be typed.
  var setting: (form: ValueForm, summary: String, examples: [String]) { get }
}

extension SettingKey {
  /// All keys as they are written, in the order of the cases.
  package static var names: [String] { allCases.map(\.rawValue) }

  package var field: SettingField {
    let (form, summary, examples) = setting
    return SettingField(key: rawValue, form: form, summary: summary, examples: examples)
  }

  package static var fields: [SettingField] { allCases.map(\.field) }
}

/// Words in a row as sentences have them.
package enum WordList {
  /// `icon, color and kind`.
  package static func and(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
