import StatementModel

/// Reads the elements of well-formed OFX 2 through libxml2.
///
/// The events are those of `OFXScanner` on the same text, offsets included; on the first fault it
/// stops, and the text is for the scanner.
struct OFXXMLReader<Sink: OFXEventSink> {
  private let text: [UInt8]
  private let body: Int
  private let limits: ReadingLimits
  /// An element that has begun and has had no child yet.
  private var waiting: (tag: OFXTag, start: Int)?
  private var open: [OFXTag] = []
  /// Where the characters of the innermost element begin among those collected.
  private var valueStart = 0
  private var value: [UInt8] = []
  /// The offset of the last event.
  private var reached: Int

  init(_ text: [UInt8], from body: Int, limits: ReadingLimits) {
    self.text = text
    self.body = body
    self.limits = limits
    reached = body
  }

  /// Feeds the sink with the whole document, or throws at the first fault.
  mutating func run(into sink: inout Sink) throws(OFXStop) {
    let fault = try XMLPushParser().parse(text, from: body) { (collected) throws(OFXStop) in
      try take(collected, into: &sink)
    }
    if let fault { throw .notWellFormed(reason: fault.reason) }
  }

  private mutating func take(
    _ collected: XMLCollector, into sink: inout Sink
  ) throws(OFXStop) -> Int? {
    valueStart = 0
    for event in collected.events {
      try take(event, characters: collected.characters, into: &sink)
      guard !sink.isSated else { return nil }
    }
    guard collected.characters.count - valueStart <= limits.fieldBytes else {
      throw .valueTooLong(limit: limits.fieldBytes, offset: waiting?.start ?? body)
    }
    return valueStart
  }

  private mutating func take(
    _ event: XMLEvent, characters: [UInt8], into sink: inout Sink
  ) throws(OFXStop) {
    let offset = body + event.offset
    guard offset - reached <= limits.recordBytes else {
      throw .valueTooLong(limit: limits.recordBytes, offset: waiting?.start ?? reached)
    }
    reached = offset
    switch event.kind {
    case .start:
      try openWaiting(in: &sink)
      waiting = (OFXTag.named(event.name), tagStart(before: offset))
    case .end:
      if let leaf = waiting, !leaf.tag.isStructural {
        value.removeAll(keepingCapacity: true)
        value.append(contentsOf: characters[valueStart..<event.characters])
        guard value.count <= limits.fieldBytes else {
          throw .valueTooLong(limit: limits.fieldBytes, offset: leaf.start)
        }
        OFXText.tidy(&value, from: 0)
        sink.leaf(leaf.tag, in: value, 0..<value.count, at: leaf.start)
      } else {
        try openWaiting(in: &sink)
        if let tag = open.popLast() { sink.close(tag, at: offset) }
      }
      waiting = nil
    }
    valueStart = event.characters
  }

  private mutating func openWaiting(in sink: inout Sink) throws(OFXStop) {
    guard let element = waiting else { return }
    guard open.count < limits.nesting else {
      throw .nesting(limit: limits.nesting, offset: element.start)
    }
    open.append(element.tag)
    sink.open(element.tag, at: element.start)
    waiting = nil
  }

  /// The offset of the `<` of the tag in which the parser stands.
  private func tagStart(before offset: Int) -> Int {
    text[body..<min(offset, text.count)].lastIndex(of: UInt8(ascii: "<")) ?? body
  }
}
