import StatementModel

@testable import StatementFormats

/// A file as an exporter of the library would write it, made from its header: two purchases and two
/// payments that only the entry can tell apart, on days that only the entry can put in order.
struct ExporterSample {
  let exporter: KnownExporter
  private let cells: [HeaderCell]

  /// Day and month, in no order under either reading.
  private static let days = [(3, 4), (9, 2), (1, 6), (5, 8)]
  private static let spent = ["12.34", "5.60"]
  private static let received = ["7.00", "1.25"]
  /// What the rows amount to.
  static let sum = "-9.69"

  init(_ exporter: KnownExporter) {
    self.exporter = exporter
    cells = exporter.header.map(HeaderCell.init)
  }

  /// Whether the file tells the sign without the entry: by columns or by words.
  private var isTold: Bool { direction != nil || (debit != nil && amount == nil) }

  /// Whether reading it must ask for the sign.
  var asksForSign: Bool { exporter.outflow == nil && !isTold }

  /// The first row's day.
  var firstDay: (month: Int, day: Int) { exporter.dateOrder == .mdy ? (3, 4) : (4, 3) }

  private func column(_ role: StatementProfile.Role) -> Int? {
    exporter.columns[role].flatMap { name in exporter.header.firstIndex(of: name) }
  }

  private var debit: Int? { column(.debit) ?? cells.firstIndex { $0.meaning == .debit } }
  private var credit: Int? { column(.credit) ?? cells.firstIndex { $0.meaning == .credit } }

  private var amount: Int? {
    if let named = column(.amount) { return named }
    guard column(.debit) == nil else { return nil }
    return cells.firstIndex { $0.meaning == .netAmount }
      ?? cells.firstIndex { $0.meaning == .amount }
      ?? cells.firstIndex { $0.meaning == .grossAmount }
  }

  /// The words for out and in, where a column tells them.
  private var direction: (column: Int, out: String, in: String)? {
    for (index, cell) in exporter.header.enumerated() {
      if let words = Self.directions[exporter.name + "/" + cell] ?? Self.directions[cell] {
        return (index, words.0, words.1)
      }
    }
    return nil
  }

  private static let directions: [String: (String, String)] = [
    "Af Bij": ("Af", "Bij"), "Debit/credit": ("Debit", "Credit"), "Debit/Credit": ("D", "C"),
    "CreditDebet": ("D", "C"),
    "Credit Debit Indicator": ("Debit", "Credit"), "Type of Transaction": ("Debit", "Credit"),
    "Capital One 360/Transaction Type": ("Debit", "Credit"),
    "BMO account/Transaction Type": ("DEBIT", "CREDIT"),
    "Mint/Transaction Type": ("debit", "credit"), "Debit or Credit": ("DBIT", "CRDT"),
    "ANZ New Zealand credit card/Type": ("D", "C"),
  ]

  private func date(_ row: Int) -> String {
    let (first, second) = Self.days[row]
    switch exporter.dateOrder {
    case .dmy: return "0\(first)/0\(second)/2026"
    case .mdy: return "0\(first)/0\(second)/2026"
    case .ymd: return "20260\(second)0\(first)"
    case nil: return "2026-0\(second)-0\(first)"
    }
  }

  private func money(_ text: String) -> String {
    exporter.decimalMark == .comma ? text.replacing(".", with: ",") : text
  }

  private func cell(_ column: Int, _ row: Int) -> String {
    let isSpent = row % 2 == 0
    let size = money((isSpent ? Self.spent : Self.received)[row / 2])
    let dateColumn = self.column(.date)
    let isDate = cells[column].meaning?.isDate == true && dateColumn == nil && column != amount
    if column == dateColumn || isDate {
      return date(row)
    }
    if let direction, column == direction.column {
      return isSpent ? direction.out : direction.in
    }
    if column == amount {
      let isMinus =
        exporter.outflow.map { ($0 == .negative) == isSpent } ?? (direction == nil && isSpent)
      return isMinus ? "-" + size : size
    }
    if amount == nil {
      if column == debit { return isSpent ? size : "" }
      if column == credit { return isSpent ? "" : size }
    }
    if column == self.column(.currency) || cells[column].meaning == .currency {
      return exporter.currency?.code ?? "EUR"
    }
    let isText = cells[column].meaning?.isText == true || column == self.column(.description)
    return isText ? "Corner \(["A", "B", "C", "D"][row])" : ""
  }

  /// The file.
  var text: String {
    var lines = [exporter.header.joined(separator: ";")]
    for row in Self.days.indices {
      lines.append(cells.indices.map { cell($0, row) }.joined(separator: ";"))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
