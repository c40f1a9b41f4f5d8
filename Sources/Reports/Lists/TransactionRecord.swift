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

  /// What a line takes beside its texts: its id, two dates, an amount, its currency, its line's
  /// number, marks and keys.
  private static let room = 512

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

  /// Has the memory brought near that a transaction is written from.
  @inline(__always)
  func bringNear(_ index: Int) {
    Nearness.bring(table.names, index)
    Nearness.bring(table.numbers, index)
  }

  private mutating func append(csvOf index: Int, to out: inout ByteText) {
    let numbers = table.numbers[index]
    let names = table.names[index]
    let card = place(card: Int(names.card))
    let description = place(text: Int(names.description))
    let payee = names.payee < 0 ? .nowhere : place(text: Int(names.payee))
    let category = names.category < 0 ? .nowhere : place(category: Int(names.category))
    let file = place(file: Int(names.file))
    let count = card.count + description.count + payee.count + category.count + file.count
    // Texts that only details have are written between what all lines have.
    let details = names.hasDetails ? table.details(at: index) : nil
    out.append(room: Self.room + count) { out in
      out.append(hex: numbers.id)
      out.append(0x2C)
      dates.append(numbers.date(by: basis), to: &out)
      out.append(0x2C)
      if let posted = numbers.postingDate { postingDates.append(posted, to: &out) }
      out.append(0x2C)
      cards.append(card, to: &out)
      out.append(0x2C)
      texts.append(description, to: &out)
      out.append(0x2C)
      texts.append(payee, to: &out)
      out.append(0x2C)
    }
    if let memo = details?.memo { out.append(csv: memo) }
    out.append(room: Self.room + count) { out in
      out.append(0x2C)
      categories.append(category, to: &out)
      out.append(0x2C)
      append(csv: numbers.amount, to: &out)
      out.append(0x2C)
      if let original = details?.original {
        append(csv: original, to: &out)
      } else {
        out.append(0x2C)
      }
      out.append(0x2C)
      Self.append(numbers.status, to: &out)
      out.append(0x2C)
    }
    if let tags = details?.tags, !tags.isEmpty { out.append(csv: tags.joined(separator: ";")) }
    out.append(0x2C)
    if let note = details?.note { out.append(csv: note) }
    out.append(room: Self.room + count) { out in
      out.append(0x2C)
      appendSource(file, numbers.sourceLine, to: &out)
      out.append(0x2C)
    }
    if let period = details?.period { out.append(csv: period) }
    out.append(0x2C)
    if let part = details?.part { out.append("\(part)") }
  }

  /// Amounts are strings, so that no reader makes binary fractions of them.
  private mutating func append(jsonOf index: Int, to out: inout ByteText) {
    let numbers = table.numbers[index]
    let names = table.names[index]
    let card = place(card: Int(names.card))
    let description = place(text: Int(names.description))
    let payee = names.payee < 0 ? .nowhere : place(text: Int(names.payee))
    let category = names.category < 0 ? .nowhere : place(category: Int(names.category))
    let file = place(file: Int(names.file))
    let count = card.count + description.count + payee.count + category.count + file.count
    let details = names.hasDetails ? table.details(at: index) : nil
    out.append(room: Self.room + count) { out in
      out.append("{\"id\":\"")
      out.append(hex: numbers.id)
      out.append("\",\"date\":\"")
      dates.append(numbers.date(by: basis), to: &out)
      if let posted = numbers.postingDate {
        out.append("\",\"posted\":\"")
        postingDates.append(posted, to: &out)
        out.append("\",\"card\":")
      } else {
        out.append("\",\"posted\":null,\"card\":")
      }
      cards.append(card, to: &out)
      out.append(",\"description\":")
      texts.append(description, to: &out)
      if names.payee < 0 {
        out.append(",\"payee\":null")
      } else {
        out.append(",\"payee\":")
        texts.append(payee, to: &out)
      }
    }
    Self.append(member: ",\"memo\":", details?.memo, to: &out)
    out.append(room: Self.room + count) { out in
      if names.category < 0 {
        out.append(",\"category\":null")
      } else {
        out.append(",\"category\":")
        categories.append(category, to: &out)
      }
      append(json: numbers.amount, ",\"amount\":\"", "\",\"currency\":\"", to: &out)
      if let original = details?.original {
        append(
          json: original, ",\"original_amount\":\"", "\",\"original_currency\":\"", to: &out)
      } else {
        out.append(",\"original_amount\":null,\"original_currency\":null")
      }
      out.append(",\"status\":\"")
      Self.append(numbers.status, to: &out)
      out.append("\",\"tags\":[")
    }
    if let tags = details?.tags {
      for (index, tag) in tags.enumerated() {
        if index > 0 { out.append(0x2C) }
        out.append(json: tag)
      }
    }
    out.append(0x5D)
    Self.append(member: ",\"note\":", details?.note, to: &out)
    out.append(room: Self.room + count) { out in
      out.append(",\"source\":")
      appendSource(file, numbers.sourceLine, to: &out)
    }
    Self.append(member: ",\"period\":", details?.period, to: &out)
    Self.append(member: ",\"part\":", details?.part.map { "\($0)" }, to: &out)
    if !doubles.isEmpty, let other = doubles[numbers.id] {
      Self.append(member: ",\"possible_duplicate_of\":", other.description, to: &out)
    }
    out.append(0x7D)
  }

  private mutating func place(text number: Int) -> WrittenTexts.Place {
    texts.place(number) { Self.append(table.texts[number], as: form, to: &$0) }
  }

  private mutating func place(category number: Int) -> WrittenTexts.Place {
    categories.place(number) { Self.append(table.categories[number].text, as: form, to: &$0) }
  }

  private mutating func place(card number: Int) -> WrittenTexts.Place {
    cards.place(number) { Self.append(table.cards[number].text, as: form, to: &$0) }
  }

  /// A file without the last quote where there is one, since the line's number goes inside, and
  /// with the colon; nothing for no file.
  private mutating func place(file number: Int) -> WrittenTexts.Place {
    files.place(number) { out in
      let name = table.texts[number]
      if name.isEmpty { return }
      let start = out.count
      switch form {
      case .csv:
        out.append(csv: name)
        if out.bytes[start] == 0x22 { out.removeLast() }
        out.append(0x3A)
      case .json:
        out.append(json: name + ":")
        out.removeLast()
      }
    }
  }

  private static func append(_ text: String, as form: Form, to out: inout ByteText) {
    switch form {
    case .csv: out.append(csv: text)
    case .json: out.append(json: text)
    }
  }

  @inline(__always)
  private mutating func append(csv money: Money, to out: inout BytePen) {
    let face = currencies.face(of: money.currency)
    out.append(plain: money.amount, minimumDecimals: face.minorUnits)
    out.append(0x2C)
    out.append(word: face.word, count: face.count)
  }

  @inline(__always)
  private mutating func append(
    json money: Money, _ amountKey: StaticString, _ currencyKey: StaticString,
    to out: inout BytePen
  ) {
    let face = currencies.face(of: money.currency)
    out.append(amountKey)
    out.append(plain: money.amount, minimumDecimals: face.minorUnits)
    out.append(currencyKey)
    out.append(word: face.word, count: face.count)
    out.append(0x22)
  }

  private static func append(member key: StaticString, _ text: String?, to out: inout ByteText) {
    out.append(room: 64) { $0.append(key) }
    if let text { out.append(json: text) } else { out.append(word: 0x6C6C_756E, count: 4) }
  }

  /// Spelt out, since a name made from a case costs as much as all else of the line.
  @inline(__always)
  private static func append(_ status: Transaction.Status, to out: inout BytePen) {
    switch status {
    case .posted: out.append("posted")
    case .pending: out.append("pending")
    case .withdrawn: out.append("withdrawn")
    case .deleted: out.append("deleted")
    }
  }

  /// `file:line`; the line goes inside the quotes where there are any.
  @inline(__always)
  private mutating func appendSource(
    _ file: WrittenTexts.Place, _ line: Int, to out: inout BytePen
  ) {
    guard file.count > 0 else {
      if form == .json { out.append("null") }
      return
    }
    files.append(file, to: &out)
    // A line is counted from 1; a number is never below 0.
    out.append(digits: UInt64(line.magnitude))
    if files.begins(file, with: 0x22) { out.append(0x22) }
  }
}
