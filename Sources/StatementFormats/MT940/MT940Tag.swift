/// The tags that MT940 and MT942 know (SWIFT Standards MT, category 9).
///
/// No others count: text that was wrapped can begin a line with `:12:11`, which is a clock time.
enum MT940Tag: UInt8, Sendable {
  /// `:20:`, the reference of the message; begins it.
  case reference
  /// `:21:`, a related reference.
  case related
  /// `:25:`, `:25P:`.
  case account
  /// `:28:`, `:28C:`, the numbers of statement and page.
  case number
  /// `:13D:`, when an interim report was made.
  case made
  /// `:34F:`, the smallest amount that an interim report shows.
  case floor
  /// `:60F:`, the opening balance of the first page.
  case opening
  /// `:60M:`, the opening balance of a later page.
  case openingOfPage
  /// `:61:`, a row.
  case line
  /// `:86:`, what a row or, after the balances, the statement has to say.
  case details
  /// `:62F:`, the closing balance of the last page.
  case closing
  /// `:62M:`, the closing balance of an earlier page.
  case closingOfPage
  /// `:64:`, the balance available.
  case available
  /// `:65:`, a balance available later.
  case forward
  /// `:90D:`, number and sum of the debits.
  case debits
  /// `:90C:`, number and sum of the credits.
  case credits
  /// `:NS:`, lines of no SWIFT standard that begin with a two-digit code.
  case nonSwift

  /// Whether free text follows, in which a line can look like a tag.
  var holdsText: Bool {
    switch self {
    case .line, .details, .nonSwift: true
    default: false
    }
  }
}

/// A tag found at the beginning of a line.
struct MT940TagPlace {
  var tag: MT940Tag
  /// Where its first colon stands.
  var start: Int
  /// Where its value begins.
  var value: Int

  /// The tag that begins at `start`, where nothing but blanks and control bytes may stand before it.
  ///
  /// A tag that is itself wrapped (`:`, line end, `86:`) is found as well.
  static func find(_ text: Span<UInt8>, from start: Int) -> MT940TagPlace? {
    var index = MT940Bytes.skipBlanks(text, from: start)
    // Some banks separate with a hyphen and forget the line end behind it.
    if index + 1 < text.count, text[index] == UInt8(ascii: "-") { index += 1 }
    guard index < text.count, text[index] == UInt8(ascii: ":") else { return nil }
    let colon = index
    // At most three characters and the second colon.
    var name: UInt32 = 0
    for _ in 0..<4 {
      index = MT940Bytes.skipLineEnds(text, from: index + 1)
      guard index < text.count else { return nil }
      if text[index] == UInt8(ascii: ":") {
        guard let tag = tag(named: name) else { return nil }
        return MT940TagPlace(tag: tag, start: colon, value: index + 1)
      }
      name = name << 8 | UInt32(text[index])
    }
    return nil
  }

  private static func tag(named name: UInt32) -> MT940Tag? {
    switch name {
    case 0x3230: .reference
    case 0x3231: .related
    case 0x3235, 0x323550: .account
    case 0x3238, 0x323843: .number
    case 0x313344: .made
    case 0x333446: .floor
    case 0x363046: .opening
    case 0x36304D: .openingOfPage
    case 0x3631: .line
    case 0x3836: .details
    case 0x363246: .closing
    case 0x36324D: .closingOfPage
    case 0x3634, 0x363446: .available
    case 0x3635, 0x363546: .forward
    case 0x393044: .debits
    case 0x393043: .credits
    case 0x4E53: .nonSwift
    default: nil
    }
  }
}
