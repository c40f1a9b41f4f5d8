import StatementModel

// Opening and closing balances, sums, and whether they agree with the rows.
extension MT940Statements {
  mutating func takeOpening(_ field: MT940Field, _ type: Int?) {
    if let before = message, before.opening != nil || before.closing != nil || !before.rows.isEmpty
    {
      // A further page, or statement, without a head of its own.
      var next = MT940Message()
      next.account = before.account
      next.number = before.number
      next.type = before.type
      next.line = field.line
      finishMessage()
      message = next
    }
    begin(field, type)
    guard let balance = MT940Balance.read(text.span, field.value) else {
      warnUnreadable(field, field.tag == .opening ? ":60F:" : ":60M:")
      return
    }
    message?.opening = balance
    message?.opensPage = field.tag == .openingOfPage
    message?.name(balance.currency)
  }

  mutating func takeClosing(_ field: MT940Field, _ type: Int?) {
    begin(field, type)
    guard let balance = MT940Balance.read(text.span, field.value) else {
      warnUnreadable(field, field.tag == .closing ? ":62F:" : ":62M:")
      return
    }
    message?.closing = balance
    message?.closesPage = field.tag == .closingOfPage
    message?.name(balance.currency)
  }

  mutating func takeSum(_ field: MT940Field, _ type: Int?) {
    begin(field, type)
    guard let sum = MT940Sum.read(text.span, field.value) else {
      warnUnreadable(field, field.tag == .debits ? ":90D:" : ":90C:")
      return
    }
    if field.tag == .debits { message?.debits = sum } else { message?.credits = sum }
    message?.name(sum.currency)
  }

  private mutating func warnUnreadable(_ field: MT940Field, _ tag: String) {
    let text = MT940Text.excerpt(text.span, field.value)
    warn(.unreadableBalance(tag: tag, text: text), line: field.line)
  }

  /// Holds a finished statement against what it states of itself.
  mutating func check(_ message: MT940Message) {
    if let currency = message.currency, let other = message.otherCurrency {
      warn(.currenciesDiffer(first: currency.code, other: other.code), line: message.line)
    }
    if message.rowsAfterEnd > 0 {
      warn(.rowsAfterEnd(count: message.rowsAfterEnd), line: message.line)
    }
    if message.maybeCutOff {
      let isCut = message.rows.isEmpty || text.last.map { $0 > 0x1F } ?? false
      warn(.noEnd(account: message.account, isCut: isCut), line: message.line)
    }
    checkBalances(message)
    check(
      message.debits, ":90D:",
      found: [
        (message.found.outflows, message.found.outflow),
        (message.found.debits, message.found.debited),
      ], message)
    check(
      message.credits, ":90C:",
      found: [
        (message.found.inflows, message.found.inflow),
        (message.found.credits, message.found.credited),
      ], message)
  }

  private mutating func checkBalances(_ message: MT940Message) {
    guard let opening = message.opening else { return }
    guard let closing = message.closing else {
      warn(.noClosingBalance(account: message.account), line: message.line)
      return
    }
    var expected = message.found.total
    expected.add(opening.amount)
    var stated = DecimalSum()
    stated.add(closing.amount)
    guard expected != stated else { return }
    let decimals = message.currency?.minorUnits ?? 2
    let fact = MT940Fact.balanceMismatch(
      account: message.account, expected: expected.text(minimumDecimals: decimals),
      stated: stated.text(minimumDecimals: decimals))
    warn(fact, line: message.line)
  }

  /// Holds a sum against the rows counted either way: reversals are debits to some banks and
  /// credits taken back to others.
  private mutating func check(
    _ stated: MT940Sum?, _ tag: String, found: [(count: Int, sum: DecimalSum)],
    _ message: MT940Message
  ) {
    guard let stated, let first = found.first else { return }
    var sum = DecimalSum()
    sum.add(stated.amount)
    guard !found.contains(where: { $0.count == stated.count && $0.sum == sum }) else { return }
    let decimals = message.currency?.minorUnits ?? 2
    let fact = MT940Fact.sumMismatch(
      tag: tag, stated: "\(stated.count) of \(sum.text(minimumDecimals: decimals))",
      found: "\(first.count) of \(first.sum.text(minimumDecimals: decimals))")
    warn(fact, line: message.line)
  }
}
