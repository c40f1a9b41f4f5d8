#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An encoding that is neither UTF-8 nor UTF-16.
struct LegacyEncoding: Equatable {
  /// The name in answers: `windows-1252`.
  var name: String
  /// The name that iconv knows.
  var converterName: String
  /// Whether every byte is a character.
  var isSingleByte = true

  static let windows1252 = LegacyEncoding(name: "windows-1252", converterName: "CP1252")

  /// The encoding that a code page number names: 1255.
  static func windows(_ page: Int) -> LegacyEncoding {
    LegacyEncoding(name: "windows-\(page)", converterName: "CP\(page)")
  }

  /// Finds an encoding by the spellings that files and people use: `1252`, `CP1252`,
  /// `ISO-8859-1`, `8859-1`, `USASCII`, `Shift_JIS`; nothing for UTF-8, UTF-16 or an unknown name.
  init?(name declared: String) {
    let key = declared.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard let found = Self.known(key) ?? Self.other(key, declared: declared) else { return nil }
    self = found
  }

  init(name: String, converterName: String, isSingleByte: Bool = true) {
    self.name = name
    self.converterName = converterName
    self.isSingleByte = isSingleByte
  }

  private static func known(_ key: String) -> LegacyEncoding? {
    for page in 1250...1258
    where ["\(page)", "cp\(page)", "windows\(page)", "win\(page)", "xcp\(page)", "mswin\(page)"]
      .contains(key)
    {
      return .windows(page)
    }
    switch key {
    // ISO 8859-1 is read as its superset, as the web does: the codes between are never meant.
    case "usascii", "ascii", "ansi", "latin1", "iso88591", "88591", "ansix341968", "l1",
      "isolatin1":
      return .windows1252
    case "shiftjis", "sjis", "xsjis", "mskanji", "cp932", "932", "windows31j", "ms932":
      return LegacyEncoding(name: "Shift_JIS", converterName: "CP932", isSingleByte: false)
    case "gbk", "gb2312", "cp936", "936", "gb18030":
      return LegacyEncoding(name: "GB18030", converterName: "GB18030", isSingleByte: false)
    case "big5", "cp950", "950":
      return LegacyEncoding(name: "Big5", converterName: "BIG5", isSingleByte: false)
    case "euckr", "cp949", "949", "ksc56011987", "uhc":
      return LegacyEncoding(name: "EUC-KR", converterName: "CP949", isSingleByte: false)
    case "eucjp":
      return LegacyEncoding(name: "EUC-JP", converterName: "EUC-JP", isSingleByte: false)
    case "macroman", "macintosh", "mac", "xmacroman":
      return LegacyEncoding(name: "macintosh", converterName: "MACINTOSH")
    case "koi8r":
      return LegacyEncoding(name: "KOI8-R", converterName: "KOI8-R")
    case "iso88598i", "88598", "iso88598", "iso88598e":
      // Windows-1255 agrees on the letters and knows the shekel sign besides.
      return .windows(1255)
    case "iso88599", "88599", "latin5": return .windows(1254)
    default: break
    }
    for part in 2...16 where ["iso8859\(part)", "8859\(part)"].contains(key) {
      return LegacyEncoding(name: "ISO-8859-\(part)", converterName: "ISO-8859-\(part)")
    }
    for page in [437, 850, 852, 855, 857, 858, 860, 861, 862, 863, 864, 865, 866, 869, 874]
    where ["cp\(page)", "ibm\(page)", "\(page)", "dos\(page)"].contains(key) {
      return LegacyEncoding(name: "IBM\(page)", converterName: "CP\(page)")
    }
    return nil
  }

  /// Any further name that iconv itself knows.
  private static func other(_ key: String, declared: String) -> LegacyEncoding? {
    guard !key.isEmpty, declared.utf8.count <= 32, !key.hasPrefix("utf"), !key.hasPrefix("unicode"),
      !key.hasPrefix("ucs"), key != "none",
      declared.utf8.allSatisfy({ (0x21..<0x7F).contains($0) && $0 != 0x2F })
    else { return nil }
    let encoding = LegacyEncoding(name: declared, converterName: declared, isSingleByte: false)
    return Converter.convert([0x41], from: declared) == nil ? nil : encoding
  }

  /// The bytes in UTF-8, or nothing where this system cannot convert from the encoding.
  func decode(_ bytes: [UInt8]) -> [UInt8]? {
    guard isSingleByte else { return Converter.convert(bytes, from: converterName) }
    guard let table = upperHalf() else { return nil }
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + bytes.count / 16)
    for byte in bytes {
      if byte < 0x80 {
        out.append(byte)
      } else {
        out.append(contentsOf: table[Int(byte & 0x7F)])
      }
    }
    return out
  }

  /// Whether this system can convert from it.
  var isAvailable: Bool {
    Converter.convert([0x41], from: converterName) != nil
      || (isSingleByte && self == .windows1252)
  }

  /// What each byte from 0x80 stands for, in UTF-8.
  private func upperHalf() -> [[UInt8]]? {
    guard Converter.convert([0x41], from: converterName) != nil else {
      return self == .windows1252 ? Self.latin1UpperHalf : nil
    }
    return (UInt8(0x80)...0xFF).map { byte in
      Converter.convert([byte], from: converterName) ?? [0xEF, 0xBF, 0xBD]
    }
  }

  /// What is left where the system has no tables at all: ISO 8859-1.
  private static let latin1UpperHalf: [[UInt8]] = (UInt32(0x80)...0xFF).map { value in
    var out: [UInt8] = []
    UTF8Survey.append(value, to: &out)
    return out
  }
}

/// The system's iconv.
enum Converter {
  /// Converts to UTF-8; bytes that stand for nothing become U+FFFD.
  ///
  /// Nothing if the system does not know the encoding.
  static func convert(_ bytes: [UInt8], from encoding: String) -> [UInt8]? {
    let failed = unsafe iconv_t(bitPattern: -1)
    guard let descriptor = unsafe iconv_open("UTF-8", encoding), unsafe descriptor != failed else {
      return nil
    }
    defer { unsafe _ = iconv_close(descriptor) }
    var input = bytes.map { CChar(bitPattern: $0) }
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count * 2)
    var block = [CChar](repeating: 0, count: 16 << 10)
    var done = 0
    // After the last byte one more call fetches what the converter held back (a letter to which a
    // mark might have followed).
    var isFlushed = false
    while done < input.count || !isFlushed {
      var errorNumber: Int32 = 0
      var produced = 0
      isFlushed = done == input.count
      unsafe input.withUnsafeMutableBufferPointer { source in
        unsafe block.withUnsafeMutableBufferPointer { target in
          var from = unsafe source.baseAddress.map { unsafe $0 + done }
          var fromLeft = source.count - done
          var to = target.baseAddress
          var toLeft = target.count
          let result =
            fromLeft == 0
            ? unsafe iconv(descriptor, nil, nil, &to, &toLeft)
            : unsafe iconv(descriptor, &from, &fromLeft, &to, &toLeft)
          errorNumber = result == -1 ? errno : 0
          done = source.count - fromLeft
          produced = target.count - toLeft
        }
      }
      for byte in block[..<produced] { out.append(UInt8(bitPattern: byte)) }
      if (errorNumber == EILSEQ || errorNumber == EINVAL), done < input.count {
        UTF8Survey.append(0xFFFD, to: &out)
        done += 1
        unsafe _ = iconv(descriptor, nil, nil, nil, nil)
      } else if errorNumber != 0, errorNumber != E2BIG {
        return nil
      }
    }
    return out
  }
}
