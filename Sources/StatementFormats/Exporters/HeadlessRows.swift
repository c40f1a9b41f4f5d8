/// The first rows of a table without header, to be held against the shapes of exporters' files.
struct HeadlessRows {
  /// So many rows tell a shape.
  private static let most = 50

  private let delimiter: UInt8?
  private let rows: [[String]]
  /// Whether these are all rows of the file.
  private let isWhole: Bool

  /// Nothing where the table has a header.
  init?(_ table: Table, _ layout: TableLayout) {
    guard layout.headerRecord == nil else { return nil }
    delimiter = table.delimiter
    isWhole = table.records.count - layout.firstRow <= Self.most
    rows = table.records.dropFirst(layout.firstRow).prefix(Self.most).map(table.cells)
  }

  /// What the columns look like.
  var shape: [String] {
    let count = rows.map(\.count).max() ?? 0
    return (0..<count).map { column in
      ColumnShape.describing(rows.map { column < $0.count ? $0[column] : "" })
    }
  }

  /// Whether every row has the exporter's columns, but for those that stand below all rows.
  func fit(_ exporter: StatementProfile) -> Bool {
    let shape = exporter.shape
    guard !shape.isEmpty, exporter.delimiter == nil || exporter.delimiter == delimiter else {
      return false
    }
    let rows = rows.dropLast(isWhole ? exporter.footerLines ?? 0 : 0)
    return !rows.isEmpty
      && rows.allSatisfy { row in
        row.dropFirst(shape.count).allSatisfy(\.isEmpty)
          && shape.indices.allSatisfy { shape[$0].fits($0 < row.count ? row[$0] : "") }
      }
  }
}
