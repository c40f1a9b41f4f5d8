import StatementModel

/// What the details of a row say (field 86).
struct MT940Details {
  /// The other party.
  var name: String?
  /// What it was for.
  var purpose: String?
  /// Whom the other party acts for, where it says so.
  var ultimateParty: String?
  /// What the bank calls the transaction: `KARTENZAHLUNG`.
  var postingText: String?
  /// The code of the German banks (Geschäftsvorfallcode) or the Polish ones, of three digits.
  var businessCode: Int?
  /// The bank's number of the transaction, where it is the same in interim reports and statements.
  var transactionNumber: String?
}

/// Reads field 86, whose inside no standard rules; the form is told from the beginning.
struct MT940DetailsReader {
  /// How the inside of the field is made.
  enum Form: Equatable {
    /// `166?00GUTSCHRIFT?20EREF+…`: a code, a separator of the bank's choice and two digits.
    case subfields(separator: UInt8, from: Int)
    /// `/TRTP/SEPA OVERBOEKING/IBAN/…`.
    case slashes
    case plain
  }

  /// The field's lines put together.
  private var buffer: [UInt8] = []
  private var subfields = MT940Subfields()

  /// Reads the details of one row; several fields 86 are of one text.
  mutating func read(_ text: Span<UInt8>, _ ranges: [Range<Int>]) -> MT940Details {
    buffer.removeAll(keepingCapacity: true)
    guard let first = firstOfUse(text, ranges) else { return MT940Details() }
    let start = MT940Bytes.trimmed(text, ranges[first]).lowerBound
    let form = Self.form(text, start..<ranges[first].upperBound)
    switch form {
    case .subfields(let separator, let from):
      MT940Text.append(text, start..<ranges[first].upperBound, to: &buffer, isCut: true)
      for range in ranges[(first + 1)...] {
        MT940Text.append(text, range, to: &buffer, isCut: true)
      }
      return subfields.read(buffer, separator: separator, from: from)
    case .slashes:
      append(text, ranges[first...])
      return MT940SlashWords.read(buffer) ?? plain()
    case .plain:
      append(text, ranges[first...])
      return MT940Labels.read(buffer) ?? plain()
    }
  }

  /// The first field that is neither empty nor the code alone, which the next one repeats:
  /// `:86:020`, `:86:020~00…`.
  private func firstOfUse(_ text: Span<UInt8>, _ ranges: [Range<Int>]) -> Int? {
    ranges.indices.first { index in
      let range = MT940Bytes.trimmed(text, ranges[index])
      guard ranges.count > 1, range.count == 3 else { return !range.isEmpty }
      return !range.allSatisfy { MT940Bytes.isDigit(text[$0]) }
    }
  }

  /// Reads the lines of `:NS:`, each beginning with a code: 01 to 14 purpose, 15 and 16 name, 17
  /// posting text.
  mutating func read(_ text: Span<UInt8>, nonSwift range: Range<Int>) -> MT940Details {
    subfields.read(text, lines: range)
  }

  private mutating func append(_ text: Span<UInt8>, _ ranges: ArraySlice<Range<Int>>) {
    for range in ranges {
      MT940Text.append(text, range, to: &buffer, isCut: false)
      buffer.append(0x20)
    }
  }

  private func plain() -> MT940Details {
    let bytes = buffer.span
    // The German code for what has no subfields.
    let isUnstructured =
      MT940Bytes.has(bytes, "999", at: 0, before: bytes.count) && bytes.count > 3
      && MT940Bytes.isCapital(bytes[3])
    var details = MT940Details()
    details.purpose = MT940Text.clean(bytes, (isUnstructured ? 3 : 0)..<bytes.count)
    return details
  }

  /// The form of a field that begins at the range's first byte.
  static func form(_ text: Span<UInt8>, _ range: Range<Int>) -> Form {
    if text[range.lowerBound] == UInt8(ascii: "/") { return .slashes }
    var index = range.lowerBound
    while index < range.upperBound, index < range.lowerBound + 3, MT940Bytes.isDigit(text[index]) {
      index += 1
    }
    let digits = index - range.lowerBound
    // The separator may come wrapped.
    index = MT940Bytes.skipLineEnds(text, from: index)
    guard digits == 0 || digits == 3, index < range.upperBound, isSeparator(text[index]) else {
      return .plain
    }
    let first = MT940Bytes.skipLineEnds(text, from: index + 1)
    let second = MT940Bytes.skipLineEnds(text, from: first + 1)
    guard second < range.upperBound, MT940Bytes.isDigit(text[first]),
      MT940Bytes.isDigit(text[second])
    else { return .plain }
    return .subfields(separator: text[index], from: digits)
  }

  /// Signs that no text of a bank begins with.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "~"),
      UInt8(ascii: "^"), UInt8(ascii: "+"), UInt8(ascii: "|"), UInt8(ascii: "*"),
      UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "&"), UInt8(ascii: "!"),
      UInt8(ascii: "$"), UInt8(ascii: "="), UInt8(ascii: "\\"), UInt8(ascii: "{"):
      true
    default: false
    }
  }
}
