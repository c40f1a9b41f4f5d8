/// A tag, or the end of the text.
struct OFXMarkup {
  enum Kind { case open, close, end }

  var kind: Kind
  var tag = OFXTag.unknown
  /// The offset of the `<`.
  var start: Int
  /// The offset after the `>`.
  var end: Int
  /// The name's length in bytes.
  var nameLength = 0
  /// `<BANKID/>`.
  var isSelfClosed = false
}

/// Cuts text into tags and the values between them.
///
/// Leniencies granted here:
/// 1. A `<` that begins no tag is text: `A < B`, `I <3 U`, `<name@host>`.
/// 2. Comments, processing instructions and declarations are skipped, wherever they stand;
///    CDATA sections are text. A comment or section that is not closed within `longestSection`
///    reaches to the next `>`.
/// 3. Names may hold dots, and may have a namespace's prefix, which is passed over; blanks, line
///    breaks and attributes may follow a name.
/// 4. The `>` of a known element's closing tag may be missing where the next tag follows.
struct OFXMarkupReader {
  let text: [UInt8]
  /// The offset from which the next tag is sought.
  var position: Int
  /// Where the value before the last tag stands, in the text or in `scratch`.
  private(set) var value = 0..<0
  /// Whether the value stands in `scratch`: it had entities, controls or more than one piece.
  private(set) var valueIsScratch = false
  private(set) var scratch: [UInt8] = []
  /// The first byte of the last piece that may not stay as it is: a control character or an `&`.
  private var firstOdd = Int.max
  /// Up to where the ends of comments and of sections were sought in vain: looking again would make
  /// hostile text costly.
  private var commentsSearched = 0
  private var sectionsSearched = 0

  /// The longest comment or CDATA section in bytes.
  static let longestSection = 1 << 20

  init(_ text: [UInt8], from start: Int) {
    self.text = text
    position = start
  }

  /// Reads on to the next tag, or to the end; the text before it is then in `value`.
  ///
  /// - Parameter span: The text. The caller holds it, so that a tag costs no counting of references.
  mutating func next(in span: Span<UInt8>) -> OFXMarkup {
    scratch.removeAll(keepingCapacity: true)
    valueIsScratch = false
    firstOdd = .max
    var pieceStart = position
    let count = span.count
    var index = pieceStart
    while true {
      while index < count {
        let byte = span[index]
        if byte == 0x3C { break }
        if Self.isOdd(byte), firstOdd == .max { firstOdd = index }
        index += 1
      }
      guard index < count else { break }
      if let tag = Self.tag(at: index, in: span) {
        finishValue(pieceStart..<index, in: span)
        position = tag.end
        return tag
      }
      switch section(at: index) {
      case .none:
        // Leniency 1.
        index += 1
      case .skipped(let end):
        takePiece(pieceStart..<index)
        index = end
        pieceStart = end
      case .data(let data, let end):
        takePiece(pieceStart..<index)
        scratch.append(contentsOf: text[data])
        index = end
        pieceStart = end
      }
    }
    finishValue(pieceStart..<count, in: span)
    position = count
    return OFXMarkup(kind: .end, start: position, end: position)
  }

  /// The tag's name in upper case.
  func name(of tag: OFXMarkup) -> [UInt8] {
    let start = tag.start + (tag.kind == .close ? 2 : 1)
    return text[start..<(start + tag.nameLength)].map { $0 &- 0x61 < 26 ? $0 & 0xDF : $0 }
  }

  /// Whether a closing tag of that name follows within the next bytes.
  func closes(_ name: [UInt8], within reach: Int) -> Bool {
    let word = "</" + String(decoding: name, as: UTF8.self)
    return Search.first(word, in: text[position...].prefix(reach)) != nil
  }

  /// The tag that begins at `index`, if one does.
  private static func tag(at index: Int, in span: Span<UInt8>) -> OFXMarkup? {
    let count = span.count
    var cursor = index + 1
    var kind = OFXMarkup.Kind.open
    if cursor < count, span[cursor] == 0x2F {
      kind = .close
      cursor += 1
    }
    guard cursor < count, isLetter(span[cursor]) else { return nil }
    let nameStart = cursor
    var name = PackedName()
    while cursor < count, isNameByte(span[cursor]) {
      if span[cursor] == 0x3A { name = PackedName() } else { name.append(span[cursor]) }
      cursor += 1
    }
    let nameEnd = cursor
    // Leniency 3: blanks and attributes; but a tag ends before the next `<`.
    var isSelfClosed = false
    if cursor < count, span[cursor] != 0x3E {
      guard span[cursor] <= 0x20 || span[cursor] == 0x2F || span[cursor] == 0x3C else { return nil }
      while cursor < count, span[cursor] != 0x3E, span[cursor] != 0x3C { cursor += 1 }
      isSelfClosed = span[cursor - 1] == 0x2F
    }
    guard cursor < count else { return nil }
    let tag = OFXTag.named(name)
    if span[cursor] == 0x3C {
      // Leniency 4.
      guard kind == .close, tag != .unknown, isBlank(span, nameEnd..<cursor) else { return nil }
      cursor -= 1
    }
    return OFXMarkup(
      kind: kind, tag: tag, start: index, end: cursor + 1, nameLength: nameEnd - nameStart,
      isSelfClosed: isSelfClosed && kind == .open)
  }

  private static func isBlank(_ span: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range where span[index] > 0x20 { return false }
    return true
  }

  private enum Section {
    case none
    case skipped(end: Int)
    case data(Range<Int>, end: Int)
  }

  /// The comment, CDATA section, instruction or declaration that begins at `index`, if one does.
  private mutating func section(at index: Int) -> Section {
    guard index + 1 < text.count else { return .none }
    switch text[index + 1] {
    case UInt8(ascii: "?"):
      return .skipped(end: Self.end(of: ">", in: text, from: index))
    case UInt8(ascii: "!"):
      if Search.hasPrefix(text, "<!--", at: index) {
        let close = end(of: "-->", from: index + 4, searched: &commentsSearched)
        return .skipped(end: close.map { $0 + 3 } ?? Self.end(of: ">", in: text, from: index))
      }
      guard Search.hasPrefix(text, "<![CDATA[", at: index) else {
        return .skipped(end: Search.documentTypeEnd(text, from: index))
      }
      let start = index + 9
      if let close = end(of: "]]>", from: start, searched: &sectionsSearched) {
        return .data(start..<close, end: close + 3)
      }
      let end = max(start, Self.end(of: ">", in: text, from: start))
      return .data(start..<max(start, end - 1), end: end)
    default:
      return .none
    }
  }

  /// Where the mark begins that ends a section, within the length of one.
  private func end(of mark: String, from start: Int, searched: inout Int) -> Int? {
    let limit = min(start + Self.longestSection, text.count)
    let from = max(start, searched)
    if from < limit, let found = Search.first(mark, in: text[from..<limit]) { return found }
    // A mark may begin before the limit and end behind it.
    searched = max(searched, limit - 2)
    return nil
  }

  private static func end(of byte: Unicode.Scalar, in text: [UInt8], from start: Int) -> Int {
    var index = start
    while index < text.count, text[index] != UInt8(ascii: byte) { index += 1 }
    return min(index + 1, text.count)
  }

  private mutating func takePiece(_ range: Range<Int>) {
    OFXText.appendResolved(text, range, to: &scratch)
    valueIsScratch = true
  }

  private mutating func finishValue(_ range: Range<Int>, in span: Span<UInt8>) {
    var lower = range.lowerBound
    var upper = range.upperBound
    if !valueIsScratch {
      while lower < upper, span[lower] <= 0x20 { lower += 1 }
      while lower < upper, span[upper - 1] <= 0x20 { upper -= 1 }
      // The line break after an unclosed leaf is none of its value's.
      if firstOdd >= upper || (firstOdd < lower && !Self.hasOdd(span, lower..<upper)) {
        value = lower..<upper
        return
      }
    }
    takePiece(lower..<upper)
    OFXText.tidy(&scratch, from: 0)
    value = 0..<scratch.count
  }

  private static func isOdd(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x26 || byte == 0x7F
  }

  private static func hasOdd(_ span: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range where isOdd(span[index]) { return true }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte &- 0x30 < 10 || byte == 0x2E || byte == 0x5F || byte == 0x2D
      || byte == 0x3A
  }
}
