import RuleEngine
import StatementFormats
import StatementModel

/// Reads `daybook.yaml`: strictly, and every mistake at once.
package enum ConfigurationParser {
  /// What `list` and the reports can group by.
  static let groupings = Grouping.allCases.map(\.rawValue)
  /// The one choice there is so far.
  static let monthChoices = ["all"]
  static let ratesAges = 0...366

  /// Reads the configuration's text.
  ///
  /// - Parameter path: The file's name as messages should show it.
  /// - Returns: What could be understood, and every mistake; the configuration may be used only
  ///   if none of them is an error.
  package static func parse(
    _ text: String, path: String
  ) -> (configuration: BookConfiguration, diagnostics: [Diagnostic]) {
    var reader = SettingsReader(SourceText(text, path: path))
    var configuration = BookConfiguration()
    let (root, mistakes) = YAMLReader.read(text, path: path)
    reader.add(mistakes)
    guard let root else { return (configuration, reader.diagnostics) }
    switch root {
    case .mapping: break
    case .scalar(let scalar) where scalar.isNull: break
    default:
      reader.report(ConfigurationFact.notAMapping(found: root.kindName), at: root.location)
      return (configuration, reader.diagnostics)
    }
    for entry in reader.entries(of: root, key: path, known: ConfigurationKey.names) {
      guard let key = ConfigurationKey(rawValue: entry.key.text) else { continue }
      read(key, entry, into: &configuration, with: &reader)
    }
    if let budgets = reader.entries(of: root, key: path).first(where: {
      $0.key.text == ConfigurationKey.budgets.rawValue
    }) {
      // Read last: the book's currency may stand below.
      configuration.budgets = BudgetSettings.read(
        budgets.value, currency: configuration.currency, with: &reader)
    }
    checkProfiles(of: configuration, with: &reader)
    return (configuration, ordered(reader.diagnostics))
  }

  private static func read(
    _ setting: ConfigurationKey, _ entry: YAMLEntry, into configuration: inout BookConfiguration,
    with reader: inout SettingsReader
  ) {
    let key = setting.rawValue
    switch setting {
    case .currency:
      if let currency = reader.currency(entry.value, key: key) { configuration.currency = currency }
    case .locale:
      guard let name = reader.text(entry.value, key: key) else { return }
      if let locale = LocaleName.normalized(name.text) {
        configuration.locale = locale
      } else {
        reader.report(ConfigurationFact.unknownLocale(name.text), at: name.location)
      }
    case .date:
      if let basis = reader.word(entry.value, key: key, as: DateBasis.self) {
        configuration.dateBasis = basis
      }
    case .rules:
      guard let folder = reader.text(entry.value, key: key) else { return }
      configuration.rulesFolder = folder.text
      configuration.rulesLocation = folder.location
    case .cards:
      configuration.cards = CardSettings.read(entry.value, with: &reader)
    case .profiles:
      configuration.profiles = ProfileSettings.read(entry.value, with: &reader)
    case .categories:
      let (categories, mistakes) = CategoryDeclarations.parse(entry.value, source: reader.source)
      configuration.categories = categories
      reader.add(mistakes)
    case .exports:
      configuration.exportNames = ExportSettings.read(entry.value, with: &reader)
    case .reports:
      readReports(entry.value, into: &configuration, with: &reader)
    case .budgets: break
    case .recurring:
      configuration.recurring = RecurringSettings.read(entry.value, with: &reader)
    case .ratesAge:
      if let days = reader.number(entry.value, key: key, in: ratesAges) {
        configuration.ratesAge = days
      }
    case .onAttention:
      configuration.notices.onAttention = NoticeSettings.command(
        entry.value, key: key, with: &reader)
    case .onFailure:
      configuration.notices.onFailure = NoticeSettings.command(entry.value, key: key, with: &reader)
    case .mailTo:
      configuration.notices.mailTo = NoticeSettings.address(entry.value, key: key, with: &reader)
    }
  }

  private static func readReports(
    _ node: YAMLNode, into configuration: inout BookConfiguration,
    with reader: inout SettingsReader
  ) {
    for entry in reader.entries(of: node, key: "reports", known: ReportKey.names) {
      let key = entry.key.text
      switch ReportKey(rawValue: key) {
      case .groupBy:
        guard let word = reader.text(entry.value, key: key) else { continue }
        if let grouping = Grouping(rawValue: word.text) {
          configuration.defaultGrouping = grouping
        } else {
          reader.report(
            ConfigurationFact.unknownGrouping(word.text, allowed: groupings), at: word.location)
        }
      case .months:
        guard let word = reader.text(entry.value, key: key), !monthChoices.contains(word.text)
        else { continue }
        reader.report(
          ConfigurationFact.unknownWord(word.text, key: key, allowed: monthChoices),
          at: word.location)
      case .custom:
        configuration.customReports = CustomReportSettings.read(entry.value, with: &reader)
      case nil: break
      }
    }
  }

  /// Cards may name only profiles that are described, wherever in the file those stand.
  private static func checkProfiles(
    of configuration: BookConfiguration, with reader: inout SettingsReader
  ) {
    let known = configuration.profiles.map(\.name)
    for card in configuration.cards {
      if let profile = card.profile, !known.contains(profile) {
        reader.report(
          ConfigurationFact.unknownProfile(profile, known: known),
          at: card.profileLocation ?? card.location)
      }
    }
  }

  /// In the order of the file.
  private static func ordered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      let first = (left.element.location?.line ?? 0, left.element.location?.column ?? 0)
      let second = (right.element.location?.line ?? 0, right.element.location?.column ?? 0)
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }
}
