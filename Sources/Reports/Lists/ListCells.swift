import StatementModel

/// The lines of a list laid out as people see them, with the faces of their texts.
///
/// An object, so that whoever writes a line counts one reference and not those of all texts.
final class ListCells: Sendable {
  let cells: TransactionCells
  let faces: CellFaces

  private init(_ cells: TransactionCells, _ faces: CellFaces) {
    self.cells = cells
    self.faces = faces
  }

  /// - Parameters:
  ///   - order: the places of the transactions, line by line.
  ///   - cores: among which the work is divided where there is much.
  convenience init(
    _ order: [Int], of list: ListReport, _ medium: FaceMaker.Medium, on cores: Cores
  ) {
    var measured = list.measured
    if measured?.faces.medium != medium {
      measured = MeasuredFaces(
        medium, order, of: list.transactions, cards: list.cards, list.request, on: cores)
    }
    guard let measured else { preconditionFailure("measured above") }
    let cells = TransactionCells(
      order, of: list.transactions, basis: list.request.basis, doubles: list.request.doubles,
      measured.measures)
    self.init(cells, measured.faces)
  }

  /// The same with columns cut to new widths.
  func fitted(_ columns: [TransactionColumn], to newWidths: [Int]) -> ListCells {
    var cells = self.cells
    let isCut = zip(columns, newWidths).contains { $1 < cells.widths[$0.rawValue] }
    guard isCut else { return self }
    var faces = self.faces
    cells.fit(columns, to: newWidths, faces: &faces)
    return ListCells(cells, faces)
  }
}

/// The faces of all texts of a list, and how wide they make its columns.
struct MeasuredFaces: Sendable {
  let faces: CellFaces
  let measures: CellMeasures

  /// - Parameter indices: the places of the transactions that are shown, in whatever order.
  init(
    _ medium: FaceMaker.Medium, _ indices: [Int], of table: TransactionTable, cards: [Card],
    _ request: ListRequest, on cores: Cores
  ) {
    var faces = CellFaces(medium, locale: request.locale, cards: cards, of: table)
    measures = CellMeasures(
      indices, of: table, basis: request.basis, doubles: request.doubles, faces: &faces, on: cores)
    self.faces = faces
  }
}

extension OutputFormat {
  /// For what the faces of texts are made; nothing where programs read.
  var medium: FaceMaker.Medium? {
    switch self {
    case .table: .terminal
    case .md: .markdown
    case .csv, .json, .ndjson: nil
    }
  }
}
