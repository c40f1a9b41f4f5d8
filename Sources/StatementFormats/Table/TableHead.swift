/// The beginning of a table, from which its layout and its columns are found out.
struct TableHead {
  /// The records of the beginning; their numbers count from 0.
  let table: Table
  /// The number of the first of them in the file's table.
  let start: Int
  /// Whether these are all records from there on.
  let isWhole: Bool

  /// As many records are looked at first; statements mostly have fewer.
  static let firstSize = 2 * TableLayout.searched
  /// What is not found out from so many records is not found out.
  static let lastSize = firstSize << 6

  init(_ table: Table, from start: Int, records count: Int) {
    let end = min(table.records.count, start + count)
    self.table = table.part(start..<end)
    self.start = start
    isWhole = end == table.records.count
  }
}
