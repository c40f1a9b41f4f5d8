/// How the rows of a statement are packed.
///
/// A blob is: a version byte; the descriptions, the native ids, the currencies and the details, each
/// as a count and so many of them; the number of rows; the rows; and the ids that were made for them,
/// if any (`RowNames`). Texts are length and UTF-8 bytes; details are told in
/// `DetailFlags`. A row is:
///
///     flags            one byte, see `RowFlags`
///     more flags       one byte, see `MoreRowFlags`
///     record, line     distance from the row before; left out where both are 1 further
///     offset           distance from the end of the row before
///     length           as it is
///     dates            each that is there: the first from the row before's, others from the first
///     amount           units; the scale before them where the flags don't tell it
///     currency         one more than its place, where the row names one
///     description      its number
///     native id        its place, as distance from the one behind that of the row before
///     details          their place, as distance from those of the row before
enum RowLayout {
  static let version: UInt8 = 2
  /// No row takes less: two flag bytes, offset, length, amount, description.
  static let minimumBytes = 6
  /// The scale as told by two bits of the flags; the last means that it follows as a byte.
  static let scaleFollows: UInt8 = 3
}

/// The first flag byte of a packed row: bits 1 and 2 are the scale.
struct RowFlags: OptionSet {
  var rawValue: UInt8

  static let pending = RowFlags(rawValue: 1 << 0)
  static let purchaseDate = RowFlags(rawValue: 1 << 3)
  static let postingDate = RowFlags(rawValue: 1 << 4)
  static let chargeDate = RowFlags(rawValue: 1 << 5)
  static let nativeID = RowFlags(rawValue: 1 << 6)
  static let details = RowFlags(rawValue: 1 << 7)

  var scale: UInt8 {
    get { rawValue >> 1 & 3 }
    set { rawValue = rawValue & ~6 | newValue << 1 }
  }
}

/// The second flag byte of a packed row.
struct MoreRowFlags: OptionSet {
  var rawValue: UInt8

  static let currency = MoreRowFlags(rawValue: 1 << 0)
  /// Record and line are one further than the row before's.
  static let nextLine = MoreRowFlags(rawValue: 1 << 1)

  static let known: MoreRowFlags = [.currency, .nextLine]
}

/// Which details of a row are there, in the order of the bits.
struct DetailFlags: OptionSet {
  var rawValue: UInt64

  static let memo = DetailFlags(rawValue: 1 << 0)
  static let kind = DetailFlags(rawValue: 1 << 1)
  static let original = DetailFlags(rawValue: 1 << 2)
  static let installment = DetailFlags(rawValue: 1 << 3)
  static let bankCategory = DetailFlags(rawValue: 1 << 4)
  static let merchantCategoryCode = DetailFlags(rawValue: 1 << 5)
  static let runningBalance = DetailFlags(rawValue: 1 << 6)
  static let settlesID = DetailFlags(rawValue: 1 << 7)
  static let correction = DetailFlags(rawValue: 1 << 8)
  static let checkNumber = DetailFlags(rawValue: 1 << 9)

  static let known = DetailFlags(rawValue: (1 << 10) - 1)
}

/// What packing a row takes over from the row before it.
struct RowContext {
  var record = 0
  var line = 0
  /// Where the row before ended.
  var end = 0
  var day: Int32 = 0
  /// The places of the next native id and of the last details.
  var nativeID: Int32 = 0
  var details: Int32 = 0
}
