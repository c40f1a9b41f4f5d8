/// A file's text in UTF-8, and how it was come by.
struct DecodedText {
  /// Valid UTF-8, without byte order mark.
  var text: [UInt8]
  /// The encoding as answers name it: `windows-1252`.
  var encoding: String
  /// Whether the encoding was neither declared nor UTF-8, but guessed from the bytes.
  var isGuess: Bool
}

/// In which encoding a file's text is, and from where on it is text.
struct TextPlan {
  enum Coding: Equatable {
    case utf8
    /// UTF-8 but for bytes that fit nowhere.
    case brokenUTF8
    case utf16(UTF16Decoding.Order)
    case legacy(LegacyEncoding)
  }

  var coding: Coding
  /// The first byte after the mark.
  var start = 0
  /// Whether the encoding was neither declared nor UTF-8, but guessed from the bytes.
  var isGuess = false

  /// The encoding as answers name it.
  var name: String {
    switch coding {
    case .utf8, .brokenUTF8: "UTF-8"
    case .utf16(let order): order.name
    case .legacy(let encoding): encoding.name
    }
  }
}

/// Bytes to UTF-8.
enum TextDecoding {
  /// How much of a file's beginning a plan asks for.
  static let headSize = 1 << 20

  /// Decides how a file is to be decoded: by byte order mark, as UTF-8 where the bytes are valid
  /// UTF-8, by the encoding named in `declared`, else by detection.
  ///
  /// Valid UTF-8 goes before a declaration: files that say Windows-1252 and hold UTF-8 are common,
  /// and text of a legacy encoding is hardly ever valid UTF-8 by chance.
  static func plan(of bytes: [UInt8], declared: String?) -> TextPlan {
    let head = bytes.count > headSize ? Array(bytes[..<headSize]) : bytes
    if head.starts(with: [0xEF, 0xBB, 0xBF]) {
      // A mark can stand before text that is no UTF-8 after all; then the bytes decide.
      let found = UTF8Survey.of(bytes, from: 3)
      guard !found.isValid else { return TextPlan(coding: .utf8, start: 3) }
      return TextPlan(coding: .brokenUTF8, start: 3, isGuess: !found.isTruncated)
    }
    if head.starts(with: [0xFF, 0xFE]) {
      return TextPlan(coding: .utf16(.littleEndian), start: 2)
    }
    if head.starts(with: [0xFE, 0xFF]) { return TextPlan(coding: .utf16(.bigEndian), start: 2) }
    if let order = UTF16Decoding.orderByZeros(head) { return TextPlan(coding: .utf16(order)) }
    let found = UTF8Survey.of(bytes)
    if found.isValid { return TextPlan(coding: .utf8) }
    if found.isTruncated { return TextPlan(coding: .brokenUTF8) }
    if let declared, let encoding = LegacyEncoding(name: declared), encoding.isAvailable {
      return TextPlan(coding: .legacy(encoding))
    }
    if found.isMostlyUTF8 { return TextPlan(coding: .brokenUTF8, isGuess: true) }
    let guess = EncodingDetection.guess(head)
    return TextPlan(coding: .legacy(guess.isAvailable ? guess : .windows1252), isGuess: true)
  }

  /// Decodes a file's bytes; those that no character stands for become U+FFFD, and the text is
  /// always valid UTF-8.
  static func decode(_ bytes: [UInt8], declared: String? = nil) -> DecodedText {
    let plan = plan(of: bytes, declared: declared)
    return DecodedText(text: decode(bytes, plan), encoding: plan.name, isGuess: plan.isGuess)
  }

  static func decode(_ bytes: [UInt8], _ plan: TextPlan) -> [UInt8] {
    let rest = bytes[plan.start...]
    switch plan.coding {
    case .utf8: return plan.start == 0 ? bytes : Array(rest)
    case .brokenUTF8: return UTF8Survey.repaired(Array(rest))
    case .utf16(let order): return UTF16Decoding.decode(rest, order)
    case .legacy(let encoding): return encoding.decode(bytes) ?? UTF8Survey.repaired(bytes)
    }
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
