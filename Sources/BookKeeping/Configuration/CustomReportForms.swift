import RuleEngine
import StatementModel

/// A key of a report of one's own.
enum CustomReportKey: String, SettingKey {
  case title, filter
  case groupBy = "group-by"
  case columns, sort, format, file

  var setting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .title: (.text, "What stands above it; else its name.", ["Coffee by month"])
    case .filter:
      (
        .mapping(MappingForm(FilterKey.fields, isOptional: true)),
        "Which transactions: all conditions must hold, as with daybook list.", []
      )
    case .groupBy:
      (.words(ConfigurationParser.groupings, anyCase: true), "By what it is grouped.", ["month"])
    case .columns:
      (
        .oneOrMore(
          .words(CustomReport.Column.allCases.map(\.rawValue), anyCase: true), takesLists: false),
        "The columns, in order.", ["[date, merchant, amount, currency]"]
      )
    case .sort:
      (
        .words(Sorting.allCases.map(\.rawValue), anyCase: true),
        "The order within a group: -date is newest first, amount largest outflow first.",
        ["-amount"]
      )
    case .format:
      (
        .oneOrMore(
          .words(CustomReport.Format.allCases.map(\.rawValue), anyCase: true), takesLists: false),
        "The files that each run writes.", ["[md, csv]"]
      )
    case .file:
      (
        .formed(.reportFile),
        "The path of its files below Reports/, without ending; else its name.", ["mine/coffee"]
      )
    }
  }
}

/// A condition of a report of one's own.
enum FilterKey: String, SettingKey {
  case search, from, to, month, period, card, category, amount, direction, pending
  case uncategorized, tag, currency, all

  var setting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .search:
      (
        .text, "Words, all of which must be found; a \"quoted phrase\" stays together.",
        ["coffee"]
      )
    case .from: (.formed(.dayOfPosting), "The first day.", ["2026-01-01"])
    case .to: (.formed(.dayOfPosting), "The last day.", ["2026-12-31"])
    case .month: (.formed(.month), "Only this month.", ["2026-03"])
    case .period: (.oneOrMore(.text, takesLists: false), "Any of these periods.", ["Vacation"])
    case .card: (.oneOrMore(.card, takesLists: false), "Any of these cards.", ["visa-gold"])
    case .category:
      (
        .oneOrMore(.category(orNone: true), takesLists: false),
        "Any of these categories and those below them.", ["[Food, Home/Rent]"]
      )
    case .amount:
      (
        .formed(.amountSize), "Only amounts of this size, whatever the sign.", ["10..20", "100.."]
      )
    case .direction:
      (
        .words(TransactionFilter.Direction.allCases.map(\.rawValue), anyCase: true),
        "Only money that came (in) or went (out).", ["out"]
      )
    case .pending: (.yesOrNo, "Only what is pending, or only what is not.", ["no"])
    case .uncategorized: (.yesOrNo, "Only what has no category.", ["yes"])
    case .tag: (.oneOrMore(.text, takesLists: false), "All of these tags.", ["travel"])
    case .currency: (.formed(.currencyCode), "Only this currency.", ["EUR"])
    case .all: (.yesOrNo, "Withdrawn and deleted transactions too.", ["no"])
    }
  }
}

extension TextForm {
  static let reportName = TextForm(
    "letters, digits, - and _, and no name of the program's reports",
    pattern: #"^[^\s/.:\\,;!?'"]+$"#, numbers: .any)
  /// What else a file can't be called, the parser alone says.
  static let reportFile = TextForm(
    "a path below Reports/, without ending", pattern: #"^[^./\\:][^\\:]*$"#, numbers: .any)
  static let month = TextForm("year and month: 2026-03", pattern: "^[0-9]{4}-[0-9]{2}$")
  static let amountSize = TextForm(
    "12.50, 10..20, ..50 or 100..",
    pattern: #"^(-?[0-9]+(\.[0-9]+)?(\.\.(-?[0-9]+(\.[0-9]+)?)?)?|\.\.-?[0-9]+(\.[0-9]+)?)$"#,
    numbers: .any)
}
