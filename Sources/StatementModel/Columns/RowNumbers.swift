/// What a row of a statement says in numbers.
///
/// Small and without a reference, so that a million of them lie side by side and are compared for
/// nothing. Public and frozen, since loops of other rooms read it where it lies.
@frozen public struct RowNumbers: Hashable, BitwiseCopyable, Sendable {
  /// The amount's digits; an outflow from the holder is negative.
  public var units: Int64
  /// Days since 1970-01-01, or `noDay`.
  public var purchaseDay: Int32
  public var postingDay: Int32
  public var chargeDay: Int32
  /// The number of the description among the texts of its statement.
  public var text: Int32
  /// The place of the source's own id among those of its statement; negative where it gives none.
  public var nativeID: Int32
  /// The place of what only some rows state; negative where it states nothing of it.
  public var details: Int32
  /// One more than the place of the currency among those that rows of the statement name; 0 where
  /// the row names none.
  public var currency: Int32
  /// How many of the digits stand behind the decimal mark.
  public var scale: UInt8
  public var marks: RowMarks
  /// Fills the last bytes, so that what is kept in files is the same each time.
  @usableFromInline var unused: UInt16 = 0

  @inlinable public init(
    units: Int64, scale: UInt8, purchaseDay: Int32, postingDay: Int32, chargeDay: Int32,
    text: Int32, nativeID: Int32, details: Int32, currency: Int32, marks: RowMarks
  ) {
    self.units = units
    self.purchaseDay = purchaseDay
    self.postingDay = postingDay
    self.chargeDay = chargeDay
    self.text = text
    self.nativeID = nativeID
    self.details = details
    self.currency = currency
    self.scale = scale
    self.marks = marks
  }

  /// Stands for a day that there is not.
  @inlinable public static var noDay: Int32 { Int32.min }

  /// The day that identity compares: posting where the source gives one, else the only one given.
  @inlinable public var keyDay: Int32 {
    if postingDay != Self.noDay { return postingDay }
    if purchaseDay != Self.noDay { return purchaseDay }
    return chargeDay == Self.noDay ? 0 : chargeDay
  }
}

/// Where a row stands in its file.
@frozen public struct RowPlace: Hashable, BitwiseCopyable, Sendable {
  // Narrow, since a large file has a million rows: files end at two gigabytes.
  /// The row's number in its file, from 1, counted over all records of the file, read or not.
  public var record: UInt32
  /// The line on which the record begins, from 1.
  public var line: UInt32
  /// The record's first byte in the text decoded to UTF-8 without byte order mark.
  public var offset: UInt32
  /// The record's length in bytes of that text.
  public var length: UInt32

  @inlinable public init(record: UInt32, line: UInt32, offset: UInt32, length: UInt32) {
    self.record = record
    self.line = line
    self.offset = offset
    self.length = length
  }
}

/// What is asked of each row again and again, in one byte.
@frozen public struct RowMarks: OptionSet, Hashable, BitwiseCopyable, Sendable {
  public var rawValue: UInt8

  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Authorized and not booked yet.
  @inlinable public static var pending: RowMarks { RowMarks(rawValue: 1 << 0) }
  /// It corrects another row by its id.
  @inlinable public static var correction: RowMarks { RowMarks(rawValue: 1 << 1) }
  /// It names the pending row that it settles.
  @inlinable public static var settlesID: RowMarks { RowMarks(rawValue: 1 << 2) }
  /// It is a part of a purchase paid in parts.
  @inlinable public static var installment: RowMarks { RowMarks(rawValue: 1 << 3) }

  /// It names another row by its id.
  @inlinable public static var namesOther: RowMarks { [.correction, .settlesID] }
}
