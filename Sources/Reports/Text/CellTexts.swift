import StatementModel

/// Texts of cells, one behind the other, by number, with the columns of a terminal that each takes.
struct CellTexts: Sendable {
  private struct Extent {
    var start: Int
    var end: Int
    /// Without the spaces that fill it up.
    var columns: Int32
    /// Of the column in which it stands.
    var column: TransactionColumn
  }

  private var bytes = ByteText()
  private var extents: [Extent] = []

  /// Keeps a text that is ready for its medium.
  ///
  /// - Returns: Its number.
  mutating func add(_ text: String, in column: TransactionColumn) -> Int32 {
    let start = bytes.count
    bytes.append(text)
    return keep(from: start, TextWidth.columns(of: text), in: column)
  }

  /// Keeps an amount.
  mutating func add(_ amount: Money, _ writer: inout AmountWriter) -> Int32 {
    let start = bytes.count
    writer.append(amount, to: &bytes)
    return keep(from: start, writer.columns(of: bytes.bytes[start...]), in: .amount)
  }

  private mutating func keep(
    from start: Int, _ columns: Int, in column: TransactionColumn
  ) -> Int32 {
    extents.append(
      Extent(start: start, end: bytes.count, columns: Int32(clamping: columns), column: column))
    return Int32(extents.count - 1)
  }

  /// How many columns each column's widest text takes, by the columns' raw values.
  var widths: [Int] {
    var widths = [Int](repeating: 0, count: TransactionColumn.allCases.count)
    for extent in extents {
      widths[extent.column.rawValue] = max(widths[extent.column.rawValue], Int(extent.columns))
    }
    return widths
  }

  func isEmpty(_ number: Int32) -> Bool { extents[Int(number)].columns == 0 }

  /// Makes all texts as wide as their columns: those that are wider lose their middle, and spaces
  /// fill the others up.
  mutating func fit(to widths: [Int]) {
    var fitted = ByteText()
    for place in extents.indices {
      var extent = extents[place]
      let width = widths[extent.column.rawValue]
      let text = bytes.bytes[extent.start..<extent.end]
      let start = fitted.count
      if extent.columns > width {
        let cut = extent.column.cut.shortened(String(decoding: text, as: UTF8.self), to: width)
        fitted.append(cut.text)
        extent.columns = Int32(clamping: cut.columns)
        fitted.appendSpaces(width - cut.columns)
      } else {
        let blank = width - Int(extent.columns)
        if extent.column.alignment == .right { fitted.appendSpaces(blank) }
        fitted.append(text)
        if extent.column.alignment == .left { fitted.appendSpaces(blank) }
      }
      extent.start = start
      extent.end = fitted.count
      extents[place] = extent
    }
    bytes = fitted
  }

  /// Writes a text, without as many of its last bytes.
  func append(_ number: Int32, dropping count: Int = 0, to out: inout ByteText) {
    let extent = extents[Int(number)]
    out.append(bytes.bytes[extent.start..<(extent.end - count)])
  }

  /// How many spaces stand behind a text that was fitted to a width.
  func blank(behind number: Int32, in width: Int) -> Int {
    width - Int(extents[Int(number)].columns)
  }
}
