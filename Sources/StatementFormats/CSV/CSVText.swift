import StatementModel

/// The text of a CSV: all of it, or what gives it block by block.
enum CSVText {
  /// The bytes, and at which of them the text begins.
  case whole([UInt8], start: Int)
  case blocks(TextReader)

  /// The text of a file's bytes.
  static func whole(_ bytes: [UInt8], _ plan: TextPlan) -> CSVText {
    if plan.coding == .utf8 { return .whole(bytes, start: plan.start) }
    return .whole(TextDecoding.decode(bytes, plan), start: 0)
  }

  /// About how many bytes the text has.
  var byteCount: Int {
    switch self {
    case .whole(let bytes, _): bytes.count
    case .blocks(let reader): reader.byteCount
    }
  }

  /// The records from a place on.
  func records(
    from place: RecordStream.Place, _ scanner: RecordScanner, block: Int? = nil
  ) throws(RecordStream.Failure) -> RecordStream {
    switch self {
    case .whole(let bytes, let start): RecordStream(bytes, start: start, at: place, scanner)
    case .blocks(let reader): try RecordStream(reader, at: place, scanner, block: block)
    }
  }

  /// About `count` bytes of the text from an offset on, and whether it ends with them.
  func head(
    at offset: Int, _ count: Int
  ) throws(RecordStream.Failure) -> (bytes: [UInt8], isLast: Bool) {
    switch self {
    case .whole(let bytes, let start):
      let from = min(start + offset, bytes.count)
      guard bytes.count - from > count else {
        return (from == 0 ? bytes : Array(bytes[from...]), true)
      }
      return (Array(bytes[from..<(from + count)]), false)
    case .blocks(var reader):
      reader.seek(offset)
      let skipped = offset - reader.textPosition
      var bytes: [UInt8] = []
      do {
        while !reader.isAtEnd, bytes.count < skipped + count {
          try reader.read(skipped + count - bytes.count, into: &bytes)
        }
      } catch {
        throw .text(error)
      }
      bytes.removeFirst(min(skipped, bytes.count))
      return (bytes, reader.isAtEnd)
    }
  }

  /// Some bytes from further on in the file, beginning with a line; for a look ahead.
  func probe(_ part: Int, of parts: Int) throws(RecordStream.Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    switch self {
    case .whole(let text, _):
      let from = text.count / parts * part
      bytes = Array(text[from..<min(from + 16 << 10, text.count)])
    case .blocks(let reader):
      do {
        try reader.probe(part, of: parts, into: &bytes)
      } catch {
        throw .text(error)
      }
    }
    let line = bytes.firstIndex(of: 0x0A) ?? bytes.firstIndex(of: 0x0D) ?? bytes.count
    return Array(bytes.dropFirst(line + 1))
  }
}
