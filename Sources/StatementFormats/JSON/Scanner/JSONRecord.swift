import StatementModel

/// One value of a JSON text, usually an object, with its members at hand.
///
/// Values are named by the index of their node; 0 is the value itself.
struct JSONRecord {
  /// The stretch of text that the nodes are places of.
  private(set) var text: [UInt8] = []
  var nodes: [JSONNode] = []
  /// Whether texts that no figure hangs on are read.
  var readsTexts = true
  /// Whether descriptions are read where nothing else tells the sign of a purchase.
  var readsSigns = true
  /// The same for records that have the same members in the same places.
  private(set) var layout = 0
  let currencies = CurrencyMemo()
  let lookups = LookupMemo()
  private var layouts: JSONLayouts
  private var builder = JSONNodeBuilder()
  /// Which of the source's windows the text is; nothing where it is none.
  private var serial: Int?
  /// What the text was put together of.
  private var pieces: [Piece] = []

  /// A stretch of the document in the record's text.
  private struct Piece {
    /// Where it begins in the record's text, and where in the document.
    var start: Int
    var offset: Int
    /// The line breaks of the document that the record's text leaves out before it.
    var lines: Int
  }

  init(of document: JSONDocument) { layouts = document.layouts }

  /// Reads the value at `place`, which moves behind it; false when it has too many parts.
  mutating func load(at place: inout JSONPlace, of document: JSONDocument) -> Bool {
    let source = document.source
    var length = min(4 << 10, source.step)
    while true {
      source.reach(place.offset, length)
      let base = source.base
      take(source.window, source.serial, base)
      guard place.offset >= base, place.offset < base + text.count else {
        place.offset = source.count
        return false
      }
      let start = JSONPlace(offset: place.offset - base, line: place.line)
      let text = text
      if layouts.match(text.span, from: start.offset) != nil {
        layout = builder.build(&nodes, of: layouts, from: start)
        lookups.restart(layout)
        place.offset = base + nodes[0].content.upperBound
        place.line += layouts.matchedLines
        return true
      }
      layout = builder.forget()
      lookups.restart(layout)
      var reader = JSONTreeReader(at: start, isLast: source.windowIsLast)
      do throws(JSONTreeReader.Failure) {
        try reader.read(text.span, into: &nodes)
        place = JSONPlace(offset: base + reader.place.offset, line: reader.place.line)
        return true
      } catch {
        let left = text.count - start.offset
        if error == .ranOut, !source.windowIsLast, left <= document.longest {
          length = max(source.step, 2 * left)
          continue
        }
        // What has too many parts is large enough to be listed with its end.
        let end = document.folds.fold(at: place.offset)?.end
        place = end ?? JSONPlace(offset: source.count, line: place.line)
        return false
      }
    }
  }

  /// Makes a window the record's text.
  @inline(__always)
  private mutating func take(_ window: [UInt8], _ serial: Int, _ base: Int) {
    guard self.serial != serial else { return }
    text = window
    self.serial = serial
    pieces = [Piece(start: 0, offset: base, lines: 0)]
  }

  /// Reads the value at `place`, which moves behind it, without the contents of large values in
  /// it; false when it has too many parts.
  mutating func loadFolded(at place: inout JSONPlace, of document: JSONDocument) -> Bool {
    guard let fold = document.folds.fold(at: place.offset) else {
      return load(at: &place, of: document)
    }
    let start = place
    place = fold.end
    serial = nil
    layout = builder.forget()
    lookups.restart(layout)
    text = []
    pieces = []
    var folded: [Int] = []
    var offset = start.offset
    var lines = 0
    for inner in document.folds.inside(from: start.offset, to: fold.end.offset) {
      guard text.count + inner.start - offset <= Self.foldedLimit else { return false }
      append(offset..<inner.start, lines, of: document)
      folded.append(text.count)
      text += Self.emptied(inner.kind)
      offset = inner.end.offset
      lines += inner.lines
    }
    guard text.count + fold.end.offset - offset <= Self.foldedLimit else { return false }
    append(offset..<fold.end.offset, lines, of: document)
    let text = text
    var reader = JSONTreeReader(
      at: JSONPlace(offset: 0, line: start.line), isLast: true, folded: folded)
    guard (try? reader.read(text.span, into: &nodes)) != nil else { return false }
    for index in nodes.indices {
      nodes[index].line += piece(of: nodes[index].content.lowerBound).lines
    }
    return true
  }

  /// More text than this around large values is not read.
  private static let foldedLimit = 8 << 20

  private static func emptied(_ kind: JSONKind) -> [UInt8] {
    switch kind {
    case .object: [JSONByte.openObject, JSONByte.closeObject]
    case .array: [JSONByte.openArray, JSONByte.closeArray]
    default: [JSONByte.quote, JSONByte.quote]
    }
  }

  private mutating func append(_ range: Range<Int>, _ lines: Int, of document: JSONDocument) {
    pieces.append(Piece(start: text.count, offset: range.lowerBound, lines: lines))
    text += document.source.bytes(in: range)
  }

  private func piece(of offset: Int) -> Piece {
    let behind = pieces.firstIndex { $0.start > offset } ?? pieces.count
    return behind > 0 ? pieces[behind - 1] : Piece(start: 0, offset: 0, lines: 0)
  }

  /// Where the value of the node begins in the document.
  func place(of node: Int) -> JSONPlace {
    let local = nodes[node].content.lowerBound - (nodes[node].kind == .string ? 1 : 0)
    let piece = piece(of: local)
    return JSONPlace(offset: piece.offset + local - piece.start, line: nodes[node].line)
  }
}
