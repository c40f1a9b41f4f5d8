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
  /// Where the characters of the innermost element begin in the parser's buffer.
  private var valueStart = 0
  private var value: [UInt8] = []
  private let names = OFXTagTable.shared.slots

  /// How many bytes the parser is given at a time.
  private static var chunk: Int { 256 << 10 }

  init(text: [UInt8], from body: Int, limits: ReadingLimits) {
    self.text = text
    self.body = body
    self.limits = limits
  }

  /// Feeds the sink with the whole document, or throws at the first fault.
  mutating func run(into sink: inout Sink) throws(OFXStop) {
    let parser = XMLPushParser()
    var start = body
    repeat {
      let end = min(start + Self.chunk, text.count)
      let isSound = parser.feed(text[start..<end], isLast: end == text.count)
      try take(parser.collected, into: &sink)
      guard !sink.isSated else { return }
      guard isSound else {
        throw .notWellFormed(reason: parser.collected.fault?.reason ?? "", offset: start)
      }
      parser.discard(charactersBefore: valueStart)
      valueStart = 0
      start = end
    } while start < text.count
  }

  private mutating func take(
    _ collected: XMLCollector, into sink: inout Sink
  ) throws(OFXStop) {
    for event in collected.events where !sink.isSated {
      try take(event, characters: collected.characters, into: &sink)
    }
    guard collected.characters.count - valueStart <= limits.fieldBytes else {
      throw .valueTooLong(limit: limits.fieldBytes, offset: waiting?.start ?? body)
    }
  }

  private mutating func take(
    _ event: XMLEvent, characters: [UInt8], into sink: inout Sink
  ) throws(OFXStop) {
    switch event.kind {
    case .start:
      try openWaiting(in: &sink)
      waiting = (tag(event.name), tagStart(before: body + event.offset))
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
        if let tag = open.popLast() { sink.close(tag, at: body + event.offset) }
      }
      waiting = nil
    }
    valueStart = event.characters
  }

  private func tag(_ name: PackedName) -> OFXTag {
    name.count <= OFXTagTable.longestName ? OFXTagTable.find(name, in: names.span) : .unknown
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
    var index = min(offset, text.count) - 1
    while index > body, text[index] != UInt8(ascii: "<") { index -= 1 }
    return max(index, body)
  }
}
