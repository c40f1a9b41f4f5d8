import StatementModel

/// The keys by which rows are compared, made once for all rows of a card.
///
/// A *content key* (rule 3) holds amount, currency, date, folded description, installment number
/// and charge date. An *id key* (rule 4) holds native id, amount and installment number. Keys are
/// compared by the numbers they are given here.
struct RowKeys {
  /// By row.
  private(set) var content: [KeyNumber] = []
  /// By row; none where it has no native id.
  private(set) var native: [KeyNumber] = []
  /// By row: the native id alone, of one source.
  private(set) var ids: [KeyNumber] = []
  /// By the number of a text.
  let folded: [String]
  /// By the number of a text: that of the folded one.
  private let foldedNumbers: [Int32]

  private var contents: KeyTable<ContentKey>
  private var natives: KeyTable<NativeKey>
  private var plainIDs: KeyTable<SourceIDKey>
  private var idTexts = StringInterner()

  init(_ rows: CardRows) {
    folded = rows.texts.strings.map(KeyFolding.foldV1)
    var interner = StringInterner()
    foldedNumbers = folded.map { Int32(interner.number(of: $0)) }
    let hasIDs = rows.statements.contains { !$0.rows.nativeIDs.isEmpty }
    contents = KeyTable(expecting: rows.count)
    natives = KeyTable(expecting: hasIDs ? rows.count : 0)
    plainIDs = KeyTable(expecting: hasIDs && rows.sourceNames.count > 1 ? rows.count : 0)
    if hasIDs { idTexts.reserveCapacity(rows.count) }
    content.reserveCapacity(rows.count)
    native.reserveCapacity(rows.count)
    ids.reserveCapacity(rows.count)
    for index in rows.statements.indices { add(index, of: rows) }
  }

  /// How many different keys there are.
  var contentCount: Int { contents.count }
  var nativeCount: Int { natives.count }
  var idCount: Int { max(plainIDs.count, idTexts.count) }

  /// The content key that a row would have if its key date were another.
  mutating func contentKey(of row: Int, in rows: CardRows, on day: Int32) -> KeyNumber {
    let key = contentKey(rows[row], on: day, installment: rows.installment(of: row))
    return KeyNumber(contents.number(of: key).number)
  }

  private func contentKey(_ row: CardRows.Row, on day: Int32, installment: Int32) -> ContentKey {
    ContentKey(
      units: row.units, day: day, text: foldedNumbers[Int(row.text)], chargeDay: row.chargeDay,
      installment: installment, currency: row.currency, scale: row.scale, isPending: row.isPending)
  }

  private mutating func add(_ index: Int, of rows: CardRows) {
    let range = rows.ranges[index]
    let columns = rows.statements[index].rows
    let source = rows.sources[index]
    for row in range {
      let own = rows[row]
      let part = rows.installment(of: row)
      content.append(
        KeyNumber(contents.number(of: contentKey(own, on: own.day, installment: part)).number))
      let place = Int(columns.numbers[row - range.lowerBound].nativeID)
      guard place >= 0 else {
        ids.append(.none)
        native.append(.none)
        continue
      }
      var id = idTexts.number(of: columns.nativeIDs[place])
      if rows.sourceNames.count > 1 {
        id = plainIDs.number(of: SourceIDKey(source: source, text: Int32(id))).number
      }
      ids.append(KeyNumber(id))
      let key = NativeKey(
        units: own.units, id: Int32(id), installment: part, scale: own.scale)
      native.append(KeyNumber(natives.number(of: key).number))
    }
  }
}
