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

  enum Form {
    case csv, json
  }

  private let table: TransactionTable
  private let form: Form
  private let basis: DateBasis
  /// What may be one with another; told in JSON alone, where a member more harms no reader.
  private let doubles: [TransactionID: TransactionID]
  private var currencies = CurrencyFaces()
  private var dates = LastDate()
  private var postingDates = LastDate()
  /// Texts as they are written, by their numbers.
  private var texts: WrittenTexts
  private var categories: WrittenTexts
  private var cards: WrittenTexts
  private var files: WrittenTexts

  init(
    _ table: TransactionTable, as form: Form, basis: DateBasis,
    doubles: [TransactionID: TransactionID] = [:]
  ) {
    self.table = table
    self.form = form
    self.basis = basis
    self.doubles = doubles
    texts = WrittenTexts(count: table.texts.count)
    categories = WrittenTexts(count: table.categories.count)
    cards = WrittenTexts(count: table.cards.count)
    files = WrittenTexts(count: table.texts.count)
  }

  /// One transaction: the cells of a line without its end, or a JSON object.
  mutating func append(_ index: Int, to out: inout ByteText) {
    switch form {
    case .csv: append(csvOf: index, to: &out)
    case .json: append(jsonOf: index, to: &out)
    }
  }

  private mutating func append(csvOf index: Int, to out: inout ByteText) {
    let numbers = table.numbers[index]
    let names = table.names[index]
    let details = names.hasDetails ? table.details(at: index) : nil
    out.append(hex: numbers.id)
    out.append(0x2C)
    dates.append(numbers.date(by: basis), to: &out)
    out.append(0x2C)
    if let posted = numbers.postingDate { postingDates.append(posted, to: &out) }
    out.append(0x2C)
    append(card: Int(names.card), to: &out)
    out.append(0x2C)
    append(text: Int(names.description), to: &out)
    out.append(0x2C)
    if names.payee >= 0 {
      append(text: Int(names.payee), to: &out)
    }
    out.append(0x2C)
    if let memo = details?.memo { out.append(csv: memo) }
    out.append(0x2C)
    if names.category >= 0 {
      append(category: Int(names.category), to: &out)
    }
    out.append(0x2C)
    append(csv: numbers.amount, to: &out)
    out.append(0x2C)
    if let original = details?.original {
      append(csv: original, to: &out)
    } else {
      out.append(0x2C)
    }
    out.append(0x2C)
    out.append(Self.word(for: numbers.status))
    out.append(0x2C)
    if let tags = details?.tags, !tags.isEmpty { out.append(csv: tags.joined(separator: ";")) }
    out.append(0x2C)
    if let note = details?.note { out.append(csv: note) }
    out.append(0x2C)
    appendSource(Int(names.file), numbers.sourceLine, to: &out)
    out.append(0x2C)
    if let period = details?.period { out.append(csv: period) }
    out.append(0x2C)
    if let part = details?.part { out.append("\(part)") }
  }

  /// Amounts are strings, so that no reader makes binary fractions of them.
  private mutating func append(jsonOf index: Int, to out: inout ByteText) {
    let numbers = table.numbers[index]
    let names = table.names[index]
    let details = names.hasDetails ? table.details(at: index) : nil
    out.append("{\"id\":\"")
    out.append(hex: numbers.id)
    out.append("\",\"date\":\"")
    dates.append(numbers.date(by: basis), to: &out)
    out.append("\",\"posted\":")
    if let posted = numbers.postingDate {
      out.append(0x22)
      postingDates.append(posted, to: &out)
      out.append(0x22)
    } else {
      out.append("null")
    }
    out.append(",\"card\":")
    append(card: Int(names.card), to: &out)
    out.append(",\"description\":")
    append(text: Int(names.description), to: &out)
    out.append(",\"payee\":")
    if names.payee >= 0 {
      append(text: Int(names.payee), to: &out)
    } else {
      out.append("null")
    }
    Self.append(member: ",\"memo\":", details?.memo, to: &out)
    out.append(",\"category\":")
    if names.category >= 0 {
      append(category: Int(names.category), to: &out)
    } else {
      out.append("null")
    }
    append(json: numbers.amount, ",\"amount\":", ",\"currency\":", to: &out)
    append(
      json: details?.original, ",\"original_amount\":", ",\"original_currency\":", to: &out)
    out.append(",\"status\":\"")
    out.append(Self.word(for: numbers.status))
    out.append("\",\"tags\":[")
    if let tags = details?.tags {
      for (index, tag) in tags.enumerated() {
        if index > 0 { out.append(0x2C) }
        out.append(json: tag)
      }
    }
    out.append("]")
    Self.append(member: ",\"note\":", details?.note, to: &out)
    out.append(",\"source\":")
    if table.texts[Int(names.file)].isEmpty {
      out.append("null")
    } else {
      // Without its last quote: the line goes inside.
      append(file: Int(names.file), to: &out)
      out.append(number: numbers.sourceLine)
      out.append(0x22)
    }
    Self.append(member: ",\"period\":", details?.period, to: &out)
    Self.append(member: ",\"part\":", details?.part.map { "\($0)" }, to: &out)
    if !doubles.isEmpty, let other = doubles[numbers.id] {
      Self.append(member: ",\"possible_duplicate_of\":", other.description, to: &out)
    }
    out.append(0x7D)
  }

  private mutating func append(text number: Int, to out: inout ByteText) {
    if texts.append(number, to: &out) { return }
    let start = out.count
    append(table.texts[number], to: &out)
    texts.keep(number, from: start, of: out)
  }

  private mutating func append(category number: Int, to out: inout ByteText) {
    if categories.append(number, to: &out) { return }
    let start = out.count
    append(table.categories[number].text, to: &out)
    categories.keep(number, from: start, of: out)
  }

  private mutating func append(card number: Int, to out: inout ByteText) {
    if cards.append(number, to: &out) { return }
    let start = out.count
    append(table.cards[number].text, to: &out)
    cards.keep(number, from: start, of: out)
  }

  /// In JSON with the colon, and without the last quote.
  private mutating func append(file number: Int, to out: inout ByteText) {
    if files.append(number, to: &out) { return }
    let start = out.count
    switch form {
    case .csv: out.append(csv: table.texts[number])
    case .json:
      out.append(json: table.texts[number] + ":")
      out.removeLast()
    }
    files.keep(number, from: start, of: out)
  }

  private func append(_ text: String, to out: inout ByteText) {
    switch form {
    case .csv: out.append(csv: text)
    case .json: out.append(json: text)
    }
  }

  private mutating func append(csv money: Money, to out: inout ByteText) {
    let face = currencies.face(of: money.currency)
    out.append(plain: money.amount, minimumDecimals: face.minorUnits)
    out.append(0x2C)
    out.append(face.code)
  }

  private mutating func append(
    json money: Money?, _ amountKey: String, _ currencyKey: String, to out: inout ByteText
  ) {
    out.append(amountKey)
    guard let money else {
      out.append("null")
      out.append(currencyKey)
      out.append("null")
      return
    }
    let face = currencies.face(of: money.currency)
    out.append(0x22)
    out.append(plain: money.amount, minimumDecimals: face.minorUnits)
    out.append(0x22)
    out.append(currencyKey)
    out.append(0x22)
    out.append(face.code)
    out.append(0x22)
  }

  private static func append(member key: String, _ text: String?, to out: inout ByteText) {
    out.append(key)
    if let text { out.append(json: text) } else { out.append("null") }
  }

  /// Spelt out, since a name made from a case costs as much as all else of the line.
  private static func word(for status: Transaction.Status) -> String {
    switch status {
    case .posted: "posted"
    case .pending: "pending"
    case .withdrawn: "withdrawn"
    case .deleted: "deleted"
    }
  }

  /// `file:line`; the line goes inside the quotes where the file's name needs them.
  private mutating func appendSource(_ file: Int, _ line: Int, to out: inout ByteText) {
    guard !table.texts[file].isEmpty else { return }
    let start = out.count
    append(file: file, to: &out)
    let isQuoted = out.bytes[start] == 0x22
    if isQuoted { out.removeLast() }
    out.append(0x3A)
    out.append(number: line)
    if isQuoted { out.append(0x22) }
  }
}
