/// A file's text in UTF-8, and how it was come by.
struct DecodedText {
  /// Valid UTF-8, without byte order mark.
  var text: [UInt8]
  /// The encoding as answers name it: `windows-1252`.
  var encoding: String
  /// Whether the encoding was neither declared nor UTF-8, but guessed from the bytes.
  var isGuess: Bool
}

/// Bytes to UTF-8.
enum TextDecoding {
  /// Decodes a file's bytes: by byte order mark, by the encoding named in `declared`, as UTF-8
  /// where the bytes are valid UTF-8, else by detection.
  ///
  /// Valid UTF-8 goes before a declaration: files that say Windows-1252 and hold UTF-8 are common,
  /// and text of a legacy encoding is hardly ever valid UTF-8 by chance. Bytes that no character
  /// stands for become U+FFFD; the text is always valid UTF-8.
  static func decode(_ bytes: [UInt8], declared: String? = nil) -> DecodedText {
    if let marked = byMark(bytes) { return marked }
    if let order = UTF16Decoding.orderByZeros(bytes) {
      let text = UTF16Decoding.decode(bytes[...], order)
      return DecodedText(text: text, encoding: order.name, isGuess: false)
    }
    let survey = UTF8Survey.of(bytes)
    if survey.isValid { return DecodedText(text: bytes, encoding: "UTF-8", isGuess: false) }
    if survey.isTruncated {
      let text = UTF8Survey.repaired(bytes)
      return DecodedText(text: text, encoding: "UTF-8", isGuess: false)
    }
    if let declared, let encoding = LegacyEncoding(name: declared),
      let text = encoding.decode(bytes)
    {
      return DecodedText(text: text, encoding: encoding.name, isGuess: false)
    }
    if survey.isMostlyUTF8 {
      return DecodedText(text: UTF8Survey.repaired(bytes), encoding: "UTF-8", isGuess: true)
    }
    let guess = EncodingDetection.guess(bytes)
    let encoding = guess.decode(bytes) == nil ? .windows1252 : guess
    let text = encoding.decode(bytes) ?? UTF8Survey.repaired(bytes)
    return DecodedText(text: text, encoding: encoding.name, isGuess: true)
  }

  private static func byMark(_ bytes: [UInt8]) -> DecodedText? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      let rest = Array(bytes[3...])
      // A mark can stand before text that is no UTF-8 after all; then the bytes decide.
      let survey = UTF8Survey.of(rest)
      guard !survey.isValid else {
        return DecodedText(text: rest, encoding: "UTF-8", isGuess: false)
      }
      let text = UTF8Survey.repaired(rest)
      return DecodedText(text: text, encoding: "UTF-8", isGuess: !survey.isTruncated)
    }
    let order: UTF16Decoding.Order
    if bytes.starts(with: [0xFF, 0xFE]) {
      order = .littleEndian
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      order = .bigEndian
    } else {
      return nil
    }
    let text = UTF16Decoding.decode(bytes[2...], order)
    return DecodedText(text: text, encoding: order.name, isGuess: false)
  }
}

/// UTF-16 to UTF-8.
enum UTF16Decoding {
  enum Order {
    case littleEndian, bigEndian

    var name: String {
      switch self {
      case .littleEndian: "UTF-16LE"
      case .bigEndian: "UTF-16BE"
      }
    }
  }

  /// The byte order of UTF-16 without mark: in statements, most characters are below U+0100, so
  /// every other byte is zero.
  static func orderByZeros(_ bytes: [UInt8]) -> Order? {
    let pairs = min(bytes.count, 4096) / 2
    guard pairs >= 4 else { return nil }
    var even = 0
    var odd = 0
    for pair in 0..<pairs {
      if bytes[2 * pair] == 0 { even += 1 }
      if bytes[2 * pair + 1] == 0 { odd += 1 }
    }
    if odd * 10 >= pairs * 4, even * 20 <= pairs { return .littleEndian }
    if even * 10 >= pairs * 4, odd * 20 <= pairs { return .bigEndian }
    return nil
  }

  /// Decodes; lone surrogates and a last odd byte become U+FFFD.
  static func decode(_ bytes: ArraySlice<UInt8>, _ order: Order) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count / 2 + bytes.count / 8)
    var index = bytes.startIndex
    func unit(_ index: Int) -> UInt32 {
      let first = UInt32(bytes[index])
      let second = UInt32(bytes[index + 1])
      return order == .littleEndian ? second << 8 | first : first << 8 | second
    }
    while index + 1 < bytes.endIndex {
      var value = unit(index)
      index += 2
      if case 0xD800...0xDBFF = value, index + 1 < bytes.endIndex {
        let low = unit(index)
        if case 0xDC00...0xDFFF = low {
          value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
          index += 2
        }
      }
      UTF8Survey.append(value, to: &out)
    }
    if index < bytes.endIndex { UTF8Survey.append(0xFFFD, to: &out) }
    return out
  }
}
