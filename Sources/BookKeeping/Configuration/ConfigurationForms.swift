import RuleEngine
import StatementFormats
import StatementModel

/// A key of the first level of `daybook.yaml`.
enum ConfigurationKey: String, SettingKey {
  case currency, locale, date, rules, cards, profiles, categories, reports
  case budgets, exports, recurring
  case ratesAge = "rates-age"
  case onAttention = "on-attention"
  case onFailure = "on-failure"
  case mailTo = "mail-to"

  var setting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .currency:
      (
        .formed(.currencyCode), "The currency of rows where nothing nearer names one.",
        ["USD"]
      )
    case .locale:
      (
        .either(.words(LocaleName.known, anyCase: false), .formed(.locale)),
        "How reports write amounts, dates and the names of months.", ["en-US"]
      )
    case .date:
      (
        .words(DateBasis.allCases.map(\.rawValue), anyCase: true),
        "Which date counts where a statement gives two: of the purchase, or of the posting.",
        ["purchase"]
      )
    case .rules:
      (.text, "The folder of the rules, relative to the book or absolute.", ["Rules"])
    case .cards:
      (
        .named(
          .cardID, .mapping(MappingForm(CardKey.fields, isOptional: true)), isOptional: true),
        "Cards and accounts by their ids; a card needs no entry.", []
      )
    case .profiles:
      (
        .named(
          .profileName, .mapping(MappingForm(ProfileKey.fields, isOptional: true)),
          isOptional: true),
        "What banks' files leave open, by the profiles' names.", []
      )
    case .categories: (JSONSchema.categories, "Categories beside those of the rules files.", [])
    case .exports:
      (
        .mapping(MappingForm(ExportKey.fields, isOptional: true)),
        "What the accounts of exports for other programs are called.", []
      )
    case .reports:
      (
        .mapping(MappingForm(ReportKey.fields, isOptional: true)),
        "How lists and reports group.", []
      )
    case .budgets:
      (
        .named(.categoryPathOrEverything, BudgetKey.value, isOptional: true),
        "What is meant to be spent at most, by category or for everything.", []
      )
    case .recurring:
      (
        .mapping(MappingForm(RecurringKey.fields, isOptional: true)),
        "What is no recurring payment, and what others are called.", []
      )
    case .ratesAge:
      (
        .number(ConfigurationParser.ratesAges),
        "How many days old a rate of rates.csv may be; older ones convert nothing.", ["10"]
      )
    case .onAttention:
      (
        .oneOrMore(.formed(.commandWord), takesLists: false),
        "A program and its arguments, called where what a run brought needs you.",
        ["[notify-send, Daybook, \"{summary}\"]"]
      )
    case .onFailure:
      (
        .oneOrMore(.formed(.commandWord), takesLists: false),
        "A program and its arguments, called where a run failed.",
        ["[notify-send, Daybook, \"{summary}\"]"]
      )
    case .mailTo:
      (
        .formed(.mailAddress),
        "Whom the machine's sendmail writes to in both cases.", ["ada@example.org"]
      )
    }
  }
}

/// A key of `reports:`.
enum ReportKey: String, SettingKey {
  case groupBy = "group-by"
  case months, custom

  var setting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .groupBy:
      (
        .words(ConfigurationParser.groupings, anyCase: false),
        "How daybook list groups when not told.", ["date"]
      )
    case .months:
      (
        .words(ConfigurationParser.monthChoices, anyCase: false),
        "Which months reports are made for.", ["all"]
      )
    case .custom:
      (
        .named(
          .reportName, .mapping(MappingForm(CustomReportKey.fields, isOptional: true)),
          isOptional: true),
        "Reports of your own, by their names: `daybook report NAME` prints one.", []
      )
    }
  }
}

/// A key of a card.
enum CardKey: String, SettingKey {
  case name, accounts, currency, type, statements, profile, headers

  var setting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .name: (.text, "What people call the card; else its id.", ["Visa Gold"])
    case .accounts:
      (
        .oneOrMore(.text, takesLists: false),
        "The account or card numbers as statements show them, all that it has had.",
        ["[\"4417\"]"]
      )
    case .currency:
      (
        .formed(.currencyCode),
        "The currency of rows where neither row nor statement nor profile names one.", ["EUR"]
      )
    case .type:
      (
        .words(AccountType.allCases.map(\.name), anyCase: false), "The kind of account.",
        ["credit-card"]
      )
    case .statements:
      (
        .oneOrMore(.formed(.glob), takesLists: false),
        "Patterns of paths below Statements/ whose files are this card's.", ["visa/*.csv"]
      )
    case .profile: (.text, "The name of the profile that its files are read by.", ["my-bank"])
    case .headers:
      (
        .oneOrMore(.formed(.headerPrint), takesLists: false),
        "New headers of its CSV files that are accepted, by the eight characters that a waiting"
          + " file asks for.", ["1f2e3d4c"]
      )
    }
  }
}

/// The forms of texts in `daybook.yaml`.
extension TextForm {
  static let currencyCode = TextForm("the three letters of its code", pattern: "^[A-Za-z]{3}$")
  /// Language and perhaps region.
  static let locale = TextForm(
    LocaleName.known.joined(separator: ", "),
    pattern: "^"
      + TextForm.anyCase(
        LocaleName.known + LocaleName.known.map { $0.replacing("-", with: "_") }
          + LocaleName.known.map { String($0.prefix(2)) }) + "$")
  /// It names a folder; its bytes are counted by the parser alone.
  static let cardID = TextForm(
    "a name without slash, not beginning with a full stop", pattern: #"^[^./\\][^/\\]*$"#)
  static let categoryPathOrEverything = TextForm(
    "a category, or everything", pattern: #"^[^/]*[^/\s][^/]*(/[^/]*[^/\s][^/]*)*$"#)
  static let profileName = TextForm("a name", pattern: "^")
  static let statusWord = TextForm("a word of the status column", pattern: "^", numbers: .any)
  static let headerPrint = TextForm(
    "eight hexadecimal digits", pattern: "^[0-9A-Fa-f]{8}$", numbers: .any)
  static let glob = TextForm(
    "a path below Statements/, like visa/*.csv", pattern: "^[^/]", numbers: .any)
  static let delimiter = TextForm(
    "one character, or its name",
    pattern: #"^(\\t|\t|[!#-/:-@\[-`{-~]|"# + TextForm.anyCase(ProfileSettings.delimiterWords)
      + ")$")
  static let columnName = TextForm(
    "a header cell, or a number from 1", pattern: #"."#, numbers: .any)
  static let dayOfPosting = TextForm(
    "year, month and day: 2026-03-31", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
}

extension JSONSchema {
  /// The schema of `daybook.yaml`.
  package var configuration: JSONText {
    document(
      title: "Settings of a book of Daybook",
      form: MappingForm(ConfigurationKey.fields, isOptional: true))
  }
}
