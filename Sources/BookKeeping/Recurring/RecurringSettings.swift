import RuleEngine
import StatementModel

/// A key of `recurring:`.
enum RecurringKey: String, SettingKey {
  case ignore, names

  var setting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .ignore:
      (
        .list(.formed(.recurringName)), "What is no recurring payment, by its name or merchant.",
        ["[Whole Foods]"]
      )
    case .names:
      (
        .named(.recurringName, .text, isOptional: true),
        "What recurring payments are called, by the names they were found under.", []
      )
    }
  }
}

extension TextForm {
  static let recurringName = TextForm(
    "a name as `daybook recurring` shows it", pattern: #"\S"#, numbers: .any)
}

/// Reads the `recurring:` of `daybook.yaml`.
enum RecurringSettings {
  static func read(
    _ node: YAMLNode, with reader: inout SettingsReader
  ) -> RecurringDecisions {
    var decisions = RecurringDecisions()
    for entry in reader.entries(of: node, key: "recurring", known: RecurringKey.names) {
      switch RecurringKey(rawValue: entry.key.text) {
      case .ignore:
        if case .scalar(let scalar) = entry.value, scalar.isNull { continue }
        for name in reader.texts(entry.value, key: entry.key.text) { decisions.ignore(name.text) }
      case .names:
        for name in reader.entries(of: entry.value, key: entry.key.text) {
          if let new = reader.text(name.value, key: name.key.text) {
            decisions.rename(name.key.text, to: new.text)
          }
        }
      case nil: break
      }
    }
    return decisions
  }
}
