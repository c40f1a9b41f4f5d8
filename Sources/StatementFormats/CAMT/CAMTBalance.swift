import StatementModel

/// One `Bal`, as its leaves come.
struct CAMTBalance {
  var line: Int?
  private(set) var type = ""
  private(set) var currency: Currency?
  private(set) var date: CalendarDate?
  private var amount: ExactDecimal?
  private var amountText = ""
  private var isCredit: Bool?
  private var sideText = ""

  init(line: Int? = nil) { self.line = line }

  mutating func take(_ field: CAMTField, _ bytes: [UInt8], currency code: [UInt8]) {
    let whole = 0..<bytes.count
    switch field {
    case .balanceType: type = String(decoding: bytes, as: UTF8.self).uppercased()
    case .balanceAmount:
      amountText = String(decoding: bytes, as: UTF8.self)
      amount = CAMTValues.amount(bytes, whole)
      currency = CAMTValues.currency(code, 0..<code.count)
    case .balanceSide:
      sideText = String(decoding: bytes, as: UTF8.self)
      isCredit = CAMTValues.isCredit(bytes, whole)
    case .balanceDate: date = date ?? CAMTValues.day(bytes, whole)
    default: break
    }
  }

  /// What the statement begins or ends with, what is owed being negative; nothing where amount or
  /// side can't be read.
  var stated: StatedBalance? {
    guard let amount else { return nil }
    // Of nothing it says nothing whose it is.
    guard let isCredit = isCredit ?? (amount.isZero ? true : nil) else { return nil }
    return StatedBalance(amount: isCredit ? amount : -amount, date: date)
  }

  /// What can't be read of it.
  var unreadableText: String { amount == nil ? amountText : sideText }

  /// Whether the balance is of the booked entries: opening (`OPBD`), closing of the day before
  /// (`PRCD`), closing (`CLBD`), or between (`ITBD`).
  var isBooked: Bool { ["OPBD", "PRCD", "CLBD", "ITBD"].contains(type) }
}

extension CAMTStatements {
  /// Takes a balance that says how the statement begins or ends.
  mutating func finishBalance() {
    if balance.isBooked, balance.stated == nil {
      warn(
        .unreadableBalance(type: balance.type, text: balance.unreadableText), line: balance.line)
    } else if header.balances.count < 10_000 {
      header.add(balance)
    }
  }

  /// The opening and the closing balance in the account's currency.
  ///
  /// `OPBD` opens, or `PRCD` without it: that is the closing balance of the day before. `CLBD`
  /// closes; available (`CLAV`, `FWAV`) and interim balances (`ITBD`) don't. Where a
  /// statement states one of each day, the first day opens and the last one closes.
  mutating func statedBalances() -> (opening: StatedBalance?, closing: StatedBalance?) {
    let openings = balances("OPBD")
    let opening = (openings.isEmpty ? balances("PRCD") : openings)
      .min { Self.isBefore($0.date, $1.date) }
    // Of two of the same day the later one counts.
    let closing = balances("CLBD").reversed().max { Self.isBefore($0.date, $1.date) }
    return (opening, closing)
  }

  private static func isBefore(_ left: CalendarDate?, _ right: CalendarDate?) -> Bool {
    guard let left, let right else { return false }
    return left < right
  }

  private mutating func balances(_ type: String) -> [StatedBalance] {
    var found: [StatedBalance] = []
    for balance in header.balances where balance.type == type {
      if let currency = balance.currency, let own = book.currency, currency != own {
        warn(
          .balanceOfOtherCurrency(type: type, currency: currency.code), line: balance.line)
      } else if let stated = balance.stated {
        found.append(stated)
      }
    }
    return found
  }
}
