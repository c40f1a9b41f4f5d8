import StatementModel

/// Gives the records of a text one by one, with no more of the text in memory than a window of it.
struct RecordStream {
  /// Why there are no further records.
  enum Failure: Error {
    case limit(RecordScanner.Failure)
    case text(TextReader.Failure)
    /// The text is longer than its places can be counted.
    case tooLarge(bytes: Int)
  }

  /// A place between two records of a file.
  struct Place {
    /// The byte of the text at which the next record begins.
    var offset = 0
    var line = 1
    /// How many records stand before it.
    var records = 0
    /// As in `RecordScanner.State`.
    var onOneLine = false
  }

  let scanner: RecordScanner
  /// The part of the text in which the last record stands; ranges are of its bytes.
  private(set) var window: [UInt8]
  /// The last record's fields.
  var fields: [CSVField] = []
  /// The last record's number in the file, from 1.
  private(set) var number: Int
  /// Where the window begins in the text.
  private var base: Int
  private var state = RecordScanner.State()
  private var reader: TextReader?
  private let block: Int
  /// Whether the window reaches the end of the text.
  private var isLast: Bool
  /// Whether quoted fields ended with their line before the last record, too.
  private var wasOnOneLine = false

  /// A longer text is refused: rows keep their places in 32 bits.
  static let longestText = Int(UInt32.max)

  /// Reads records of a text that is all there.
  ///
  /// - Parameters:
  ///   - start: The byte at which the text begins, after a mark.
  ///   - isLast: Whether the text ends with these bytes; else the last record may be cut off and
  ///     is not given.
  init(_ text: [UInt8], start: Int, at place: Place, isLast: Bool = true, _ scanner: RecordScanner)
  {
    self.scanner = scanner
    block = 0
    window = text
    base = -start
    self.isLast = isLast
    number = place.records
    state.line = place.line
    state.onOneLine = place.onOneLine
    state.index = min(start + place.offset, text.count)
  }

  /// Reads records of a text that is decoded block by block.
  ///
  /// - Parameter block: How many bytes to decode at a time; few where few records are wanted.
  init(
    _ reader: TextReader, at place: Place, _ scanner: RecordScanner,
    block: Int? = nil
  ) throws(Failure) {
    self.block = min(block ?? reader.blockSize, reader.blockSize)
    self.scanner = scanner
    var reader = reader
    reader.seek(place.offset)
    base = reader.textPosition
    window = []
    number = place.records
    isLast = reader.isAtEnd
    self.reader = reader
    state.line = place.line
    state.onOneLine = place.onOneLine
    while !isLast, window.count <= place.offset - base { try refill() }
    state.index = min(place.offset - base, window.count)
  }

  /// Goes on to the next record; false at the end.
  @inline(__always)
  mutating func next() throws(Failure) -> Bool {
    while true {
      wasOnOneLine = state.onOneLine
      let step: RecordScanner.Step
      do {
        step = try scanner.step(window, &state, isLast: isLast, into: &fields)
      } catch {
        throw .limit(error)
      }
      switch step {
      case .record:
        number += 1
        return true
      case .end: return false
      case .more:
        guard reader != nil else { return false }
        try refill()
      }
    }
  }

  /// The last record's bytes in the window.
  var range: Range<Int> { state.record }
  var line: Int { state.recordLine }
  var unclosedLine: Int? { state.unclosedLine }
  /// Whether the text ends with the last record, and no line break after it.
  @inline(__always)
  var endsWithRecord: Bool { state.record.upperBound == window.count && isLast }

  /// Where the last record stands in the file.
  var span: SourceSpan {
    SourceSpan(
      line: state.recordLine, offset: base + state.record.lowerBound, length: state.record.count)
  }

  /// The place before the last record.
  var place: Place {
    Place(
      offset: base + state.record.lowerBound, line: state.recordLine, records: number - 1,
      onOneLine: wasOnOneLine)
  }

  /// The place after the last record.
  var placeAfter: Place {
    Place(
      offset: base + state.index, line: state.line, records: number, onOneLine: state.onOneLine)
  }

  /// The reader, which knows how far the text was decoded; nothing for a text that is all there.
  var progress: TextReader? { reader }

  /// Drops what was read of the window, and reads on.
  private mutating func refill() throws(Failure) {
    window.removeSubrange(..<state.index)
    base += state.index
    state.index = 0
    let size = base + window.count
    guard size < Self.longestText else { throw .tooLarge(bytes: size) }
    do {
      try reader?.read(max(block, window.count), into: &window)
    } catch {
      throw .text(error)
    }
    isLast = reader?.isAtEnd ?? true
  }
}
