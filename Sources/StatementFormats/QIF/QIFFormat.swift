import StatementModel

/// QIF, the Quicken Interchange Format: lines that begin with a code, records that end with `^`.
enum QIFFormat: StatementFormat {
  static let name = "qif"

  /// More lines than this above the first header are no preamble.
  private static let preambleLines = 20

  /// Whether a header (`!Type:Bank`) stands near the beginning; without any, whether the first
  /// record is one of a transaction and nothing else.
  static func claims(_ head: FileHead) -> Bool {
    let span = head.text.span
    var lines = QIFLines()
    var seen = 0
    var record = QIFRecord()
    var mayBeHeadless = true
    while let line = lines.next(in: span), seen < preambleLines || mayBeHeadless {
      guard !line.isEmpty else { continue }
      if QIFSection.header(head.text, line.range) != nil, seen < preambleLines { return true }
      // The marks of other formats; a statement in QIF within one is not ours.
      let first = span[line.range.lowerBound]
      if seen == 0, first == UInt8(ascii: "<") || first == UInt8(ascii: "{") { return false }
      seen += 1
      guard mayBeHeadless, first != UInt8(ascii: "#") else { continue }
      if first == UInt8(ascii: "^") {
        if record.isTransaction(in: span, needsBoth: true) { return true }
        if !record.isEmpty { mayBeHeadless = false }
        continue
      }
      mayBeHeadless = codes.contains(first) && seen <= 200
      if mayBeHeadless { record.add(line, of: span) }
    }
    return false
  }

  /// The codes of a transaction's lines.
  private static let codes = Set("DTUPMNCLASE$%FIYQOB".utf8)

  static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    let decoded = TextDecoding.decode(bytes, declared: options.profile?.encoding)
    var reading = QIFReading(decoded.text, options: options)
    var file = reading.read()
    file.format = name
    file.encoding = decoded.encoding
    if decoded.isGuess {
      let decision = ReadingDecision(
        "encoding", decoded.encoding, because: "the letters speak for it")
      file.decisions.insert(decision, at: 0)
    }
    return file
  }
}
