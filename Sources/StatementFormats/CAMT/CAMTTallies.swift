import StatementModel

/// What was decided about entries, for the answer's decisions: counted, not listed.
struct CAMTTallies {
  /// A leniency or choice that an entry needed.
  enum Note: Int, CaseIterable, Sendable {
    case valueDateForBooking
    case paymentDateForBooking
    case statementDateForBooking
    case informationPending
    case futurePending
    case batch
    case currencyOfBalances
    case currencyOfEntries
  }

  private var counts = Array(repeating: 0, count: Note.allCases.count)
  var joinedPages = 0

  mutating func note(_ note: Note) { counts[note.rawValue] += 1 }

  mutating func count(_ notes: [Note]) {
    for note in notes { self.note(note) }
  }

  /// The decisions in their order; none where nothing was out of the ordinary.
  var decisions: [ReadingDecision] {
    var decisions = Note.allCases.compactMap { note -> ReadingDecision? in
      let count = counts[note.rawValue]
      return count > 0 ? Self.decision(note, count) : nil
    }
    if joinedPages > 0 {
      decisions.append(
        ReadingDecision(
          "pages", "put together",
          because: "\(joinedPages) statements are further pages of the one before them"))
    }
    return decisions
  }

  private static func decision(_ note: Note, _ count: Int) -> ReadingDecision {
    let entries = count == 1 ? "1 entry" : "\(count) entries"
    switch note {
    case .valueDateForBooking:
      return ReadingDecision(
        "booking date", "the value date", because: "\(entries) without BookgDt")
    case .paymentDateForBooking:
      return ReadingDecision(
        "booking date", "the date of the payment",
        because: "\(entries) without BookgDt and ValDt")
    case .statementDateForBooking:
      return ReadingDecision(
        "booking date", "the date of the statement", because: "\(entries) without any date")
    case .informationPending:
      return ReadingDecision(
        "status", "pending", because: "\(entries) with Sts INFO: told of, not booked")
    case .futurePending:
      return ReadingDecision(
        "status", "pending", because: "\(entries) with Sts FUTR: to be booked later")
    case .batch:
      return ReadingDecision(
        "batches", "one row each",
        because: "\(entries) of several payments; their sum is what was booked")
    case .currencyOfBalances:
      return ReadingDecision(
        "currency", "that of the booked balances", because: "the account names none")
    case .currencyOfEntries:
      return ReadingDecision(
        "currency", "that of the entries", because: "neither account nor booked balances tell")
    }
  }
}
