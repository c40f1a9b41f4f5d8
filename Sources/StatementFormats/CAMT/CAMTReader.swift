import StatementModel

/// Why a message was not read to its end.
enum CAMTStop: Error {
  case input(StatementInput.Failure)
  case notWellFormed(XMLFault)
  case nesting(limit: Int, line: Int)
  case valueTooLong(limit: Int, line: Int)
  /// The bytes are no UTF-8: they are to be decoded first.
  case notUTF8
}

/// A place in the decoded text.
struct CAMTPlace {
  var offset: Int
  /// From 1.
  var line: Int
}

/// Reads a message through libxml2, block by block, and hands its elements to a sink.
///
/// Names go through the schema; what it doesn't know is passed over. Memory is bounded by the block
/// and by what the sink keeps.
struct CAMTReader {
  private let text: StatementInput
  /// Where the document begins in the input: after a byte order mark and blank lines.
  private let start: Int
  /// How many bytes of the input count for no offset: those of the mark.
  private let mark: Int
  private let limits: ReadingLimits
  private let schema = CAMTSchema.shared
  private let parser = XMLPushParser(watching: "Ccy", toleratesNamespaces: true)

  private var block: [UInt8] = []
  /// The offset of the block in the document.
  private var blockStart = 0
  private var lines = LineCounter(text: [])
  private var linesBefore = 0
  /// The places in the schema of the open elements, outermost first.
  private var open: [Int] = []
  /// Whether the innermost element has had no child yet.
  private var isLeaf = false
  /// The currency that the innermost element names as its attribute.
  private var attribute: [UInt8] = []
  private var valueStart = 0
  private var value: [UInt8] = []

  /// How many bytes are read at a time.
  private let blockBytes: Int

  /// - Parameters:
  ///   - text: UTF-8, or bytes that may turn out to be none.
  ///   - start: How many bytes stand before the document.
  ///   - mark: How many of them are a byte order mark.
  ///   - linesBefore: How many lines end there.
  ///   - blockBytes: How many bytes are read at a time.
  init(
    text: StatementInput, from start: Int, mark: Int, linesBefore: Int, limits: ReadingLimits,
    blockBytes: Int
  ) {
    self.blockBytes = blockBytes
    self.text = text
    self.mark = mark
    self.start = start
    self.linesBefore = linesBefore
    self.limits = limits
  }

  /// What follows the document's last tag, once that was read.
  private(set) var documentEnd: CAMTPlace?

  /// The first element of the document and its namespace, once it was read.
  var root: XMLCollector.Root? { parser.collected.root }

  /// Feeds the sink with the whole document, or throws at the first fault.
  mutating func run(into sink: inout CAMTStatements) throws(CAMTStop) {
    let skippedLines = linesBefore
    var position = start
    var isLast = false
    while !isLast {
      var next = block
      next.removeAll(keepingCapacity: true)
      isLast = try fill(&next, from: &position)
      block = next
      guard UTF8Survey.of(block).isValid else { throw .notUTF8 }
      lines = LineCounter(text: block)
      let isSound = parser.feed(block[...], isLast: isLast)
      try take(parser.collected, into: &sink)
      if sink.isSated { return }
      guard isSound else {
        var fault = parser.collected.fault ?? XMLFault(reason: "")
        if fault.line > 0 { fault.line += skippedLines }
        // What the library says of a text that ends too early speaks of its end wrongly.
        if documentEnd == nil, isLast, fault.reason.hasPrefix("Extra content at the end") {
          fault.reason = "it ends before its elements are closed, and may be cut off"
        }
        throw .notWellFormed(fault)
      }
      parser.discard(charactersBefore: valueStart)
      valueStart = 0
      linesBefore += lines.line(at: block.count) - 1
      blockStart += block.count
    }
  }

  /// Fills the next block; true for the last one.
  ///
  /// It ends after a `>` where there is one, so that no tag is cut, and never inside a character.
  private func fill(_ next: inout [UInt8], from position: inout Int) throws(CAMTStop) -> Bool {
    do throws(StatementInput.Failure) {
      try text.append(to: &next, from: position, upTo: blockBytes)
    } catch {
      throw .input(error)
    }
    let isLast = next.count < blockBytes || position + next.count >= text.byteCount
    if !isLast, let end = next.lastIndex(of: UInt8(ascii: ">")) {
      next.removeSubrange((end + 1)...)
    } else if !isLast, let lead = next.suffix(4).lastIndex(where: { $0 >= 0xC0 }), lead > 0 {
      next.removeSubrange(lead...)
    }
    position += next.count
    return isLast
  }

  private mutating func take(
    _ collected: XMLCollector, into sink: inout CAMTStatements
  ) throws(CAMTStop) {
    var attributeStart = 0
    for event in collected.events where !sink.isSated {
      switch event.kind {
      case .start:
        // Kept here, since the element may end in the next block.
        if !attribute.isEmpty { attribute.removeAll(keepingCapacity: true) }
        if event.attributes > attributeStart {
          attribute.append(contentsOf: collected.attributes[attributeStart..<event.attributes])
        }
        attributeStart = event.attributes
        try begin(event, into: &sink)
      case .end:
        try end(event, characters: collected.characters, into: &sink)
      }
      valueStart = event.characters
    }
    guard collected.characters.count - valueStart <= limits.fieldBytes else {
      throw .valueTooLong(limit: limits.fieldBytes, line: place(at: block.count).line)
    }
  }

  private mutating func begin(
    _ event: XMLEvent, into sink: inout CAMTStatements
  ) throws(CAMTStop) {
    let place = schema.step(from: open.last ?? CAMTSchema.outside, event.name)
    guard open.count < limits.nesting else {
      throw .nesting(limit: limits.nesting, line: self.place(at: event.offset - blockStart).line)
    }
    open.append(place)
    isLeaf = true
    if let part = schema.places[place].part {
      sink.open(part, at: self.place(at: tagStart(before: event.offset - blockStart)))
    }
  }

  private mutating func end(
    _ event: XMLEvent, characters: [UInt8], into sink: inout CAMTStatements
  ) throws(CAMTStop) {
    guard let number = open.popLast() else { return }
    let place = schema.places[number]
    if isLeaf, let field = place.field {
      let range = valueStart..<event.characters
      guard range.count <= limits.fieldBytes else {
        let line = self.place(at: event.offset - blockStart).line
        throw .valueTooLong(limit: limits.fieldBytes, line: line)
      }
      value.removeAll(keepingCapacity: true)
      CAMTText.append(
        characters, range, keepingBlanks: field.keepsBlanks, to: &value)
      if !value.isEmpty {
        sink.leaf(field, value, currency: attribute)
      }
    }
    isLeaf = false
    if open.isEmpty { documentEnd = self.place(at: event.offset - blockStart) }
    if let part = place.part { sink.close(part, at: start - mark + event.offset) }
  }

  /// Where a byte of the block stands in the text.
  private mutating func place(at index: Int) -> CAMTPlace {
    let index = max(0, min(index, block.count))
    return CAMTPlace(
      offset: start - mark + blockStart + index, line: linesBefore + lines.line(at: index))
  }

  /// The index of the `<` of the tag in which the parser stands.
  private func tagStart(before index: Int) -> Int {
    var index = min(index, block.count) - 1
    while index > 0, block[index] != UInt8(ascii: "<") { index -= 1 }
    return max(index, 0)
  }
}
