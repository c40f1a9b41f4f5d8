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
  var markup: OFXMarkupReader
  private let limits: ReadingLimits
  private var open: [OFXMarkup] = []
  /// Names that the specification does not know, and whether they are closed further down.
  private var unknownIsClosed: [[UInt8]: Bool] = [:]

  init(text: [UInt8], from body: Int, limits: ReadingLimits) {
    markup = OFXMarkupReader(text: text, from: body)
    self.limits = limits
  }

  /// Feeds the sink until the end of the text.
  mutating func run(into sink: inout Sink) throws(OFXStop) {
    let text = markup.text
    let span = text.span
    let slots = OFXTagTable.shared.slots
    let names = slots.span
    var current = markup.next(in: span, names: names)
    while current.kind != .end, !sink.isSated {
      guard current.kind == .open else {
        close(current, in: &sink)
        current = markup.next(in: span, names: names)
        continue
      }
      let element = current
      if element.isSelfClosed {
        if element.tag.isStructural {
          sink.open(element.tag, at: element.start)
          sink.close(element.tag, at: element.end)
        } else {
          sink.leaf(element.tag, in: text, 0..<0, at: element.start)
        }
        current = markup.next(in: span, names: names)
        continue
      }
      current = markup.next(in: span, names: names)
      let hasText = !markup.value.isEmpty && !element.tag.isStructural
      if hasText || (isClosing(current, element) && !element.tag.isStructural) {
        try emit(element, of: text, to: &sink)
        if isClosing(current, element) { current = markup.next(in: span, names: names) }
      } else if isAggregate(element) {
        try open(element, in: &sink)
      } else {
        sink.leaf(element.tag, in: text, 0..<0, at: element.start)
      }
    }
    guard !sink.isSated else { return }
    for element in open.reversed() { sink.cutOff(element.tag, at: text.count) }
  }

  private func emit(
    _ element: OFXMarkup, of text: [UInt8], to sink: inout Sink
  ) throws(OFXStop) {
    let value = markup.value
    guard value.count <= limits.fieldBytes else {
      throw .valueTooLong(limit: limits.fieldBytes, offset: element.start)
    }
    if markup.valueIsScratch {
      sink.leaf(element.tag, in: markup.scratch, value, at: element.start)
    } else {
      sink.leaf(element.tag, in: text, value, at: element.start)
    }
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
    open.append(element)
    sink.open(element.tag, at: element.start)
  }

  private mutating func close(_ closing: OFXMarkup, in sink: inout Sink) {
    guard let match = open.lastIndex(where: { isClosing(closing, $0) }) else { return }
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
    let isClosed = markup.closes(name, within: 256 << 10)
    unknownIsClosed[name] = isClosed
    return isClosed
  }
}

extension OFXMarkup {
  /// Whether an open element ends where this one begins (leniency 4).
  fileprivate func ends(_ other: OFXMarkup) -> Bool {
    other.tag == tag || (other.tag.isRow && tag.isStructural)
  }
}
