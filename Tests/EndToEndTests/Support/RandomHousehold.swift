import Foundation
import TestSupport

/// The statement files of a household, the same for the same seed: cards that tell of themselves and
/// such that don't, files that overlap, come twice, have rows that can't be read, or ask something.
struct RandomHousehold {
  struct File {
    var card: String?
    var name: String
    var text: String

    /// Where it lies in a book.
    var path: String { "Statements/" + (card.map { "\($0)/" } ?? "") + name }

    /// The line that gives it to a pipe.
    func line(of owner: String) -> String {
      let card = card.map { "\"card\":\"\($0)\"," } ?? ""
      let content = Data(text.utf8).base64EncodedString()
      return "{\"owner\":\"\(owner)\",\(card)\"name\":\"\(name)\",\"content\":\"\(content)\"}\n"
    }
  }

  private struct Event {
    var number: Int
    var day: Int
    var cents: Int
    var shop: String

    var amount: String {
      let size = abs(cents)
      return (cents < 0 ? "-" : "") + "\(size / 100)." + (size % 100 < 10 ? "0" : "")
        + "\(size % 100)"
    }
  }

  private(set) var files: [File] = []
  private var random: SeededGenerator

  private static let shops = [
    "BLUE BOTTLE COFFEE OAKLAND", "WHOLE FOODS MARKET 10234", "UBER TRIP HELP.UBER.COM",
    "CAFÉ LUNA", "שופרסל דיל", "KIOSK 12", "GARAGE \"NORTH\", INC", "ACME PROPERTY MGMT",
  ]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let account = Int.random(in: 1000...9999, using: &random)
    let payments = (0..<3).map { month in
      (
        day: month * 30 + Int.random(in: 3...20, using: &random),
        cents: Int.random(in: 20_000...90_000, using: &random)
      )
    }
    var bank = events()
    var card = events()
    for (number, payment) in payments.enumerated() {
      bank.append(
        Event(
          number: 900 + number, day: payment.day, cents: -payment.cents, shop: "VISA BILL PAYMENT"))
      card.append(
        Event(
          number: 900 + number, day: payment.day + 1, cents: payment.cents,
          shop: "PAYMENT THANK YOU"))
    }
    for (from, to) in windows() {
      let rows = bank.filter { (from...to).contains($0.day) }.sorted { $0.day < $1.day }
      // Its account tells the card, wherever it lies.
      let folder = Bool.random(using: &random) ? "checking" : nil
      files.append(
        File(
          card: folder, name: "bank-\(from).ofx", text: Self.ofx(rows, account, from, to)))
    }
    for (number, (from, to)) in windows().enumerated() {
      let rows = card.filter { (from...to).contains($0.day) }.sorted { $0.day > $1.day }
      files.append(
        File(
          card: "visa", name: "\(2026 - number)/card.csv", text: csv(rows, newest: to)))
    }
    addOddFiles(card)
  }

  /// What lies in an inbox beside statements that can be read.
  private mutating func addOddFiles(_ events: [Event]) {
    let again = files[Int.random(in: files.indices, using: &random)]
    files.append(
      File(card: again.card, name: "again-" + (again.card ?? "x") + ".txt", text: again.text))
    if Bool.random(using: &random) {
      files.append(
        File(card: nil, name: "whose.csv", text: csv(Array(events.prefix(4)), newest: 0)))
    }
    if Bool.random(using: &random) {
      files.append(
        File(
          card: "amex", name: "asks.csv",
          text: "Date,Description,Amount\n02/03/2026,COFFEE,4.50\n03/04/2026,MARKET,61.27\n"))
    }
    if Bool.random(using: &random) {
      files.append(
        File(card: "visa", name: "error.csv", text: "<html><h1>Sign in again</h1></html>"))
    }
    if Bool.random(using: &random) {
      files.append(File(card: "amex", name: "notes.txt", text: "Call the bank on Monday.\n"))
    }
  }

  private mutating func events() -> [Event] {
    (0..<Int.random(in: 5...40, using: &random)).flatMap { number -> [Event] in
      let event = Event(
        number: number, day: Int.random(in: 0...89, using: &random),
        cents: -Int.random(in: 100...9_999, using: &random),
        shop: Self.shops[Int.random(in: Self.shops.indices, using: &random)])
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        var twin = event
        twin.number += 300
        return [event, twin]
      case 1:
        var refund = event
        refund.number += 600
        refund.day = min(89, event.day + 6)
        refund.cents = -event.cents
        return [event, refund]
      default: return [event]
      }
    }
  }

  /// The days of statements: all of them, in pieces that overlap.
  private mutating func windows() -> [(from: Int, to: Int)] {
    (0..<3).map { month in
      (from: max(0, month * 30 - Int.random(in: 0...12, using: &random)), to: month * 30 + 30)
    }
  }

  /// The last rows are pending, and one can't be read.
  private mutating func csv(_ rows: [Event], newest: Int) -> String {
    var text = "Date,Description,Amount,Currency,Status\n"
    let broken = Int.random(in: 0..<40, using: &random)
    for (place, row) in rows.enumerated() {
      let isPending = row.day > newest - 2 && newest < 90
      let shop = row.shop.replacing("\"", with: "\"\"")
      text += "\(Self.day(row.day)),\"\(shop)\",\(row.amount),USD,"
      text += isPending ? "Pending\n" : "Posted\n"
      if place == broken { text += "2026-02-3x,\"\(shop)\",\(row.amount),USD,Posted\n" }
    }
    return text
  }

  private static func ofx(_ rows: [Event], _ account: Int, _ from: Int, _ to: Int) -> String {
    var text = """
      OFXHEADER:100
      DATA:OFXSGML
      VERSION:102
      ENCODING:UTF-8

      <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD
      <BANKACCTFROM><BANKID>1<ACCTID>11112222\(account)<ACCTTYPE>CHECKING</BANKACCTFROM>
      <BANKTRANLIST><DTSTART>\(compact(from))<DTEND>\(compact(to))

      """
    for row in rows {
      text += "<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>\(compact(row.day))<TRNAMT>\(row.amount)"
      text += "<FITID>T\(row.number)<NAME>\(row.shop.prefix(32))</STMTTRN>\n"
    }
    return text + "</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n"
  }

  private static func compact(_ day: Int) -> String { Self.day(day).replacing("-", with: "") }

  /// A day of 2026, from the first of January.
  private static func day(_ day: Int) -> String {
    var (month, rest) = (1, day)
    for length in [31, 28, 31] where rest >= length {
      rest -= length
      month += 1
    }
    return "2026-0\(month)-" + (rest < 9 ? "0" : "") + "\(rest + 1)"
  }
}
