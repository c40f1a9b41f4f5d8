/// Guesses the legacy encoding of a text from its letters.
///
/// Every rule asks for evidence that the other encodings would hardly give: words written wholly
/// in bytes above 0x7F (Hebrew, Cyrillic, Greek, East Asia), or single such bytes between Latin
/// letters that stand for a letter in one encoding and a sign in the other. Without evidence it is
/// Windows-1252, the commonest.
enum EncodingDetection {
  /// The encoding that the bytes are most probably in.
  static func guess(_ bytes: [UInt8]) -> LegacyEncoding {
    // Enough to see the language; 1 MiB costs a millisecond or two.
    let sample = bytes.count > 1 << 20 ? Array(bytes[..<(1 << 20)]) : bytes
    if let encoding = EastAsianEvidence.of(sample).encoding { return encoding }
    return LetterEvidence.of(sample).scriptOfWords ?? LatinEvidence.of(sample).encoding
  }
}

/// Counts of what stands above 0x7F in a text.
struct LetterEvidence {
  /// Words of two or more bytes all above 0xBF, with no Latin letter next to them.
  private var words = 0
  /// In these words: bytes by class.
  private var hebrewOnly = 0
  private var upper = 0
  private var lower = 0
  private var lowerThenUpper = 0
  private var greekAccents = 0
  private var lettersInWords = 0
  /// DOS Cyrillic: words in 0x80–0xAF and 0xE0–0xEF.
  private var dosCyrillic = 0
  /// Single bytes next to a Latin letter, by byte.
  private var beside = [Int](repeating: 0, count: 256)

  static func of(_ bytes: [UInt8]) -> LetterEvidence {
    var evidence = LetterEvidence()
    var index = 0
    while index < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, bytes[end] >= 0x80 { end += 1 }
      let before = index > 0 && isLatin(bytes[index - 1])
      let after = end < bytes.count && isLatin(bytes[end])
      evidence.count(bytes[index..<end], besideLatin: before || after, latinAround: before && after)
      index = end
    }
    return evidence
  }

  private static func isLatin(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private mutating func count(_ run: ArraySlice<UInt8>, besideLatin: Bool, latinAround: Bool) {
    if besideLatin {
      for byte in run { beside[Int(byte)] += 1 }
      return
    }
    guard run.count >= 2 else { return }
    if run.allSatisfy({ (0x80...0xAF).contains($0) || (0xE0...0xF1).contains($0) }),
      run.contains(where: { (0x80...0xAF).contains($0) })
    {
      dosCyrillic += 1
      return
    }
    guard run.allSatisfy({ $0 >= 0xA0 }) else { return }
    words += 1
    lettersInWords += run.count
    if run.allSatisfy({ (0xE0...0xFA).contains($0) }) { hebrewOnly += 1 }
    var previous: UInt8 = 0
    for byte in run {
      let isUpper = (0xC0...0xDF).contains(byte)
      let isLower = byte >= 0xE0
      if isUpper { upper += 1 }
      if isLower { lower += 1 }
      if isUpper, previous >= 0xE0 { lowerThenUpper += 1 }
      if isLower || isUpper, [0xDC, 0xDD, 0xDE, 0xDF, 0xFC, 0xFD, 0xFE].contains(byte) {
        greekAccents += 1
      }
      previous = byte
    }
  }

  /// The encoding of a text whose words are wholly above 0x7F.
  var scriptOfWords: LegacyEncoding? {
    let latin = beside.reduce(0, +)
    if dosCyrillic > words, dosCyrillic > latin {
      return LegacyEncoding(name: "IBM866", converterName: "CP866")
    }
    guard words > 0, lettersInWords > latin else { return nil }
    if hebrewOnly * 10 >= words * 9 { return .windows(1255) }
    // A capital after a small letter is no Cyrillic of Windows; in Greek it is an accented vowel,
    // in KOI8-R (where the halves are exchanged) a small letter after a capital.
    if lowerThenUpper * 3 >= words {
      if upper > lower { return LegacyEncoding(name: "KOI8-R", converterName: "KOI8-R") }
      if greekAccents * 2 >= words { return .windows(1253) }
    }
    return .windows(1251)
  }
}

/// Whether the bytes above 0x7F pair up as the East Asian encodings pair them.
struct EastAsianEvidence {
  private var kana = 0
  private var pairs = 0
  private var isShiftJIS = true
  private var runs = 0
  private var evenRuns = 0
  private var hangul = 0
  private var commonHan = 0
  private var doubles = 0
  private var japaneseKana = 0
  private var isBig5 = true
  private var big5Pairs = 0
  private var big5Common = 0
  private var big5LowTrails = 0
  private var big5InWords = 0

  static func of(_ bytes: [UInt8]) -> EastAsianEvidence {
    var evidence = EastAsianEvidence()
    evidence.surveyShiftJIS(bytes)
    evidence.surveyEUC(bytes)
    evidence.surveyBig5(bytes)
    return evidence
  }

  var encoding: LegacyEncoding? {
    if isShiftJIS, pairs >= 2, kana * 10 >= pairs {
      return LegacyEncoding(name: "shift_jis")
    }
    // Its second bytes are as often below 0x80; Latin letters stand in words of others.
    if isBig5, big5Pairs >= 6, big5Common * 20 >= big5Pairs * 19, big5LowTrails * 8 >= big5Pairs,
      big5InWords * 5 <= big5Pairs
    {
      return LegacyEncoding(name: "big5")
    }
    guard runs >= 3, runs == evenRuns, doubles >= 6 else { return nil }
    if japaneseKana * 8 >= doubles { return LegacyEncoding(name: "euc-jp") }
    if hangul * 20 >= doubles * 19 { return LegacyEncoding(name: "euc-kr") }
    // Common Chinese words; Cyrillic and Greek words are as often of odd length.
    if commonHan * 10 >= doubles * 7 { return LegacyEncoding(name: "gb18030") }
    return nil
  }

  private mutating func surveyShiftJIS(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      index += 1
      switch lead {
      case 0..<0x80, 0xA1...0xDF: continue
      case 0x81...0x9F, 0xE0...0xFC:
        guard index < bytes.count else { return }
        let trail = bytes[index]
        guard (0x40...0xFC).contains(trail), trail != 0x7F else {
          isShiftJIS = false
          return
        }
        index += 1
        pairs += 1
        if lead == 0x82 && (0x9F...0xF1).contains(trail)
          || lead == 0x83 && (0x40...0x96).contains(trail) || lead == 0x93 || lead == 0x8E
        {
          kana += 1
        }
      default:
        isShiftJIS = false
        return
      }
    }
  }

  private mutating func surveyEUC(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, bytes[end] >= 0x80 { end += 1 }
      runs += 1
      if (end - index) % 2 == 0 { evenRuns += 1 }
      while index + 1 < end {
        doubles += 1
        if (0xB0...0xC8).contains(bytes[index]), bytes[index + 1] >= 0xA1 { hangul += 1 }
        if (0xB0...0xD7).contains(bytes[index]), bytes[index + 1] >= 0xA1 { commonHan += 1 }
        if (0xA4...0xA5).contains(bytes[index]), bytes[index + 1] >= 0xA1 { japaneseKana += 1 }
        index += 2
      }
      index = end
    }
  }

  private mutating func surveyBig5(_ bytes: [UInt8]) {
    var index = 0
    var before: UInt8 = 0
    while index < bytes.count {
      let lead = bytes[index]
      index += 1
      guard lead >= 0x80 else {
        before = lead
        continue
      }
      guard index < bytes.count else { return }
      let trail = bytes[index]
      guard lead != 0x80, lead != 0xFF,
        (0x40...0x7E).contains(trail) || (0xA1...0xFE).contains(trail)
      else {
        isBig5 = false
        return
      }
      index += 1
      big5Pairs += 1
      if (0xA1...0xC6).contains(lead) { big5Common += 1 }
      if trail < 0x80 { big5LowTrails += 1 }
      if (0x61...0x7A).contains(before | 0x20) { big5InWords += 1 }
      before = 0
    }
  }
}
