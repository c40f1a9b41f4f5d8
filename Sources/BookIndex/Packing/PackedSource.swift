import StatementModel

/// Where the parts of packed rows lie, and how far a walk over the rows has come.
///
/// The bytes themselves are lent to each step.
struct PackedSource {
  let rowCount: Int
  /// How many bytes the rows take, and the texts before them.
  let rowBytes: Int
  let textBytes: Int
  /// By text: where its length stands; behind them, where the last one ends.
  private(set) var textOffsets: [UInt32] = []
  let textCount: Int
  /// The row that comes next, what it is packed behind, and where it begins.
  var position = 0
  var context = RowContext()
  var offset: Int

  /// - Parameter needsTexts: Whether it must be known where each text lies.
  init(_ padded: PaddedBytes, needsTexts: Bool) throws(IndexError) {
    let bytes = padded.padded.span.extracting(first: padded.count)
    var input = PackedReader()
    guard bytes.count <= Int(UInt32.max), try input.byte(bytes) == RowLayout.version else {
      throw .corrupt(.packing)
    }
    textCount = try input.count(bytes, ofAtLeast: 1)
    let start = input.offset
    if needsTexts {
      textOffsets.reserveCapacity(textCount + 1)
      for _ in 0..<textCount {
        textOffsets.append(UInt32(input.offset))
        try input.skipText(bytes)
      }
      textOffsets.append(UInt32(input.offset))
    } else {
      for _ in 0..<textCount { try input.skipText(bytes) }
    }
    textBytes = input.offset - start
    rowCount = try input.count(bytes, ofAtLeast: RowLayout.minimumBytes)
    rowBytes = bytes.count - input.offset
    offset = input.offset
  }

  /// All texts as they are packed.
  var packedTexts: Range<Int> { Int(textOffsets[0])..<Int(textOffsets[textCount]) }

  /// A text as it is packed: its length, and its bytes.
  func packedText(_ number: Int) -> Range<Int> {
    Int(textOffsets[number])..<Int(textOffsets[number + 1])
  }

  /// The bytes of a text.
  func text(_ number: Int, _ bytes: Span<UInt8>) throws(IndexError) -> Range<Int> {
    var input = PackedReader(offset: Int(textOffsets[number]))
    let length = try input.count(bytes, ofAtLeast: 1)
    return input.offset..<(input.offset + length)
  }

  /// Goes on to a row that has not been passed.
  mutating func advance(to row: Int, _ bytes: PaddedBytes) throws(IndexError) {
    guard row >= position, row <= rowCount else { throw .misuse }
    var context = context
    offset = try bytes.withCursor(at: offset) { (input) throws(IndexError) in
      for _ in position..<row {
        let head = try context.head(&input)
        _ = try input.tail(of: head.flags)
      }
      return input.offset
    }
    (self.context, position) = (context, row)
  }
}
