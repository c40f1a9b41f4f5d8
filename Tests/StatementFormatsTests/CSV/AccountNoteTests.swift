import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Which account the lines above a table and its columns name.
struct AccountNoteTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var above: String
    var account: String?
    var testDescription: String { name }
  }

  @Test(arguments: [
    Sample(
      name: "an account below a period",
      above:
        "\"Statement for Account from 07-May-2026 to 07-Aug-2026\"\n\"Account Number\",\"44005566\"",
      account: "44005566"),
    Sample(
      name: "a period", above: "Account Statement from 2026-05-01 to 2026-05-31", account: nil),
    Sample(name: "compact dates", above: "Account statement 20260501 20260531", account: nil),
    Sample(name: "a month", above: "Account statement May 2026", account: nil),
    Sample(
      name: "days and months' names", above: "Konto vom 1. Mai 2026 bis 31. Mai 2026", account: nil),
    Sample(name: "a year", above: "Account statement 2026", account: nil),
    Sample(name: "a number in running text", above: "Account 12345678 of Ann", account: "12345678"),
    Sample(
      name: "a labelled number before an IBAN of another",
      above: "Konto:,11223344\nIBAN des Inhabers:,DE00112233445566778899", account: "11223344"),
    Sample(name: "four digits of a card", above: "Card ending 2026", account: "2026"),
  ]) func `Dates above the table are no account`(_ sample: Sample) {
    let file = readCSV(
      sample.above
        + """


        Date,Description,Amount
        2026-05-09,Alpha,-1.00
        2026-05-19,Purchase Beta,-2.00
        """)
    #expect(file.statements.map(\.account) == [sample.account])
  }

  @Test(
    arguments: [
      ("Card,Kind", "Debit,x", nil), ("Card,Card number", "Main,*6833", "*6833"),
      ("Card type,Card number", "Main,*6833", "*6833"), ("Card,Kind", "Gold 4411,x", "Gold 4411"),
      ("Card,Kind", "Traveller,x", "Traveller"),
    ] as [(String, String, String?)])
  func `A kind of card is no account`(_ header: String, _ cells: String, _ account: String?) {
    let file = readCSV(
      """
      Date,Description,Amount,\(header)
      2026-05-09,Alpha,-1.00,\(cells)
      2026-05-10,Purchase Beta,-2.00,\(cells)
      2026-05-11,Gamma,20.00,\(cells)
      """)
    #expect(file.statements.map(\.account) == [account])
  }

  @Test func `Cards of which each row names another are the payers'`() {
    let numbers = ["4411", "2207", "9950", "1302", "6120"]
    let lines = numbers.enumerated().map { "2026-05-0\($0 + 1),Purchase \($1),-\($0 + 1).00,\($1)" }
    let header = "Date,Description,Amount,Card number\n"
    #expect(readCSV(header + lines.joined(separator: "\n")).statements.count == 1)
    let again = lines + ["2026-05-09,Purchase again,-9.00,4411"]
    #expect(readCSV(header + again.joined(separator: "\n")).statements.count == numbers.count)
  }
}
