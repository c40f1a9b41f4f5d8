import StatementModel

/// The table of aliases: for each card, pairs of alias and shown id, sorted, apart by the alias's
/// first byte so that one more alias rewrites little.
enum AliasTable {
  private struct Entry {
    var card: CardID
    var part: Int
    var pairs: BlobReference

    var sum: UInt64 {
      var sum = Checksum()
      sum.add(card.text)
      sum.add(Int64(part))
      sum.add(pairs.id)
      sum.add(pairs.sum)
      return sum.value
    }
  }

  private static let pairBytes = 32

  /// The pairs whose alias lies in the range.
  static func pairs(
    in range: ClosedRange<TransactionID>, on handle: Handle
  ) throws(IndexError) -> [TransactionAlias] {
    let statement = try handle.prepare(
      "SELECT card, part, pairs, pairs_sum, sum FROM alias WHERE part BETWEEN ? AND ?")
    try statement.bind(1, part(of: range.lowerBound))
    try statement.bind(2, part(of: range.upperBound))
    let blobs = try BlobReader(handle)
    var found: [TransactionAlias] = []
    for entry in try entries(statement) {
      let bytes = try blobs.read(entry.pairs)
      let span = bytes.span
      guard bytes.count.isMultiple(of: pairBytes) else { throw .corrupt(.packing) }
      var input = PackedReader()
      for _ in 0..<(bytes.count / pairBytes) {
        let alias = try input.id(span)
        let shown = try input.id(span)
        if range.contains(alias) { found.append(TransactionAlias(alias, of: shown)) }
      }
    }
    return found
  }

  /// Makes these the card's aliases.
  static func replace(
    ofCard card: CardID, with aliases: [TransactionAlias], on handle: Handle
  ) throws(IndexError) {
    let statement = try handle.prepare(
      "SELECT card, part, pairs, pairs_sum, sum FROM alias WHERE card = ?")
    try statement.bind(1, card.text)
    var old: [Int: Entry] = [:]
    for entry in try entries(statement) { old[entry.part] = entry }
    let blobs = try BlobWriter(handle)
    let sorted = aliases.sorted { ($0.alias, $0.shown) < ($1.alias, $1.shown) }
    var start = 0
    while start < sorted.count {
      let part = part(of: sorted[start].alias)
      var out = PackedWriter()
      var end = start
      while end < sorted.count, Self.part(of: sorted[end].alias) == part {
        if end == start || sorted[end] != sorted[end - 1] {
          out.id(sorted[end].alias)
          out.id(sorted[end].shown)
        }
        end += 1
      }
      let before = old.removeValue(forKey: part)
      let entry = Entry(
        card: card, part: part, pairs: try blobs.write(out.bytes, over: before?.pairs))
      if before?.sum != entry.sum { try put(entry, on: handle) }
      start = end
    }
    for entry in old.values.sorted(by: { $0.part < $1.part }) {
      try blobs.delete(entry.pairs)
      try delete(entry, on: handle)
    }
  }

  private static func pairs(_ span: Span<UInt8>) throws(IndexError) -> [TransactionAlias] {
    guard span.count.isMultiple(of: pairBytes) else { throw .corrupt(.packing) }
    var input = PackedReader()
    var pairs: [TransactionAlias] = []
    for _ in 0..<(span.count / pairBytes) {
      let alias = try input.id(span)
      pairs.append(TransactionAlias(alias, of: try input.id(span)))
    }
    return pairs
  }

  private static func part(of id: TransactionID) -> Int { Int(id.high >> 56) }

  private static func entries(_ statement: borrowing RawStatement) throws(IndexError) -> [Entry] {
    var entries: [Entry] = []
    while try statement.step() {
      let entry = Entry(
        card: CardID(statement.text(0)), part: statement.int(1),
        pairs: BlobReference(id: statement.integer(2), sum: statement.checksum(3)))
      guard entry.sum == statement.checksum(4) else { throw .corrupt(.checksum) }
      entries.append(entry)
    }
    return entries
  }

  private static func put(_ entry: Entry, on handle: Handle) throws(IndexError) {
    let statement = try handle.prepare(
      "INSERT OR REPLACE INTO alias(card, part, pairs, pairs_sum, sum) VALUES(?, ?, ?, ?, ?)")
    try statement.bind(1, entry.card.text)
    try statement.bind(2, entry.part)
    try statement.bind(3, entry.pairs.id)
    try statement.bind(4, entry.pairs.sum)
    try statement.bind(5, entry.sum)
    try statement.run()
  }

  private static func delete(_ entry: Entry, on handle: Handle) throws(IndexError) {
    let statement = try handle.prepare("DELETE FROM alias WHERE card = ? AND part = ?")
    try statement.bind(1, entry.card.text)
    try statement.bind(2, entry.part)
    try statement.run()
  }
}
