import StatementModel

@testable import BookKeeping
@testable import Identity

/// Something made at random that can be made smaller, to show what is wrong with less.
protocol Shrinkable: Sendable {
  /// Smaller ones, the smallest first.
  var smaller: [Self] { get }
  /// Everything in it, for people.
  var report: String { get }
}

extension TrueHistory: Shrinkable {
  var smaller: [TrueHistory] {
    var found: [TrueHistory] = []
    func offer(_ change: (inout TrueHistory) -> Void) {
      var copy = self
      change(&copy)
      if copy != self, copy.isDecidable { found.append(copy) }
    }
    for cut in cuts { offer { $0.cuts.removeAll { $0.number == cut.number } } }
    for event in events.reversed() { offer { $0.drop(event: event.number) } }
    if banks.count > 1 {
      offer {
        $0.cuts.removeAll { $0.bank > 0 }
        $0.banks.removeLast()
      }
    }
    for place in banks.indices {
      offer { $0.banks[place].ids = .none }
      offer { $0.banks[place].dates = .posting }
      offer { $0.banks[place].binding = .sameID }
      offer { $0.banks[place].listsPending = false }
      offer { $0.banks[place].isNewestFirst = false }
      offer { $0.banks[place].nameLimit = nil }
    }
    for place in cuts.indices {
      offer { $0.cuts[place].hidden = 0 }
      offer { $0.cuts[place].wording = 0 }
      offer { $0.cuts[place].wording = min(1, $0.cuts[place].wording) }
    }
    for place in events.indices {
      offer { $0.events[place].lag = 0 }
      offer { $0.events[place].authorized = nil }
      offer { $0.events[place].isAuthorized = $0.events[place].vanishesAfter != nil }
      offer { $0.events[place].installment = nil }
      offer { $0.events[place].merchantCode = nil }
      offer { $0.events[place].sharesIDOf = nil }
      offer { $0.events[place].text = "METRO" }
    }
    offer { $0.salt = 0 }
    return found
  }

  var report: String {
    var lines: [String] = []
    for (place, bank) in banks.enumerated() {
      let pending = bank.listsPending ? ", lists pending, bound by \(bank.binding)" : ""
      lines.append(
        "bank \(place): \(bank.format), ids \(bank.ids), dates \(bank.dates), "
          + "corrections \(bank.corrections), names \(bank.nameLimit.map(String.init) ?? "whole")"
          + pending)
    }
    for event in events {
      var line = "event \(event.number): day \(event.day)"
      if event.vanishesAfter == nil { line += ", posted \(event.postingDay)" }
      line += ", \(event.cents) \"\(event.text)\""
      if event.isAuthorized { line += ", authorized \(event.authorized ?? event.cents)" }
      if let days = event.vanishesAfter { line += ", gone after \(days) days" }
      if let part = event.installment { line += ", part \(part.number)" }
      if let other = event.sharesIDOf { line += ", with the id of \(other)" }
      if let other = event.corrects {
        line += event.isDeletion ? ", deletes \(other)" : ", replaces \(other)"
      }
      lines.append(line)
    }
    let told = told()
    let ordered = told.sorted { LiveStatement.canonicallyBefore($0.statement, $1.statement) }
    for one in ordered {
      lines.append(
        Self.report(one.statement, "file \(one.cut.number), day \(one.cut.from) to \(one.cut.to)"))
    }
    lines.append("the truth:")
    lines += truth(of: told).map { "  \($0)" }
    return lines.joined(separator: "\n")
  }

  static func report(_ statement: LiveStatement, _ title: String) -> String {
    var lines = [
      "\(title): \(statement.source), \(statement.from?.description ?? "-") to \(statement.to?.description ?? "-")"
    ]
    for row in statement.rows {
      let dates = [row.purchaseDate, row.postingDate].map { $0?.description ?? "-" }
      var line =
        "  \(row.record) \(row.status) \(dates.joined(separator: " ")) \(row.amount) \"\(row.description)\""
      if let id = row.nativeID { line += " id \(id)" }
      if row.hasDetails {
        if let id = row.details.settlesID { line += " settles \(id)" }
        if let other = row.details.correction { line += " \(other.action)s \(other.nativeID)" }
        if let part = row.details.installment { line += " part \(part.number)" }
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}
