import StatementModel

/// The statements of one card with their rows, as one file of the index keeps them.
///
/// Column by column through all statements; the texts of all are kept once.
struct IndexedCard {
  var statements: [(key: StatementKey, rows: StatementColumns)]

  /// What is told of each statement before the columns of all.
  fileprivate struct Part {
    var key: StatementKey
    var rows: Int
    var texts: Int
    var nativeIDs: Int
    var currencies: [Currency]
    var details: Int
    /// What the ids of its rows were made with.
    var names: (card: CardID, currency: Currency)?
  }

  func write(to out: inout ColumnFileWriter) throws(FileError) {
    var parts = PackedWriter()
    parts.list(statements) { $0.part($1.key, $1.rows) }
    try out.add(parts.bytes)
    try out.add(statements.flatMap(\.rows.numbers))
    try out.add(statements.flatMap(\.rows.places))
    try out.add(statements.flatMap { $0.rows.names?.ids ?? [] })
    var texts = StringInterner()
    try out.add(
      statements.flatMap { $0.rows.texts.strings.map { Int32(texts.number(of: $0)) } })
    try out.add(texts: texts.strings)
    try out.add(texts: statements.flatMap(\.rows.nativeIDs))
    var details = PackedWriter()
    for (_, rows) in statements {
      details.list(rows.balances) { out, balance in out.optional(balance) { $0.decimal($1) } }
      for own in rows.details { details.details(own) }
    }
    try out.add(details.bytes)
  }

  init(_ statements: [(key: StatementKey, rows: StatementColumns)]) {
    self.statements = statements
  }

  init(from input: inout ColumnFileReader) throws(IndexError) {
    var packed = PackedReader(try input.column(of: UInt8.self))
    let parts = try packed.list { (input) throws(IndexError) in try input.part() }
    var numbers = try input.column(of: RowNumbers.self)[...]
    var places = try input.column(of: RowPlace.self)[...]
    var ids = try input.column(of: TransactionID.self)[...]
    var textNumbers = try input.column(of: Int32.self)[...]
    let texts = try input.texts()
    var nativeIDs = try input.texts()[...]
    var details = PackedReader(try input.column(of: UInt8.self))
    statements = []
    statements.reserveCapacity(parts.count)
    for part in parts {
      let own = try Self.take(part.texts, of: &textNumbers)
      guard own.allSatisfy({ texts.indices.contains(Int($0)) }) else { throw .corrupt(.packing) }
      var named: RowNames?
      if let names = part.names {
        named = RowNames(
          card: names.card, currency: names.currency, ids: try Self.take(part.rows, of: &ids))
      }
      let balances = try details.list { (input) throws(IndexError) in
        try input.optional { (input) throws(IndexError) in try input.decimal() }
      }
      var stated: [RowDetails] = []
      for _ in 0..<part.details { stated.append(try details.details()) }
      guard
        let rows = StatementColumns(
          numbers: try Self.take(part.rows, of: &numbers),
          places: try Self.take(part.rows, of: &places), texts: own.map { texts[Int($0)] },
          nativeIDs: try Self.take(part.nativeIDs, of: &nativeIDs),
          currencies: part.currencies, balances: balances, details: stated, names: named)
      else { throw .corrupt(.packing) }
      statements.append((part.key, rows))
    }
    guard input.isAtEnd, details.isAtEnd else { throw .corrupt(.packing) }
  }

  /// The first so many elements of what is left.
  private static func take<Element>(
    _ count: Int, of rest: inout ArraySlice<Element>
  ) throws(IndexError) -> [Element] {
    guard (0...rest.count).contains(count) else { throw .corrupt(.packing) }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }
}

extension PackedWriter {
  fileprivate mutating func part(_ key: StatementKey, _ rows: StatementColumns) {
    text(key.fileHash)
    int(key.ordinal)
    text(key.card.text)
    int(rows.count)
    int(rows.texts.count)
    int(rows.nativeIDs.count)
    list(rows.currencies) { $0.currency($1) }
    int(rows.details.count)
    optional(rows.names) {
      $0.text($1.card.text)
      $0.currency($1.currency)
    }
  }
}

extension PackedReader {
  fileprivate mutating func part() throws(IndexError) -> IndexedCard.Part {
    let hash = try text()
    let ordinal = try int()
    let key = StatementKey(fileHash: hash, ordinal: ordinal, card: CardID(try text()))
    let rows = try int()
    let texts = try int()
    let nativeIDs = try int()
    let currencies = try list { (input) throws(IndexError) in try input.currency() }
    let details = try int()
    guard details >= 0 else { throw .corrupt(.packing) }
    return IndexedCard.Part(
      key: key, rows: rows, texts: texts, nativeIDs: nativeIDs, currencies: currencies,
      details: details,
      names: try optional { (input) throws(IndexError) in
        let card = CardID(try input.text())
        return (card, try input.currency())
      })
  }
}
