import StatementModel
import TestSupport

@testable import BookKeeping

/// Exports of one card that overlap with most of what is there, as a bank cuts them: nearly all of
/// their rows are known, and here and there one is not what it was.
struct OverlappingExports: Shrinkable, Hashable {
  struct File: Hashable {
    var number: Int
    var from: Int
    var to: Int
    var rows: [StatementRow]
  }

  /// What happened.
  private struct Event {
    var day: Int
    var lag: Int
    var cents: Int64
    var text: String
    var id: String
    var code: Int?
    /// Whether it waits for ever.
    var isStuck: Bool
  }

  private enum PendingIDs: CaseIterable {
    case kept, own, none
  }

  /// How the bank tells of it.
  private struct Habits {
    var hasIDs: Bool
    /// Whether what belongs together shares an id.
    var sharesIDs: Bool
    var countsAnew: Bool
    var hasPurchase: Bool
    var hasPosting: Bool
    var listsPending: Bool
    /// How often something waits for ever: one of so many.
    var sticksOne: Int
    /// What id a pending row has: that which it keeps, one of its own, or none.
    var pendingIDs: PendingIDs
    /// How often a row of a later file is not what it was: one of so many.
    var changesOne: Int
    var isNewestFirst: Bool
  }

  var files: [File] = []
  var salt: Int64

  private static let texts = [
    "METRO", "METRO 12", "CAFÉ ÎLE", "PAYPAL *STEAM", "IKEA", "GROCER 4 SPRINGFIELD", "Metro",
  ]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    salt = Int64(truncatingIfNeeded: random.next())
    let length = Int.random(in: 60...150, using: &random)
    let habits = Self.habits(&random)
    let events = Self.events(until: length, habits, &random)
    var end = 0
    for number in 1...Int.random(in: 2...4, using: &random) {
      let from =
        number == 1
        ? 0 : [0, 0, 7, 21, max(0, end - 9), max(0, end - 2)].randomElement(using: &random) ?? 0
      // The first is the longest, so that the next ones bring less.
      let step = number == 1 ? length * 3 / 4 : Int.random(in: 0...12, using: &random)
      end = min(length, end + step)
      files.append(
        Self.file(number, min(from, end), end, events, habits, &random))
    }
  }

  private static func habits(_ random: inout SeededGenerator) -> Habits {
    func one(of count: Int, _ random: inout SeededGenerator) -> Bool {
      Int.random(in: 0..<count, using: &random) == 0
    }
    let hasPurchase = Bool.random(using: &random)
    return Habits(
      hasIDs: !one(of: 3, &random), sharesIDs: one(of: 8, &random),
      countsAnew: one(of: 12, &random), hasPurchase: hasPurchase,
      hasPosting: !hasPurchase || one(of: 2, &random), listsPending: one(of: 2, &random),
      sticksOne: [1_000, 12].randomElement(using: &random) ?? 12,
      pendingIDs: PendingIDs.allCases.randomElement(using: &random) ?? .none,
      changesOne: [10_000, 10_000, 60, 25].randomElement(using: &random) ?? 60,
      isNewestFirst: one(of: 3, &random))
  }

  private static func events(
    until length: Int, _ habits: Habits, _ random: inout SeededGenerator
  ) -> [Event] {
    var events: [Event] = []
    for day in 0..<length {
      for _ in 0..<([0, 1, 1, 2, 4].randomElement(using: &random) ?? 0) {
        let same = Int.random(in: 0..<20, using: &random) == 0
        events.append(
          Event(
            day: day, lag: habits.hasPosting ? Int.random(in: 0...3, using: &random) : 0,
            cents: -Int64.random(in: 1...(same ? 4 : 4_000), using: &random),
            text: texts.randomElement(using: &random) ?? "",
            id: habits.sharesIDs && same && !events.isEmpty
              ? events[events.count - 1].id : "T\(events.count)",
            code: Int.random(in: 0..<9, using: &random) == 0 ? 5812 : nil,
            isStuck: Int.random(in: 0..<habits.sticksOne, using: &random) == 0))
        if Int.random(in: 0..<9, using: &random) == 0, var again = events.last {
          again.id = "T\(events.count)"
          again.lag = habits.hasPosting ? Int.random(in: 0...3, using: &random) : 0
          events.append(again)
        }
      }
    }
    return events
  }

  private static func file(
    _ number: Int, _ from: Int, _ to: Int, _ events: [Event], _ habits: Habits,
    _ random: inout SeededGenerator
  ) -> File {
    var rows: [(day: Int, row: StatementRow)] = []
    for event in events {
      let day = habits.hasPosting ? event.day + event.lag : event.day
      if from <= day, day <= to, !event.isStuck {
        // Of the last day not all may be there yet.
        if day == to, Int.random(in: 0..<4, using: &random) == 0 { continue }
        rows.append((day, row(of: event, habits, isPending: false)))
      } else if habits.listsPending, day > to || event.isStuck, from <= event.day, event.day <= to {
        rows.append((event.day, row(of: event, habits, isPending: true)))
      }
    }
    if number > 1 { change(&rows, habits, &random) }
    rows.sort { $0.day < $1.day }
    if habits.isNewestFirst { rows.reverse() }
    return File(
      number: number, from: from, to: to,
      rows: rows.enumerated().map { place, told in
        var row = told.row
        row.record = place + 1
        row.span = SourceSpan(line: place + 2, offset: place * 40, length: 40)
        if habits.countsAnew, habits.hasIDs { row.nativeID = "\(place + 1)" }
        return row
      })
  }

  private static func row(
    of event: Event, _ habits: Habits, isPending: Bool
  ) -> StatementRow {
    var details = RowDetails()
    details.merchantCategoryCode = event.code
    let posting = habits.hasPosting && !isPending ? event.day + event.lag : nil
    return StatementRow(
      record: 0, span: SourceSpan(line: 0, offset: 0, length: 0),
      status: isPending ? .pending : .posted,
      amount: ExactDecimal(units: event.cents, scale: 2) ?? .zero,
      purchaseDate: habits.hasPurchase || posting == nil ? TrueHistory.date(event.day) : nil,
      postingDate: posting.map(TrueHistory.date), description: event.text,
      nativeID: habits.hasIDs ? id(of: event, habits, isPending: isPending) : nil,
      details: details)
  }

  private static func id(of event: Event, _ habits: Habits, isPending: Bool) -> String? {
    guard isPending else { return event.id }
    return switch habits.pendingIDs {
    case .kept: event.id
    case .own: "P" + event.id
    case .none: nil
    }
  }

  /// What a bank tells otherwise than before.
  private static func change(
    _ rows: inout [(day: Int, row: StatementRow)], _ habits: Habits,
    _ random: inout SeededGenerator
  ) {
    for place in rows.indices.reversed()
    where Int.random(in: 0..<habits.changesOne, using: &random) == 0 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: rows[place].row.description += " REF 77"
      case 1: rows[place].row.description = "SOMETHING ELSE"
      case 2:
        let units = rows[place].row.amount.units - 10
        rows[place].row.amount = ExactDecimal(units: units, scale: 2) ?? .zero
      case 3: rows.remove(at: place)
      case 4:
        var more = rows[place]
        if more.row.nativeID != nil { more.row.nativeID = "M\(place)" }
        rows.insert(more, at: place)
      case 5: if place > 0 { rows.swapAt(place, place - 1) }
      case 6: if rows[place].row.nativeID != nil { rows[place].row.nativeID = "X\(place)" }
      default:
        let shift = Int.random(in: 1...20, using: &random)
        rows[place].day += shift
        rows[place].row.postingDate = rows[place].row.postingDate?.adding(days: shift)
        if rows[place].row.postingDate == nil {
          rows[place].row.purchaseDate = rows[place].row.purchaseDate?.adding(days: shift)
        }
      }
    }
  }

  var statements: [LiveStatement] {
    files.map { file in
      LiveStatement(
        fileHash: TrueHistory.hash(salt, file.number), ordinal: 0, source: "csv", currency: .usd,
        from: TrueHistory.date(file.from), to: TrueHistory.date(file.to), rows: file.rows)
    }
  }

  var smaller: [OverlappingExports] {
    var found: [OverlappingExports] = []
    for place in files.indices {
      var copy = self
      copy.files.remove(at: place)
      found.append(copy)
    }
    for place in files.indices {
      let count = files[place].rows.count
      // Many rows at once first: one by one takes long.
      var length = count / 2
      while length > 0 {
        for first in stride(from: 0, through: count - length, by: length) {
          var copy = self
          copy.files[place].rows.removeSubrange(first..<first + length)
          found.append(copy)
        }
        length /= 4
      }
      for row in files[place].rows.indices {
        var copy = self
        copy.files[place].rows.remove(at: row)
        found.append(copy)
      }
    }
    return found
  }

  var report: String {
    statements.enumerated().map { TrueHistory.report($1, "file \($0)") }.joined(separator: "\n")
  }
}
