import StatementModel

/// Why a message was not read to its end.
enum CAMTStop: Error {
  case notWellFormed(XMLFault)
  case nesting(limit: Int, line: Int)
  case valueTooLong(limit: Int, line: Int)
}

/// A place in the decoded text.
struct CAMTPlace {
  var offset: Int
  /// From 1.
  var line: Int
}

/// Reads a message through libxml2 and hands its elements to a sink.
///
/// Names go through the schema; what it doesn't know is passed over.
struct CAMTReader {
  private let text: [UInt8]
  /// Where the document begins in the text: after blank lines or another document.
  private let start: Int
  private let limits: ReadingLimits
  private let schema = CAMTSchema.shared
  private let parser = XMLPushParser(watching: "Ccy", toleratesNamespaces: true)

  private(set) var lines: LineCounter
  /// The places in the schema of the open elements, outermost first.
  private var open: [Int] = []
  /// Whether the innermost element has had no child yet.
  private var isLeaf = false
  /// The currency that the innermost element names as its attribute.
  private var attribute: [UInt8] = []
  private var valueStart = 0
  private var value: [UInt8] = []

  /// - Parameter lines: Counts the lines of the text; it stands before the document.
  init(text: [UInt8], from start: Int, lines: LineCounter, limits: ReadingLimits) {
    self.text = text
    self.start = start
    self.lines = lines
    self.limits = limits
  }

  /// What follows the document's last tag, once that was read.
  private(set) var documentEnd: CAMTPlace?

  /// The first element of the document and its namespace, once it was read.
  var root: XMLCollector.Root? { parser.collected.root }

  /// Feeds the sink with the whole document, or throws at the first fault.
  mutating func run(into sink: inout CAMTStatements) throws(CAMTStop) {
    let linesBefore = lines.line(at: start) - 1
    let fault = try parser.parse(text, from: start) { (collected) throws(CAMTStop) in
      try take(collected, into: &sink)
    }
    guard var fault else { return }
    if fault.line > 0 { fault.line += linesBefore }
    // What the library says of a text that ends too early speaks of its end wrongly.
    if documentEnd == nil, fault.reason.hasPrefix("Extra content at the end") {
      fault.reason = "it ends before its elements are closed, and may be cut off"
    }
    throw .notWellFormed(fault)
  }

  private mutating func take(
    _ collected: XMLCollector, into sink: inout CAMTStatements
  ) throws(CAMTStop) -> Int? {
    valueStart = 0
    var attributeStart = 0
    for event in collected.events {
      switch event.kind {
      case .start:
        // Kept here, since the element may end in the next piece.
        attribute.removeAll(keepingCapacity: true)
        attribute.append(contentsOf: collected.attributes[attributeStart..<event.attributes])
        attributeStart = event.attributes
        try begin(event, into: &sink)
      case .end:
        try end(event, characters: collected.characters, into: &sink)
      }
      valueStart = event.characters
      guard !sink.isSated else { return nil }
    }
    guard collected.characters.count - valueStart <= limits.fieldBytes else {
      throw .valueTooLong(limit: limits.fieldBytes, line: lines.lastLine)
    }
    return valueStart
  }

  private mutating func begin(
    _ event: XMLEvent, into sink: inout CAMTStatements
  ) throws(CAMTStop) {
    let place = schema.step(from: open.last ?? CAMTSchema.outside, event.name)
    guard open.count < limits.nesting else {
      throw .nesting(limit: limits.nesting, line: self.place(at: event.offset).line)
    }
    open.append(place)
    isLeaf = true
    if let part = schema.places[place].part {
      sink.open(part, at: self.place(at: tagStart(before: event.offset)))
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
        let line = self.place(at: event.offset).line
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
    if open.isEmpty { documentEnd = self.place(at: event.offset) }
    if let part = place.part { sink.close(part, at: start + event.offset) }
  }

  /// Where a byte of the document stands in the text.
  private mutating func place(at offset: Int) -> CAMTPlace {
    CAMTPlace(offset: start + offset, line: lines.line(at: start + offset))
  }

  /// The offset in the document of the `<` of the tag in which the parser stands.
  private func tagStart(before offset: Int) -> Int {
    let before = text[start..<min(start + offset, text.count)]
    return (before.lastIndex(of: UInt8(ascii: "<")) ?? start) - start
  }
}
