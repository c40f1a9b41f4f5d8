import StatementFormats
import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// The profile that a file was read by, pasted into `daybook.yaml`, reads it in the same way; and
/// so it does a month of which little is known.
struct ProfileRoundTripTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    /// Settings that must be among those decided.
    var settings: [String]
    /// Further rows that alone would be asked about, and what they amount to.
    var short: String?
    var shortSum: String?
    var testDescription: String { name }
  }

  static let samples = [
    Sample(
      name: "signs and dates by their proportions",
      text: """
        Date,Description,Amount
        25/03/2026,CORNER A,-5.00
        26/03/2026,CORNER B,-7.50
        27/03/2026,SALARY,100.00

        """,
      settings: ["dates: dmy", "outflow: negative", "decimal: point", "delimiter: comma"],
      short: "Date,Description,Amount\n03/04/2026,SOMETHING,8.00\n", shortSum: "8.00"),
    Sample(
      name: "an old layout with lines above, semicolons and commas",
      text: """
        Konto;1234567
        Zeitraum;01.03.2026 - 31.03.2026

        Buchungstag;Text;Betrag;Waehrung;Saldo
        14.03.2026;REWE;-1.234,50;EUR;765,50
        15.03.2026;BVG;-4,50;EUR;761,00
        16.03.2026;LOHN;39,00;EUR;800,00

        """,
      settings: ["delimiter: semicolon", "dates: dmy", "decimal: comma", "outflow: negative"],
      short: "Buchungstag;Text;Betrag;Waehrung;Saldo\n04.05.2026;REWE;1.200;EUR;2.000\n",
      shortSum: "1200"),
    Sample(
      name: "no header, and lines above",
      text: """
        My bank
        Account 12

        2026-03-14,COFFEE HOUSE,-4.50,95.50
        2026-03-15,TEA HOUSE,-5.00,90.50
        2026-03-16,SALARY,10.00,100.50

        """,
      settings: ["header-row: no", "skip: 3", "outflow: negative"]),
    Sample(
      name: "two columns, a card's number and a status",
      text: """
        Date,Card Number,Merchant,Debit,Credit,Status
        2026-03-14,****4417,COFFEE,4.50,,Posted
        2026-03-15,****4417,SHOES,,20.00,Pending

        """,
      settings: [
        "columns: { date: \"Date\", debit: \"Debit\", credit: Credit, status: Status, "
          + "account: \"Card Number\", description: Merchant }"
      ]),
    Sample(
      name: "columns of one name, by their numbers",
      text: """
        Buchung;Text;Saldo;Währung;Betrag;Währung
        14.03.2026;REWE;95,50;EUR;-4,50;EUR
        15.03.2026;BVG;90,50;EUR;-5,00;EUR

        """,
      settings: ["decimal: comma"]),
    Sample(
      name: "cells that need quotes",
      text:
        "Date,\"Text: \"\"what\"\"\",Amount #,no\n2026-03-14,COFFEE,-4.50,1\n2026-03-15,TEA,-5.00,2\n",
      settings: ["outflow: negative"]),
    Sample(
      name: "dates that are the same days either way are left open",
      text: "Date,Description,Amount\n05/05/2026,A REFUND,4.50\n05/05/2026,PURCHASE,-9.00\n",
      settings: ["outflow: negative"]),
  ]

  private func read(_ text: String, _ profiles: [StatementProfile] = []) -> StatementFile {
    var options = ReadingOptions(path: "march.csv")
    options.profiles = profiles
    // What has no header is read by a card's profile.
    options.profile = profiles.first { $0.headerContains.isEmpty }
    return StatementReader.read(Array(text.utf8), options: options)
  }

  private func pasted(_ file: StatementFile) throws -> [StatementProfile] {
    let text = try #require(ProfileAdvice.text(for: file, named: "yes"))
    let yaml = ProfileAdvice.lines(of: [text]).joined(separator: "\n")
    let (configuration, mistakes) = ConfigurationParser.parse(yaml, path: "daybook.yaml")
    #expect(mistakes.isEmpty, "\(yaml)\n\(mistakes)")
    return configuration.profiles
  }

  @Test(arguments: samples)
  func `a pasted profile reads its own file in the same way`(_ sample: Sample) throws {
    let first = read(sample.text)
    guard case .read = first.outcome else {
      Issue.record("\(first.outcome)")
      return
    }
    let settings = first.settings.map { "\($0.key): \($0.value)" }
    for wanted in sample.settings { #expect(settings.contains(wanted), "\(settings)") }
    let again = read(sample.text, try pasted(first))
    #expect(again.statements == first.statements)
    #expect(again.rejected.count == first.rejected.count)
    #expect(again.leftOut.count == first.leftOut.count)
    #expect(again.settings == first.settings)
  }

  @Test(arguments: samples.filter { $0.short != nil })
  func `it answers what a short file would ask`(_ sample: Sample) throws {
    let short = try #require(sample.short)
    if case .read = read(short).outcome {
      Issue.record("read without the profile, so this shows nothing")
    }
    let file = read(short, try pasted(read(sample.text)))
    guard case .read = file.outcome else {
      Issue.record("\(file.outcome)")
      return
    }
    var sum = DecimalSum()
    for row in file.statements.flatMap(\.rows) { sum.add(row.amount) }
    let wanted = try decimal(#require(sample.shortSum))
    #expect(sum.exactDecimal == wanted)
  }

  @Test func `what no part of the file decides is not in it`() throws {
    let sample = try #require(Self.samples.last)
    #expect(!read(sample.text).settings.contains { $0.key == "dates" })
  }

  @Test func `equal profiles stand once, others of a name get a number`() {
    let one = ProfileText.profile(name: "a", settings: ["dates: dmy"], isFoundByHeader: true)
    let other = ProfileText.profile(name: "a", settings: ["dates: mdy"], isFoundByHeader: false)
    #expect(
      ProfileAdvice.lines(of: [one, .remark("x"), other, one]) == [
        "# x", "profiles:", "  \"a\":", "    dates: dmy", "  \"a-2\":", "    dates: mdy", "cards:",
        "  \"a-2\":", "    profile: \"a-2\"",
      ])
  }
}
