import Foundation
import TestSupport
import Testing

/// Years of overlapping exports come to exactly what happened.
struct OverlapTests {
  /// A purchase or a payment.
  private struct Event {
    var card: String
    var date: String
    /// Days from the first of all.
    var day: Int
    var text: String
    var cents: Int

    private var size: String {
      let rest = abs(cents) % 100
      return "\(abs(cents) / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
    var amount: String { (cents < 0 ? "-" : "") + size }
    var line: String {
      "\(date),\(text),\(cents < 0 ? size : ""),\(cents < 0 ? "" : size)"
    }
  }

  private static let header = "Date,Description,Debit,Credit\n"
  private static let shops = ["COFFEE HOUSE", "GROCER 17", "BOOKSHOP", "FUEL 4471", "PHARMACY"]
  private static let daysOfMonth = 28

  /// Some months of some cards; now and then two equal purchases on one day.
  private static func events(
    cards: Int, months: Int, using random: inout SeededGenerator
  ) -> [Event] {
    var events: [Event] = []
    for card in 1...cards {
      for day in 0..<months * daysOfMonth where Int.random(in: 0..<7, using: &random) == 0 {
        let month = day / daysOfMonth
        let numbers = [2024 + month / 12, month % 12 + 1, day % daysOfMonth + 1]
        let date = numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
        let event = Event(
          card: "card-\(card)", date: date, day: day,
          text: shops.randomElement(using: &random) ?? "",
          cents: Int.random(in: -9_999...500, using: &random))
        events += Int.random(in: 0..<8, using: &random) == 0 ? [event, event] : [event]
      }
    }
    return events
  }

  @Test func `every file in random order, twice: exactly the rows, sum and count`() throws {
    var random = SeededGenerator(seed: 2026)
    let (cards, months) = (12, 24)
    let events = Self.events(cards: cards, months: months, using: &random)
    try #require(events.count > 1000)
    let place = try Books.empty()
    var files: [(card: String, text: String)] = []
    for card in 1...cards {
      let own = events.filter { $0.card == "card-\(card)" }
      for month in 0..<months {
        // A month, and some days of those before and after it.
        let first = month * Self.daysOfMonth - Int.random(in: 0...9, using: &random)
        let last = (month + 1) * Self.daysOfMonth + Int.random(in: 0...9, using: &random)
        let lines = own.filter { first...last ~= $0.day }.map(\.line)
        files.append(("card-\(card)", Self.header + lines.joined(separator: "\n") + "\n"))
      }
    }
    // A run takes files in the order of their names; each round is a run over another third.
    for round in 1...2 {
      files.shuffle(using: &random)
      for (number, file) in files.enumerated() {
        try place.write("Statements/\(file.card)/\(round)-\(number).csv", file.text)
        guard number % 96 == 95 else { continue }
        let ran = try place("run", "--quiet")
        try #require(ran.code == 0, "\(ran.talk)")
      }
      let found = try place.transactions()
      #expect(found.count == events.count)
      let lines = found.map { "\($0.card) \($0.date),\($0.description),\($0.amount)" }.sorted()
      let truth = events.map { "\($0.card) \($0.date),\($0.text),\($0.amount)" }.sorted()
      #expect(lines == truth, "round \(round)")
      let cents = found.compactMap { Int($0.amount.replacing(".", with: "")) }
      #expect(cents.reduce(0, +) == events.map(\.cents).reduce(0, +))
    }
  }
}
