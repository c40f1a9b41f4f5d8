import StatementModel
import TestSupport

@testable import BookKeeping

/// Transactions of two years and more, full of transfers, fees and refunds that can be mistaken for
/// one another, and what comes, goes and changes of them step by step.
struct LinkStory: Shrinkable {
  /// A transaction, and the step with which it comes and that with which it goes.
  struct Event {
    var transaction: Transaction
    var comes = 0
    var goes = Int.max
  }

  var events: [Event]
  var steps: Int
  /// How many days before the first change the part begins.
  var reach: Int32

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let span = Laws.isLong ? 1500 : 1000
    let isCrowd = Int.random(in: 0..<8, using: &random) == 0
    let amounts = Array(
      ["5", "12.34", "98.50", "100", "7.77", "250", "96", "41.05"].shuffled(using: &random)
        .prefix(isCrowd ? 1 : Int.random(in: 2...8, using: &random)))
    let cards = Array(
      ["bank", "saver", "visa", "amex"].prefix(Int.random(in: 1...4, using: &random)))
    // Now much hangs together, now hardly anything.
    let transfers = [0, 0, 1, 3, 10].randomElement(using: &random) ?? 0
    steps = Int.random(in: 1...3, using: &random)
    reach = [Int32(40), 60, 75, 75, 75, 120, 320, 700].randomElement(using: &random) ?? 75
    events = []
    for number in 0..<Int.random(in: 2...(isCrowd ? 700 : 120), using: &random) {
      let isTransfer = Int.random(in: 0..<12, using: &random) < transfers
      let day =
        isCrowd
        ? Int.random(in: span - 90..<span, using: &random)
        : Int.random(in: 0..<span, using: &random)
      var event = Event(
        transaction: Self.transaction(
          number, day: day, card: cards.randomElement(using: &random) ?? "bank",
          amount: amounts.randomElement(using: &random) ?? "5", isTransfer: isTransfer, &random))
      // Mostly what is new is late.
      if day > span - Int.random(in: 1...400, using: &random) {
        event.comes = Int.random(in: 0...steps, using: &random)
        if Bool.random(using: &random) {
          event.goes = Int.random(in: event.comes...(steps + 1), using: &random)
        }
      }
      if event.goes > event.comes { events.append(event) }
    }
    if Int.random(in: 0..<3, using: &random) == 0 { addChain(span, &random) }
  }

  /// Adds transfers of which each may belong to its neighbours, over months.
  ///
  /// What comes or goes at one end decides at the other. Sometimes less comes in than goes out.
  private mutating func addChain(_ span: Int, _ random: inout SeededGenerator) {
    let step = Int.random(in: 3...8, using: &random)
    let isLess = Bool.random(using: &random)
    var day = span - Int.random(in: 20...600, using: &random)
    let last = span - Int.random(in: 0...20, using: &random)
    for number in 10_000... {
      guard day < last else { return }
      let isOut = number % 2 == 0
      var hash = StableHash()
      hash.add(Int64(number))
      let size = ExactDecimal(isLess && !isOut ? "96" : "100") ?? .zero
      let isShown = isLess && Bool.random(using: &random)
      var event = Event(
        transaction: Transaction(
          id: TransactionID(high: hash.value.high, low: hash.value.low),
          card: CardID(isOut ? "bank" : "saver"), status: .posted, purchaseDate: nil,
          postingDate: CalendarDate(dayNumber: Int32(20_000 + day)),
          amount: Money(isOut ? -size : size, .usd),
          description: isShown ? "WIRE LESS 4.00 FEE" : "TRANSFER", sourceFile: "a.csv",
          sourceLine: number))
      event.transaction.category = CategoryPath("Transfer")
      event.transaction.categorySource = .rule(0)
      if day > last - 40, Int.random(in: 0..<3, using: &random) == 0 {
        event.comes = Int.random(in: 0...steps, using: &random)
        if Bool.random(using: &random) { event.goes = event.comes + 1 }
      }
      events.append(event)
      day += step
    }
  }

  private static func transaction(
    _ number: Int, day: Int, card: String, amount: String, isTransfer: Bool,
    _ random: inout SeededGenerator
  ) -> Transaction {
    let texts =
      isTransfer
      ? ["TRANSFER 4417", "ZELLE 7766", "WIRE LESS 4.00 FEE", "TRANSFER"]
      : ["SHOE SHOP", "REFUND SHOE SHOP", "SHOE SHOP BERLIN", "BOOK STORE", "CAFE", "CREDIT CAFE"]
    let isOut = Int.random(in: 0..<(isTransfer ? 2 : 3), using: &random) > 0
    var hash = StableHash()
    hash.add(Int64(number))
    // What is one's amount can be what another was in the currency of the purchase.
    let currency: Currency = Int.random(in: 0..<8, using: &random) == 0 ? .eur : .usd
    let size = ExactDecimal(amount) ?? .zero
    var transaction = Transaction(
      id: TransactionID(high: hash.value.high, low: hash.value.low), card: CardID(card),
      status: Int.random(in: 0..<20, using: &random) == 0 ? .pending : .posted, purchaseDate: nil,
      postingDate: CalendarDate(dayNumber: Int32(20_000 + day)),
      amount: Money(isOut ? -size : size, currency),
      description: texts.randomElement(using: &random) ?? "CAFE", sourceFile: "a.csv",
      sourceLine: number)
    var details = TransactionDetails()
    if isTransfer {
      details.kind = [TransactionKind.transfer, .payment, nil].randomElement(using: &random) ?? nil
    } else if Int.random(in: 0..<4, using: &random) == 0 {
      details.kind = isOut ? .charge : .refund
    }
    if Int.random(in: 0..<15, using: &random) == 0 {
      details.original = Money(isOut ? -size : size, currency == .usd ? .eur : .usd)
    }
    if Int.random(in: 0..<6, using: &random) == 0 {
      transaction.category = CategoryPath(isTransfer ? "Transfer" : "Food")
      transaction.categorySource = .rule(0)
    }
    transaction.details = details
    return transaction
  }

  /// The transactions after a step.
  func book(after step: Int) -> [Transaction] {
    events.filter { $0.comes <= step && step < $0.goes }.map(\.transaction)
  }

  // MARK: Shrinking

  var smaller: [LinkStory] {
    var found: [LinkStory] = []
    func offer(_ kept: [Event]) {
      guard kept.count < events.count else { return }
      var story = self
      story.events = kept
      found.append(story)
    }
    for parts in [2, 4, 8, 16, 32] {
      for part in 0..<parts {
        offer(events.enumerated().filter { $0.offset % parts != part }.map(\.element))
      }
    }
    if events.count <= 60 {
      for index in events.indices { offer(Array(events[..<index] + events[(index + 1)...])) }
    }
    return found
  }

  var report: String {
    let lines = events.map { event in
      let one = event.transaction
      let stay = "\(event.comes)..<\(event.goes == .max ? "" : "\(event.goes)")"
      let kind = one.details.kind.map { "\($0)" } ?? "-"
      return
        "\(one.date(by: .posting).dayNumber) \(one.card) \(one.amount) \(one.description) \(kind) \(one.category?.text ?? "-") \(stay)"
    }
    return "\(steps) steps, \(reach) days before\n" + lines.sorted().joined(separator: "\n")
  }
}
