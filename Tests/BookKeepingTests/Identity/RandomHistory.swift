import StatementModel
import TestSupport

@testable import BookKeeping
@testable import Identity

/// A card's true history, and statements cut out of it, as banks export them.
struct RandomHistory {
  /// One true event.
  struct Event {
    var day: CalendarDate
    var amount: ExactDecimal
    var description: String
    var id: String
    var installment: Installment?
    /// The event that the bank sent it in place of, or to take back.
    var correction: RowCorrection?
  }

  /// What the source's ids are like.
  enum IDs: CaseIterable {
    case stable, none, restarting, rewritten
    /// Stable ids, and some rows that correct others.
    case correcting
    /// No ids, and two layouts: one with the date of purchase alone, one with both dates.
    case layouts
  }

  var events: [Event] = []
  let ids: IDs
  private var random: SeededGenerator

  private static let merchants = [
    "SQ *BLUE BOTTLE COFFEE", "WHOLEFDS MKT #10234", "SHELL OIL 57442", "UBER   *TRIP",
    "AMZN Mktp US*2K3LL0", "רמי לוי שיווק השקמה", "CAFÉ ÎLE", "TRADER JOE'S #552",
  ]

  /// - Parameter days: How many days from 2026-01-01 on the history spans.
  init(seed: UInt64, ids: IDs, days: Int = 40) {
    self.ids = ids
    random = SeededGenerator(seed: seed)
    let start = CalendarDate(year: 2026, month: 1, day: 1) ?? CalendarDate(dayNumber: 0)
    for offset in 0..<days {
      if ids == .layouts {
        // What happens every day shows whether purchase and posting dates are told apart.
        events.append(
          Event(
            day: start.adding(days: offset), amount: ExactDecimal(units: -290, scale: 2) ?? .zero,
            description: "METRO", id: ""))
      }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let cents = Int64.random(in: 100...900, using: &random) * 10
        let event = Event(
          day: start.adding(days: offset),
          amount: ExactDecimal(units: -cents, scale: 2) ?? .zero,
          description: Self.merchants.randomElement(using: &random) ?? "",
          id: "T\(events.count)-\(offset)", installment: nil)
        events.append(event)
        // An equal purchase on the same day is another purchase.
        if Int.random(in: 0..<5, using: &random) == 0 {
          var twin = event
          twin.id = "T\(events.count)-\(offset)"
          events.append(twin)
        }
      }
      // A purchase in parts: one voucher number for all of them.
      if offset % 13 == 5 {
        for number in 1...3 where offset + (number - 1) * 7 < days {
          events.append(
            Event(
              day: start.adding(days: offset + (number - 1) * 7),
              amount: ExactDecimal(units: -3333, scale: 2) ?? .zero, description: "IKEA",
              id: "V\(offset)", installment: Installment(number: number, count: 3)))
        }
      }
    }
    if ids == .correcting { addCorrections(days: days) }
    events.sort { ($0.day, $0.id) < ($1.day, $1.id) }
  }

  /// Replaces some events and deletes others, on the same day or later, and some of those again.
  private mutating func addCorrections(days: Int) {
    let end = (CalendarDate(year: 2026, month: 1, day: 1) ?? CalendarDate(dayNumber: 0))
      .adding(days: days - 1)
    var index = 0
    while index < events.count {
      defer { index += 1 }
      let event = events[index]
      guard event.installment == nil, event.correction?.action != .delete,
        Int.random(in: 0..<6, using: &random) == 0
      else { continue }
      var correction = event
      correction.id = "C\(events.count)"
      correction.day = min(end, event.day.adding(days: Int.random(in: 0...5, using: &random)))
      let isDeletion = Int.random(in: 0..<3, using: &random) == 0
      correction.correction = RowCorrection(
        nativeID: event.id, action: isDeletion ? .delete : .replace)
      if !isDeletion, Bool.random(using: &random) {
        correction.amount = ExactDecimal(units: -7777, scale: 2) ?? .zero
      }
      events.append(correction)
    }
  }

  /// The events of whole days as one file: `number` tells downloads of the same days apart.
  func statement(from first: Int, to last: Int, number: Int) -> LiveStatement {
    let start = CalendarDate(year: 2026, month: 1, day: 1) ?? CalendarDate(dayNumber: 0)
    let range = start.adding(days: first)...start.adding(days: last)
    let chosen = events.filter { range.contains($0.day) }
    var rows: [StatementRow] = []
    for (index, event) in chosen.enumerated() {
      let id: String? =
        switch ids {
        case .stable, .correcting: event.id
        case .none, .layouts: nil
        case .restarting: String(index + 1)
        case .rewritten: "F\(number)-\(index)"
        }
      var details = RowDetails()
      details.installment = event.installment
      details.correction = event.correction
      rows.append(
        StatementRow(
          record: index + 1, span: SourceSpan(line: index + 2, offset: index * 40, length: 40),
          amount: event.amount, purchaseDate: ids == .layouts ? event.day : nil,
          postingDate: posting(of: event, in: number), description: event.description,
          nativeID: id, details: details))
    }
    let hash = String(number, radix: 16)
    return LiveStatement(
      fileHash: String(repeating: "0", count: 64 - hash.count) + hash, ordinal: 0, source: "csv",
      currency: .usd, from: range.lowerBound, to: range.upperBound, rows: rows)
  }

  /// The day the bank posts an event, as far as the layout of the file says.
  private func posting(of event: Event, in number: Int) -> CalendarDate? {
    guard ids == .layouts else { return event.day }
    guard number % 2 == 0 else { return nil }
    return event.day.adding(days: event.description.utf8.count % 4)
  }

  /// Overlapping windows of whole days that together cover the history, some of them twice.
  mutating func cut(days: Int = 40) -> [LiveStatement] {
    var statements: [LiveStatement] = []
    var first = 0
    while first < days {
      let last = min(days - 1, first + Int.random(in: 6...14, using: &random))
      statements.append(statement(from: first, to: last, number: statements.count + 1))
      if Int.random(in: 0..<3, using: &random) == 0 {
        statements.append(statement(from: first, to: last, number: statements.count + 1))
      }
      if last == days - 1 { break }
      first = last - Int.random(in: 1...4, using: &random)
    }
    return statements.shuffled(using: &random)
  }

  /// The events as texts, sorted: what a correct book shows.
  var truth: [String] {
    let corrected = Set(events.compactMap(\.correction?.nativeID))
    return events.filter { !corrected.contains($0.id) && $0.correction?.action != .delete }
      .map { Self.text($0.day, $0.amount, $0.description, $0.installment) }.sorted()
  }

  static func text(
    _ day: CalendarDate, _ amount: ExactDecimal, _ description: String, _ part: Installment?
  ) -> String {
    "\(day) \(amount) \(description) \(part.map { "\($0.number)/\($0.count)" } ?? "")"
  }

  /// What identity made of the statements, as texts, sorted.
  static func found(_ result: CardClusters) -> [String] {
    return result.transactions.map { _, transaction in
      text(
        transaction.date(by: .purchase), transaction.amount.amount, transaction.description,
        transaction.details.installment)
    }.sorted()
  }
}
