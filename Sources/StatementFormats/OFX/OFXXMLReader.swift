import StatementModel

/// Reads the elements of well-formed OFX 2 through libxml2.
///
/// The events are those of `OFXScanner` on the same text, offsets included; on the first fault it
/// stops, and the text is for the scanner.
struct OFXXMLReader<Sink: OFXEventSink> {
  private var window: OFXWindow
  private let body: Int
  private let limits: ReadingLimits
  /// An element that has begun and has had no child yet.
  private var waiting: (tag: OFXTag, start: Int)?
  private var open: [OFXTag] = []
  /// Where the characters of the innermost element begin in the parser's buffer.
  private var valueStart = 0
  private var value: [UInt8] = []
  /// The offset of the last event.
  private var reached: Int
  private let names = OFXTagTable.shared.slots

  init(window: OFXWindow, from body: Int, limits: ReadingLimits) {
    self.window = window
    self.body = body
    self.limits = limits
    reached = body
  }

  /// Feeds the sink with the whole document, or throws at the first fault.
  mutating func run(into sink: inout Sink) throws(OFXStop) {
    let parser = XMLPushParser()
    var start = try window.reach(body)
    while true {
      sink.look(at: window)
      let bytes = window.text[(start - window.start)...]
      let isLast = window.reachesEnd
      let isSound = parser.feed(bytes, isLast: isLast)
      try take(parser.collected, into: &sink)
      guard !sink.isSated else { return }
      guard isSound else {
        throw .notWellFormed(reason: parser.collected.fault?.reason ?? "", offset: start)
      }
      guard !isLast else { return }
      parser.discard(charactersBefore: valueStart)
      valueStart = 0
      guard window.end - reached <= limits.recordBytes + window.step else {
        throw .valueTooLong(limit: limits.recordBytes, offset: waiting?.start ?? reached)
      }
      // The parser holds back what it has not seen the end of.
      let kept = min(waiting?.start ?? reached, start)
      start = window.end
      try window.move(to: kept)
    }
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
    let offset = body + event.offset
    guard offset - reached <= limits.recordBytes else {
      throw .valueTooLong(limit: limits.recordBytes, offset: waiting?.start ?? reached)
    }
    reached = offset
    switch event.kind {
    case .start:
      try openWaiting(in: &sink)
      waiting = (tag(event.name), tagStart(before: offset))
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
    let text = window.text
    var index = min(offset - window.start, text.count) - 1
    while index > 0, text[index] != UInt8(ascii: "<") { index -= 1 }
    return max(window.start + index, body)
  }
}
