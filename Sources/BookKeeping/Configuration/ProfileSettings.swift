import RuleEngine
import StatementFormats
import StatementModel

/// The `profiles:` of `daybook.yaml`: what a person says about an exporter's files.
enum ProfileSettings {
  /// What whole numbers of amounts count.
  enum AmountUnit: String, CaseIterable {
    case minor = "minor-units"
    case major = "major-units"
  }

  /// What a balance beside each row is.
  enum BalanceKind: String, CaseIterable {
    case held, owed
  }

  private static let delimiters: [String: UInt8] = [
    "comma": 0x2C, "semicolon": 0x3B, "tab": 0x09, "pipe": 0x7C,
  ]

  /// The names of delimiters.
  static let delimiterWords = delimiters.keys.sorted()

  static func read(
    _ node: YAMLNode, with reader: inout SettingsReader
  ) -> [StatementProfile] {
    reader.entries(of: node, key: "profiles").map { profile($0, with: &reader) }
  }

  static func profile(
    _ entry: YAMLEntry, with reader: inout SettingsReader
  ) -> StatementProfile {
    var profile = StatementProfile(name: entry.key.text)
    let section = "profiles.\(entry.key.text)"
    for setting in reader.entries(of: entry.value, key: section, known: ProfileKey.names) {
      read(setting, of: section, into: &profile, with: &reader)
    }
    return profile
  }

  private static func read(
    _ setting: YAMLEntry, of section: String, into profile: inout StatementProfile,
    with reader: inout SettingsReader
  ) {
    let key = setting.key.text
    let value = setting.value
    switch ProfileKey(rawValue: key) {
    case .header: profile.headerContains = header(value, with: &reader)
    case .columns: profile.columns = columns(value, section: section, with: &reader)
    case .delimiter: profile.delimiter = delimiter(value, with: &reader)
    case .encoding: profile.encoding = encoding(value, with: &reader)
    case .skip: profile.skipLines = reader.number(value, key: key, in: ProfileKey.lines)
    case .footer: profile.footerLines = reader.number(value, key: key, in: ProfileKey.lines)
    case .headerRow: profile.hasHeader = reader.yesOrNo(value, key: key)
    case .dates:
      profile.dateOrder = reader.word(value, key: key, as: StatementProfile.DateOrder.self)
    case .decimal:
      profile.decimalMark = reader.word(value, key: key, as: StatementProfile.DecimalMark.self)
    case .outflow:
      profile.outflow = reader.word(value, key: key, as: StatementProfile.Outflow.self)
    case .balance:
      profile.balanceIsOwed = reader.word(value, key: key, as: BalanceKind.self).map { $0 == .owed }
    case .fee: profile.fee = reader.word(value, key: key, as: StatementProfile.Fee.self)
    case .currency: profile.currency = reader.currency(value, key: key)
    case .year: profile.year = reader.number(value, key: key, in: ProfileKey.years)
    case .undated: profile.undatedDay = day(value, with: &reader)
    case .amounts:
      let unit = reader.word(value, key: key, as: AmountUnit.self)
      profile.amountsAreMinorUnits = unit.map { $0 == .minor }
    case .status:
      for entry in reader.entries(of: value, key: key) {
        let status = reader.word(entry.value, key: entry.key.text, as: RowStatus.self)
        if let status { profile.setStatus(status, of: entry.key.text) }
      }
    case .card: profile.card = card(value, with: &reader)
    case .furtherColumns: profile.mayHaveFurtherColumns = reader.yesOrNo(value, key: key)
    case .kind: profile.kind = reader.word(value, key: key, as: StatementProfile.Kind.self)
    case .members: profile.members = reader.texts(value, key: key).map(\.text)
    case .shape: profile.shape = shape(value, with: &reader)
    case .source: profile.source = reader.text(value, key: key)?.text
    case .sample: profile.sample = lines(value, key: key, with: &reader)
    case .reads: profile.reads = lines(value, key: key, with: &reader)
    case nil: break
    }
  }

  /// Header cells, some of which may be empty.
  private static func header(_ node: YAMLNode, with reader: inout SettingsReader) -> [String] {
    guard case .sequence(let items, _) = node else {
      return reader.texts(node, key: "header").map(\.text)
    }
    return items.compactMap { item in
      if case .scalar(let scalar) = item, scalar.isQuoted { return scalar.text }
      return reader.text(item, key: "header")?.text
    }
  }

  private static func shape(
    _ node: YAMLNode, with reader: inout SettingsReader
  ) -> [ColumnShape] {
    reader.texts(node, key: "shape").compactMap { word in
      if let shape = ColumnShape(word.text) { return shape }
      reader.report(ConfigurationFact.badColumnShape(word.text), at: word.location)
      return nil
    }
  }

  /// The lines of a text that stands in several.
  private static func lines(
    _ node: YAMLNode, key: String, with reader: inout SettingsReader
  ) -> [String] {
    (reader.text(node, key: key)?.text ?? "").split(whereSeparator: \.isNewline).map(String.init)
  }

  private static func day(
    _ node: YAMLNode, with reader: inout SettingsReader
  ) -> CalendarDate? {
    guard let text = reader.text(node, key: "undated") else { return nil }
    if let day = CalendarDate(iso: text.text) { return day }
    reader.report(ConfigurationFact.badDate(text.text), at: text.location)
    return nil
  }

  private static func card(_ node: YAMLNode, with reader: inout SettingsReader) -> String? {
    guard let text = reader.text(node, key: "card") else { return nil }
    if CardSettings.isID(text.text) { return text.text }
    reader.report(ConfigurationFact.badCardID(text.text), at: text.location)
    return nil
  }

  private static func encoding(_ node: YAMLNode, with reader: inout SettingsReader) -> String? {
    guard let text = reader.text(node, key: "encoding") else { return nil }
    if EncodingName.isKnown(text.text) { return text.text }
    reader.report(ConfigurationFact.unknownEncoding(text.text), at: text.location)
    return nil
  }

  private static func delimiter(_ node: YAMLNode, with reader: inout SettingsReader) -> UInt8? {
    guard let text = reader.text(node, key: "delimiter") else { return nil }
    if let byte = delimiters[text.text.lowercased()] { return byte }
    if text.text == "\\t" { return 0x09 }
    // Quotes, letters, digits and line breaks cannot part fields.
    if text.text.utf8.count == 1, let byte = text.text.utf8.first, let character = text.text.first,
      byte == 0x09 || byte > 0x20, byte < 0x7F, byte != 0x22,
      !character.isLetter, !character.isNumber
    {
      return byte
    }
    reader.report(ConfigurationFact.badDelimiter(text.text), at: text.location)
    return nil
  }

  private static func columns(
    _ node: YAMLNode, section: String, with reader: inout SettingsReader
  ) -> [StatementProfile.Role: StatementProfile.Column] {
    var columns: [StatementProfile.Role: StatementProfile.Column] = [:]
    var taken: [StatementProfile.Column: StatementProfile.Role] = [:]
    let known = StatementProfile.Role.allCases.map(\.rawValue)
    for entry in reader.entries(of: node, key: "\(section).columns", known: known) {
      guard let role = StatementProfile.Role(rawValue: entry.key.text),
        let text = reader.text(entry.value, key: entry.key.text)
      else { continue }
      let column: StatementProfile.Column
      if !text.isQuoted, Int(text.text) != nil {
        guard let number = reader.number(entry.value, key: role.rawValue, in: 1...4096) else {
          continue
        }
        column = .number(number)
      } else {
        column = .named(text.text)
      }
      if let other = taken[column] {
        reader.report(
          ConfigurationFact.sharedColumn(text.text, role: other.rawValue), at: text.location)
        continue
      }
      taken[column] = role
      columns[role] = column
    }
    return columns
  }
}
