import StatementModel

/// What of a file's bytes contradicts the encoding that the file is read in, or that a profile
/// says.
enum EncodingCheck {
  /// What a profile says of an encoding that the bytes contradict, if they do.
  ///
  /// - Parameter head: The beginning of the text; ASCII alone contradicts nothing.
  static func contradiction(_ declared: String, _ plan: TextPlan, head: [UInt8]) -> TableFact? {
    let key = declared.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let isWide = ["utf16", "ucs2", "unicode"].contains { key.hasPrefix($0) }
    let agrees =
      switch plan.coding {
      case .utf16: isWide
      case .utf8, .brokenUTF8:
        key == "utf8" || !isWide && (LegacyEncoding(name: declared) == nil || isASCII(head))
      case .legacy: !isWide && key != "utf8"
      }
    return agrees ? nil : .otherEncoding(said: declared, found: plan.name)
  }

  private static func isASCII(_ bytes: [UInt8]) -> Bool { bytes.allSatisfy { $0 < 0x80 } }

  /// The first line that is in another encoding than the file as a whole, and in which.
  static func mixed(
    _ bytes: [UInt8], _ plan: TextPlan
  ) -> (line: Int, encoding: String?)? {
    let search: LineSearch
    switch plan.coding {
    case .utf8, .utf16: return nil
    case .brokenUTF8: search = LineSearch(needed: 0)
    case .legacy(let encoding):
      guard encoding.isSingleByte else { return nil }
      // In Latin letters one such pair is no accident; other scripts have words of such bytes.
      let others = ["windows-1251", "windows-1253", "windows-1255", "windows-1256", "KOI8-R"]
      let isLatin = !others.contains(encoding.name) && encoding.name != "IBM866"
      search = LineSearch(needed: isLatin ? 1 : 3)
    }
    return search.first(in: bytes, from: plan.start).map {
      ($0, search.needed > 0 ? "UTF-8" : nil)
    }
  }
}

/// Looks for a line whose bytes above 0x7F are UTF-8 where the others' are not, or the reverse.
private struct LineSearch {
  /// How many whole characters of UTF-8 show that a line is in it; 0 looks for a line that is not.
  let needed: Int

  func first(in bytes: [UInt8], from start: Int) -> Int? {
    var line = 1
    var cells: [UInt8] = []
    var isHigh = false
    var last: UInt8 = 0
    for byte in bytes[start...] {
      if byte == 0x0A || byte == 0x0D {
        if isHigh, isOther(cells) { return line }
        cells.removeAll(keepingCapacity: true)
        isHigh = false
        if byte == 0x0D || last != 0x0D { line += 1 }
      } else if byte >= 0x80 || isHigh, cells.count < 64 << 10 {
        cells.append(byte)
        isHigh = true
      }
      last = byte
    }
    return isHigh && isOther(cells) ? line : nil
  }

  private func isOther(_ bytes: [UInt8]) -> Bool {
    let survey = UTF8Survey.of(bytes)
    return needed == 0
      ? survey.strayBytes > 0 : survey.isValid && survey.wholeSequences >= needed
  }
}
