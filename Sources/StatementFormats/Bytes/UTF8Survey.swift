import StatementModel

/// What a look at bytes as UTF-8 finds.
struct UTF8Survey {
  /// Sequences of two to four bytes that are whole and well formed.
  var wholeSequences = 0
  /// Bytes that fit nowhere.
  var strayBytes = 0
  /// The text breaks off within its last character: a head of a file, or a file cut off.
  var endsWithinSequence = false

  var isValid: Bool { strayBytes == 0 && !endsWithinSequence }

  /// Valid but for a last character that is cut off.
  var isTruncated: Bool { strayBytes == 0 && endsWithinSequence && wholeSequences > 0 }

  /// Text of a legacy encoding yields well-formed sequences only by chance.
  var isMostlyUTF8: Bool { wholeSequences >= 8 && wholeSequences / 4 >= strayBytes }

  /// Surveys the bytes from `start` on.
  static func of(_ bytes: [UInt8], from start: Int = 0) -> UTF8Survey {
    var survey = UTF8Survey()
    let rest = survey.add(bytes, from: start)
    survey.endsWithinSequence = rest < bytes.count
    return survey
  }

  /// Surveys a file from an offset on, block by block, and no further than `end`, be it far behind
  /// the file's own end.
  static func of(
    _ input: StatementInput, from start: Int, upTo end: Int = .max
  ) throws(StatementInput.Failure) -> UTF8Survey {
    var survey = UTF8Survey()
    var block: [UInt8] = []
    var position = start
    while position < min(end, input.byteCount) {
      let cutOff = block.count
      try input.append(to: &block, from: position, upTo: 256 << 10)
      guard block.count > cutOff else { break }
      position += block.count - cutOff
      block.removeFirst(survey.add(block, from: 0))
    }
    // Where the look ends before the file, so may a character.
    survey.endsWithinSequence = !block.isEmpty && position >= input.byteCount
    return survey
  }

  /// Surveys bytes that further ones follow; ASCII passes 32 bytes at a time.
  ///
  /// - Returns: Where the last character begins that is cut off, or the end.
  mutating func add(_ bytes: [UInt8], from start: Int) -> Int {
    let raw = unsafe bytes.span.bytes
    let count = bytes.count
    var index = start
    while index < count {
      while index + 32 <= count {
        let words = unsafe raw.unsafeLoadUnaligned(
          fromUncheckedByteOffset: index, as: SIMD4<UInt64>.self)
        let both = words.lowHalf | words.highHalf
        if (both.x | both.y) & 0x8080_8080_8080_8080 != 0 { break }
        index += 32
      }
      while index + 8 <= count {
        let word = unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self)
        if word & 0x8080_8080_8080_8080 != 0 { break }
        index += 8
      }
      guard index < count else { break }
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      switch Self.sequence(bytes, at: index) {
      case .whole(let length):
        wholeSequences += 1
        index += length
      case .cutOff:
        return index
      case .stray:
        strayBytes += 1
        index += 1
      }
    }
    return count
  }

  /// How far the bytes from `start` on are whole, well-formed characters.
  static func whole(_ bytes: [UInt8], from start: Int) -> Int {
    let raw = unsafe bytes.span.bytes
    let count = bytes.count
    var index = start
    while index < count {
      while index + 32 <= count {
        let words = unsafe raw.unsafeLoadUnaligned(
          fromUncheckedByteOffset: index, as: SIMD4<UInt64>.self)
        if words.wrappedOr & 0x8080_8080_8080_8080 != 0 { break }
        index += 32
      }
      let end = min(index + 32, count)
      while index < end {
        if bytes[index] < 0x80 {
          index += 1
        } else if case .whole(let length) = sequence(bytes, at: index) {
          index += length
        } else {
          return index
        }
      }
    }
    return count
  }

  /// The bytes with everything that is no UTF-8 replaced by U+FFFD.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + 8)
    _ = appendRepaired(bytes, to: &out, isLast: true)
    return out
  }

  /// Appends the bytes, repaired.
  ///
  /// - Returns: Where the last character begins that is cut off, if more bytes follow.
  static func appendRepaired(_ bytes: [UInt8], to out: inout [UInt8], isLast: Bool) -> Int {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        out.append(bytes[index])
        index += 1
        continue
      }
      switch sequence(bytes, at: index) {
      case .whole(let length):
        out.append(contentsOf: bytes[index..<(index + length)])
        index += length
      case .cutOff:
        guard isLast else { return index }
        append(0xFFFD, to: &out)
        index = bytes.count
      case .stray:
        append(0xFFFD, to: &out)
        index += 1
      }
    }
    return index
  }

  /// Appends a code point; what is no Unicode scalar value becomes U+FFFD.
  static func append(_ value: UInt32, to out: inout [UInt8]) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    let value = scalar.value
    switch value {
    case 0..<0x80:
      out.append(UInt8(value))
    case 0x80..<0x800:
      out.append(UInt8(0xC0 | value >> 6))
      out.append(UInt8(0x80 | value & 0x3F))
    case 0x800..<0x10000:
      out.append(UInt8(0xE0 | value >> 12))
      out.append(UInt8(0x80 | value >> 6 & 0x3F))
      out.append(UInt8(0x80 | value & 0x3F))
    default:
      out.append(UInt8(0xF0 | value >> 18))
      out.append(UInt8(0x80 | value >> 12 & 0x3F))
      out.append(UInt8(0x80 | value >> 6 & 0x3F))
      out.append(UInt8(0x80 | value & 0x3F))
    }
  }

  private enum Sequence {
    case whole(Int), cutOff, stray
  }

  /// Judges the sequence that begins at `index` with a byte above 0x7F (Unicode, table 3-7).
  private static func sequence(_ bytes: [UInt8], at index: Int) -> Sequence {
    let lead = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return .stray
    }
    for offset in 1..<length {
      guard index + offset < bytes.count else { return .cutOff }
      let byte = bytes[index + offset]
      guard offset == 1 ? second.contains(byte) : byte & 0xC0 == 0x80 else { return .stray }
    }
    return .whole(length)
  }
}

extension SIMD4<UInt64> {
  /// The bits that any of the words has.
  fileprivate var wrappedOr: UInt64 { self[0] | self[1] | self[2] | self[3] }
}
