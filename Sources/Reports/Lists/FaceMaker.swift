import StatementModel

/// A cell's text ready to be written: where its bytes stand, and the columns it takes.
struct CellFace {
  let start: Int
  private let narrowLength: Int32
  private let narrowColumns: Int32

  /// Narrow, since there are as many as merchants.
  init(start: Int, end: Int, columns: Int) {
    self.start = start
    narrowLength = Int32(clamping: end - start)
    narrowColumns = Int32(clamping: columns)
  }

  var count: Int { Int(narrowLength) }
  var end: Int { start + count }
  var columns: Int { Int(narrowColumns) }
}

/// Makes texts ready for a medium, one after the other.
struct FaceMaker: Sendable {
  enum Medium: Sendable {
    case terminal, markdown
  }

  private let medium: Medium
  private let locale: ReportLocale
  private(set) var bytes = ByteText()
  private(set) var faces: [CellFace] = []

  /// Longer texts are cut in Markdown, where they would tear every line apart.
  private static let longestInMarkdown = 60

  /// - Parameter room: How many there will be, about.
  init(_ medium: Medium, _ locale: ReportLocale, room: Int) {
    self.medium = medium
    self.locale = locale
    faces.reserveCapacity(room)
  }

  /// Makes a merchant's name ready, which mostly is so already.
  ///
  /// - Returns: The place of its face.
  mutating func merchant(_ name: String) -> Int {
    switch medium {
    case .terminal:
      return CellText.isPlainOnTerminal(name) ? keep(name, columns: name.utf8.count) : add(name)
    case .markdown:
      return locale.isRightToLeft ? add(name) : simple(markdown: name) ?? add(name)
    }
  }

  /// Nothing of a name that has other characters than the printable ones of ASCII.
  private mutating func simple(markdown name: String) -> Int? {
    let start = bytes.count
    let isCut = name.utf8.count > Self.longestInMarkdown
    let kept = isCut ? Self.longestInMarkdown - 1 : Self.longestInMarkdown
    guard CellText.append(markdownOf: name, first: kept, to: &bytes) else { return nil }
    let columns = bytes.count - start
    if isCut { bytes.append("…") }
    faces.append(
      CellFace(start: start, end: bytes.count, columns: isCut ? columns + 1 : columns))
    return faces.count - 1
  }

  /// Makes any text ready.
  ///
  /// - Returns: The place of its face.
  mutating func add(_ text: String) -> Int {
    switch medium {
    case .terminal:
      // Nothing in such a text needs to be made safe.
      if let columns = TextWidth.simpleColumns(of: text) {
        return keep(TextDirection.isolated(text), columns: columns)
      }
      let shown = CellText.terminal(text)
      return keep(shown, columns: TextWidth.columns(of: shown))
    case .markdown:
      let isLong = text.utf8.count > Self.longestInMarkdown
      let cut = isLong ? TextWidth.cut(text, to: Self.longestInMarkdown).text : text
      let shown = locale.isolated(CellText.markdown(cut))
      return keep(shown, columns: TextWidth.columns(of: shown))
    }
  }

  /// Takes a text that is ready.
  ///
  /// - Returns: The place of its face.
  mutating func keep(_ text: String, columns: Int) -> Int {
    let start = bytes.count
    bytes.append(text)
    faces.append(CellFace(start: start, end: bytes.count, columns: columns))
    return faces.count - 1
  }

  /// Cuts a face that is wider than so many columns: it ends in `…`.
  mutating func cut(_ place: Int, to limit: Int) {
    let face = faces[place]
    guard face.columns > limit else { return }
    let whole = String(decoding: bytes.bytes[face.start..<face.end], as: UTF8.self)
    let cut = TextWidth.cut(whole, to: limit)
    let start = bytes.count
    bytes.append(TextDirection.closed(cut.text))
    faces[place] = CellFace(start: start, end: bytes.count, columns: cut.columns)
  }

  /// Adds the faces that another one made, behind its own.
  mutating func append(_ other: FaceMaker) {
    let start = bytes.count
    bytes.append(other.bytes, from: 0, to: other.bytes.count)
    faces.append(addingCapacity: other.faces.count) { out in
      for face in other.faces {
        out.append(
          CellFace(start: start + face.start, end: start + face.end, columns: face.columns))
      }
    }
  }
}
