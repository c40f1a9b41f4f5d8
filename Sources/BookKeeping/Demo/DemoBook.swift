import StatementModel

/// A year of an invented person: statements of four cards, in two formats and two currencies.
///
/// The same day gives the same statements.
package struct DemoBook {
  /// The last day that there is anything of.
  let until: CalendarDate
  private var chance = SplitMix(state: 20_260_101)

  package init(until: CalendarDate) { self.until = until }

  /// What a statement has of one event.
  struct Entry {
    var card: String
    var day: CalendarDate
    var text: String
    /// Cents; less than none is spent.
    var cents: Int
  }

  /// Makes the book's files: its settings, and its statements by their paths below the book.
  ///
  /// - Parameter path: Where there is no book yet.
  package static func create(at path: String, until day: CalendarDate) throws(BookError) {
    _ = try Book.create(at: path)
    var demo = DemoBook(until: day)
    let files = [("daybook.yaml", text(of: "daybook.yaml"))] + demo.statements()
    try BookError.wrap { () throws(FileError) in
      for (name, text) in files {
        let target = "\(path)/\(name)"
        try FileAccess.makeFolder(FilePath(target).parent ?? path)
        try FileAccess.write(Array(text.utf8), to: target, isDurable: false)
      }
    }
  }

  /// The statements of twelve months, the last of which ends on the last day.
  mutating func statements() -> [(path: String, text: String)] {
    var months = [until.month]
    while months.count < 12 { months.insert(months[0].previous, at: 0) }
    var entries: [Entry] = []
    for (place, month) in months.enumerated() {
      entries += monthly(month, isLater: place >= 6) + often(month)
      if place == 8 { entries += journey(from: month.firstDay.adding(days: 9)) }
    }
    entries = entries.filter { $0.day <= until }
    var files: [(path: String, text: String)] = []
    var balances = ["checking": 412_350, "savings": 900_000]
    for month in months {
      let first = month.firstDay
      let last = min(month.lastDay, until)
      // A bill of the month before: a payment on one side, a debit on the other.
      let due = first.adding(days: 19)
      let before = entries.filter {
        $0.card == "visa" && $0.day < first && $0.day >= first.adding(days: -31)
      }
      let bill = before.map(\.cents).reduce(0, +)
      if bill < 0, due <= until {
        entries.append(
          Entry(card: "checking", day: due, text: "VISA GOLD AUTOPAY PAYMENT", cents: bill))
        entries.append(
          Entry(card: "visa", day: due, text: "AUTOMATIC PAYMENT - THANK YOU", cents: -bill))
      }
      if first.adding(days: 25) <= until {
        entries.append(
          Entry(
            card: "checking", day: first.adding(days: 25), text: "TRANSFER TO SAVINGS",
            cents: -40_000))
        entries.append(
          Entry(
            card: "savings", day: first.adding(days: 25), text: "TRANSFER FROM CHECKING",
            cents: 40_000))
      }
      for card in ["checking", "savings"] {
        let own = Self.inOrder(entries, card, first...last)
        guard !own.isEmpty else { continue }
        let closing = balances[card, default: 0] + own.map(\.cents).reduce(0, +)
        balances[card] = closing
        files.append(
          ("Statements/\(card)/\(month).ofx", DemoStatement.ofx(own, card, first...last, closing)))
      }
      // Banks' exports overlap.
      let visa = Self.inOrder(entries, "visa", first...min(last.adding(days: 3), until))
      if !visa.isEmpty { files.append(("Statements/visa/\(month).csv", DemoStatement.csv(visa))) }
    }
    let travel = Self.inOrder(entries, "travel", (months.first?.firstDay ?? until)...until)
    if !travel.isEmpty {
      files.append(("Statements/travel/journey.csv", DemoStatement.euros(travel)))
    }
    return files
  }

  private static func inOrder(
    _ entries: [Entry], _ card: String, _ days: ClosedRange<CalendarDate>
  ) -> [Entry] {
    entries.enumerated().filter { $0.element.card == card && days.contains($0.element.day) }
      .sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(\.element)
  }

  // MARK: What happens

  private func monthly(_ month: Month, isLater: Bool) -> [Entry] {
    Self.rows(of: "monthly.csv", fields: 5).map { row in
      Entry(
        card: row[0], day: month.firstDay.adding(days: Self.number(row[2]) - 1), text: row[1],
        cents: Self.number(row[isLater ? 4 : 3]))
    }
  }

  private mutating func often(_ month: Month) -> [Entry] {
    var entries: [Entry] = []
    for row in Self.rows(of: "often.csv", fields: 5) {
      let tenths = Self.number(row[2])
      let count = tenths / 10 + (chance.below(10) < tenths % 10 ? 1 : 0)
      for _ in 0..<count {
        let (least, most) = (Self.number(row[3]), Self.number(row[4]))
        // Small sums are more common than large ones.
        let cents = least + min(chance.below(most - least), chance.below(most - least))
        entries.append(
          Entry(
            card: row[0], day: month.firstDay.adding(days: chance.below(28)), text: row[1],
            cents: -cents))
        // Now and then something goes back.
        if row[1].hasPrefix("AMAZON"), chance.below(12) == 0, let last = entries.last {
          entries.append(
            Entry(card: last.card, day: last.day.adding(days: 6), text: last.text, cents: cents))
        }
      }
    }
    return entries
  }

  private func journey(from day: CalendarDate) -> [Entry] {
    Self.rows(of: "journey.csv", fields: 3).map { row in
      Entry(
        card: "travel", day: day.adding(days: Self.number(row[0])), text: row[1],
        cents: -Self.number(row[2]))
    }
  }

  // MARK: Data

  private static func rows(of name: String, fields: Int) -> [[String]] {
    text(of: name).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: ";", omittingEmptySubsequences: false).map(String.init) }
      .filter { $0.count == fields }
  }

  private static func number(_ text: String) -> Int { Int(text) ?? 0 }

  private static func text(of name: String) -> String {
    EmbeddedFiles.all.first { $0.path == "Demo/\(name)" }?.text ?? ""
  }
}

/// Numbers that look like chance and are the same each time (SplitMix64).
private struct SplitMix {
  var state: UInt64

  /// A number from 0 to below a bound.
  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(max(1, bound)))
  }
}
