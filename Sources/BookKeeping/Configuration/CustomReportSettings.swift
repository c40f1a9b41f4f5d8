import RuleEngine
import StatementModel

/// The `custom:` of `reports:` in `daybook.yaml`.
enum CustomReportSettings {
  static func read(_ node: YAMLNode, with reader: inout SettingsReader) -> [CustomReport] {
    var reports: [CustomReport] = []
    // By the folded path of each file that is written, the report that writes it.
    var files: [String: String] = [:]
    for entry in reader.entries(of: node, key: "reports.custom") {
      let name = entry.key.text
      guard CustomReport.isName(name) else {
        reader.report(CustomReportFact.badName(name), at: entry.key.location)
        continue
      }
      guard !CustomReport.reservedNames.contains(name.lowercased()) else {
        reader.report(CustomReportFact.takenName(name), at: entry.key.location)
        continue
      }
      let (report, fileLocation) = report(entry, with: &reader)
      for format in report.formats {
        let file = "\(report.file).\(format.rawValue)"
        if let other = files[file.lowercased()] {
          reader.report(
            CustomReportFact.sharedFile(file, with: other), at: fileLocation ?? entry.key.location)
        }
        files[file.lowercased()] = name
      }
      reports.append(report)
    }
    return reports
  }

  private static func report(
    _ entry: YAMLEntry, with reader: inout SettingsReader
  ) -> (CustomReport, fileLocation: SourceLocation?) {
    var report = CustomReport(name: entry.key.text, location: entry.key.location)
    var fileLocation: SourceLocation?
    let section = "reports.custom.\(entry.key.text)"
    for setting in reader.entries(
      of: entry.value, key: section, known: CustomReportKey.names)
    {
      let key = setting.key.text
      switch CustomReportKey(rawValue: key) {
      case .title: report.title = reader.text(setting.value, key: key)?.text
      case .filter: readFilter(setting.value, section, into: &report, with: &reader)
      case .groupBy:
        if let word = reader.word(setting.value, key: key, as: Grouping.self) {
          report.grouping = word
        }
      case .sort:
        if let word = reader.word(setting.value, key: key, as: Sorting.self) {
          report.sorting = word
        }
      case .columns:
        let columns = words(setting.value, key: key, as: CustomReport.Column.self, with: &reader)
        if !columns.isEmpty { report.columns = columns }
      case .format:
        let formats = words(setting.value, key: key, as: CustomReport.Format.self, with: &reader)
        if !formats.isEmpty { report.formats = formats }
      case .file:
        guard let file = reader.text(setting.value, key: key) else { continue }
        fileLocation = file.location
        if CustomReport.isFile(file.text) {
          report.file = file.text
        } else {
          reader.report(CustomReportFact.badFile(file.text), at: file.location)
        }
      case nil: break
      }
    }
    return (report, fileLocation)
  }

  /// Words of a few, each once.
  private static func words<Word: RawRepresentable<String> & CaseIterable & Hashable>(
    _ node: YAMLNode, key: String, as _: Word.Type, with reader: inout SettingsReader
  ) -> [Word] {
    var found: [Word] = []
    for text in reader.texts(node, key: key) {
      guard let word = Word(rawValue: text.text.lowercased()) else {
        reader.report(
          ConfigurationFact.unknownWord(
            text.text, key: key, allowed: Word.allCases.map(\.rawValue)), at: text.location)
        continue
      }
      if found.contains(word) {
        reader.report(CustomReportFact.twice(text.text, key: key), at: text.location)
      } else {
        found.append(word)
      }
    }
    return found
  }

  private static func readFilter(
    _ node: YAMLNode, _ section: String, into report: inout CustomReport,
    with reader: inout SettingsReader
  ) {
    for setting in reader.entries(
      of: node, key: "\(section).filter", known: FilterKey.names)
    {
      guard let key = FilterKey(rawValue: setting.key.text) else { continue }
      read(key, setting.value, into: &report, with: &reader)
    }
    if report.filter.uncategorizedOnly, !report.categories.isEmpty {
      reader.report(CustomReportFact.categoryAndNone, at: node.location)
    }
    if let first = report.filter.from, let last = report.filter.to, last < first {
      reader.report(CustomReportFact.reversedDays(first, last), at: node.location)
    }
  }

  private static func read(
    _ setting: FilterKey, _ node: YAMLNode, into report: inout CustomReport,
    with reader: inout SettingsReader
  ) {
    let key = setting.rawValue
    switch setting {
    case .search:
      report.filter.search = value(node, key: key, with: &reader) { text throws(SelectionFact) in
        try SearchQuery(text)
      }
    case .from: report.filter.from = day(node, key: key, with: &reader)
    case .to: report.filter.to = day(node, key: key, with: &reader)
    case .month:
      guard let text = reader.text(node, key: key) else { return }
      report.filter.month = Month(iso: text.text)
      if report.filter.month == nil {
        reader.report(CustomReportFact.badMonth(text.text), at: text.location)
      }
    case .period: report.filter.periods = reader.texts(node, key: key).map(\.text)
    case .card: report.cards = reader.texts(node, key: key).map(\.text)
    case .category:
      for text in reader.texts(node, key: key) {
        if text.text.lowercased() == CategoryDeclarations.uncategorized.lowercased() {
          report.filter.uncategorizedOnly = true
        } else if CategoryPath(text.text) == nil {
          reader.report(CustomReportFact.badCategory(text.text), at: text.location)
        } else {
          report.categories.append(text.text)
        }
      }
    case .amount:
      report.filter.amount = value(node, key: key, with: &reader) { text throws(SelectionFact) in
        try AmountRange(text)
      }
    case .direction:
      report.filter.direction = reader.word(
        node, key: key, as: TransactionFilter.Direction.self)
    case .pending: report.filter.isPending = reader.yesOrNo(node, key: key)
    case .uncategorized:
      if reader.yesOrNo(node, key: key) == true { report.filter.uncategorizedOnly = true }
    case .tag: report.filter.tags = reader.texts(node, key: key).map(\.text)
    case .currency: report.filter.currency = reader.currency(node, key: key)
    case .all:
      if let all = reader.yesOrNo(node, key: key) { report.filter.includesGone = all }
    }
  }

  private static func value<Value>(
    _ node: YAMLNode, key: String, with reader: inout SettingsReader,
    _ make: (String) throws(SelectionFact) -> Value
  ) -> Value? {
    guard let text = reader.text(node, key: key) else { return nil }
    do throws(SelectionFact) {
      return try make(text.text)
    } catch {
      reader.report(error, at: text.location)
      return nil
    }
  }

  private static func day(
    _ node: YAMLNode, key: String, with reader: inout SettingsReader
  ) -> CalendarDate? {
    guard let text = reader.text(node, key: key) else { return nil }
    if let day = CalendarDate(iso: text.text) { return day }
    reader.report(ConfigurationFact.badDate(text.text), at: text.location)
    return nil
  }
}

/// What can be wrong with a report of one's own.
enum CustomReportFact: DiagnosticFact {
  case badName(String)
  case takenName(String)
  case badFile(String)
  case sharedFile(String, with: String)
  case twice(String, key: String)
  case badMonth(String)
  case badCategory(String)
  case categoryAndNone
  /// The first day and the last, which comes before it.
  case reversedDays(CalendarDate, CalendarDate)

  var code: String {
    switch self {
    case .badName: "bad-report-name"
    case .takenName: "taken-report-name"
    case .badFile: "bad-report-file"
    case .sharedFile: "shared-report-file"
    case .twice: "named-twice"
    case .badMonth: "bad-month"
    case .badCategory: "bad-category"
    case .categoryAndNone: "category-and-none"
    case .reversedDays: "reversed-days"
    }
  }

  var summary: String {
    switch self {
    case .badName(let name): "\"\(name)\" cannot be the name of a report"
    case .takenName(let name): "\"\(name)\" is the name of a report of the program"
    case .badFile(let path): "\"\(path)\" cannot be a report's file"
    case .sharedFile(let file, let other):
      "the file \"\(file)\" is already written by the report \"\(other)\""
    case .twice(let word, let key): "`\(key)` has \"\(word)\" twice"
    case .badMonth(let text): "\"\(text)\" is no month"
    case .badCategory(let text): "\"\(text)\" cannot be the name of a category"
    case .categoryAndNone: "no transaction has a category and is uncategorized"
    case .reversedDays(let first, let last):
      "the first day, \(first), comes after the last, \(last)"
    }
  }

  var remedy: String? {
    switch self {
    case .badName: "a name has letters, digits, - and _, and no blanks: give it a `title:`"
    case .takenName: "choose another"
    case .badFile:
      "write a path below Reports/ without ending, like coffee or mine/coffee; "
        + "names of the program's own files and folders are taken"
    case .sharedFile: "give one of them another `file:`"
    case .twice: "name it once"
    case .badMonth: "write year and month, like 2026-03"
    case .badCategory: "write names parted by slashes, like Food/Coffee"
    case .categoryAndNone: "leave out `category:` or `uncategorized:`"
    case .reversedDays: "swap `from:` and `to:`"
    }
  }
}
