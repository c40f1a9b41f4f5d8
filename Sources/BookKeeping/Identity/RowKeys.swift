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
  private var contents: KeyTable
  private var natives: KeyTable
  private var plainIDs: KeyTable
  /// The folded texts of descriptions.
  private var folded: [String: String] = [:]

  private let card: CardID

  init(card: CardID, statements: [LiveStatement]) {
    self.card = card
    let isAlone = statements.count == 1
    // Of statements that overlap most rows are known, so the largest tells how much room is needed.
    let most = isAlone ? 0 : statements.lazy.map(\.rows.count).max() ?? 0
    contents = KeyTable(expecting: most)
    natives = KeyTable(expecting: most)
    plainIDs = KeyTable(expecting: most)
    for statement in statements { add(statement, isAlone: isAlone) }
  }

  /// How many different keys there are.
  var contentCount: Int { contents.count }
  var nativeCount: Int { natives.count }
  var idCount: Int { plainIDs.count }

  /// The keys without those of some statements.
  func without(_ statements: Set<Int>) -> RowKeys {
    var rest = self
    let kept = rowIDs.indices.filter { !statements.contains($0) }
    rest.content = kept.map { content[$0] }
    rest.native = kept.map { native[$0] }
    rest.ids = kept.map { ids[$0] }
    rest.rowIDs = kept.map { rowIDs[$0] }
    return rest
  }

  /// The content key that a row would have if its key date were another.
  mutating func contentKey(
    of row: StatementRow, in statement: LiveStatement, on day: CalendarDate
  ) -> KeyNumber {
    var hash = StableHash()
    addContent(of: row, in: statement, on: day, to: &hash)
    return KeyNumber(contents.number(of: hash.value).number)
  }

  private mutating func addContent(
    of row: StatementRow, in statement: LiveStatement, on day: CalendarDate,
    to hash: inout StableHash
  ) {
    hash.reset()
    hash.add(card.text)
    hash.add(row.status.rawValue)
    hash.add(Int64(day.dayNumber))
    hash.add(row.amount.units)
    hash.add(row.amount.scale)
    hash.add((row.currency ?? statement.currency).packedCode)
    hash.add(fold(row.description))
    hash.add(Self.installment(of: row))
    hash.add(row.chargeDate.map { Int64($0.dayNumber) } ?? .min)
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
    var hash = StableHash()
    var contentKeys: [KeyNumber] = []
    var nativeKeys: [KeyNumber] = []
    var plainKeys: [KeyNumber] = []
    var rowIDs: [TransactionID] = []
    let count = statement.rows.count
    rowIDs.reserveCapacity(count)
    if !isAlone {
      contentKeys.reserveCapacity(count)
      nativeKeys.reserveCapacity(count)
      plainKeys.reserveCapacity(count)
    }
    for row in statement.rows {
      addContent(of: row, in: statement, on: row.keyDate, to: &hash)
      var pair = hash.value
      if !isAlone { contentKeys.append(KeyNumber(contents.number(of: pair).number)) }
      if let id = row.nativeID {
        hash.add(id)
        pair = hash.value
        if !isAlone {
          hash.reset()
          hash.add(statement.source)
          hash.add(id)
          plainKeys.append(KeyNumber(plainIDs.number(of: hash.value).number))
          hash.add(row.amount.units)
          hash.add(row.amount.scale)
          hash.add(Self.installment(of: row))
          nativeKeys.append(KeyNumber(natives.number(of: hash.value).number))
        }
      } else if !isAlone {
        plainKeys.append(.none)
        nativeKeys.append(.none)
      }
      rowIDs.append(TransactionID(high: pair.high, low: pair.low))
    }
    content.append(contentKeys)
    native.append(nativeKeys)
    ids.append(plainKeys)
    Self.number(&rowIDs, rows: statement.rows)
    self.rowIDs.append(rowIDs)
  }

  /// Makes row ids of pairs of content key and native id: each with its number among equal ones.
  private static func number(_ ids: inout [TransactionID], rows: [StatementRow]) {
    var table = KeyTable(expecting: ids.count)
    var firsts: [Int32] = []
    firsts.reserveCapacity(ids.count)
    // Nearly every pair is alone; only the others get a list.
    var equals: [Int: [Int]] = [:]
    for (index, id) in ids.enumerated() {
      let (number, isNew) = table.number(of: Key(high: id.high, low: id.low))
      if isNew {
        firsts.append(Int32(index))
      } else {
        equals[number, default: [Int(firsts[number])]].append(index)
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

  private mutating func fold(_ description: String) -> String {
    if let known = folded[description] { return known }
    let text = KeyFolding.foldV1(description)
    folded[description] = text
    return text
  }
}
