import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Amounts that their own decimal comma cuts in two.
struct CutAmountTests {
  private func questions(_ text: String, _ profile: StatementProfile? = nil) -> [String] {
    guard case .ambiguous(let found) = readCSV(text, profile: profile).outcome else { return [] }
    return found.map(\.fact.code)
  }

  private static let cut = """
    Date,Description,Amount,Notes
    2024-01-15,CARD PURCHASE,-14,00
    2024-01-16,CARD PURCHASE,-2,50
    2024-01-17,CARD PURCHASE,-3,05
    """

  @Test func `Cents in the column of notes are asked about`() throws {
    let file = readCSV(Self.cut)
    guard case .ambiguous(let questions) = file.outcome else {
      Issue.record("not asked: \(file.outcome)")
      return
    }
    #expect(questions.map(\.fact.code) == ["cut-amounts"])
    let answers = (questions.first?.fact as? any ProfileQuestion)?.settings
    #expect(answers == ["columns: { amount: 3 }"])
  }

  @Test func `A profile that names the amount answers`() {
    var profile = StatementProfile(name: "bank")
    profile.columns[.amount] = .number(3)
    #expect(rows(readCSV(Self.cut, profile: profile)).count == 3)
  }

  @Test(arguments: [
    ("notes in words", "-14,ab\n"), ("amounts with a point", "-14.00,12\n"),
    ("three digits", "-14,123\n"), ("no notes", "-14,\n"),
  ])
  func `Other notes are no cents`(_ name: String, _ end: String) {
    let text = "Date,Description,Amount,Notes\n2024-01-15,CARD PURCHASE,\(end)"
    #expect(questions(text) == [])
  }

  @Test func `Cents in a column without a header are asked about`() {
    #expect(
      questions("2024-01-15,CARD PURCHASE,-14,00,DE01\n2024-01-16,REFUND,2,50,DE01\n")
        == ["cut-amounts"])
    // As cents they would change nothing, and as a code they mean nothing either.
    #expect(questions("2024-01-15,CARD PURCHASE,-14,00,DE01\n") == [])
  }

  @Test func `A balance after the amount is no cents`() {
    #expect(
      questions(
        """
        Date,Description,Amount,Balance
        2024-01-15,CARD PURCHASE,-14,86
        2024-01-16,CARD PURCHASE,-10,76
        """) == [])
  }

  @Test func `A table of dates and amounts alone is asked about`() {
    let text = "Date,Amount\n2024-01-15,-5.00\n2024-01-16,-6.00\n2024-01-17,100.00\n"
    #expect(questions(text) == ["no-description"])
    var profile = StatementProfile(name: "bank")
    profile.hasHeader = true
    profile.outflow = .negative
    #expect(rows(readCSV(text, profile: profile)).map(\.description) == ["", "", ""])
    #expect(rows(readCSV(text, profile: profile)).count == 3)
  }
}

/// Columns of currencies that are not the amounts'.
struct AssetCurrencyTests {
  private func read(_ rows: [String]) -> StatementFile {
    readCSV("Date;Description;Currency;Amount;Balance\n" + rows.map { $0 + "\n" }.joined())
  }

  @Test func `A balance that runs on over the currencies is of one`() {
    let file = read([
      "2024-01-01;DEPOSIT;CHF;1000.00;1000.00", "2024-01-15;BUY FUND;CHF;-500.00;500.00",
      "2024-02-01;BUY FUND;USD;-460.00;40.00", "2024-02-02;DEPOSIT;CHF;100.00;140.00",
    ])
    #expect(rows(file).map(\.currency) == [nil, nil, nil, nil])
    #expect(file.statements.count == 1)
    #expect(file.decisions.contains { $0.choice == "not the currency of the amounts" })
  }

  @Test func `Balances of their own leave each row its currency`() {
    let file = read([
      "2024-01-01;DEPOSIT;CHF;1000.00;1000.00", "2024-01-15;BUY FUND;CHF;-500.00;500.00",
      "2024-02-01;BUY FUND;USD;-460.00;1540.00", "2024-02-02;DEPOSIT;USD;100.00;1640.00",
    ])
    #expect(rows(file).map { $0.currency?.code } == ["CHF", "CHF", "USD", "USD"])
  }
}
