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

  let basis: DateBasis
  /// What may be one with another; told in JSON alone, where a member more harms no reader.
  let doubles: [TransactionID: TransactionID]
  private var currencies = CurrencyFaces()
  private var dates = LastDate()
  private var postingDates = LastDate()

  init(basis: DateBasis, doubles: [TransactionID: TransactionID] = [:]) {
    self.basis = basis
    self.doubles = doubles
  }

  /// The cells of one line, without its end.
  mutating func append(csvOf index: Int, in all: [Transaction], to out: inout ByteText) {
    let numbers = all.numbers(at: index)
    let texts = all.texts(at: index)
    let details = texts.details
    out.append(hex: numbers.id)
    out.append(0x2C)
    dates.append(numbers.date(by: basis), to: &out)
    out.append(0x2C)
    if let posted = numbers.postingDate { postingDates.append(posted, to: &out) }
    out.append(0x2C)
    out.append(csv: texts.card.text)
    out.append(0x2C)
    out.append(csv: texts.description)
    out.append(0x2C)
    if let payee = texts.payee { out.append(csv: payee) }
    out.append(0x2C)
    if let memo = details?.memo { out.append(csv: memo) }
    out.append(0x2C)
    if let category = texts.category { out.append(csv: category.text) }
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
    appendSource(texts.sourceFile, numbers.sourceLine, to: &out)
    out.append(0x2C)
    if let period = details?.period { out.append(csv: period) }
    out.append(0x2C)
    if let part = details?.part { out.append("\(part)") }
  }

  /// One JSON object.
  ///
  /// Amounts are strings, so that no reader makes binary fractions of them.
  mutating func append(jsonOf index: Int, in all: [Transaction], to out: inout ByteText) {
    let numbers = all.numbers(at: index)
    let texts = all.texts(at: index)
    let details = texts.details
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
    out.append(json: texts.card.text)
    out.append(",\"description\":")
    out.append(json: texts.description)
    Self.append(member: ",\"payee\":", texts.payee, to: &out)
    Self.append(member: ",\"memo\":", details?.memo, to: &out)
    Self.append(member: ",\"category\":", texts.category?.text, to: &out)
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
    if texts.sourceFile.isEmpty {
      out.append("null")
    } else {
      out.append(json: "\(texts.sourceFile):\(numbers.sourceLine)")
    }
    Self.append(member: ",\"period\":", details?.period, to: &out)
    Self.append(member: ",\"part\":", details?.part.map { "\($0)" }, to: &out)
    if !doubles.isEmpty, let other = doubles[numbers.id] {
      Self.append(member: ",\"possible_duplicate_of\":", other.description, to: &out)
    }
    out.append(0x7D)
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
  private func appendSource(_ file: String, _ line: Int, to out: inout ByteText) {
    guard !file.isEmpty else { return }
    let start = out.count
    out.append(csv: file)
    let isQuoted = out.bytes[start] == 0x22
    if isQuoted { out.removeLast() }
    out.append(0x3A)
    out.append(number: line)
    if isQuoted { out.append(0x22) }
  }
}

/// Codes and decimals of currencies, looked up once each.
struct CurrencyFaces {
  struct Face {
    let currency: Currency
    let code: [UInt8]
    let minorUnits: Int
  }

  private var faces: [Face] = []
  private var places: [Currency: Int] = [:]
  private var last = 0

  mutating func face(of currency: Currency) -> Face {
    if last < faces.count, faces[last].currency == currency { return faces[last] }
    if let known = places[currency] {
      last = known
    } else {
      last = faces.count
      places[currency] = last
      faces.append(
        Face(
          currency: currency, code: Array(currency.code.utf8), minorUnits: currency.minorUnits))
    }
    return faces[last]
  }
}

/// Writes dates that mostly repeat the one before.
private struct LastDate {
  private var date: CalendarDate?
  private var text = ByteText()

  mutating func append(_ next: CalendarDate, to out: inout ByteText) {
    if next != date {
      text.removeAll()
      text.append(iso: next)
      date = next
    }
    out.append(text.bytes)
  }
}
