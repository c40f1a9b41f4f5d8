/// Reads details in subfields, and lines that begin with codes.
///
/// DFÜ-Abkommen of the German banks, annex 3, "Belegung des Feldes 86": 00 posting text, 10 the
/// bank's own number, 20 to 29 and 60 to 63 purpose, 30 and 31 bank and account, 32 and 33 name,
/// 34 reason of a return. The Polish banks and others keep to it with separators of their own.
struct MT940Subfields {
  private var posting: [UInt8] = []
  private var purpose: [UInt8] = []
  private var name: [UInt8] = []

  /// How many characters a subfield has; one that is full was cut, wherever in a word.
  private static let fullSubfield = 27

  /// Reads the subfields of `buffer`.
  ///
  /// - Parameter from: Where the first separator stands, behind the code.
  mutating func read(_ buffer: [UInt8], separator: UInt8, from: Int) -> MT940Details {
    clear()
    var details = MT940Details()
    if from == 3 {
      details.businessCode = buffer[..<3].reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    let bytes = buffer.span
    var index = from
    while let code = Self.code(bytes, at: index, separator: separator) {
      let start = index + 3
      var end = start
      while end < bytes.count,
        bytes[end] != separator || Self.code(bytes, at: end, separator: separator) == nil
      {
        end += 1
      }
      take(bytes, start..<end, code: code)
      index = end
    }
    finish(&details)
    return details
  }

  /// Reads the lines of the range, each of which begins with a code of its own.
  mutating func read(_ text: Span<UInt8>, lines range: Range<Int>) -> MT940Details {
    clear()
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(MT940Bytes.endOfLine(text, from: start), range.upperBound)
      if start + 2 <= end, MT940Bytes.isDigit(text[start]), MT940Bytes.isDigit(text[start + 1]) {
        let code = Int(text[start] - 0x30) * 10 + Int(text[start + 1] - 0x30)
        switch code {
        case 1...14: Self.append(text, (start + 2)..<end, to: &purpose)
        case 15, 16: Self.append(text, (start + 2)..<end, to: &name)
        case 17: Self.append(text, (start + 2)..<end, to: &posting)
        default: break
        }
      }
      start = MT940Bytes.nextLine(text, after: end)
    }
    var details = MT940Details()
    finish(&details)
    return details
  }

  private mutating func clear() {
    posting.removeAll(keepingCapacity: true)
    purpose.removeAll(keepingCapacity: true)
    name.removeAll(keepingCapacity: true)
  }

  /// The code of the subfield that begins at `index`, if one does.
  private static func code(_ bytes: Span<UInt8>, at index: Int, separator: UInt8) -> Int? {
    guard index + 2 < bytes.count, bytes[index] == separator, MT940Bytes.isDigit(bytes[index + 1]),
      MT940Bytes.isDigit(bytes[index + 2])
    else { return nil }
    let code = Int(bytes[index + 1] - 0x30) * 10 + Int(bytes[index + 2] - 0x30)
    switch code {
    case 0, 10, 20...39, 60...79: return code
    // Some banks number further ones; behind a sign that stands in texts, that would be guessing.
    case 1...19: return separator == UInt8(ascii: "?") ? code : nil
    default: return nil
    }
  }

  private mutating func take(_ bytes: Span<UInt8>, _ range: Range<Int>, code: Int) {
    switch code {
    case 0: Self.append(bytes, range, to: &posting)
    case 20...29, 60...63: Self.append(bytes, range, to: &purpose)
    case 32, 33:
      // A sign alone fills an empty line.
      guard range.contains(where: { MT940Bytes.isLetterOrDigit(bytes[$0]) }) else { return }
      Self.append(bytes, range, to: &name)
    default: break
    }
  }

  /// Appends a subfield; to a full one directly, unless it begins with a keyword.
  private static func append(
    _ bytes: Span<UInt8>, _ range: Range<Int>, to out: inout [UInt8]
  ) {
    if !out.isEmpty,
      MT940Keyword.find(bytes, at: range.lowerBound, before: range.upperBound) != nil
    {
      out.append(0x20)
    }
    MT940Text.append(bytes, range, to: &out)
    if range.count < fullSubfield || MT940Text.characters(bytes, range) < fullSubfield {
      out.append(0x20)
    }
  }

  private func finish(_ details: inout MT940Details) {
    details.postingText = MT940Text.clean(posting.span, posting.indices)
    details.name = MT940Text.clean(name.span, name.indices)
    MT940Keyword.read(purpose.span, into: &details)
  }
}
