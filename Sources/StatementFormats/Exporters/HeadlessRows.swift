/// The first rows of a table without header, to be held against the shapes of exporters' files.
struct HeadlessRows {
  /// So many rows tell a shape.
  private static let most = 50

  private let delimiter: UInt8?
  private let rows: [[String]]

  /// Nothing where the table has a header.
  init?(_ table: Table, _ layout: TableLayout) {
    guard layout.headerRecord == nil else { return nil }
    delimiter = table.delimiter
    rows = table.records.dropFirst(layout.firstRow).prefix(Self.most).map(table.cells)
  }

  /// Whether every row has the exporter's columns.
  func fit(_ exporter: StatementProfile) -> Bool {
    let shape = exporter.shape
    guard !shape.isEmpty, exporter.delimiter == nil || exporter.delimiter == delimiter else {
      return false
    }
    return !rows.isEmpty
      && rows.allSatisfy { row in
        row.dropFirst(shape.count).allSatisfy(\.isEmpty)
          && shape.indices.allSatisfy { shape[$0].fits($0 < row.count ? row[$0] : "") }
      }
  }
}
