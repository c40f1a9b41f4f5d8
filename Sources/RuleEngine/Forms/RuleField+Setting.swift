import StatementModel

/// What each key of a rule takes.
extension RuleField: SettingKey {
  private static func values(_ form: TextForm) -> ValueForm {
    .oneOrMore(.formed(form), takesLists: true)
  }

  private static let groups = ValueForm.either(
    .reference("group"), .oneOrMore(.reference("group"), takesLists: false))

  var setting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .name: (.text, "What to call the rule in messages and answers.", ["Rides"])
    case .match:
      (
        Self.values(.pattern),
        "The description matches one of these: whole words, a wildcard, or /a regular expression/.",
        ["blue bottle", "uber*", #"/^aldi \d+/"#, "[lyft, gett]"]
      )
    case .unless:
      (
        Self.values(.pattern), "The description matches none of these.",
        ["[uber eats, ubereats]"]
      )
    case .memo:
      (Self.values(.pattern), "The row's further text matches one of these.", ["invoice"])
    case .card: (.oneOrMore(.card, takesLists: true), "The card, by its id.", ["visa-gold"])
    case .accountType:
      (
        .oneOrMore(.words(AccountType.allCases.map(\.name), anyCase: false), takesLists: true),
        "The kind of account that the card is.", ["checking"]
      )
    case .amount:
      (
        Self.values(.amount), "The amount's size, whatever its sign; both ends count.",
        ["12.50", "10..20", "..50", "100..", "USD 10..20"]
      )
    case .currency: (Self.values(.currency), "The amount's currency.", ["EUR"])
    case .direction:
      (
        .words(MoneyDirection.allCases.map(\.rawValue), anyCase: false),
        "Whether money came or went.", ["out"]
      )
    case .kind:
      (
        .oneOrMore(.words(TransactionKind.allCases.map(\.name), anyCase: false), takesLists: true),
        "What the statement says the row is.", ["refund"]
      )
    case .date:
      (
        Self.values(.dates), "The day, a month, a year, or a range of them.",
        ["2026-03-09", "2026-03", "2026-03-01..2026-03-15"]
      )
    case .day: (Self.values(.days), "The day of the month.", ["1", "1..5", "28.."])
    case .weekday:
      (
        Self.values(.weekdays), "The day of the week; a range may go on beyond Sunday.",
        ["sat", "sun..thu"]
      )
    case .bankCategory:
      (
        Self.values(.codes),
        "The issuer's own category as a whole, or the merchant category code (ISO 18245).",
        ["Supermarkets", "5411", "5811..5814"]
      )
    case .pending: (.flag, "Whether the bank has not booked the row yet.", ["true"])
    case .tag: (Self.values(.tag), "A tag that was set by hand or by an earlier rule.", ["trip"])
    case .all: (Self.groups, "Every one of these groups of conditions holds.", [])
    case .any: (Self.groups, "At least one of these groups of conditions holds.", [])
    case .not: (Self.groups, "None of these groups of conditions holds.", [])
    case .category, .payee, .tags, .note, .hidden, .transfer, .period, .split: effectSetting
    }
  }

  private var effectSetting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .payee:
      (
        .text, "The clean name of the merchant; {1} is what the pattern's first group found.",
        ["ACME Property", #""{1}""#]
      )
    case .tags:
      (Self.values(.tag), "Tags; those of all rules that match add up.", ["[fixed, home]"])
    case .note: (.text, "A note; {1} is what the pattern's first group found.", ["with Ada"])
    case .hidden: (.flag, "Whether it is left out of spending.", ["true"])
    case .transfer: (.flag, "Whether it is money moved between own accounts.", ["true"])
    case .period: (.text, "The name of the period that it belongs to.", ["Vacation"])
    case .split:
      (
        Self.splitForm,
        "The category in several parts: an amount, a percentage, or the rest for each.",
        ["{ Food/Groceries: 60%, Home: 25.00, Clothes: rest }"]
      )
    default:
      (.category(orNone: false), "The category, which must be declared.", ["Food/Groceries"])
    }
  }

  private static let splitForm: ValueForm = {
    let shares = ValueForm.named(.categoryPath, .formed(.share), isOptional: false)
    return .either(shares, .list(shares))
  }()

  /// The fields that ask something of a transaction, and those that set something.
  static let effects = allCases.filter { $0 != .name && !conditions.contains($0) }

  /// A rule in its long form.
  static var ruleForm: MappingForm {
    var form = MappingForm(fields)
    form.needsOneOf = [conditions.map(\.rawValue), effects.map(\.rawValue)]
    form.allowsOneOf = [[RuleField.category.rawValue, RuleField.split.rawValue]]
    return form
  }

  /// A group of conditions.
  static var groupForm: MappingForm {
    var form = MappingForm(conditions.map(\.field))
    form.mayBeEmpty = false
    return form
  }
}
