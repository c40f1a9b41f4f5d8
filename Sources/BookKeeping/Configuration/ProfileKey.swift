import RuleEngine
import StatementFormats
import StatementModel

/// A key of a profile.
enum ProfileKey: String, SettingKey {
  case header, columns, delimiter, encoding, skip, footer
  case headerRow = "header-row"
  case dates, decimal, outflow, balance, fee, status, currency, year, undated, amounts, card
  case furtherColumns = "further-columns"
  case kind, members, shape, source, sample, reads

  /// How many lines may stand before or behind a table.
  static let lines = 0...10_000
  /// The years that dates without one may be of.
  static let years = 1900...2999

  var setting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .header:
      (
        .oneOrMore(.text, takesLists: false),
        "Header cells by which files are known as this exporter's; all must be there.",
        ["[Buchungstag, Betrag]"]
      )
    case .columns:
      (
        .mapping(MappingForm(Self.roles, isOptional: true)),
        "Which column holds what: its header cell, or its number from 1.",
        ["{ date: Buchungstag, amount: 5 }"]
      )
    case .delimiter: (.formed(.delimiter), "What parts the fields.", ["semicolon", ";"])
    case .encoding: (.text, "The files' encoding.", ["windows-1252"])
    case .skip: (.number(Self.lines), "How many lines stand before the table.", ["3"])
    case .footer:
      (.number(Self.lines), "How many lines at the end are no rows; blank ones don't count.", ["1"])
    case .headerRow: (.yesOrNo, "Whether there is a header.", ["no"])
    case .dates:
      (Self.words(StatementProfile.DateOrder.self), "The order of day, month and year.", ["dmy"])
    case .decimal:
      (Self.words(StatementProfile.DecimalMark.self), "The decimal mark.", ["comma"])
    case .outflow:
      (
        Self.words(StatementProfile.Outflow.self),
        "The sign of a purchase in a lone column of amounts.", ["positive"]
      )
    case .balance:
      (
        Self.words(ProfileSettings.BalanceKind.self), "What the balance beside each row is.",
        ["owed"]
      )
    case .fee:
      (
        Self.words(StatementProfile.Fee.self),
        "Whether a fee in a column of its own is within the amount.", ["included"]
      )
    case .status, .currency, .year, .undated, .amounts, .card: factSetting
    case .furtherColumns, .kind, .members, .shape, .source, .sample, .reads: exporterSetting
    }
  }

  private var factSetting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .year: (.number(Self.years), "The year of dates that have none.", ["2026"])
    case .undated:
      (.formed(.dayOfPosting), "The posting date of rows without a date, in JSON.", ["2026-03-31"])
    case .amounts:
      (
        Self.words(ProfileSettings.AmountUnit.self),
        "Whether whole numbers count cents or the like.", ["minor-units"]
      )
    case .status:
      (
        .named(.statusWord, Self.words(RowStatus.self), isOptional: true),
        "What words of the status column mean that are not known.", ["{ Vorgem.: pending }"]
      )
    case .card:
      (.formed(.cardID), "The card that the files belong to, where nothing nearer names one.", [])
    default:
      (
        .formed(.currencyCode), "The currency of rows that name none themselves.", ["EUR"]
      )
    }
  }

  /// What tells exporters from one another, and shows that an entry is true.
  private var exporterSetting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .furtherColumns:
      (.yesOrNo, "Whether other cells may stand among those of the header.", ["yes"])
    case .kind:
      (Self.words(StatementProfile.Kind.self), "What the files are of.", ["card"])
    case .members:
      (
        .oneOrMore(.text, takesLists: false),
        "Members of JSON objects by which files are known as this exporter's.",
        ["[bankDescription, postedAt]"]
      )
    case .shape:
      (
        .oneOrMore(.text, takesLists: false),
        "What each column looks like of files without header.",
        ["[dd/mm/yyyy, text, -0.00]"]
      )
    case .source: (.text, "Who shows that the files are so: project and file.", [])
    case .sample: (.text, "Rows as the files have them, a line each.", [])
    default: (.text, "What is read in the rows of the sample, a line each.", [])
    }
  }

  private static func words<Word: RawRepresentable<String> & CaseIterable>(
    _: Word.Type
  ) -> ValueForm {
    .words(Word.allCases.map(\.rawValue), anyCase: true)
  }

  /// The roles of `columns`.
  private static let roles = StatementProfile.Role.allCases.map { role in
    SettingField(
      key: role.rawValue, form: .formed(.columnName),
      summary: "The column that holds this: a header cell, or a number from 1.")
  }
}
