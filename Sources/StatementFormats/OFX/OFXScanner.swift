/// Reads the elements of OFX text that need not be well formed: SGML, and all that is neither
/// SGML nor XML.
///
/// In SGML a leaf need not be closed (OFX 1.6, 2.3); nothing in the text says which element is
/// one. An element with text is a leaf; one without is what the specification says it is, and an
/// unknown one is an aggregate if it is closed further down. Leniencies granted here:
///
/// 1. A leaf is closed, unclosed, closed on the next line, or closed under another name.
/// 2. A closing tag of nothing that is open is skipped.
/// 3. A closing tag closes all that is still open within its element.
/// 4. An element that the specification never nests in itself ends where its like begins; a row,
///    where a list, a statement or another element above rows begins.
/// 5. A leaf without text is an empty value.
/// 6. Text between elements of an aggregate is skipped.
/// 7. The end of the text closes what is open; the sink is told that it was cut off.
struct OFXScanner<Sink: OFXEventSink> {
  private var markup: OFXMarkupReader
  private let limits: ReadingLimits
  private var open: [OFXOpenElement] = []
  /// The element that began last: what it is shows only with the tag that follows.
  private var element: OFXMarkup?
  /// Names that the specification does not know, and whether they are closed further down.
  private var unknownIsClosed: [[UInt8]: Bool] = [:]

  /// How far ahead the closing tag of an unknown element is sought.
  private static var lookahead: Int { 256 << 10 }

  init(_ text: [UInt8], from body: Int, limits: ReadingLimits) {
    markup = OFXMarkupReader(text, from: body)
    self.limits = limits
  }

  /// Feeds the sink until the end of the text.
  mutating func run(into sink: inout Sink) throws(OFXStop) {
    let text = markup.text
    let span = text.span
    while !sink.isSated {
      let before = markup.position
      let next = markup.next(in: span)
      guard next.end - before <= limits.recordBytes else { throw tooLong(from: before) }
      try take(next, into: &sink)
      if next.kind == .end { break }
    }
    guard !sink.isSated else { return }
    for element in open.reversed() { sink.cutOff(element.tag, at: text.count) }
  }

  /// No value, comment or tag is as long as a record may be.
  private func tooLong(from position: Int) -> OFXStop {
    .valueTooLong(limit: limits.recordBytes, offset: element?.start ?? position)
  }

  private mutating func take(_ next: OFXMarkup, into sink: inout Sink) throws(OFXStop) {
    if let element {
      self.element = nil
      let hasText = !markup.value.isEmpty && !element.tag.isStructural
      if hasText || (isClosing(next, element) && !element.tag.isStructural) {
        try emit(element, to: &sink)
        if isClosing(next, element) { return }
      } else if isAggregate(element) {
        try open(element, in: &sink)
      } else {
        sink.leaf(element.tag, in: [], 0..<0, at: element.start)
      }
    }
    switch next.kind {
    case .end: break
    case .close: close(next, in: &sink)
    case .open where !next.isSelfClosed: element = next
    case .open:
      if next.tag.isStructural {
        sink.open(next.tag, at: next.start)
        sink.close(next.tag, at: next.end)
      } else {
        sink.leaf(next.tag, in: [], 0..<0, at: next.start)
      }
    }
  }

  private func emit(_ element: OFXMarkup, to sink: inout Sink) throws(OFXStop) {
    let value = markup.value
    guard value.count <= limits.fieldBytes else {
      throw .valueTooLong(limit: limits.fieldBytes, offset: element.start)
    }
    let bytes = markup.valueIsScratch ? markup.scratch : markup.text
    sink.leaf(element.tag, in: bytes, value, at: element.start)
  }

  private mutating func open(_ element: OFXMarkup, in sink: inout Sink) throws(OFXStop) {
    if element.tag != .unknown, let ended = open.firstIndex(where: { element.ends($0) }) {
      while open.count > ended {
        sink.close(open.removeLast().tag, at: element.start)
      }
    }
    guard open.count < limits.nesting else {
      throw .nesting(limit: limits.nesting, offset: element.start)
    }
    let name = element.tag == .unknown ? markup.name(of: element) : []
    open.append(OFXOpenElement(tag: element.tag, name: name))
    sink.open(element.tag, at: element.start)
  }

  private mutating func close(_ closing: OFXMarkup, in sink: inout Sink) {
    let name = closing.tag == .unknown ? markup.name(of: closing) : []
    guard let match = open.lastIndex(where: { $0.tag == closing.tag && $0.name == name }) else {
      return
    }
    while open.count > match + 1 {
      sink.close(open.removeLast().tag, at: closing.start)
    }
    sink.close(open.removeLast().tag, at: closing.end)
  }

  private func isClosing(_ closing: OFXMarkup, _ element: OFXMarkup) -> Bool {
    guard closing.kind == .close, closing.tag == element.tag else { return false }
    return closing.tag != .unknown || markup.name(of: closing) == markup.name(of: element)
  }

  private mutating func isAggregate(_ element: OFXMarkup) -> Bool {
    guard element.tag == .unknown else { return element.tag.isAggregate }
    let name = markup.name(of: element)
    if let known = unknownIsClosed[name] { return known }
    // Looking ahead is bounded, in how far and how often, so that no file makes it costly.
    guard unknownIsClosed.count < 256 else { return false }
    let isClosed = markup.closes(name, within: Self.lookahead)
    unknownIsClosed[name] = isClosed
    return isClosed
  }
}

/// An aggregate that is not closed yet.
private struct OFXOpenElement {
  var tag: OFXTag
  /// The name in upper case of an element that the specification does not know.
  var name: [UInt8]
}

extension OFXMarkup {
  /// Whether an open element ends where this one begins (leniency 4).
  fileprivate func ends(_ other: OFXOpenElement) -> Bool {
    other.tag == tag || (other.tag.isRow && tag.isStructural)
  }
}
