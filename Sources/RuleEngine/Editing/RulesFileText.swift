import StatementModel

/// A rules file as bytes and lines beside its tree, for putting something in without touching what
/// is there.
struct RulesFileText {
  /// Something put in before a byte of the text; offsets don't count a byte order mark.
  struct Piece: Hashable, Sendable {
    var offset: Int
    var text: String
  }

  let source: SourceText
  let root: YAMLNode?
  let diagnostics: [Diagnostic]
  /// What lines end with, as the first line does.
  let lineBreak: String
  private let hasMark: Bool

  init(_ text: String, path: String) {
    source = SourceText(text, path: path)
    (root, diagnostics) = YAMLReader.read(text, path: path)
    hasMark = text.unicodeScalars.first == "\u{FEFF}"
    let bytes = source.bytes
    switch bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
    case let index? where bytes[index] == 0x0A: lineBreak = "\n"
    case let index? where index + 1 < bytes.count && bytes[index + 1] == 0x0A: lineBreak = "\r\n"
    case _?: lineBreak = "\r"
    case nil: lineBreak = "\n"
    }
  }

  var bytes: [UInt8] { source.bytes }
  var shape: YAMLShape { YAMLShape(root) }

  /// The sections of the file.
  var sections: [YAMLEntry] { if case .mapping(let entries, _)? = root { entries } else { [] } }

  func section(_ name: String) -> YAMLEntry? { sections.first { $0.key.text == name } }

  /// The whole text, its mark included, with the pieces put in; they are given in their order.
  func text(with pieces: [Piece]) -> String {
    var result: [UInt8] = hasMark ? [0xEF, 0xBB, 0xBF] : []
    var done = 0
    for piece in pieces {
      result += bytes[done..<piece.offset]
      result += Array(piece.text.utf8)
      done = piece.offset
    }
    result += bytes[done...]
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: Lines, counted from 1

  /// The line's bytes without its break.
  func content(_ line: Int) -> ArraySlice<UInt8> { bytes[source.contentRange(ofLine: line)] }

  func isBlank(_ line: Int) -> Bool { content(line).allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  func isComment(_ line: Int) -> Bool {
    content(line).first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "#")
  }

  /// How many blanks the line begins with.
  func indentation(_ line: Int) -> Int { content(line).prefix { $0 == 0x20 }.count }

  /// Puts lines behind a line; a file whose last line has no break gets none at its new end.
  func piece(_ lines: [String], after line: Int) -> Piece {
    let end = source.contentRange(ofLine: line).upperBound
    let joined = lines.joined(separator: lineBreak)
    guard end < bytes.count else { return Piece(offset: end, text: lineBreak + joined) }
    return Piece(offset: source.lineStart(line + 1), text: joined + lineBreak)
  }

  func piece(_ lines: [String], before line: Int) -> Piece {
    Piece(
      offset: source.lineStart(line), text: lines.joined(separator: lineBreak) + lineBreak)
  }

  /// Puts lines at the end of the file.
  func piece(atEnd lines: [String]) -> Piece {
    if bytes.isEmpty {
      return Piece(offset: 0, text: lines.joined(separator: lineBreak) + lineBreak)
    }
    let last = source.lineCount
    // Behind a last break there is an empty line that is no line.
    let isEnded = source.contentRange(ofLine: last).isEmpty
    return piece(lines, after: isEnded && last > 1 ? last - 1 : last)
  }

  /// The last line from `first` on, before `limit`, that belongs to what begins at `first`: no
  /// blank line, and no comment that stands further left than `column`.
  func lastLine(from first: Int, before limit: Int, column: Int) -> Int {
    var last = first
    for line in first..<max(first + 1, limit) where !isBlank(line) {
      if line > first, isComment(line), column == 0 || indentation(line) < column { continue }
      last = line
    }
    return last
  }

  /// The first of the comment lines that stand right above a line, or the line itself.
  func firstLine(withCommentsAbove line: Int) -> Int {
    var first = line
    while first > 1, isComment(first - 1), indentation(first - 1) >= indentation(line) {
      first -= 1
    }
    return first
  }
}

extension SourceText {
  var lineCount: Int { lineStarts.count }

  /// Where a line begins; behind the last one, the end.
  func lineStart(_ number: Int) -> Int {
    number <= lineStarts.count ? lineStarts[number - 1] : bytes.count
  }

  /// A line without its break.
  func contentRange(ofLine number: Int) -> Range<Int> {
    let start = lineStart(number)
    var end = lineStart(number + 1)
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The byte of a place that `location` gave.
  func offset(of location: SourceLocation) -> Int? {
    guard let line = location.line, let column = location.column, line <= lineStarts.count else {
      return nil
    }
    // Further right, places are counted in Unicode scalars.
    if column > Self.longestCountedLine { return offset(line: line, scalarColumn: column) }
    let range = contentRange(ofLine: line)
    let text = String(decoding: bytes[range], as: UTF8.self)
    return range.lowerBound + text.prefix(column - 1).utf8.count
  }
}
