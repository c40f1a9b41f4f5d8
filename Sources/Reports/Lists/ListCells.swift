import StatementModel

/// The lines of a list laid out as people see them: in halves, where two cores did it.
struct ListCells: Sendable {
  /// An object, so that whoever writes a line counts one reference and not those of all texts.
  final class Half: Sendable {
    let cells: TransactionCells
    let faces: CellFaces

    init(_ cells: TransactionCells, _ faces: CellFaces) {
      self.cells = cells
      self.faces = faces
    }
  }

  let first: Half
  let second: Half?
  /// The line that the second half begins with.
  let middle: Int

  /// - Parameter order: the places of the transactions, line by line.
  init(_ order: [Int], of list: ListReport, _ medium: CellFaces.Medium, on cores: Cores) {
    let make: @Sendable (Range<Int>) -> Half = { lines in
      var faces = CellFaces(
        medium, locale: list.request.locale, cards: list.cards, of: list.transactions)
      let cells = TransactionCells(
        order[lines], of: list.transactions, basis: list.request.basis,
        doubles: list.request.doubles, faces: &faces)
      return Half(cells, faces)
    }
    guard cores.share(rows: order.count) else {
      middle = order.count
      first = make(0..<order.count)
      second = nil
      return
    }
    let middle = order.count / 2
    let later = Meanwhile(on: cores) { make(middle..<order.count) }
    let one = make(0..<middle)
    let other = later.take()
    self.middle = middle
    first = one.widened(to: other)
    second = other.widened(to: one)
  }

  private init(_ first: Half, _ second: Half?, middle: Int) {
    self.first = first
    self.second = second
    self.middle = middle
  }

  /// What is true of both halves.
  var widths: [Int] { first.cells.widths }
  var hasMarks: Bool { first.cells.hasMarks }

  /// The same with columns cut to new widths.
  func fitted(_ columns: [TransactionColumn], to newWidths: [Int]) -> ListCells {
    guard zip(columns, newWidths).contains(where: { $1 < widths[$0.rawValue] }) else {
      return self
    }
    return ListCells(
      first.fitted(columns, to: newWidths), second?.fitted(columns, to: newWidths),
      middle: middle)
  }

  /// Calls for each of the lines with its number in its half.
  func forEach(in lines: Range<Int>, _ body: (Int, Half) -> Void) {
    var line = lines.lowerBound
    while line < min(lines.upperBound, middle) {
      body(line, first)
      line += 1
    }
    guard line < lines.upperBound, let second else { return }
    while line < lines.upperBound {
      body(line - middle, second)
      line += 1
    }
  }
}

extension ListCells.Half {
  fileprivate func widened(to other: ListCells.Half) -> ListCells.Half {
    var cells = cells
    cells.widen(to: other.cells)
    return ListCells.Half(cells, faces)
  }

  fileprivate func fitted(_ columns: [TransactionColumn], to widths: [Int]) -> ListCells.Half {
    var (cells, faces) = (cells, faces)
    cells.fit(columns, to: widths, faces: &faces)
    return ListCells.Half(cells, faces)
  }
}
