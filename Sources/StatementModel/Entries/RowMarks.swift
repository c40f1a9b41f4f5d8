/// What is asked of each row again and again, in one byte.
///
/// A row holds references; asking one of many for a property that stands in its box copies it, and
/// counts each of them. So the answers are taken once, here, where the compiler sees that they touch
/// one word.
package struct RowMarks: OptionSet, Sendable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let pending = RowMarks(rawValue: 1 << 0)
  /// It corrects another row by its id.
  package static let correction = RowMarks(rawValue: 1 << 1)
  /// It names the pending row that it settles.
  package static let settlesID = RowMarks(rawValue: 1 << 2)
  /// It is a part of a purchase paid in parts.
  package static let installment = RowMarks(rawValue: 1 << 3)

  /// It names another row by its id.
  package static let namesOther: RowMarks = [.correction, .settlesID]
}

extension [StatementRow] {
  /// The marks of each row, in order.
  package var marks: [RowMarks] {
    var marks: [RowMarks] = []
    marks.reserveCapacity(count)
    let rows = span
    for place in rows.indices {
      var found: RowMarks = rows[place].status == .pending ? .pending : []
      if let box = rows[place].box { found.formUnion(Self.marks(of: box)) }
      marks.append(found)
    }
    return marks
  }

  private static func marks(of box: DetailsBox) -> RowMarks {
    var marks: RowMarks = []
    if box.details.correction != nil { marks.insert(.correction) }
    if box.details.settlesID != nil { marks.insert(.settlesID) }
    if box.details.installment != nil { marks.insert(.installment) }
    return marks
  }

  /// The day of each row that identity compares.
  package var keyDays: [Int32] {
    var days: [Int32] = []
    days.reserveCapacity(count)
    let rows = span
    for place in rows.indices { days.append(rows[place].keyDate.dayNumber) }
    return days
  }
}

extension StatementRow {
  /// Whether a row of one statement and a row of another say the same of their transaction, dates
  /// and place apart; of equal texts.
  ///
  /// - Parameter currencies: Those of the statements, for rows that name none.
  package static func showAlike(
    _ one: Int, of rows: [StatementRow], _ other: Int, of others: [StatementRow],
    currencies: (Currency, Currency)
  ) -> Bool {
    let (rows, others) = (rows.span, others.span)
    guard rows[one].amount == others[other].amount, rows[one].status == others[other].status,
      rows[one].currency ?? currencies.0 == others[other].currency ?? currencies.1
    else { return false }
    guard let box = rows[one].box else { return others[other].box?.details.showsNothing ?? true }
    guard let more = others[other].box else { return box.details.showsNothing }
    return box === more || box.details.showsAlike(more.details)
  }
}

extension RowDetails {
  /// Whether a transaction shows the same of both.
  fileprivate func showsAlike(_ other: RowDetails) -> Bool {
    memo == other.memo && kind == other.kind && original == other.original
      && installment == other.installment && bankCategory == other.bankCategory
      && merchantCategoryCode == other.merchantCategoryCode
  }

  fileprivate var showsNothing: Bool { showsAlike(RowDetails()) }
}

extension [StatementRow] {
  /// Adds what a transaction shows of a row's details.
  package func addDetails(at index: Int, to sum: inout Checksum) {
    guard let box = span[index].box else { return }
    box.details.addShown(to: &sum)
  }
}

extension RowDetails {
  /// Adds all of which a transaction shows something.
  package func addShown(to sum: inout Checksum) {
    sum.add(memo ?? "")
    sum.add(Int64(kind?.rawValue ?? .max))
    if let original {
      sum.add(original.amount.units)
      sum.add(Int64(original.amount.scale))
      sum.add(original.currency.packedCode)
    }
    if let installment {
      sum.add(Int64(installment.number))
      sum.add(Int64(installment.count))
    }
    sum.add(bankCategory ?? "")
    sum.add(Int64(merchantCategoryCode ?? -1))
    // An absent text and an empty one differ, and so do what is left out and what follows it.
    let isThere = [memo != nil, original != nil, installment != nil, bankCategory != nil]
    sum.add(isThere.reduce(Int64(0)) { $0 << 1 | ($1 ? 1 : 0) })
  }
}
