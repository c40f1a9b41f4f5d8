/// A file's text in UTF-8, decoded block by block.
///
/// Only for encodings without state between characters, where a block can be decoded wherever a
/// character begins; that is all but the East Asian ones.
struct TextReader {
  /// Why no more text could be had.
  enum Failure: Error {
    case input(StatementInput.Failure)
    /// The bytes are not in the encoding that their beginning promised.
    case encoding
  }

  private let input: StatementInput
  private let decoding: Decoding
  /// The next byte of the input, and how far it has got in the text.
  private var position: Int
  private(set) var textPosition = 0
  /// Where blocks began, for going back: all encodings but UTF-8 change the distances.
  private var marks: [Mark] = []

  private struct Mark {
    var position: Int
    var textPosition: Int
  }

  private enum Decoding {
    case utf8
    case brokenUTF8
    case utf16(UTF16Decoding.Order)
    case singleByte([[UInt8]])
  }

  private let start: Int

  /// How many bytes are decoded at a time.
  let blockSize: Int

  /// Nothing where the encoding has to be decoded as a whole.
  init?(_ input: StatementInput, _ plan: TextPlan, blockSize: Int = 256 << 10) {
    switch plan.coding {
    case .utf8: decoding = .utf8
    case .brokenUTF8: decoding = .brokenUTF8
    case .utf16(let order): decoding = .utf16(order)
    case .legacy(let encoding):
      guard encoding.isSingleByte, let table = encoding.upperHalf() else { return nil }
      decoding = .singleByte(table)
    }
    self.input = input
    self.blockSize = blockSize
    start = plan.start
    position = plan.start
  }

  /// How many bytes the input has.
  var byteCount: Int { input.byteCount }

  var isAtEnd: Bool { position >= input.byteCount }

  /// Goes to the last place up to a byte of the text from which decoding can begin.
  mutating func seek(_ offset: Int) {
    if case .utf8 = decoding {
      position = min(start + offset, input.byteCount)
      textPosition = position - start
      return
    }
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].textPosition <= offset { low = middle + 1 } else { high = middle }
    }
    let mark = low > 0 ? marks[low - 1] : Mark(position: start, textPosition: 0)
    position = mark.position
    textPosition = mark.textPosition
  }

  /// Appends about `count` bytes of text; none at the end.
  mutating func read(_ count: Int, into window: inout [UInt8]) throws(Failure) {
    let count = min(max(count, 16), input.byteCount - position)
    guard count > 0 else { return }
    if case .utf8 = decoding {
      try readUTF8(count, into: &window)
      return
    }
    let end = position + count
    while position < end { try readPiece(min(pieceSize, end - position), into: &window) }
  }

  /// Other encodings are decoded in small pieces, so that going back to a place costs little.
  private var pieceSize: Int { min(8 << 10, blockSize) }

  private mutating func readPiece(_ count: Int, into window: inout [UInt8]) throws(Failure) {
    if (marks.last?.position ?? -1) < position {
      marks.append(Mark(position: position, textPosition: textPosition))
    }
    // A few more bytes than are left, so that a character that is cut off can be told.
    let count = max(count, 16)
    let isLast = position + count >= input.byteCount
    let block = try bytes(count)
    guard !block.isEmpty else {
      position = input.byteCount
      return
    }
    let before = window.count
    switch decoding {
    case .utf8: break
    case .brokenUTF8:
      position += UTF8Survey.appendRepaired(block, to: &window, isLast: isLast)
    case .utf16(let order):
      position += UTF16Decoding.append(block[...], order, to: &window, isLast: isLast)
    case .singleByte(let table):
      LegacyEncoding.append(block, table, to: &window)
      position += block.count
    }
    textPosition += window.count - before
  }

  /// The bytes are the text; they are only surveyed.
  private mutating func readUTF8(_ count: Int, into window: inout [UInt8]) throws(Failure) {
    let before = window.count
    do {
      try input.append(to: &window, from: position, upTo: count)
    } catch {
      throw .input(error)
    }
    guard window.count > before else {
      // Shorter than it was when it was opened.
      position = input.byteCount
      return
    }
    let isLast = position + window.count - before >= input.byteCount
    var survey = UTF8Survey()
    let rest = survey.add(window, from: before)
    guard survey.strayBytes == 0, !isLast || rest == window.count else { throw .encoding }
    window.removeLast(window.count - rest)
    position += rest - before
    textPosition += rest - before
  }

  private func bytes(_ count: Int) throws(Failure) -> [UInt8] {
    do {
      return try input.bytes(at: position, upTo: count)
    } catch {
      throw .input(error)
    }
  }

  /// A block of the raw input from about the middle of a file, for a look ahead.
  func probe(_ part: Int, of parts: Int, into window: inout [UInt8]) throws(Failure) {
    guard case .utf8 = decoding else { return }
    let (whole, rest) = input.byteCount.quotientAndRemainder(dividingBy: parts)
    let offset = whole * part + rest * part / parts
    do {
      try input.append(to: &window, from: offset, upTo: 16 << 10)
    } catch {
      throw .input(error)
    }
  }
}
