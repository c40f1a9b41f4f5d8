import StatementModel
import TestSupport
import Testing

@testable import BookKeeping
@testable import Identity

/// Rows of one event in files of different formats.
struct FormatMatchingTests {
  struct Row {
    var amount: String
    var text: String
    var purchase: String?
    var posting: String?
    var id: String?
  }

  private static func statement(
    _ number: Int, _ source: String, _ first: String, _ last: String, _ rows: [Row]
  ) throws -> LiveStatement {
    LiveStatement(
      fileHash: String(number), ordinal: 0, source: source, currency: .usd, from: try day(first),
      to: try day(last),
      rows: try rows.enumerated().map { index, row in
        StatementRow(
          record: index + 1, span: SourceSpan(line: index + 1, offset: 0, length: 0),
          amount: try decimal(row.amount), purchaseDate: try row.purchase.map(day),
          postingDate: try row.posting.map(day), description: row.text, nativeID: row.id)
      })
  }

  private static func evaluate(
    _ csv: [Row], _ ofx: [Row], decisions: [DuplicateDecision] = []
  ) throws -> CardClusters {
    let one = try statement(1, "csv", "2026-03-01", "2026-03-31", csv)
    let other = try statement(2, "ofx", "2026-03-01", "2026-03-31", ofx)
    let result = CardClusters.evaluate(
      card: CardID("c"), statements: [one, other], decisions: decisions)
    let turned = CardClusters.evaluate(
      card: CardID("c"), statements: [other, one], decisions: decisions)
    #expect(result.shownIDs == turned.shownIDs)
    return result
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var csv: [Row]
    var ofx: [Row]
    var count: Int
    var doubtful = 0
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a name that OFX cuts",
      csv: [
        Row(
          amount: "-20", text: "THE VERY LONG BOOKSHOP OF LONDON PICCADILLY", posting: "2026-03-05")
      ],
      ofx: [
        Row(amount: "-20", text: "THE VERY LONG BOOKSHOP OF LONDON", posting: "2026-03-05", id: "a")
      ],
      count: 1),
    Case(
      testDescription: "one date called purchase here and posting there",
      csv: [Row(amount: "-20", text: "BOOKSHOP", purchase: "2026-03-05")],
      ofx: [Row(amount: "-20", text: "BOOKSHOP LONDON", posting: "2026-03-05", id: "a")], count: 1),
    Case(
      testDescription: "posted three days after the purchase",
      csv: [Row(amount: "-20", text: "BOOKSHOP", purchase: "2026-03-05")],
      ofx: [Row(amount: "-20", text: "BOOKSHOP", posting: "2026-03-08", id: "a")], count: 1),
    Case(
      testDescription: "posted six days after the purchase",
      csv: [Row(amount: "-20", text: "BOOKSHOP", purchase: "2026-03-05")],
      ofx: [Row(amount: "-20", text: "BOOKSHOP", posting: "2026-03-11", id: "a")], count: 2),
    Case(
      testDescription: "posting dates that differ",
      csv: [Row(amount: "-20", text: "BOOKSHOP", posting: "2026-03-05")],
      ofx: [Row(amount: "-20", text: "BOOKSHOP", posting: "2026-03-06", id: "a")], count: 2),
    Case(
      testDescription: "another text on the same day",
      csv: [Row(amount: "-20", text: "PAGES AND MORE", posting: "2026-03-05")],
      ofx: [Row(amount: "-20", text: "POS 4471 LONDON", posting: "2026-03-05", id: "a")],
      count: 2, doubtful: 1),
    Case(
      testDescription: "another amount",
      csv: [Row(amount: "-20", text: "BOOKSHOP", posting: "2026-03-05")],
      ofx: [Row(amount: "-21", text: "BOOKSHOP", posting: "2026-03-05", id: "a")], count: 2),
    Case(
      testDescription: "two equal purchases of one day",
      csv: [
        Row(amount: "-4", text: "COFFEE", posting: "2026-03-05"),
        Row(amount: "-4", text: "COFFEE", posting: "2026-03-05"),
      ],
      ofx: [
        Row(amount: "-4", text: "COFFEE BAR", posting: "2026-03-05", id: "a"),
        Row(amount: "-4", text: "COFFEE BAR", posting: "2026-03-05", id: "b"),
      ], count: 2),
    Case(
      testDescription: "fares of neighbouring days, purchases here and postings there",
      csv: (2...6).map { Row(amount: "-2.90", text: "METRO", purchase: "2026-03-0\($0)") }
        + [Row(amount: "-77", text: "HOTEL", purchase: "2026-03-04")],
      ofx: (3...7).map {
        Row(amount: "-2.90", text: "METRO", posting: "2026-03-0\($0)", id: "m\($0)")
      }
        + [Row(amount: "-77", text: "HOTEL", posting: "2026-03-05", id: "h")],
      count: 6),
    Case(
      testDescription: "fares, one of them not yet posted",
      csv: (2...6).map { Row(amount: "-2.90", text: "METRO", purchase: "2026-03-0\($0)") }
        + [Row(amount: "-77", text: "HOTEL", purchase: "2026-03-04")],
      ofx: (3...6).map {
        Row(amount: "-2.90", text: "METRO", posting: "2026-03-0\($0)", id: "m\($0)")
      }
        + [Row(amount: "-77", text: "HOTEL", posting: "2026-03-05", id: "h")],
      count: 6),
  ]

  @Test(arguments: cases)
  func `events of two formats are as many as they were`(_ test: Case) throws {
    let result = try Self.evaluate(test.csv, test.ofx)
    #expect(result.clusters.count == test.count)
    #expect(result.possibleDuplicates.count == test.doubtful)
  }

  @Test func `a person's word joins and keeps apart`() throws {
    let csv = [Row(amount: "-20", text: "PAGES AND MORE", posting: "2026-03-05")]
    let ofx = [Row(amount: "-20", text: "POS 4471 LONDON", posting: "2026-03-05", id: "a")]
    let result = try Self.evaluate(csv, ofx)
    func name(_ cluster: Int) -> DuplicateDecision.RowName {
      result.name(of: result.firstRow(of: cluster))
    }
    let same = DuplicateDecision(first: name(0), second: name(1), isSame: true)
    let other = DuplicateDecision(first: name(1), second: name(0), isSame: false)
    #expect(try Self.evaluate(csv, ofx, decisions: [same]).clusters.count == 1)
    let kept = try Self.evaluate(csv, ofx, decisions: [same, other])
    #expect(kept.clusters.count == 2)
    #expect(kept.possibleDuplicates.isEmpty)
    #expect(try Self.evaluate(csv, ofx, decisions: [other, same]).clusters.count == 1)
    // A refusal also holds against what would be joined by itself.
    let alike = [Row(amount: "-20", text: "PAGES AND MORE LONDON", posting: "2026-03-05", id: "a")]
    let joined = try Self.evaluate(csv, alike)
    #expect(joined.clusters.count == 1)
    let rows = joined.memberLists[0].map { joined.name(of: $0) }
    let refused = DuplicateDecision(first: rows[0], second: rows[1], isSame: false)
    #expect(try Self.evaluate(csv, alike, decisions: [refused]).clusters.count == 2)
  }

  @Test func `exports in two formats, cut and overlapping in any order, give the history`() {
    for seed in UInt64(1)...60 {
      for dating in MixedHistory.Dating.allCases {
        var history = MixedHistory(seed: seed, dating: dating)
        let statements = history.cut()
        let result = CardClusters.evaluate(card: CardID("c"), statements: statements)
        #expect(
          result.clusters.count == history.events.count, "seed \(seed), \(dating)")
        let again = CardClusters.evaluate(card: CardID("c"), statements: statements.reversed())
        #expect(again.shownIDs == result.shownIDs, "seed \(seed), \(dating)")
      }
    }
  }
}

/// A history whose months are downloaded as CSV here and as OFX there.
struct MixedHistory {
  /// Which day the only date of a CSV row is.
  enum Dating: CaseIterable {
    case posting, purchase, both
  }

  struct Event {
    var purchase: CalendarDate
    var posting: CalendarDate
    var amount: ExactDecimal
    var text: String
    var id: String
  }

  var events: [Event] = []
  private let dating: Dating
  private var random: SeededGenerator
  private let start = CalendarDate(year: 2026, month: 1, day: 1) ?? CalendarDate(dayNumber: 0)

  private static let merchants = [
    "BLUE BOTTLE COFFEE OAKLAND CALIFORNIA", "WHOLEFDS MARKET SAN FRANCISCO CA USA",
    "SHELL OIL STATION NUMBER 57442 BERKELEY", "CAFÉ DE L'ÎLE AUX CYGNES PARIS FRANCE",
  ]

  init(seed: UInt64, dating: Dating) {
    self.dating = dating
    random = SeededGenerator(seed: seed)
    for offset in 0..<40 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let purchase = start.adding(days: offset)
        let event = Event(
          purchase: purchase, posting: purchase.adding(days: Int.random(in: 0...3, using: &random)),
          amount: ExactDecimal(units: -Int64.random(in: 100...99_999, using: &random), scale: 2)
            ?? .zero,
          text: Self.merchants.randomElement(using: &random) ?? "", id: "F\(events.count)")
        events.append(event)
        if Int.random(in: 0..<6, using: &random) == 0 {
          var twin = event
          twin.id = "F\(events.count)"
          events.append(twin)
        }
      }
    }
  }

  /// The rows of whole days: a CSV lists by its own date, an OFX by the day of posting.
  private func statement(
    from first: Int, to last: Int, number: Int, isOFX: Bool
  ) -> LiveStatement {
    let range = start.adding(days: first)...start.adding(days: last)
    let chosen = events.filter {
      range.contains(isOFX || dating != .purchase ? $0.posting : $0.purchase)
    }
    let rows = chosen.enumerated().map { index, event in
      StatementRow(
        record: index + 1, span: SourceSpan(line: index + 2, offset: 0, length: 0),
        amount: event.amount,
        purchaseDate: isOFX || dating == .posting ? nil : event.purchase,
        postingDate: !isOFX && dating == .purchase ? nil : event.posting,
        description: isOFX ? String(event.text.prefix(32)) : event.text,
        nativeID: isOFX ? event.id : nil)
    }
    return LiveStatement(
      fileHash: "\(number)", ordinal: 0, source: isOFX ? "ofx" : "csv", currency: .usd,
      from: range.lowerBound, to: range.upperBound, rows: rows)
  }

  /// Windows that overlap, each in one format or in both, and the last days in both.
  mutating func cut() -> [LiveStatement] {
    var statements: [LiveStatement] = []
    var first = 0
    while first < 44 {
      let last = min(44, first + Int.random(in: 8...16, using: &random))
      let formats = [[true], [false], [true, false]].randomElement(using: &random) ?? [true]
      for isOFX in formats {
        statements.append(
          statement(from: first, to: last, number: statements.count + 1, isOFX: isOFX))
      }
      if last == 44 { break }
      first = last - Int.random(in: 5...7, using: &random)
    }
    return statements.shuffled(using: &random)
  }
}
