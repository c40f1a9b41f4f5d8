import StatementModel

/// The objects of lists whose shape is none of the known ones, as records of cells.
///
/// Members of objects inside are cells as well, named by their path. Cells are put into a text of
/// their own, since strings may be written with escapes, and some values with several members.
struct JSONTable {
  /// A column, or an object with columns inside.
  private struct Entry {
    var parent: Int
    var key: String
    var use: Use
    /// The number of the column, once there is a value for one.
    var column: Int?
    /// Whether an object was met here whose members are columns.
    var isObject = false
  }

  /// What is made of a member's value.
  private enum Use {
    case cell, nothing
    /// A number in the smallest unit of the currency beside it.
    case minorUnits
    /// A yes, or a reason, says that the object is no transaction.
    case flag(LeftOutRow.Reason), reason(LeftOutRow.Reason)
  }

  private struct Name: Hashable {
    var parent: Int
    var key: String
  }

  /// A cell that an object has.
  private struct Cell {
    var column: Int
    var range: Range<Int>
  }

  /// A record, with what the file says of it besides its cells.
  struct Record {
    /// Its number among the objects of the file, from 1.
    var number: Int
    /// Where it stands in the file.
    var span: SourceSpan
    /// The account that the objects around it name.
    var group: Int?
    var context: JSONContext
    var cells: Range<Int>
    var text: Range<Int>
  }

  /// Whether the objects are only looked at, so that none is left out.
  private let isSample: Bool
  /// Whether amounts are written with decimals, or their unit is told.
  private(set) var hasDecimals = false
  /// The source, where it is known and leaves the sign to the rows.
  let source: String?
  /// The paths of the columns of dates and money by which the lists of one table are one.
  var key: [String] = []
  private(set) var columns: [JSONFieldName] = []
  private(set) var records: [Record] = []
  /// Columns that hold nothing but numbers.
  private(set) var numberColumns: Set<Int> = []
  private(set) var wordColumns: Set<Int> = []
  private var entries: [Entry] = []
  private var entryOfName: [Name: Int] = [:]
  private var cells: [Cell] = []
  private(set) var text: [UInt8] = []
  private let limits: ReadingLimits

  init(source: String? = nil, limits: ReadingLimits, isSample: Bool = false) {
    self.source = source
    self.isSample = isSample
    self.limits = limits
  }

  /// How deep objects inside objects are looked into.
  private static let depth = 4

  // MARK: - Records

  /// Appends an object.
  mutating func append(
    _ value: JSONRecord, record: Int, span: SourceSpan, group: Int?, in context: JSONContext
  ) throws(NoRow) {
    let firstCell = cells.count
    let start = text.count
    var next = 0
    try walk(value, value.innermost, parent: -1, depth: 0, &next)
    records.append(
      Record(
        number: record, span: span, group: group, context: context,
        cells: firstCell..<cells.count, text: start..<text.count))
  }

  private mutating func walk(
    _ value: JSONRecord, _ node: Int, parent: Int, depth: Int, _ next: inout Int
  ) throws(NoRow) {
    for child in value.document.children(of: node) {
      let entry = entry(value, child, parent, next)
      next = entry + 1
      switch entries[entry].use {
      case .nothing: continue
      case .flag where isSample, .reason where isSample: continue
      case .flag(let reason): if try value.flag(child) == true { throw .leftOut(reason) }
      case .reason(let reason):
        if let word = value.answer(child), StatementWords.isYes(word) != false {
          throw .leftOut(reason)
        }
      case .minorUnits:
        if value[child].kind != .null, value.member("value", of: node) == nil {
          hasDecimals = true
          try addScalar(value, child, entry)
        }
      case .cell:
        switch value[child].kind {
        case .object:
          if let scaled = value.scaledUnits(child) {
            hasDecimals = true
            add(scaled, entry)
          } else if depth < Self.depth {
            entries[entry].isObject = true
            try walk(value, child, parent: entry, depth: depth + 1, &next)
          }
        case .array:
          if let words = value.joinedText(child) { add(Array(words.utf8), entry, .string) }
        default: try addScalar(value, child, entry)
        }
      }
    }
  }

  /// The entry for a member; members mostly stand in the same order, so that it is the next one.
  private mutating func entry(
    _ value: JSONRecord, _ child: Int, _ parent: Int, _ next: Int
  ) -> Int {
    if next < entries.count, entries[next].parent == parent, value.hasKey(child, entries[next].key)
    {
      return next
    }
    return entry(Name(parent: parent, key: value.key(of: child)))
  }

  private mutating func entry(_ name: Name) -> Int {
    if let known = entryOfName[name] { return known }
    entryOfName[name] = entries.count
    let isNone = columns.count >= limits.columns
    entries.append(
      Entry(parent: name.parent, key: name.key, use: isNone ? .nothing : Self.use(name)))
    return entries.count - 1
  }

  private static func use(_ name: Name) -> Use {
    let folded = FieldNames.fold(name.key)
    if FieldNames.noRows.contains(folded) { return .nothing }
    if FieldNames.minorUnits.contains(folded) { return .minorUnits }
    guard name.parent < 0 else { return .cell }
    switch folded {
    case "deleted", "isdeleted": return .flag(.removed)
    case "declined", "isdeclined", "failed", "isfailed": return .flag(.declined)
    case "declinereason": return .reason(.declined)
    default: return .cell
    }
  }

  /// Appends what a shape read that leaves the sign of its amounts to the rows.
  mutating func append(
    _ draft: RowDraft, record: Int, span: SourceSpan, group: Int?, in context: JSONContext
  ) {
    let firstCell = cells.count
    let start = text.count
    let isPending = draft.status == .pending
    hasDecimals = true
    for (name, value) in [
      ("date", draft.purchaseDate?.description), ("posting date", draft.postingDate?.description),
      ("amount", draft.amount.description), ("currency", draft.currency?.code),
      ("description", draft.description), ("memo", draft.details.memo), ("type", draft.type),
      ("status", isPending ? "pending" : "posted"), ("id", draft.nativeID),
      ("category", draft.details.bankCategory),
      ("balance", draft.runningBalance?.description),
    ] {
      let isNumber = name == "amount" || name == "balance"
      add(
        Array((value ?? "").utf8), entry(Name(parent: -1, key: name)), isNumber ? .number : .string)
    }
    records.append(
      Record(
        number: record, span: span, group: group, context: context,
        cells: firstCell..<cells.count, text: start..<text.count))
  }

  // MARK: - Cells

  private mutating func addScalar(
    _ value: JSONRecord, _ node: Int, _ entry: Int
  ) throws(NoRow) {
    let column = column(of: entry)
    switch value[node].kind {
    case .string:
      let content = value[node].content
      if value[node].isEscaped {
        let text = value.document.text
        add(JSONStrings.unescaped(text.span, content), entry, .string)
      } else {
        add(value.document.text[content], entry, .string)
      }
    case .number:
      guard let word = value.word(node) else { return }
      if columns[column].header.meaning?.isDate == true {
        // A number is a day only as a count of seconds; any other could be anything.
        guard let day = UnixTime.day(word) else {
          guard !isSample else { return }
          throw .rejected(.badDate(word), node: node)
        }
        add(Array(day.description.utf8), entry, .string)
      } else if word.contains(where: { $0 == "e" || $0 == "E" }), let plain = ExactDecimal(word) {
        add(plain, entry)
      } else {
        add(Array(word.utf8), entry, .number)
        if word.contains("."), isMoney(column) { hasDecimals = true }
      }
    case .boolean: add(Array((value.answer(node) ?? "").utf8), entry, .boolean)
    case .null, .array, .object: add([], entry, .null)
    }
  }

  private func isMoney(_ column: Int) -> Bool {
    let meaning = columns[column].header.meaning
    return meaning?.isMoney == true || meaning == .balance
  }

  private mutating func add(_ value: ExactDecimal, _ entry: Int) {
    add(Array(value.description.utf8), entry, .number)
  }

  private mutating func add(_ bytes: some Collection<UInt8>, _ entry: Int, _ kind: JSONKind) {
    let column = column(of: entry)
    let start = text.count
    text.append(contentsOf: bytes)
    let range = JSONStrings.trimmed(text.span, start..<text.count)
    cells.append(Cell(column: column, range: range))
    guard !range.isEmpty else { return }
    if kind == .number { numberColumns.insert(column) } else { wordColumns.insert(column) }
  }

  private mutating func column(of entry: Int) -> Int {
    if let column = entries[entry].column { return column }
    var keys: [String] = []
    var at = entry
    while at >= 0 {
      keys.insert(entries[at].key, at: 0)
      at = entries[at].parent
    }
    columns.append(JSONFieldName(keys))
    entries[entry].column = columns.count - 1
    return columns.count - 1
  }

  // MARK: - The table

  /// Whether amounts may as well count the smallest unit of their currency: all are whole numbers,
  /// and not so small that no purchase would reach a whole unit.
  func mayBeMinorUnits(_ statements: [Statement]) -> Bool {
    guard !hasDecimals, !wordColumns.contains(where: isMoney),
      !columns.contains(where: { ColumnScale($0.header.key) != nil })
    else { return false }
    return statements.contains { statement in
      statement.rows.contains { row in
        let currency = row.currency ?? statement.currency
        return currency.map { $0.minorUnits > 0 } ?? true && row.amount.scale == 0
          && row.amount.units.magnitude >= 100
      }
    }
  }

  /// The columns of which there is a value, or that are no object elsewhere.
  var usedColumns: [Int] {
    let objects = Set(entries.filter(\.isObject).compactMap(\.column))
    return columns.indices.filter {
      !objects.contains($0) || numberColumns.contains($0) || wordColumns.contains($0)
    }
  }

  /// The cells of a record by their columns, each with its text.
  func cells(_ record: Record) -> [(column: Int, range: Range<Int>)] {
    cells[record.cells].map { ($0.column, $0.range) }
  }
}
