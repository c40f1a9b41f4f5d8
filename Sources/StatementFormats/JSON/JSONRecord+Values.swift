import StatementModel

/// The values of interfaces that document how they write them.
extension JSONRecord {
  /// The amount in `node`, by its exact text.
  func amount(_ node: Int?) throws(NoRow) -> ExactDecimal {
    guard let node, self[node].kind != .null else { throw .rejected(.noAmount, node: nil) }
    guard let value = optionalAmount(node) else {
      let digits = document.text[self[node].content].count { 0x30...0x39 ~= $0 }
      let isTooLong =
        self[node].kind == .number
        || self[node].kind == .string && digits > ExactDecimal.magnitudeDigits
      throw .rejected(
        isTooLong ? .amountOutOfRange(excerpt(node)) : .badAmount(excerpt(node)), node: node)
    }
    return value
  }

  /// The amount in `node`, or nothing where there is none that can be read.
  func optionalAmount(_ node: Int?) -> ExactDecimal? { word(node).flatMap { ExactDecimal($0) } }

  /// The amount in `node` in the currency's smallest unit: 1250 is 12.50 EUR and 1250 JPY.
  func minorUnits(_ node: Int?, _ currency: Currency) throws(NoRow) -> ExactDecimal {
    try units(node, scale: currency.minorUnits)
  }

  /// The amount whose digits stand in `node`, so many of which are decimals.
  func units(_ node: Int?, scale: Int) throws(NoRow) -> ExactDecimal {
    guard let node, self[node].kind != .null else { throw .rejected(.noAmount, node: nil) }
    guard let units = integer(node), let amount = ExactDecimal(units: Int64(units), scale: scale)
    else { throw .rejected(.badAmount(excerpt(node)), node: node) }
    return amount
  }

  /// The value of an object that writes one as units and how many of their digits are decimals.
  func scaledUnits(_ node: Int) -> ExactDecimal? {
    guard let units = integer(member("unscaledValue", of: node)),
      let scale = integer(member("scale", of: node))
    else { return nil }
    return ExactDecimal(units: Int64(units), scale: scale)
  }

  /// The currency that a member of the object names.
  func currency(of node: Int) -> Currency? {
    ["currency", "currencyCode", "currency_code"].lazy
      .compactMap { self.currency(self.member($0, of: node)) }.first
  }

  /// The day that a string in `node` states, with the year first; nothing where there is no string.
  ///
  /// The calendar day that is written is kept: converting it to another zone would move rows to
  /// neighbouring days.
  func day(_ node: Int?) throws(NoRow) -> CalendarDate? {
    guard let node, let word = string(node) else { return nil }
    guard let day = Self.day(word) else { throw .rejected(.badDate(excerpt(node)), node: node) }
    return day
  }

  static func day(_ text: String) -> CalendarDate? {
    var bytes = Array(text.utf8)
    // A zone may stand behind the day alone: `2024-03-02+0100`.
    if bytes.count > 10, bytes[4] == JSONByte.minus, bytes[10] != UInt8(ascii: "T") {
      bytes = Array(bytes.prefix(10))
    }
    guard let raw = DateCell.read(bytes.span, bytes.indices),
      raw.firstDigits == 4 || raw.firstDigits == 8
    else { return nil }
    return raw.day(.ymd, year: nil)
  }

  /// The currency in `node`; nothing where there is none.
  func currency(_ node: Int?) -> Currency? { word(node).flatMap { CurrencySigns.currency($0) } }

  /// The currency in `node`, which must be one.
  func ownCurrency(_ node: Int?) throws(NoRow) -> Currency {
    guard let currency = currency(node) else {
      throw .rejected(.badCurrency(node.map { excerpt($0) } ?? ""), node: node)
    }
    return currency
  }

  /// An id as the source writes it; nothing for the words that stand for a missing one.
  func id(_ node: Int?) -> String? {
    guard let id = word(node), !["0", "null", "undefined", "None", "NaN"].contains(id),
      !id.hasPrefix("undefined_"), !id.hasPrefix("null_")
    else { return nil }
    return id
  }

  /// The first of these members that holds an id or a number.
  func firstID(_ members: FoldedMembers, _ names: [String]) -> String? {
    names.lazy.compactMap { id(members[$0]) }.first
  }

  /// A whole number, however it is written: `125`, `"125"`, `1.25e2`.
  func integer(_ node: Int?) -> Int? {
    guard let word = word(node) else { return nil }
    if let number = Int(word) { return number }
    guard let value = ExactDecimal(word), value.scale == 0 else { return nil }
    return Int(value.units)
  }

  /// A word, or a boolean as its word; nothing for other kinds and blank strings.
  func answer(_ node: Int?) -> String? { bool(node).map { $0 ? "true" : "false" } ?? word(node) }

  /// The yes or no in `node`; nothing where the field is missing, null or blank.
  ///
  /// Anything else than an answer rejects the row, since a pending or deleted row may hide behind
  /// it.
  func flag(_ node: Int?) throws(NoRow) -> Bool? {
    guard let node, self[node].kind != .null else { return nil }
    if self[node].kind == .string, string(node) == nil { return nil }
    guard let yes = answer(node).flatMap({ StatementWords.isYes($0) }) else {
      throw .rejected(.badFlag(excerpt(node), field: key(of: node)), node: node)
    }
    return yes
  }

  /// What the word in `node` says of the row's state; nothing where there is none.
  ///
  /// Rows that were declined, and those of a state that is no booking yet, are left out; an
  /// unknown word rejects the row.
  func status(_ node: Int?) throws(NoRow) -> StatementRow.Status? {
    guard let node, let word = string(node) else { return nil }
    let folded = FieldNames.fold(word)
    if Self.announced.contains(folded) { throw .leftOut(.information) }
    // ISO 20022's codes, and a payment that is only made out yet.
    if folded == "pdng" || folded == "created" { return .pending }
    if folded == "cncl" || folded == "rjct" { throw .leftOut(.declined) }
    switch StatementWords.knownStatus(word) {
    case .posted?: return .posted
    case .pending?: return .pending
    case .declined?: throw .leftOut(.declined)
    case nil: throw .rejected(.badStatus(excerpt(node)), node: node)
    }
  }

  private static let announced: Set<String> = [
    "information", "info", "schd", "scheduled", "future", "upcoming",
  ]
}
