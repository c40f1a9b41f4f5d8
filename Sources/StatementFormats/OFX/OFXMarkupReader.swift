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
///    CDATA sections are text. One that is never closed reaches to the next `>`.
/// 3. Names may hold dots, and may have a namespace's prefix, which is passed over; blanks, line
///    breaks and attributes may follow a name.
struct OFXMarkupReader {
  let text: [UInt8]
  /// Where the value before the last tag stands, in `text` or in `scratch`.
  private(set) var value = 0..<0
  /// Whether the value stands in `scratch`: it had entities, controls or more than one piece.
  private(set) var valueIsScratch = false
  private(set) var scratch: [UInt8] = []
  private var position: Int
  /// The first byte of the last piece that may not stay as it is: a control character or an `&`.
  private var firstOdd = Int.max
  /// Whether a comment or CDATA section may still find its end: where one found none, none will,
  /// and looking again would make hostile text costly.
  private var sectionsEnd = true

  init(text: [UInt8], from start: Int) {
    self.text = text
    position = start
  }

  /// Reads on to the next tag; the text before it is then in `value`.
  ///
  /// - Parameters:
  ///   - span: The text. The caller holds it, so that a tag costs no counting of references.
  ///   - names: The names of all elements, held likewise.
  mutating func next(in span: Span<UInt8>, names: Span<OFXTagTable.Slot>) -> OFXMarkup {
    scratch.removeAll(keepingCapacity: true)
    valueIsScratch = false
    firstOdd = .max
    var pieceStart = position
    let count = span.count
    var index = position
    while true {
      while index < count {
        let byte = span[index]
        if byte == 0x3C { break }
        if Self.isOdd(byte), firstOdd == .max { firstOdd = index }
        index += 1
      }
      guard index < count else { break }
      if let tag = Self.tag(at: index, in: span, names: names) {
        finishValue(pieceStart..<index, in: span)
        position = tag.end
        return tag
      }
      guard let section = section(at: index) else {
        // Leniency 1.
        index += 1
        continue
      }
      takePiece(pieceStart..<index)
      if let data = section.data { scratch.append(contentsOf: text[data]) }
      index = section.end
      pieceStart = index
    }
    finishValue(pieceStart..<count, in: span)
    position = count
    return OFXMarkup(kind: .end, start: count, end: count)
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
  private static func tag(
    at index: Int, in span: Span<UInt8>, names: Span<OFXTagTable.Slot>
  ) -> OFXMarkup? {
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
      guard span[cursor] <= 0x20 || span[cursor] == 0x2F else { return nil }
      while cursor < count, span[cursor] != 0x3E, span[cursor] != 0x3C { cursor += 1 }
      isSelfClosed = span[cursor - 1] == 0x2F
    }
    guard cursor < count, span[cursor] == 0x3E else { return nil }
    let tag = name.count <= OFXTagTable.longestName ? OFXTagTable.find(name, in: names) : .unknown
    return OFXMarkup(
      kind: kind, tag: tag, start: index, end: cursor + 1, nameLength: nameEnd - nameStart,
      isSelfClosed: isSelfClosed && kind == .open)
  }

  /// The comment, CDATA section, instruction or declaration that begins at `index`, if one does.
  private mutating func section(at index: Int) -> (data: Range<Int>?, end: Int)? {
    guard index + 1 < text.count else { return nil }
    switch text[index + 1] {
    case UInt8(ascii: "?"):
      return (nil, Self.end(of: ">", in: text, from: index))
    case UInt8(ascii: "!"):
      if Search.hasPrefix(text, "<!--", at: index) {
        if sectionsEnd, let end = Search.commentEnd(text, from: index) { return (nil, end) }
        sectionsEnd = false
        return (nil, Self.end(of: ">", in: text, from: index))
      }
      guard Search.hasPrefix(text, "<![CDATA[", at: index) else {
        return (nil, Search.documentTypeEnd(text, from: index))
      }
      let start = index + 9
      if sectionsEnd, let close = Search.first("]]>", in: text[start...]) {
        return (start..<close, close + 3)
      }
      sectionsEnd = false
      let end = max(start, Self.end(of: ">", in: text, from: start))
      return (start..<max(start, end - 1), end)
    default:
      return nil
    }
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
