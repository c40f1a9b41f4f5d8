import StatementModel

/// Writes transactions for programs: the one stable set of columns of every machine format.
struct TransactionRecord {
  /// The columns, in their order.
  ///
  /// Programs rely on them: append only.
  static let header = [
    "id", "date", "posted", "card", "description", "payee", "memo", "category", "amount",
    "currency", "original_amount", "original_currency", "status", "tags", "note", "source",
    "period", "part",
  ]

  private let table: TransactionTable
  private let basis: DateBasis
  /// What may be one with another; told in JSON alone, where a member more harms no reader.
  private let doubles: [TransactionID: TransactionID]
  /// Members that a JSON object begins with, each with the comma behind it.
  private let beginning: [UInt8]
  private var currencies = CurrencyTexts()

  init(
    _ table: TransactionTable, basis: DateBasis, doubles: [TransactionID: TransactionID] = [:],
    beginning: String = ""
  ) {
    self.table = table
    self.basis = basis
    self.doubles = doubles
    self.beginning = Array(beginning.utf8)
  }

  /// The cells of a line of CSV, without its end.
  mutating func append(csvOf index: Int, to out: inout ByteText) {
    let numbers = table.numbers[index]
    let names = table.names[index]
    let details = table.details(at: index)
    out.append(hex: numbers.id)
    out.append(0x2C)
    out.append(iso: numbers.date(by: basis))
    out.append(0x2C)
    if let posted = numbers.postingDate { out.append(iso: posted) }
    out.append(0x2C)
    out.append(csv: table.cards[Int(names.card)].text)
    out.append(0x2C)
    out.append(csv: table.texts[Int(names.description)])
    out.append(0x2C)
    if names.payee >= 0 { out.append(csv: table.texts[Int(names.payee)]) }
    out.append(0x2C)
    if let memo = details?.memo { out.append(csv: memo) }
    out.append(0x2C)
    if names.category >= 0 { out.append(csv: table.categories[Int(names.category)].text) }
    out.append(0x2C)
    append(csv: numbers.amount, to: &out)
    out.append(0x2C)
    if let original = details?.original {
      append(csv: original, to: &out)
    } else {
      out.append(0x2C)
    }
    out.append(0x2C)
    out.append(numbers.status.name)
    out.append(0x2C)
    if let tags = details?.tags, !tags.isEmpty { out.append(csv: tags.joined(separator: ";")) }
    out.append(0x2C)
    if let note = details?.note { out.append(csv: note) }
    out.append(0x2C)
    let file = table.texts[Int(names.file)]
    if !file.isEmpty { out.append(csv: file, line: numbers.sourceLine) }
    out.append(0x2C)
    if let period = details?.period { out.append(csv: period) }
    out.append(0x2C)
    if let part = details?.part { out.append("\(part)") }
  }

  private mutating func append(csv money: Money, to out: inout ByteText) {
    let currency = currencies[money.currency]
    out.append(plain: money.amount, minimumDecimals: currency.minorUnits)
    out.append(0x2C)
    out.append(currency.code)
  }

  /// A JSON object.
  ///
  /// Amounts are strings, so that no reader makes binary fractions of them.
  mutating func append(jsonOf index: Int, to out: inout ByteText) {
    let numbers = table.numbers[index]
    let names = table.names[index]
    let details = table.details(at: index)
    out.append(0x7B)
    out.append(beginning)
    out.append("\"id\":\"")
    out.append(hex: numbers.id)
    out.append("\",\"date\":\"")
    out.append(iso: numbers.date(by: basis))
    out.append("\",\"posted\":")
    if let posted = numbers.postingDate {
      out.append(0x22)
      out.append(iso: posted)
      out.append(0x22)
    } else {
      out.append("null")
    }
    out.append(",\"card\":")
    out.append(json: table.cards[Int(names.card)].text)
    out.append(",\"description\":")
    out.append(json: table.texts[Int(names.description)])
    out.append(",\"payee\":")
    Self.append(json: names.payee < 0 ? nil : table.texts[Int(names.payee)], to: &out)
    out.append(",\"memo\":")
    Self.append(json: details?.memo, to: &out)
    out.append(",\"category\":")
    Self.append(
      json: names.category < 0 ? nil : table.categories[Int(names.category)].text, to: &out)
    out.append(",\"amount\":\"")
    append(json: numbers.amount, ",\"currency\":\"", to: &out)
    if let original = details?.original {
      out.append(",\"original_amount\":\"")
      append(json: original, ",\"original_currency\":\"", to: &out)
    } else {
      out.append(",\"original_amount\":null,\"original_currency\":null")
    }
    out.append(",\"status\":\"")
    out.append(numbers.status.name)
    out.append("\",\"tags\":[")
    for (place, tag) in (details?.tags ?? []).enumerated() {
      if place > 0 { out.append(0x2C) }
      out.append(json: tag)
    }
    out.append("],\"note\":")
    Self.append(json: details?.note, to: &out)
    out.append(",\"source\":")
    let file = table.texts[Int(names.file)]
    if file.isEmpty { out.append("null") } else { out.append(json: file, line: numbers.sourceLine) }
    out.append(",\"period\":")
    Self.append(json: details?.period, to: &out)
    out.append(",\"part\":")
    Self.append(json: details?.part.map { "\($0)" }, to: &out)
    if !doubles.isEmpty, let other = doubles[numbers.id] {
      out.append(",\"possible_duplicate_of\":")
      out.append(json: other.description)
    }
    out.append(0x7D)
  }

  private static func append(json text: String?, to out: inout ByteText) {
    if let text { out.append(json: text) } else { out.append("null") }
  }

  /// The rest of a string that is an amount, and its currency.
  private mutating func append(
    json money: Money, _ currencyKey: String, to out: inout ByteText
  ) {
    let currency = currencies[money.currency]
    out.append(plain: money.amount, minimumDecimals: currency.minorUnits)
    out.append(0x22)
    out.append(currencyKey)
    out.append(currency.code)
    out.append(0x22)
  }
}
