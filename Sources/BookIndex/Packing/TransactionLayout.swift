/// How the transactions of one card in one month are packed.
///
/// They stand newest first by purchase day, and by id within a day. The ids are a blob of their
/// own, sixteen bytes each, so that looking for an id reads nothing else. The other blob is: a
/// version byte; the number of distinct texts, and for each its number in the index's table of
/// texts, as distance from the one before; the number of transactions; the transactions. A
/// transaction is:
///
///     day              distance from the one before; the first of its dates that it has
///     flags            one byte, see `TransactionFlags`
///     more flags       one byte, see `MoreTransactionFlags`
///     dates            those that it has after the first, from the first
///     amount           units; the scale before them where the flags don't tell it
///     currency         its code in one word, where it is not that of the one before
///     description      number of the text, as are payee and category, where it has them
///     rule             the number of the rule that gave the category, if one did
///     source file      number of the text, where it is not that of the one before
///     source line      distance from the one before
///     details          see `TransactionDetailFlags`
enum TransactionLayout {
  static let version: UInt8 = 1
  /// No transaction takes less: day, two flag bytes, amount, description, line.
  static let minimumBytes = 6
  static let idBytes = 16
  /// The scale as told by two bits of the flags; the last means that it follows as a byte.
  static let scaleFollows: UInt8 = 3
}

/// The first flag byte of a packed transaction: bits 0 and 1 are the status, 4 and 5 the scale.
struct TransactionFlags: OptionSet {
  var rawValue: UInt8

  static let hidden = TransactionFlags(rawValue: 1 << 2)
  static let transfer = TransactionFlags(rawValue: 1 << 3)
  static let details = TransactionFlags(rawValue: 1 << 6)
  static let payee = TransactionFlags(rawValue: 1 << 7)

  var status: UInt8 {
    get { rawValue & 3 }
    set { rawValue = rawValue & ~3 | newValue }
  }

  var scale: UInt8 {
    get { rawValue >> 4 & 3 }
    set { rawValue = rawValue & ~0x30 | newValue << 4 }
  }
}

/// The second flag byte of a packed transaction.
struct MoreTransactionFlags: OptionSet {
  var rawValue: UInt8

  static let purchaseDate = MoreTransactionFlags(rawValue: 1 << 0)
  static let postingDate = MoreTransactionFlags(rawValue: 1 << 1)
  static let chargeDate = MoreTransactionFlags(rawValue: 1 << 2)
  static let category = MoreTransactionFlags(rawValue: 1 << 3)
  /// A person decided the category.
  static let person = MoreTransactionFlags(rawValue: 1 << 4)
  /// A rule decided the category.
  static let rule = MoreTransactionFlags(rawValue: 1 << 5)
  static let sameCurrency = MoreTransactionFlags(rawValue: 1 << 6)
  static let sameFile = MoreTransactionFlags(rawValue: 1 << 7)
}

/// Which details follow a packed transaction, in the order of the bits.
struct TransactionDetailFlags: OptionSet {
  var rawValue: UInt64

  static let memo = TransactionDetailFlags(rawValue: 1 << 0)
  static let note = TransactionDetailFlags(rawValue: 1 << 1)
  static let tags = TransactionDetailFlags(rawValue: 1 << 2)
  static let kind = TransactionDetailFlags(rawValue: 1 << 3)
  static let original = TransactionDetailFlags(rawValue: 1 << 4)
  static let installment = TransactionDetailFlags(rawValue: 1 << 5)
  static let bankCategory = TransactionDetailFlags(rawValue: 1 << 6)
  static let merchantCategoryCode = TransactionDetailFlags(rawValue: 1 << 7)

  static let period = TransactionDetailFlags(rawValue: 1 << 8)
  static let split = TransactionDetailFlags(rawValue: 1 << 9)

  /// What nothing but a statement has a part in.
  static let usual: TransactionDetailFlags = [
    .memo, .kind, .original, .bankCategory, .merchantCategoryCode,
  ]

  static let known = TransactionDetailFlags(rawValue: (1 << 10) - 1)
}
