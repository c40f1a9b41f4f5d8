import StatementModel
import TestSupport

@testable import BookKeeping

extension TrueHistory {
  private static let merchants: [(text: String, code: Int?)] = [
    ("SQ *BLUE BOTTLE COFFEE", nil), ("SHELL OIL 57442", 5541), ("SHELL", 5541),
    ("PAYPAL *STEAMGAMES COM 4259522985 LUXEMBOURG", nil), ("רמי לוי שיווק השקמה", nil),
    ("CAFÉ ÎLE", 5812), ("METRO", nil), ("JOE'S TAVERN LONG ISLAND CITY NEW YORK", 5813),
  ]
  private static let amounts: [Int64] = [-290, -1000, -1150, -1250, -4420, 500]

  /// A small history whose truth the rules can tell.
  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    salt = Int64(truncatingIfNeeded: random.next())
    makeBanks(&random)
    let last = Int.random(in: Laws.isLong ? 4...30 : 3...15, using: &random)
    for _ in 0..<Int.random(in: Laws.isLong ? 1...8 : 1...3, using: &random) {
      addEvent(until: last, &random)
    }
    switch banks[0].corrections {
    case .named: addCorrections(until: last, inFeed: false, &random)
    case .feed: addCorrections(until: last, inFeed: true, &random)
    case .none: addParts(until: last, &random)
    }
    cut(until: last, &random)
    // What the files leave open is told in another way, or not at all.
    if !isDecidable {
      for place in cuts.indices where cuts[place].wording == 2 { cuts[place].wording = 1 }
    }
    if !isDecidable { for place in cuts.indices { cuts[place].wording = 0 } }
    if !isDecidable { for place in cuts.indices { cuts[place].hidden = 0 } }
    if !isDecidable, banks[0].ids == .restarting { banks[0].listsPending = false }
    while !isDecidable, events.count > 1 { drop(event: events[events.count - 1].number) }
  }

  /// Takes an event out, and what stands on it.
  mutating func drop(event number: Int) {
    events.removeAll { $0.number == number || $0.corrects == number || $0.sharesIDOf == number }
  }

  private mutating func makeBanks(_ random: inout SeededGenerator) {
    func chance(_ one: Int, _ random: inout SeededGenerator) -> Bool {
      Int.random(in: 0..<one, using: &random) == 0
    }
    var bank = Bank()
    bank.ids = .allCases.randomElement(using: &random) ?? .none
    bank.dates = .allCases.randomElement(using: &random) ?? .posting
    bank.listsPending = bank.ids != .filler && Bool.random(using: &random)
    bank.isNewestFirst = chance(3, &random)
    if bank.ids == .stable { bank.binding = .allCases.randomElement(using: &random) ?? .sameID }
    if chance(6, &random) {
      bank.ids = .stable
      bank.listsPending = false
      bank.corrections = Bool.random(using: &random) ? .named : .feed
      bank.format = bank.corrections == .named ? "ofx" : "json"
    }
    banks = [bank]
    guard bank.corrections == .none, chance(3, &random) else { return }
    var other = Bank(format: "ofx")
    other.ids = [.none, .stable, .changing].randomElement(using: &random) ?? .none
    other.dates =
      bank.dates == .mislabelled || Bool.random(using: &random) ? .posting : .both
    other.nameLimit = Bool.random(using: &random) ? 32 : nil
    banks.append(other)
  }

  private mutating func addEvent(until last: Int, _ random: inout SeededGenerator) {
    let merchant = Self.merchants.randomElement(using: &random) ?? ("", nil)
    let number = events.count + 1
    var event = TrueEvent(
      number: number, day: Int.random(in: 0...last, using: &random),
      lag: Int.random(in: 0...4, using: &random),
      cents: Bool.random(using: &random)
        ? Self.amounts.randomElement(using: &random) ?? 0
        : -Int64.random(in: 1000...9999, using: &random), text: merchant.text)
    event.merchantCode = merchant.code
    if banks[0].corrections == .feed { event.lag = 0 }
    if banks[0].listsPending, Bool.random(using: &random) {
      event.isAuthorized = true
      switch Int.random(in: 0..<5, using: &random) {
      case 0: event.vanishesAfter = Int.random(in: 1...8, using: &random)
      case 1 where event.cents < 0: event.authorized = -100
      case 2 where event.cents < 0:
        event.authorized = event.cents * Int64.random(in: 80...99, using: &random) / 100
      default: break
      }
    }
    append(event)
    // An equal purchase on the same day is another purchase.
    if Int.random(in: 0..<4, using: &random) == 0 {
      event.number += 1
      append(event)
    }
  }

  private mutating func append(_ event: TrueEvent) {
    if events.allSatisfy({ isDecidable($0, event) }) { events.append(event) }
  }

  /// Purchases in parts, under one id, and a fee under the id of its purchase.
  private mutating func addParts(until last: Int, _ random: inout SeededGenerator) {
    let next = (events.last?.number ?? 0) + 1
    if Int.random(in: 0..<5, using: &random) == 0 {
      let day = Int.random(in: 0...last, using: &random)
      for part in 1...2 {
        var event = TrueEvent(
          number: next + part, day: day + (part - 1) * 7, cents: -3333, text: "IKEA")
        event.installment = Installment(number: part, count: 2)
        if part == 2 { event.sharesIDOf = next + 1 }
        append(event)
      }
      if event(next + 1) == nil { drop(event: next + 1) }
    }
    guard let hotel = events.first(where: { !$0.isAuthorized }),
      Int.random(in: 0..<5, using: &random) == 0
    else { return }
    var fee = TrueEvent(
      number: next + 3, day: hotel.day, lag: hotel.lag, cents: -77, text: "FOREIGN FEE")
    fee.sharesIDOf = hotel.number
    append(fee)
  }

  private mutating func addCorrections(
    until last: Int, inFeed: Bool, _ random: inout SeededGenerator
  ) {
    for event in events where Bool.random(using: &random) {
      var corrected = event
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        var correction = corrected
        correction.number = (events.last?.number ?? 0) + 1
        correction.corrects = inFeed ? event.number : corrected.number
        correction.isDeletion = Int.random(in: 0..<3, using: &random) == 0
        // A feed's versions come on later days; their order on one day is not told.
        correction.day += Int.random(in: (inFeed ? 1 : 0)...3, using: &random)
        if !correction.isDeletion, Bool.random(using: &random) { correction.cents = -7777 }
        events.append(correction)
        if correction.isDeletion { break }
        corrected = correction
      }
    }
  }

  /// Files that overlap and together tell of every day, and some others.
  private mutating func cut(until last: Int, _ random: inout SeededGenerator) {
    let end = last + 5
    var from = 0
    while true {
      let to = min(end, from + Int.random(in: 3...14, using: &random))
      add(Cut(number: cuts.count + 1, bank: 0, from: from, to: to), &random)
      if to == end { break }
      from = max(from + 1, to + 1 - Int.random(in: 0...5, using: &random))
    }
    for _ in 0..<Int.random(in: 0...(Laws.isLong ? 2 : 1), using: &random) {
      let from = Int.random(in: 0...last, using: &random)
      let to = min(end, from + Int.random(in: 0...9, using: &random))
      add(Cut(number: cuts.count + 1, bank: 0, from: from, to: to), &random)
    }
  }

  private mutating func add(_ cut: Cut, _ random: inout SeededGenerator) {
    var cut = cut
    cut.bank = Int.random(in: 0..<banks.count, using: &random)
    if Int.random(in: 0..<6, using: &random) == 0 {
      cut.hidden = Int.random(in: 1...2, using: &random)
    }
    if banks.count == 1, banks[0].ids == .stable, banks[0].corrections == .none {
      cut.wording = [0, 0, 1, 2].randomElement(using: &random) ?? 0
    }
    cuts.append(cut)
  }
}
