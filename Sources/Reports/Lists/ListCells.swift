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
    var faces = CellFaces(
      medium, locale: list.request.locale, cards: list.cards, of: list.transactions)
    let cells = TransactionCells(
      order, of: list.transactions, basis: list.request.basis, doubles: list.request.doubles,
      faces: &faces, on: cores)
    self.init(cells, faces)
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
