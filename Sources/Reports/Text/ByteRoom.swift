import StatementModel

/// Writing into room that was made for a whole line at once: what is short is laid down in words,
/// and whether the room lasts is all that is asked.
///
/// A growing array asks at each piece whether it is shared and whether it must grow, which costs
/// more than the few bytes of a cell.
extension OutputSpan<UInt8> {
  /// More than this may be touched behind what is written, so it must be added to all room.
  static var slack: Int { 16 }

  /// As many bytes as are moved at once.
  private typealias Block = SIMD16<UInt8>

  /// The lowest bytes of a word, the lowest first: 8 of them at most.
  @inline(__always)
  mutating func append(word: UInt64, count: Int) {
    precondition(freeCapacity >= 8 && count <= 8)
    // The room holds all eight bytes, of which those beyond the count are not taken.
    unsafe withUnsafeMutableBufferPointer { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      unsafe UnsafeMutableRawPointer(base + initialized)
        .storeBytes(of: word.littleEndian, as: UInt64.self)
      initialized += count
    }
  }

  @inline(__always)
  mutating func appendSpaces(_ count: Int) {
    if count <= 0 { return }
    precondition(count + Self.slack <= freeCapacity)
    // What is touched behind them lies within the slack.
    unsafe withUnsafeMutableBufferPointer { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      let target = unsafe UnsafeMutableRawPointer(base + initialized)
      initialized += count
      var laid = 0
      while laid < count {
        unsafe target.storeBytes(
          of: Block(repeating: 0x20), toByteOffset: laid, as: Block.self)
        laid += Self.slack
      }
    }
  }

  /// Some bytes of a text.
  @inline(__always)
  mutating func append(_ bytes: [UInt8], from start: Int, to end: Int) {
    precondition(start >= 0 && start <= end && end <= bytes.count)
    let count = end - start
    let room = freeCapacity
    precondition(count + Self.slack <= room)
    // Both places were looked at above.
    unsafe bytes.withUnsafeBufferPointer { source in
      unsafe withUnsafeMutableBufferPointer { buffer, initialized in
        guard let from = source.baseAddress, let to = buffer.baseAddress else { return }
        let first = unsafe UnsafeRawPointer(from + start)
        let target = unsafe UnsafeMutableRawPointer(to + initialized)
        initialized += count
        // Cells are short: blocks that lie whole in both are moved without a call.
        guard count <= 64, end + Self.slack <= source.count else {
          unsafe target.copyMemory(from: first, byteCount: count)
          return
        }
        var moved = 0
        while moved < count {
          let block = unsafe first.loadUnaligned(fromByteOffset: moved, as: Block.self)
          unsafe target.storeBytes(of: block, toByteOffset: moved, as: Block.self)
          moved += Self.slack
        }
      }
    }
  }

  /// Eight lower-case hexadecimal digits.
  @inline(__always)
  mutating func append(hex word: UInt32) {
    append(word: DigitWords.hexadecimal(word), count: 8)
  }

  /// The 32 lower-case hexadecimal digits of an id.
  @inline(__always)
  mutating func append(hex id: TransactionID) {
    append(hex: UInt32(truncatingIfNeeded: id.high >> 32))
    append(hex: UInt32(truncatingIfNeeded: id.high))
    append(hex: UInt32(truncatingIfNeeded: id.low >> 32))
    append(hex: UInt32(truncatingIfNeeded: id.low))
  }

  /// The decimal digits of a number: 20 of them at most.
  @inline(__always)
  mutating func append(digits number: UInt64) {
    guard number >= DigitWords.limit else { return append(smallDigits: number) }
    let (high, low) = number.quotientAndRemainder(dividingBy: DigitWords.limit)
    let (first, second) = high.quotientAndRemainder(dividingBy: DigitWords.limit)
    if first > 0 {
      append(smallDigits: first)
      append(word: DigitWords.decimal(UInt32(truncatingIfNeeded: second)), count: 8)
    } else {
      append(smallDigits: second)
    }
    append(word: DigitWords.decimal(UInt32(truncatingIfNeeded: low)), count: 8)
  }

  /// The digits of a number below `DigitWords.limit`.
  @inline(__always)
  private mutating func append(smallDigits number: UInt64) {
    let (word, count) = DigitWords.short(UInt32(truncatingIfNeeded: number))
    append(word: word, count: count)
  }

  /// Words that are spelt out in the program.
  @inline(__always)
  mutating func append(_ words: StaticString) {
    let count = words.utf8CodeUnitCount
    precondition(count <= freeCapacity && words.hasPointerRepresentation)
    // A static string's bytes stay where they are, and there is room for them.
    unsafe withUnsafeMutableBufferPointer { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      unsafe UnsafeMutableRawPointer(base + initialized)
        .copyMemory(from: words.utf8Start, byteCount: count)
      initialized += count
    }
  }

  /// The plain signed decimal, padded with zeros to at least `minimumDecimals`.
  @inline(__always)
  mutating func append(plain amount: ExactDecimal, minimumDecimals: Int) {
    if amount.isNegative { append(0x2D) }
    let scale = Int(amount.scale)
    let (whole, decimals) = amount.parts
    append(digits: whole)
    let places = Swift.max(scale, minimumDecimals)
    guard places > 0 else { return }
    append(0x2E)
    append(decimals: decimals, scale: scale)
    if places > scale { append(word: DigitWords.zeros, count: places - scale) }
  }

  /// What stands behind the decimal mark, with the zeros before it: `scale` digits.
  @inline(__always)
  mutating func append(decimals: UInt64, scale: Int) {
    if scale == 0 { return }
    guard scale > 8 else { return append(zeroPadded: decimals, count: scale) }
    let (high, low) = decimals.quotientAndRemainder(dividingBy: DigitWords.limit)
    append(zeroPadded: high, count: scale - 8)
    append(zeroPadded: low, count: 8)
  }

  /// The last digits of a number below `DigitWords.limit`, with zeros before them.
  @inline(__always)
  mutating func append(zeroPadded number: UInt64, count: Int) {
    let digits = DigitWords.decimal(UInt32(truncatingIfNeeded: number))
    append(word: digits >> UInt64((8 - count) * 8), count: count)
  }
}

extension ExactDecimal {
  /// The magnitude before the decimal mark and behind it.
  @inline(__always)
  var parts: (whole: UInt64, decimals: UInt64) {
    let magnitude = units.magnitude
    // Nearly all amounts have two decimals; dividing by what is known is multiplying.
    switch scale {
    case 0: return (magnitude, 0)
    case 1: return (magnitude / 10, magnitude % 10)
    case 2: return (magnitude / 100, magnitude % 100)
    default:
      let (whole, decimals) = magnitude.quotientAndRemainder(
        dividingBy: ByteText.powers[Int(scale)])
      return (whole, decimals)
    }
  }
}
