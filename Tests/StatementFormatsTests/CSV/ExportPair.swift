import StatementModel
import TestSupport

@testable import StatementFormats

/// Two exports of one account that overlap, and where the later has records of the earlier one.
struct ExportPair {
  var earlier: [UInt8]
  var later: [UInt8]
  var stretches: [KnownText.Stretch]

  init(seed: UInt64) {
    var maker = ExportMaker(seed: seed)
    self = maker.pair()
  }

  init(earlier: [UInt8], later: [UInt8], stretches: [KnownText.Stretch]) {
    self.earlier = earlier
    self.later = later
    self.stretches = stretches
  }
}

/// Makes pairs of exports in many layouts.
struct ExportMaker {
  /// Something by which a row may hang on others.
  enum Trouble: CaseIterable, Sendable {
    case none, longText, otherDecimals, impossibleDate, furtherLine, total, shortRow, otherHeader
    case pending, quotedLines, signs, unknownStatus, cutOff, minusInColumn, bothColumns

    /// Whether it is of amounts in a column of debits and one of credits.
    var isOfColumns: Bool { self == .minusInColumn || self == .bothColumns }

    var isHarmless: Bool {
      [.none, .longText, .pending, .quotedLines].contains(self)
    }
  }

  private var random: SeededGenerator
  /// Whether neither file holds anything but rows.
  var isPlain = false
  var trouble = Trouble.none
  /// Whether amounts stand in a column of debits and one of credits; by chance where nothing is said.
  var hasColumns: Bool?

  private var dateForm = 0
  private var hasComma = false
  private var delimiter = ","
  private var lineBreak = "\n"
  private var columns: [String] = []
  private var isReversed = false

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A table of fewer bytes is looked at as a whole from the first.
  private static let filler = String(repeating: " OF THAT TOWN FAR AWAY", count: 8)

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  mutating func pair() -> ExportPair {
    dateForm = Int.random(in: 0..<3, using: &random)
    hasComma = dateForm == 1 && chance(70)
    delimiter = hasComma || chance(20) ? ";" : ","
    lineBreak = chance(30) ? "\r\n" : "\n"
    isReversed = chance(25)
    columns = ["Transaction Date", "Description", "Amount"]
    for further in ["Post Date", "Currency", "Status", "Reference", "Memo", "Category"]
    where chance(50) || (further == "Status" && !isPlain && chance(50)) {
      columns.insert(further, at: Int.random(in: 1...columns.count, using: &random))
    }
    if hasColumns ?? chance(30), let place = columns.firstIndex(of: "Amount") {
      columns.replaceSubrange(place...place, with: ["Debit", "Credit"])
    }
    if trouble == .pending || trouble == .unknownStatus, !columns.contains("Status") {
      columns.append("Status")
    }
    let count = 1400 + Int.random(in: 0..<300, using: &random)
    var records = (0..<count).map { record($0) }
    let cut = Int.random(in: 1..<400, using: &random)
    var new = (0..<Int.random(in: 30..<200, using: &random)).map { record(count + $0) }
    if !isPlain, chance(35) { spoil(&records) }
    if !isPlain, chance(35) { spoil(&new) }
    if trouble != .none { make(trouble, &new) }
    let mark: [UInt8] = chance(20) ? [0xEF, 0xBB, 0xBF] : []
    let header = columns.joined(separator: delimiter)
    let isNewestFirst = chance(40)
    let kept = isNewestFirst ? 0..<(count - cut) : cut..<count
    var later = isNewestFirst ? new : []
    var begin = later.count
    for number in kept {
      later.append(records[number])
      // A record that the bank wrote anew.
      if !isPlain, chance(1), chance(10) { later[later.count - 1] = record(number + 90_000) }
    }
    if !isNewestFirst { later += new }
    var stretches: [KnownText.Stretch] = []
    var offset = (header + lineBreak).utf8.count
    var offsets: [Int] = []
    for text in later {
      offsets.append(offset)
      offset += (text + lineBreak).utf8.count
    }
    begin = isNewestFirst ? new.count : 0
    var from = 0
    let all = Array(kept)
    while from < all.count {
      var end = from
      while end < all.count, later[begin + end] == records[all[end]], begin + end < later.count - 1
      {
        end += 1
      }
      if end - from > 60 {
        stretches.append(
          KnownText.Stretch(
            offset: offsets[begin + from + 40], rows: (all[from] + 40)..<(all[end - 1] + 1)))
      }
      from = end + 1
    }
    let otherHeader = trouble == .otherHeader ? header + delimiter + "Note" : header
    if trouble == .otherHeader {
      let added = (delimiter + "Note").utf8.count
      for place in stretches.indices { stretches[place].offset += added }
    }
    var end = later.joined(separator: lineBreak) + lineBreak
    if trouble == .cutOff { end = String(end.dropLast(lineBreak == "\n" ? 3 : 3)) }
    return ExportPair(
      earlier: mark
        + Array((header + lineBreak + records.joined(separator: lineBreak) + lineBreak).utf8),
      later: mark + Array((otherHeader + lineBreak + end).utf8),
      stretches: stretches)
  }

  private mutating func record(_ number: Int) -> String {
    let day = CalendarDate(dayNumber: 19_700 + Int32(number / 9))
    let isRefund = chance(6)
    let amount = amount(isRefund: isRefund)
    let size = amount.drop { $0 == "-" }
    return columns.map { column -> String in
      switch column {
      case "Debit": return isRefund ? "" : String(size)
      case "Credit": return isRefund ? String(size) : ""
      case "Transaction Date": return date(day)
      case "Post Date": return date(CalendarDate(dayNumber: day.dayNumber + Int32(number % 3)))
      case "Description":
        let words = ["GROCER", "CINEMA", "BOOKSHOP", "BAKERY", "PHARMACY", "FUEL"]
        let word = words.randomElement(using: &random) ?? ""
        if isRefund { return "REFUND \(word) IN THE LONG STREET \(number)\(Self.filler)" }
        return chance(3)
          ? "\"PURCHASE \(word), THE \"\"OLD\"\" \(number)\""
          : "PURCHASE \(word) IN THE LONG STREET \(number % 700)\(Self.filler)"
      case "Amount": return amount
      case "Currency": return "EUR"
      case "Status": return chance(2) && !isPlain ? "Pending" : "Posted"
      case "Reference": return "R\(number)X\(Int.random(in: 0..<90, using: &random))"
      case "Memo": return chance(20) ? "order \(number)" : ""
      default: return chance(50) ? "Shopping" : "Leisure"
      }
    }.joined(separator: delimiter)
  }

  private func date(_ day: CalendarDate) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    switch dateForm {
    case 0: return "\(day.month.year)-\(two(day.month.month))-\(two(day.day))"
    case 1: return "\(two(day.day)).\(two(day.month.month)).\(day.month.year)"
    default: return "\(two(day.month.month))/\(two(day.day))/\(day.month.year)"
    }
  }

  private mutating func amount(isRefund: Bool) -> String {
    let cents = Int.random(in: 1..<90_000, using: &random)
    let isPositive = isRefund != isReversed
    let rest = cents % 100 < 10 ? "0\(cents % 100)" : "\(cents % 100)"
    return (isPositive ? "" : "-") + "\(cents / 100)" + (hasComma ? "," : ".") + rest
  }

  /// Puts something among the records that is no plain row.
  private mutating func spoil(_ records: inout [String]) {
    let odd = [
      String(repeating: delimiter, count: columns.count - 1),
      "continued" + String(repeating: delimiter, count: columns.count - 1),
      "Total" + String(repeating: delimiter, count: columns.count - 2) + "-12.00",
      columns.joined(separator: delimiter), record(7) + delimiter + "more", "page 2",
    ]
    let place = Int.random(in: 0..<records.count, using: &random)
    records.insert(odd.randomElement(using: &random) ?? "", at: place)
  }

  private mutating func make(_ trouble: Trouble, _ records: inout [String]) {
    let place = records.count / 2
    func changed(_ column: String, _ text: String) -> String {
      var cells = records[place].split(separator: delimiter, omittingEmptySubsequences: false)
        .map(String.init)
      // Quoted texts may hold the delimiter; the columns here are asked for by what follows.
      guard cells.count == columns.count, let index = columns.firstIndex(of: column) else {
        return records[place]
      }
      cells[index] = text
      return cells.joined(separator: delimiter)
    }
    switch trouble {
    case .none, .otherHeader, .cutOff: break
    case .longText: records[place] = changed("Description", "A VERY LONG TEXT OF A SHOP 1234567")
    case .otherDecimals:
      records[place] = changed("Amount", hasComma ? "-1.234.56" : "\"-1.234,56\"")
    case .impossibleDate: records[place] = changed("Transaction Date", "2024-13-45")
    case .furtherLine:
      records.insert(
        "more of it" + String(repeating: delimiter, count: columns.count - 1), at: place)
    case .total: records[place] = changed("Description", "Total")
    case .shortRow: records[place] = "2024-02-03" + delimiter + "SHOP"
    case .pending: records[place] = changed("Status", "Pending")
    case .quotedLines: records[place] = changed("Description", "\"TWO\(lineBreak)LINES\"")
    case .signs: records[place] = changed("Amount", "-12.00 CR")
    case .minusInColumn: records[place] = changed("Debit", hasComma ? "-12,00" : "-12.00")
    case .bothColumns:
      records[place] = changed("Debit", hasComma ? "12,00" : "12.00")
      records[place] = changed("Credit", hasComma ? "12,00" : "12.00")
    case .unknownStatus: records[place] = changed("Status", "Quibbled")
    }
  }
}
