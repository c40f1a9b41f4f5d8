import StatementModel

@testable import BookKeeping
@testable import Identity

/// One row of one file, with the event that it tells of.
struct ToldRow: Sendable {
  var cut: Int
  var event: TrueEvent
  var row: StatementRow
}

/// One file cut from a history: what identity sees, and what it is not told.
struct ToldStatement: Sendable {
  var cut: Cut
  var statement: LiveStatement
  /// By the rows of the statement.
  var events: [TrueEvent]
}

extension TrueHistory {
  /// Every file, as its bank writes it.
  func told() -> [ToldStatement] { cuts.map(told) }

  private func told(_ cut: Cut) -> ToldStatement {
    let bank = banks[cut.bank]
    var rows: [(day: Int, event: TrueEvent, status: StatementRow.Status)] = []
    for event in events {
      guard let status = status(of: event, in: cut, of: bank) else { continue }
      rows.append((listedDay(event, status, bank), event, status))
    }
    rows.sort { ($0.day, $0.event.number) < ($1.day, $1.event.number) }
    hideLast(&rows, cut, bank)
    if bank.isNewestFirst { rows.reverse() }
    let statement = LiveStatement(
      fileHash: Self.hash(salt, cut.number), ordinal: 0, source: bank.format, currency: .usd,
      from: Self.date(cut.from), to: Self.date(cut.to),
      rows: rows.enumerated().map { row(of: $1.event, $1.status, at: $0, in: cut, of: bank) })
    return ToldStatement(cut: cut, statement: statement, events: rows.map(\.event))
  }

  /// A content hash for a file.
  static func hash(_ salt: Int64, _ number: Int) -> String {
    var hash = StableHash()
    hash.add(salt)
    hash.add(Int64(number))
    let value = hash.value
    return TransactionID(high: value.high, low: value.low).description
  }

  /// What had not yet been posted on the last day is listed as pending, or not at all.
  private func hideLast(
    _ rows: inout [(day: Int, event: TrueEvent, status: StatementRow.Status)], _ cut: Cut,
    _ bank: Bank
  ) {
    for _ in 0..<cut.hidden {
      guard let last = rows.last, last.status == .posted, last.day == cut.to else { break }
      rows.removeLast()
    }
  }

  /// How an event is listed in a file, if at all.
  private func status(of event: TrueEvent, in cut: Cut, of bank: Bank) -> StatementRow.Status? {
    let isNamed = event.corrects != nil
    if isNamed, bank.corrections == .none { return nil }
    if bank.corrections == .feed {
      // A feed tells what changed since its last page, as it stands now.
      guard cut.from <= event.postingDay, event.postingDay <= cut.to else { return nil }
      let root = event.corrects ?? event.number
      let isOutdated = events.contains {
        $0.corrects == root && $0.postingDay <= cut.to && $0.number > event.number
      }
      return isOutdated ? nil : .posted
    }
    if let days = event.vanishesAfter {
      let isListed =
        bank.listsPending && cut.from <= event.day && event.day <= cut.to
        && cut.to < event.day + days
      return isListed ? .pending : nil
    }
    if event.postingDay > cut.to {
      let isListed =
        bank.listsPending && event.isAuthorized && cut.from <= event.day && event.day <= cut.to
      return isListed ? .pending : nil
    }
    let day = listedDay(event, .posted, bank)
    return cut.from <= day && day <= cut.to ? .posted : nil
  }

  /// The day by which an event is listed.
  private func listedDay(_ event: TrueEvent, _ status: StatementRow.Status, _ bank: Bank) -> Int {
    status == .pending || bank.dates == .purchase ? event.day : event.postingDay
  }

  private func row(
    of event: TrueEvent, _ status: StatementRow.Status, at index: Int, in cut: Cut, of bank: Bank
  ) -> StatementRow {
    let isPending = status == .pending
    var details = RowDetails()
    details.installment = event.installment
    details.merchantCategoryCode = event.merchantCode
    if !isPending, bank.ids == .stable, bank.binding == .statedID, event.isAuthorized {
      details.settlesID = pendingID(event, bank)
    }
    if let corrected = event.corrects {
      details.correction = RowCorrection(
        nativeID: "T\(corrected)", action: event.isDeletion ? .delete : .replace)
    }
    let listed = isPending ? event.day : event.postingDay
    let purchase: Int? =
      switch bank.dates {
      case .posting: nil
      case .purchase, .both: event.day
      case .mislabelled: listed
      }
    let posting: Int? =
      switch bank.dates {
      case .posting: listed
      case .both: isPending ? nil : event.postingDay
      case .purchase, .mislabelled: nil
      }
    let cents = isPending ? event.authorized ?? event.cents : event.cents
    return StatementRow(
      record: index + 1, span: SourceSpan(line: index + 2, offset: index * 40, length: 40),
      status: status, amount: ExactDecimal(units: cents, scale: 2) ?? .zero,
      purchaseDate: purchase.map(Self.date), postingDate: posting.map(Self.date),
      description: text(of: event, in: cut, of: bank),
      nativeID: id(of: event, status, at: index, in: cut, of: bank), details: details)
  }

  private func text(of event: TrueEvent, in cut: Cut, of bank: Bank) -> String {
    let text =
      switch cut.wording {
      case 0: event.text
      case 1: event.text + " 0412"
      default: Self.reworded(event.text)
      }
    return bank.nameLimit.map { String(text.prefix($0)) } ?? text
  }

  /// A text that is like no other.
  private static func reworded(_ text: String) -> String {
    let sum = text.utf8.reduce(7) { ($0 * 31 + Int($1)) % 9000 }
    return "N\(1000 + sum)"
  }

  private func id(
    of event: TrueEvent, _ status: StatementRow.Status, at index: Int, in cut: Cut, of bank: Bank
  ) -> String? {
    switch bank.ids {
    case .none: nil
    case .restarting: String(index + 1)
    case .changing: "F\(cut.number)-\(index)"
    case .filler: "0"
    case .stable: status == .pending ? pendingID(event, bank) : postedID(event, bank)
    }
  }

  private func postedID(_ event: TrueEvent, _ bank: Bank) -> String {
    if bank.corrections == .feed, let root = event.corrects { return "T\(root)" }
    return "T\(event.sharesIDOf ?? event.number)"
  }

  private func pendingID(_ event: TrueEvent, _ bank: Bank) -> String {
    bank.binding == .sameID ? postedID(event, bank) : "P\(event.number)"
  }
}
