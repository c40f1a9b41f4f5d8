import StatementModel

/// Writes the lines of a list, cell behind cell, in columns of one width.
///
/// A hundred thousand lines are written in one loop that holds what it reads and where it writes,
/// and asks for nothing of it again: to make each line's cells first, and to lay these down column
/// by column, takes three times as long.
struct LineWriter: Sendable {
  private let cells: ListCells
  private let frame: LineFrame
  private let usesColor: Bool
  private let padded: PaddedCells
  /// What stands in lines beside merchants and amounts.
  private let shown: (id: Bool, date: Bool, category: Bool, card: Bool, mark: Bool)
  /// What a line takes at most, with what may be touched behind it.
  private let lineBytes: Int

  /// So many bytes are made room for at once.
  private static let roomAtOnce = 1 << 16

  init(
    _ cells: ListCells, _ columns: [TransactionColumn], in frame: LineFrame, usesColor: Bool = false
  ) {
    self.cells = cells
    self.frame = frame
    self.usesColor = usesColor
    padded = PaddedCells(cells, in: frame)
    shown = (
      columns.contains(.id), columns.contains(.date), columns.contains(.category),
      columns.contains(.card), columns.contains(.mark)
    )
    // Five of the cells have faces.
    lineBytes =
      cells.cells.room + 5 * cells.faces.mostBytes
      + frame.bytes(columns: columns.count) + 3 * TerminalStyle.mostBytes + 4 * BytePen.slack
  }

  /// - Parameter heading: Called before the first line of a group, with that line's number.
  func write(
    _ stretch: ListStretch, to out: inout ByteText,
    heading: (ListStretch.Part, inout ByteText) -> Void, end: (inout ByteText) -> Void = { _ in }
  ) {
    var amounts = cells.cells.amountWriter
    let most = max(1, Self.roomAtOnce / lineBytes)
    for part in stretch.parts {
      if part.begins { heading(part, &out) }
      var first = part.lines.lowerBound
      while first < part.lines.upperBound {
        let last = min(part.lines.upperBound, first + most)
        write(first..<last, &amounts, to: &out)
        first = last
      }
      if part.ends { end(&out) }
    }
  }

  private func write(
    _ lines: Range<Int>, _ amounts: inout AmountWriter, to out: inout ByteText
  ) {
    let (cells, faces) = (cells.cells, cells.faces)
    let indices = cells.indices.span
    let names = cells.table.names.span
    let numbers = cells.table.numbers.span
    let all = faces.all.span
    let bytes = faces.bytes.span
    let merchants = faces.merchants.span
    let categories = padded.categories.span
    let cards = padded.cards.span
    let dates = padded.dates.span
    let days = faces.recentDates.span
    let paddedBytes = padded.bytes.span
    let marks = faces.marks.span
    let (frame, shown, usesColor, basis) = (frame, shown, usesColor, cells.basis)
    let widths = cells.lineWidths
    let mayBeDoubtful = cells.mayBeDoubtful
    out.append(room: lines.count * lineBytes) { pen in
      for number in lines {
        Self.bringNear(after: number, indices, names, numbers, merchants, all, bytes)
        let index = indices[number]
        let own = names[index]
        let line = numbers[index]
        pen.append(frame.start)
        if shown.id {
          if usesColor { pen.begin(.dim) }
          pen.append(hex: UInt32(truncatingIfNeeded: line.id.high >> 32))
          if usesColor { pen.endStyle() }
          pen.endCell(frame)
        }
        if shown.date {
          let date = line.date(by: basis)
          let slot = Int(date.dayNumber) & (CellFaces.recent - 1)
          if days[slot].day == date.dayNumber {
            pen.append(paddedBytes, from: dates[slot].start, to: dates[slot].end)
          } else {
            let face = all[faces.place(ofDate: date)]
            pen.append(bytes, from: face.start, to: face.end)
            pen.endCell(frame, left: widths.date - face.columns)
          }
        }
        let merchant = all[Int(merchants[own.merchant])]
        pen.append(bytes, from: merchant.start, to: merchant.end)
        pen.endCell(frame, left: widths.merchant - merchant.columns)
        if shown.category {
          let cell = categories[own.category < 0 ? 0 : Int(own.category) + 1]
          pen.append(paddedBytes, from: cell.start, to: cell.end)
        }
        if shown.card {
          let cell = cards[Int(own.card)]
          pen.append(paddedBytes, from: cell.start, to: cell.end)
        }
        let isColored = usesColor && line.isInflow
        if isColored { pen.begin(.green) }
        amounts.append(line.amount, toTheRightOf: widths.amount, to: &pen)
        if isColored { pen.endStyle() }
        if shown.mark {
          let mark =
            mayBeDoubtful ? cells.mark(line) : TransactionMark(line, isDoubtful: false)
          let face = all[mark.isEmpty ? 0 : Int(marks[Int(mark.rawValue)])]
          if frame.isClosed || face.columns > 0 {
            pen.endCell(frame)
            if usesColor { pen.begin(.yellow) }
            pen.append(bytes, from: face.start, to: face.end)
            if frame.isClosed { pen.appendSpaces(widths.mark - face.columns) }
            if usesColor { pen.endStyle() }
          }
        }
        pen.append(frame.end)
      }
    }
  }

  /// Has what lines to come are written from brought near: that of a transaction first, then the
  /// face of its merchant's name, then what that consists of.
  ///
  /// - Parameter number: the line that is being written.
  @inline(__always)
  private static func bringNear(
    after number: Int, _ indices: Span<Int>, _ names: Span<TransactionTable.Names>,
    _ numbers: Span<TransactionNumbers>, _ merchants: Span<Int32>, _ faces: Span<CellFace>,
    _ bytes: Span<UInt8>
  ) {
    let far = number &+ 12
    guard far < indices.count else { return }
    Nearness.bring(names, indices[far])
    Nearness.bring(numbers, indices[far])
    Nearness.bring(faces, Int(merchants[names[indices[number &+ 8]].merchant]))
    let next = merchants[names[indices[number &+ 4]].merchant]
    Nearness.bring(bytes, faces[Int(next)].start)
  }
}
