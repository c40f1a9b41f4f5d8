import StatementModel

/// The keys by which rows are compared, made once for all statements of a card.
///
/// A *content key* (rule 3) holds amount, currency, date, folded description, installment number
/// and charge date. An *id key* (rule 4) holds native id, amount and installment number. A *row
/// id* names a row for good: content key, native id, and the row's number among those of its
/// statement that are equal in both.
struct RowKeys {
  typealias Key = StableHash.Value

  private(set) var content: [[Key]] = []
  /// Nothing for rows without a native id.
  private(set) var native: [[Key?]] = []
  private(set) var rowIDs: [[TransactionID]] = []
  /// The order in which equal rows of one statement are numbered: by purchase date, then record.
  private var folded: [String: String] = [:]

  private let card: CardID

  init(card: CardID, statements: [LiveStatement]) {
    self.card = card
    for statement in statements { add(statement) }
  }

  /// The keys without those of some statements.
  func without(_ statements: Set<Int>) -> RowKeys {
    var rest = self
    let kept = content.indices.filter { !statements.contains($0) }
    rest.content = kept.map { content[$0] }
    rest.native = kept.map { native[$0] }
    rest.rowIDs = kept.map { rowIDs[$0] }
    return rest
  }

  /// The content key that a row would have if its key date were another.
  mutating func contentKey(
    of row: StatementRow, in statement: LiveStatement, on day: CalendarDate
  ) -> Key {
    var hash = StableHash()
    addContent(of: row, in: statement, on: day, to: &hash)
    return hash.value
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

  private mutating func add(_ statement: LiveStatement) {
    var hash = StableHash()
    var contentKeys: [Key] = []
    var nativeKeys: [Key?] = []
    var pairs: [Key] = []
    contentKeys.reserveCapacity(statement.rows.count)
    nativeKeys.reserveCapacity(statement.rows.count)
    pairs.reserveCapacity(statement.rows.count)
    for row in statement.rows {
      addContent(of: row, in: statement, on: row.keyDate, to: &hash)
      contentKeys.append(hash.value)
      if let id = row.nativeID {
        hash.add(id)
        pairs.append(hash.value)
        hash.reset()
        hash.add(statement.source)
        hash.add(id)
        hash.add(row.amount.units)
        hash.add(row.amount.scale)
        hash.add(Self.installment(of: row))
        nativeKeys.append(hash.value)
      } else {
        pairs.append(hash.value)
        nativeKeys.append(nil)
      }
    }
    content.append(contentKeys)
    native.append(nativeKeys)
    rowIDs.append(Self.numbered(pairs, rows: statement.rows))
  }

  /// The row ids: each pair of content key and native id with its number among equal ones.
  private static func numbered(_ pairs: [Key], rows: [StatementRow]) -> [TransactionID] {
    var firsts: [Key: Int] = [:]
    firsts.reserveCapacity(pairs.count)
    // Nearly every pair is alone; only the others get a list.
    var equals: [Key: [Int]] = [:]
    var ids = pairs.map { TransactionID(high: $0.high, low: $0.low) }
    for (index, pair) in pairs.enumerated() {
      if let first = firsts[pair] {
        equals[pair, default: [first]].append(index)
      } else {
        firsts[pair] = index
      }
    }
    for (pair, indices) in equals {
      for (number, index) in numberingOrder(indices, rows: rows).enumerated() where number > 0 {
        ids[index] = variant(of: TransactionID(high: pair.high, low: pair.low), number: number)
      }
    }
    return ids
  }

  /// Equal rows of one statement in the order of their numbers: by purchase date, then record.
  static func numberingOrder(_ indices: [Int], rows: [StatementRow]) -> [Int] {
    indices.sorted { left, right in
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
