import StatementModel

/// The profile that reads other files of a table's kind as the table was read.
///
/// Only what was decided by something is in it: an order of dates that makes no difference in this
/// file is left for the next one to show.
struct DecidedSettings {
  private let layout: TableLayout
  private let roles: ColumnRoles
  private(set) var list: [DecidedSetting] = []

  /// - Parameters:
  ///   - decisions: What all rows decided.
  ///   - sign: The sign that was decided.
  ///   - profile: What the table was read by, if it was.
  init(
    _ found: TableReader.FoundTable, _ decisions: TableDecisions, _ sign: SignDecision,
    _ profile: StatementProfile?
  ) {
    layout = found.layout
    roles = found.assignment.roles
    let table = found.head.table
    add("delimiter", table.delimiter.map(Self.delimiter))
    if layout.headerRecord == nil {
      add("header-row", "no")
      let first = layout.firstRow < table.records.count ? table.records[layout.firstRow].line : 1
      if first > 1 { add("skip", "\(first - 1)") }
    } else if let skip = profile?.skipLines {
      add("skip", "\(skip)")
    }
    if let footer = profile?.footerLines { add("footer", "\(footer)") }
    add("columns", columns(sign))
    add("dates", dateOrder(decisions))
    add("decimal", decimalMark(decisions))
    add("outflow", outflow(sign, profile))
    add("balance", balance(sign, profile))
    add("fee", sign.feeWord?.rawValue)
    if let statuses = profile?.statuses, !statuses.isEmpty {
      let said = statuses.sorted { $0.key < $1.key }.map {
        "\(YAMLText.scalar($0.key)): \($0.value.rawValue)"
      }
      add("status", "{ \(said.joined(separator: ", ")) }")
    }
    if let isMinor = profile?.amountsAreMinorUnits {
      add("amounts", isMinor ? "minor-units" : "major-units")
    }
    if let year = profile?.year { add("year", "\(year)") }
  }

  private mutating func add(_ key: String, _ value: String?) {
    if let value { list.append(DecidedSetting(key, value)) }
  }

  private static func delimiter(_ byte: UInt8) -> String {
    let name = DelimiterDetection.name(byte)
    return name.utf8.count > 1 ? name : YAMLText.scalar(name)
  }

  private func dateOrder(_ decisions: TableDecisions) -> String? {
    let orders = decisions.plan.orders.filter { !decisions.plan.indifferentDates.contains($0.key) }
    var found = Set(orders.values)
    // Dates that begin with the year are read so whatever the profile says.
    if found.count > 1 { found.remove(.ymd) }
    return found.count == 1 ? found.first?.name : nil
  }

  private func decimalMark(_ decisions: TableDecisions) -> String? {
    let marks = Set(
      decisions.plan.marks.filter { decisions.plan.decidedMarks.contains($0.key) }.values)
    guard marks.count == 1, let mark = marks.first else { return nil }
    return mark == 0x2E ? "point" : "comma"
  }

  private func balance(_ sign: SignDecision, _ profile: StatementProfile?) -> String? {
    if sign.isBalanceOwed { return "owed" }
    return profile?.balanceIsOwed.map { $0 ? "owed" : "held" }
  }

  private func outflow(_ sign: SignDecision, _ profile: StatementProfile?) -> String? {
    // What was said of rows that nothing else tells is said of the next file's, too.
    if let said = profile?.outflow { return said.rawValue }
    guard roles.amount != nil, sign.raws.contains(where: { !$0.amount.isZero }) else { return nil }
    switch sign.rule?.way {
    case .asWritten: return "negative"
    case .reversed: return "positive"
    default: return nil
    }
  }

  private func columns(_ sign: SignDecision) -> String? {
    var roles = roles
    // The balances showed that the names are the wrong way round.
    if sign.rule?.way == .columnsExchanged {
      (roles.debit, roles.credit) = (roles.credit, roles.debit)
    }
    if roles.isBalanceGuessed, (sign.proof?.matches ?? 0) * 2 <= (sign.proof?.pairs ?? 0) {
      roles.balance = nil
    }
    // A text that stands in for another role is found so again.
    let texts: [StatementProfile.Role] = [.description, .memo]
    var taken = Set<Int>()
    let named = (StatementProfile.Role.allCases.filter { !texts.contains($0) } + texts)
      .compactMap { role -> String? in
        guard let column = roles[role], taken.insert(column).inserted else { return nil }
        return "\(role.rawValue): \(name(of: column))"
      }
    return named.isEmpty ? nil : "{ \(named.joined(separator: ", ")) }"
  }

  /// A column's name, where only it has that name; else its number.
  private func name(of column: Int) -> String {
    guard column < layout.header.count else { return "\(column + 1)" }
    let text = layout.header[column].text
    let key = HeaderFolding.fold(text)
    let isPlain = !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard !key.isEmpty, isPlain,
      layout.header.count(where: { HeaderFolding.fold($0.text) == key }) == 1
    else { return "\(column + 1)" }
    return YAMLText.scalar(text)
  }
}

extension DecidedSettings {
  /// The currency of all statements, where the table has no column for it and one is named.
  static func currency(of file: StatementFile, _ roles: ColumnRoles) -> DecidedSetting? {
    guard roles.currency == nil else { return nil }
    let currencies = file.statements.map(\.currency)
    guard let first = currencies.first, let currency = first, currency.isKnown,
      Set(currencies).count == 1
    else { return nil }
    return DecidedSetting("currency", currency.code)
  }
}
