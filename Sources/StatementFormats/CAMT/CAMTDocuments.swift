/// Reads the XML documents of a file: one, as XML has it, or several joined end to end, as some
/// banks and scripts write a folder of statements into one file.
struct CAMTDocuments {
  let text: StatementInput
  /// How many bytes of the input count for no offset: those of the mark.
  let mark: Int
  let limits: ReadingLimits
  private(set) var count = 0
  /// The first element of the first document.
  private(set) var root: XMLCollector.Root?

  /// More documents are not read from one file: each costs a block.
  private static let most = 10_000
  /// A document behind the first is read in blocks no larger than this.
  private static let laterBlockBytes = 32 << 10

  init(text: StatementInput, mark: Int, limits: ReadingLimits) {
    self.text = text
    self.mark = mark
    self.limits = limits
  }

  /// Feeds the sink with all documents, or throws at the first fault.
  ///
  /// - Parameters:
  ///   - start: How many bytes stand before the first document.
  ///   - line: How many lines end there.
  ///   - blockBytes: How many bytes are read at a time.
  mutating func run(
    from start: Int, line: Int, blockBytes: Int, into sink: inout CAMTStatements
  ) throws(CAMTStop) {
    var start = start
    var line = line
    var before: XMLFault?
    while true {
      var reader = CAMTReader(
        text: text, from: start, mark: mark, linesBefore: line, limits: limits,
        blockBytes: count == 0 ? blockBytes : min(blockBytes, Self.laterBlockBytes))
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
        guard sink.hasMessage, count < Self.most, let next = try next(after: end) else {
          throw .notWellFormed(before ?? fault)
        }
        before = fault
        start = next.start
        line = next.line
      }
    }
  }

  /// Where the next document begins; nothing where anything but blanks stands before it.
  private func next(after end: CAMTPlace) throws(CAMTStop) -> (start: Int, line: Int)? {
    let gap: [UInt8]
    do throws(StatementInput.Failure) {
      gap = try text.bytes(at: end.offset + mark, upTo: 4096)
    } catch {
      throw .input(error)
    }
    // Files joined by a script keep their byte order marks.
    guard
      let start = gap.firstIndex(where: { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }),
      gap[start] == UInt8(ascii: "<")
    else { return nil }
    var lines = LineCounter(text: gap)
    return (end.offset + mark + start, end.line - 1 + lines.line(at: start) - 1)
  }
}
