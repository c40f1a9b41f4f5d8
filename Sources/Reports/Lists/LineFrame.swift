/// What stands around the cells of a list's lines.
struct LineFrame: Sendable {
  /// Some bytes in a word, the first lowest.
  struct Mark: Sendable {
    var word: UInt64 = 0
    var count = 0
  }

  /// Before the first cell.
  let start: Mark
  /// The spaces behind a cell, beside those that fill its column.
  let spaces: Int
  /// Behind those spaces.
  let bar: Mark
  /// Behind the last cell.
  let end: Mark
  /// Whether the last column is as wide in all lines, whatever stands in it.
  let isClosed: Bool

  /// Two spaces between columns, and none at a line's end.
  static let terminal = LineFrame(
    start: Mark(), spaces: 2, bar: Mark(), end: Mark(word: 0x0A, count: 1), isClosed: false)

  /// `| ` and ` |` around, ` | ` between.
  static let markdown = LineFrame(
    start: Mark(word: 0x207C, count: 2), spaces: 1, bar: Mark(word: 0x207C, count: 2),
    end: Mark(word: 0x0A_7C20, count: 3), isClosed: true)

  /// What a line of so many columns takes for it.
  func bytes(columns: Int) -> Int {
    start.count + columns * (spaces + bar.count) + end.count
  }
}

extension BytePen {
  @inline(__always)
  mutating func append(_ mark: LineFrame.Mark) { append(word: mark.word, count: mark.count) }

  /// What ends a cell, with the spaces that its column has left.
  @inline(__always)
  mutating func endCell(_ frame: LineFrame, left: Int = 0) {
    appendSpaces(max(0, left) + frame.spaces)
    append(frame.bar)
  }

  /// Begins a style for a terminal.
  @inline(__always)
  mutating func begin(_ style: TerminalStyle) {
    // ESC [ … m
    switch style {
    case .bold: append(word: 0x6D31_5B1B, count: 4)
    case .dim: append(word: 0x6D32_5B1B, count: 4)
    case .green: append(word: 0x6D_3233_5B1B, count: 5)
    case .yellow: append(word: 0x6D_3333_5B1B, count: 5)
    }
  }

  @inline(__always)
  mutating func endStyle() { append(word: 0x6D30_5B1B, count: 4) }
}

extension TerminalStyle {
  /// What a style takes before a cell and behind it.
  static var mostBytes: Int { 16 }
}
