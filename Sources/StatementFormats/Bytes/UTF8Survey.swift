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
    var index = start
    while index < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      switch sequence(bytes, at: index) {
      case .whole(let length):
        survey.wholeSequences += 1
        index += length
      case .cutOff:
        survey.endsWithinSequence = true
        index = bytes.count
      case .stray:
        survey.strayBytes += 1
        index += 1
      }
    }
    return survey
  }

  /// The bytes with everything that is no UTF-8 replaced by U+FFFD.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + 8)
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
        append(0xFFFD, to: &out)
        index = bytes.count
      case .stray:
        append(0xFFFD, to: &out)
        index += 1
      }
    }
    return out
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
