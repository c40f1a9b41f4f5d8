/// Reads the XML documents of a file: one, as XML has it, or several joined end to end, as some
/// banks and scripts write a folder of statements into one file.
struct CAMTDocuments {
  let text: [UInt8]
  let limits: ReadingLimits
  private(set) var count = 0
  /// The first element of the first document.
  private(set) var root: XMLCollector.Root?

  /// More documents are not read from one file.
  private static let most = 10_000

  init(text: [UInt8], limits: ReadingLimits) {
    self.text = text
    self.limits = limits
  }

  /// Feeds the sink with all documents, or throws at the first fault.
  mutating func run(into sink: inout CAMTStatements) throws(CAMTStop) {
    // Blank lines before the declaration are granted; XML allows none.
    var start = text.prefix { $0 <= 0x20 }.count
    var lines = LineCounter(text: text)
    var before: XMLFault?
    while true {
      var reader = CAMTReader(text: text, from: start, lines: lines, limits: limits)
      count += 1
      sink.beginDocument()
      do throws(CAMTStop) {
        try reader.run(into: &sink)
        root = root ?? reader.root
        if let before, !sink.hasMessage { throw .notWellFormed(before) }
        return
      } catch {
        root = root ?? reader.root
        guard case .notWellFormed(let fault) = error, let end = reader.documentEnd else {
          throw error
        }
        // Behind a document stands something: another message, or nothing that belongs there.
        guard sink.hasMessage, count < Self.most, let next = next(after: end.offset) else {
          throw .notWellFormed(before ?? fault)
        }
        before = fault
        start = next
        lines = reader.lines
      }
    }
  }

  /// Where the next document begins; nothing where anything but blanks stands before it.
  private func next(after end: Int) -> Int? {
    // Files joined by a script keep their byte order marks.
    let start = text[end...].firstIndex { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }
    return start.flatMap { text[$0] == UInt8(ascii: "<") ? $0 : nil }
  }
}
