import StatementModel

/// Writes OFX 2.2: a statement for each currency of each card.
///
/// OFX says what a bank says. A transaction's name is the bank's own description; categories,
/// clean names and notes have no place in it.
struct OFXWriter {
  private let export: Export
  private let basis: DateBasis

  init(_ export: Export) {
    self.export = export
    basis = export.list.request.basis
  }

  /// One statement of the file.
  private struct Section: Hashable {
    var card: CardID
    var currency: Currency
  }

  func write(to emit: ([UInt8]) throws -> Void) rethrows {
    let rows = OFXRows(export)
    var sections: [Section: [OFXRow]] = [:]
    for row in rows.all {
      sections[Section(card: row.card, currency: row.amount.currency), default: []].append(row)
    }
    let cards = Dictionary(
      export.list.cards.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let ordered = sections.keys.sorted { ($0.card, $0.currency) < ($1.card, $1.currency) }
    var out = OFXMarkup()
    out.text.append(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>

      """)
    out.open("OFX")
    writeSignOn(rows.lastDay, to: &out)
    var number = 0
    for isBank in [true, false] {
      let group = ordered.filter { Self.isBank(cards[$0.card]?.type) == isBank }
      guard !group.isEmpty else { continue }
      let message = isBank ? "BANKMSGSRSV1" : "CREDITCARDMSGSRSV1"
      out.open(message)
      for section in group {
        number += 1
        let account = Self.account(section.card, cards[section.card])
        try write(
          sections[section] ?? [], section.currency, isBank ? cards[section.card]?.type : nil,
          isBank: isBank, account: account, number: number, to: &out, emit)
      }
      out.close(message)
    }
    out.close("OFX")
    try emit(out.text.bytes)
  }

  private func writeSignOn(_ day: CalendarDate?, to out: inout OFXMarkup) {
    out.open("SIGNONMSGSRSV1")
    out.open("SONRS")
    Self.writeSuccess(to: &out)
    // No clock: the server's time is the day of the newest transaction.
    out.add("DTSERVER", Self.time(day ?? CalendarDate(dayNumber: 0)))
    out.add("LANGUAGE", "ENG")
    out.close("SONRS")
    out.close("SIGNONMSGSRSV1")
  }

  private static func writeSuccess(to out: inout OFXMarkup) {
    out.open("STATUS")
    out.add("CODE", "0")
    out.add("SEVERITY", "INFO")
    out.close("STATUS")
  }

  private func write(
    _ rows: [OFXRow], _ currency: Currency, _ type: AccountType?, isBank: Bool, account: String,
    number: Int, to out: inout OFXMarkup, _ emit: ([UInt8]) throws -> Void
  ) rethrows {
    let prefix = isBank ? "" : "CC"
    out.open(prefix + "STMTTRNRS")
    out.add("TRNUID", String(number))
    Self.writeSuccess(to: &out)
    out.open(prefix + "STMTRS")
    out.add("CURDEF", currency.code)
    out.open(isBank ? "BANKACCTFROM" : "CCACCTFROM")
    if isBank { out.add("BANKID", "DAYBOOK") }
    out.add("ACCTID", account)
    if isBank { out.add("ACCTTYPE", Self.accountType(type)) }
    out.close(isBank ? "BANKACCTFROM" : "CCACCTFROM")
    let posted = rows.filter { !$0.isPending }
    let days = rows.map(\.posted)
    let (first, last) = (days.min(), days.max())
    out.open("BANKTRANLIST")
    if let first, let last {
      out.add("DTSTART", Self.time(first))
      out.add("DTEND", Self.time(last))
    }
    for row in posted {
      row.write(to: &out)
      if out.text.count >= Export.pieceSize {
        try emit(out.text.bytes)
        out.text.removeAll()
      }
    }
    out.close("BANKTRANLIST")
    let pending = rows.filter(\.isPending)
    if !pending.isEmpty, let last {
      out.open("BANKTRANLISTP")
      out.add("DTASOF", Self.time(last))
      for row in pending { row.write(to: &out) }
      out.close("BANKTRANLISTP")
    }
    // The schema wants a balance; what the account held before the list is not known.
    out.open("LEDGERBAL")
    var sum = DecimalSum()
    for row in posted { sum.add(row.amount.sum) }
    out.add("BALAMT", ExportAmount(sum, currency).plain)
    out.add("DTASOF", Self.time(last ?? CalendarDate(dayNumber: 0)))
    out.close("LEDGERBAL")
    out.close(prefix + "STMTRS")
    out.close(prefix + "STMTTRNRS")
  }

  /// Noon, so that no reader's zone makes another day of it.
  static func time(_ day: CalendarDate) -> String {
    day.description.replacing("-", with: "") + "120000"
  }

  private static func isBank(_ type: AccountType?) -> Bool {
    type != nil && type != .creditCard
  }

  private static func accountType(_ type: AccountType?) -> String {
    switch type {
    case .savings: "SAVINGS"
    case .moneyMarket: "MONEYMRKT"
    case .creditLine: "CREDITLINE"
    default: "CHECKING"
    }
  }

  /// The account's newest number, else the card's id; of longer ones the end, which tells more.
  private static func account(_ id: CardID, _ card: Card?) -> String {
    let text = ExportText.line(card?.accounts.last ?? id.text)
    return String(String.UnicodeScalarView(text.unicodeScalars.suffix(22)))
  }
}

/// XML being written, a line for each element.
struct OFXMarkup {
  var text = ByteText()

  mutating func open(_ name: String) { text.append("<\(name)>\n") }
  mutating func close(_ name: String) { text.append("</\(name)>\n") }

  mutating func add(_ name: String, _ value: String) {
    let signs: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;"]
    text.append("<\(name)>\(ExportText.replacing(signs, in: value))</\(name)>\n")
  }
}
