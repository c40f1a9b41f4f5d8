import StatementModel

/// Names as they are compared, one behind the other in bytes.
struct FoldedNames: Sendable {
  /// The numbers of the texts.
  let names: ArraySlice<Int>
  private(set) var bytes: [UInt8] = []
  private var ends: [Int] = []

  private init(_ names: ArraySlice<Int>, of table: TransactionTable) {
    self.names = names
    ends.reserveCapacity(names.count)
    bytes.reserveCapacity(names.count * 24)
    for name in names {
      TextFolding.fold(table.texts[name].utf8.span, into: &bytes)
      ends.append(bytes.count)
    }
  }

  /// All names, folded in two halves where that is worth it.
  static func halves(
    _ names: [Int], of table: TransactionTable, on cores: Cores
  ) -> [FoldedNames] {
    // A name costs as much as several rows.
    guard cores.share(rows: names.count * 2) else { return [FoldedNames(names[...], of: table)] }
    let middle = names.count / 2
    let later = Meanwhile(on: cores) { FoldedNames(names[middle...], of: table) }
    let first = FoldedNames(names[..<middle], of: table)
    return [first, later.take()]
  }

  func isASCII(_ place: Int) -> Bool { bytes[range(place)].allSatisfy { $0 < 0x80 } }

  /// Where the name at a place stands in the bytes, counted from the first of these.
  func range(_ place: Int) -> Range<Int> {
    (place == 0 ? 0 : ends[place - 1])..<ends[place]
  }
}
