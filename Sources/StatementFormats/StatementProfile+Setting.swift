import StatementModel

/// What one line of a profile says, as questions, decided settings and the files of exporters write
/// it.
extension StatementProfile {
  /// - Parameter line: `dates: dmy`, or `columns: { debit: "Out", credit: 4 }`. Nothing comes of a
  ///   line that only describes what to write.
  package init?(setting line: String) {
    self.init(name: "")
    guard set(line[...]), self != StatementProfile(name: "") else { return nil }
  }

  /// Takes in what a line says; false where it says nothing that is known.
  mutating func set(_ line: Substring) -> Bool {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let setting = SettingText(line[line.utf8.index(after: colon)...])
    let key = line[..<colon]
    switch key {
    case "header": headerContains = setting.list ?? []
    case "members": members = setting.list ?? []
    case "shape": shape = (setting.list ?? []).compactMap(ColumnShape.init)
    case "columns": columns = Self.columns(setting) ?? [:]
    case "status": statuses = Self.statuses(setting) ?? [:]
    default: return setting.text.map { set(key, $0) } ?? false
    }
    return true
  }

  private mutating func set(_ key: Substring, _ value: String) -> Bool {
    switch key {
    case "kind": kind = Kind(rawValue: value)
    case "further-columns": mayHaveFurtherColumns = Self.yesOrNo[value]
    case "source": source = value
    case "dates": dateOrder = DateOrder(rawValue: value)
    case "decimal": decimalMark = DecimalMark(rawValue: value)
    case "outflow": outflow = Outflow(rawValue: value)
    case "fee": fee = Fee(rawValue: value)
    case "balance": balanceIsOwed = ["held": false, "owed": true][value]
    case "amounts": amountsAreMinorUnits = ["minor-units": true, "major-units": false][value]
    case "currency": currency = Currency(code: value)
    case "year": year = Int(value)
    case "undated": undatedDay = CalendarDate(iso: value)
    case "delimiter": delimiter = DelimiterDetection.byte(named: value)
    case "encoding": encoding = value
    case "header-row": hasHeader = Self.yesOrNo[value]
    case "skip": skipLines = Int(value)
    case "footer": footerLines = Int(value)
    default: return false
    }
    return true
  }

  private static let yesOrNo = ["no": false, "yes": true]

  private static func columns(_ setting: SettingText) -> [Role: Column]? {
    var columns: [Role: Column] = [:]
    for (name, value) in setting.mapping ?? [] {
      guard let role = Role(rawValue: name) else { return nil }
      columns[role] =
        Int(value.text).flatMap { value.isQuoted ? nil : .number($0) } ?? .named(value.text)
    }
    return columns
  }

  private static func statuses(_ setting: SettingText) -> [String: RowStatus]? {
    var statuses: [String: RowStatus] = [:]
    for (word, value) in setting.mapping ?? [] {
      guard let status = RowStatus(rawValue: value.text) else { return nil }
      statuses[HeaderFolding.fold(word)] = status
    }
    return statuses
  }
}
