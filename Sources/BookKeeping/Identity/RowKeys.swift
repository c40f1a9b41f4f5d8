import StatementModel

/// The keys by which rows are compared, made once for all statements of a card.
///
/// A *content key* (rule 3) holds amount, currency, date, folded description, installment number
/// and charge date. An *id key* (rule 4) holds native id, amount and installment number. A *row
/// id* names a row for good: content key, native id, and the row's number among those of its
/// statement that are equal in both. Keys are compared by the numbers they are given here.
struct RowKeys {
  typealias Key = StableHash.Value

  /// By statement and row; of a lone statement nothing, since its rows are compared with none.
  private(set) var content: [[KeyNumber]] = []
  /// None for rows without a native id.
  private(set) var native: [[KeyNumber]] = []
  /// The native id alone, of one source.
  private(set) var ids: [[KeyNumber]] = []
  private(set) var rowIDs: [[TransactionID]] = []
  /// By statement and row: the number of the description.
  private(set) var texts: [[Int32]] = []
  /// By statement and row: what is asked of each row again and again.
  private(set) var marks: [[RowMarks]] = []
  /// By statement and row: the number of the day that is compared.
  private(set) var days: [[Int32]] = []
  private var contents: KeyTable
  private var natives: NativeNumbers
  private var plainIDs: KeyTable
  private var folded = FoldedTexts()
  /// By the number of a plain id: the last statement that has it.
  private var lastBearers: [Int32] = []

  /// The hash of the card, with which every content key begins.
  private let beginning: StableHash

  init(card: CardID, statements: [LiveStatement]) {
    var hash = StableHash()
    hash.add(card.text)
    beginning = hash
    let isAlone = statements.count == 1
    // Of statements that overlap most rows are known, so the largest tells how much room is needed.
    let most = isAlone ? 0 : statements.lazy.map(\.rows.count).max() ?? 0
    contents = KeyTable(expecting: most)
    natives = NativeNumbers(expecting: most)
    plainIDs = KeyTable(expecting: most)
    for statement in statements { add(statement, isAlone: isAlone) }
  }

  /// How many different keys there are.
  var contentCount: Int { contents.count }
  var nativeCount: Int { natives.count }
  var idCount: Int { plainIDs.count }

  /// By the number of a description: a checksum of its bytes.
  var textSums: [UInt64] { folded.hashes }

  /// The folded description of a number.
  func foldedText(_ number: Int) -> String { folded.folded[number] }

  /// The keys without those of some statements.
  func without(_ statements: Set<Int>) -> RowKeys {
    var rest = self
    let kept = rowIDs.indices.filter { !statements.contains($0) }
    rest.content = kept.map { content[$0] }
    rest.native = kept.map { native[$0] }
    rest.ids = kept.map { ids[$0] }
    rest.rowIDs = kept.map { rowIDs[$0] }
    rest.texts = kept.map { texts[$0] }
    rest.marks = kept.map { marks[$0] }
    rest.days = kept.map { days[$0] }
    return rest
  }

  /// The content key that a row would have if its key date were another.
  mutating func contentKey(
    of row: StatementRow, in statement: LiveStatement, on day: CalendarDate
  ) -> KeyNumber {
    let hash = contentHash(
      status: row.status, amount: row.amount, currency: row.currency ?? statement.currency,
      day: day, charge: row.chargeDate, installment: Self.installment(of: row),
      text: folded.number(of: row.description))
    return KeyNumber(contents.number(of: hash.value).number)
  }

  /// - Parameter text: The number of the description.
  private func contentHash(
    status: StatementRow.Status, amount: ExactDecimal, currency: Currency, day: CalendarDate,
    charge: CalendarDate?, installment: Int64, text: Int
  ) -> StableHash {
    var hash = beginning
    hash.add(status.rawValue)
    hash.add(Int64(day.dayNumber))
    hash.add(amount.units)
    hash.add(amount.scale)
    hash.add(currency.packedCode)
    hash.add(folded.folded[text])
    hash.add(installment)
    hash.add(charge.map { Int64($0.dayNumber) } ?? .min)
    return hash
  }

  /// Amount, currency and installment number.
  static func amount(of row: StatementRow, in statement: LiveStatement) -> Key {
    var hash = StableHash()
    hash.add(row.amount.units)
    hash.add(row.amount.scale)
    hash.add((row.currency ?? statement.currency).packedCode)
    hash.add(installment(of: row))
    return hash.value
  }

  private static func installment(of row: StatementRow) -> Int64 {
    row.hasDetails ? Int64(row.details.installment?.number ?? 0) : 0
  }

  private mutating func add(_ statement: LiveStatement, isAlone: Bool) {
    let index = Int32(content.count)
    // Lent, since a copy of a row counts each of its texts.
    let all = statement.rows
    let rows = all.span
    let marks = all.marks
    let days = all.keyDays
    var contentKeys: [KeyNumber] = []
    var nativeKeys: [KeyNumber] = []
    var plainKeys: [KeyNumber] = []
    var rowIDs: [TransactionID] = []
    var texts: [Int32] = []
    rowIDs.reserveCapacity(rows.count)
    texts.reserveCapacity(rows.count)
    if !isAlone {
      contentKeys.reserveCapacity(rows.count)
      nativeKeys.reserveCapacity(rows.count)
      plainKeys.reserveCapacity(rows.count)
    }
    // Where each row has an id of its own, no two can be equal.
    var areApart = !isAlone
    for place in rows.indices {
      let text = folded.number(of: rows[place].description)
      texts.append(Int32(text))
      // Part by part, since a row that is handed over is copied.
      let part = marks[place].contains(.installment) ? Self.installment(of: rows[place]) : 0
      var hash = contentHash(
        status: rows[place].status, amount: rows[place].amount,
        currency: rows[place].currency ?? statement.currency,
        day: CalendarDate(dayNumber: days[place]),
        charge: rows[place].chargeDate, installment: part, text: text)
      if !isAlone { contentKeys.append(KeyNumber(contents.number(of: hash.value).number)) }
      if let id = rows[place].nativeID {
        hash.add(id)
        if !isAlone {
          let number = plainNumber(of: id, source: statement.source)
          if lastBearers[number] == index { areApart = false }
          lastBearers[number] = index
          plainKeys.append(KeyNumber(number))
          nativeKeys.append(
            KeyNumber(
              natives.number(
                id: number, amount: rows[place].amount, installment: part)))
        }
      } else if !isAlone {
        areApart = false
        plainKeys.append(.none)
        nativeKeys.append(.none)
      }
      let pair = hash.value
      rowIDs.append(TransactionID(high: pair.high, low: pair.low))
    }
    content.append(contentKeys)
    native.append(nativeKeys)
    ids.append(plainKeys)
    self.texts.append(texts)
    self.marks.append(marks)
    self.days.append(days)
    if !areApart { Self.number(&rowIDs, rows: statement.rows) }
    self.rowIDs.append(rowIDs)
  }

  private mutating func plainNumber(of id: String, source: String) -> Int {
    var hash = StableHash()
    hash.add(source)
    hash.add(id)
    let (number, isNew) = plainIDs.number(of: hash.value)
    if isNew { lastBearers.append(-1) }
    return number
  }

  /// Makes row ids of pairs of content key and native id: each with its number among equal ones.
  private static func number(_ ids: inout [TransactionID], rows: [StatementRow]) {
    var repeated = RepeatedIDs(expecting: ids.count)
    // Nearly every pair is alone; only the others get a list.
    var equals: [Int: [Int]] = [:]
    for place in ids.indices {
      if let first = repeated.earlier(place, in: ids) {
        equals[first, default: [first]].append(place)
      }
    }
    for (_, indices) in equals {
      let id = ids[indices[0]]
      for (number, index) in numberingOrder(indices, rows: rows).enumerated() {
        ids[index] = number == 0 ? id : variant(of: id, number: number)
      }
    }
  }

  /// Equal rows of one statement in the order of their numbers: by purchase date, then record.
  static func numberingOrder(_ indices: [Int], rows: [StatementRow]) -> [Int] {
    if indices.count < 2 { return indices }
    return indices.sorted { left, right in
      let leftDay = rows[left].purchaseDate?.dayNumber ?? .min
      let rightDay = rows[right].purchaseDate?.dayNumber ?? .min
      return (leftDay, rows[left].record, left) < (rightDay, rows[right].record, right)
    }
  }

  /// Another id made from one, for the second, third… of what would otherwise share it.
  static func variant(of id: TransactionID, number: Int) -> TransactionID {
    var hash = StableHash()
    hash.add(Int64(bitPattern: id.high))
    hash.add(Int64(bitPattern: id.low))
    hash.add(Int64(number))
    let value = hash.value
    return TransactionID(high: value.high, low: value.low)
  }
}
