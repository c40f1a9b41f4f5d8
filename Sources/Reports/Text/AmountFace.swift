import StatementModel

/// What stands around the amounts of a currency in a locale.
struct AmountFace {
  /// Some bytes in words, the first byte lowest.
  struct Piece {
    private(set) var first: UInt64 = 0
    private(set) var second: UInt64 = 0
    private(set) var third: UInt64 = 0
    let count: Int

    init(_ bytes: [UInt8]) {
      precondition(bytes.count <= AmountFace.mostBytes)
      count = bytes.count
      for (place, byte) in bytes.enumerated() {
        let shifted = UInt64(byte) << UInt64(place % 8 * 8)
        switch place / 8 {
        case 0: first |= shifted
        case 1: second |= shifted
        default: third |= shifted
        }
      }
    }
  }

  let currency: Currency
  let minorUnits: Int
  /// Before the amount and its sign.
  let before: Piece
  /// Behind its last digit.
  let after: Piece
  /// What both take: their characters are all narrow, but for isolates, which are not seen.
  let columns: Int

  /// No piece has more: a code and a gap of eight bytes each, and an isolate.
  static var mostBytes: Int { 24 }

  init(_ face: CurrencyFaces.Face, _ style: NumberStyle) {
    currency = face.currency
    minorUnits = face.minorUnits
    let start = style.isIsolated ? NumberStyle.isolateStart : []
    let end = style.isIsolated ? NumberStyle.isolateEnd : []
    before = Piece(start + (style.codeIsFirst ? face.code + style.codeGap : []))
    after = Piece((style.codeIsFirst ? [] : style.codeGap + face.code) + end)
    columns = face.count + style.codeGap.count { $0 & 0xC0 != 0x80 }
  }

  private init() {
    currency = Currency(packedCode: 0)
    (minorUnits, columns) = (0, 0)
    (before, after) = (Piece([]), Piece([]))
  }

  /// That of no currency at all.
  static let none = AmountFace()
}

extension BytePen {
  @inline(__always)
  mutating func append(_ piece: AmountFace.Piece) {
    append(word: piece.first, count: min(8, piece.count))
    guard piece.count > 8 else { return }
    append(word: piece.second, count: min(8, piece.count - 8))
    if piece.count > 16 { append(word: piece.third, count: piece.count - 16) }
  }
}
