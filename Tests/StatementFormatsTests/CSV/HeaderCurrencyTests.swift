import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// A header that names a currency beside a column that names another.
struct HeaderCurrencyTests {
  private static func file(_ profile: StatementProfile? = nil) -> StatementFile {
    readCSV(
      """
      Date,Description,Amount (EUR),Currency
      2024-01-14,Cafe,-5.00,USD
      2024-01-15,Shop,-6.00,USD
      """, profile: profile)
  }

  @Test func `It is asked which of the two counts`() {
    guard case .ambiguous(let questions) = Self.file().outcome else {
      Issue.record("not asked")
      return
    }
    #expect(questions.map(\.fact.code) == ["header-currency"])
    #expect((questions.first?.fact as? any ProfileQuestion)?.settings.count == 2)
  }

  @Test(arguments: [(StatementProfile.Role.currency, "USD"), (.originalCurrency, "EUR")])
  func `The profile's answer binds`(_ role: StatementProfile.Role, _ code: String) {
    var profile = StatementProfile(name: "bank")
    profile.columns = [role: .number(4)]
    let file = Self.file(profile)
    let currencies = file.statements.flatMap { statement in
      statement.rows.map { ($0.currency ?? statement.currency)?.code }
    }
    #expect(currencies == [code, code])
  }

  @Test(arguments: ["EUR", "Original currency"])
  func `A column that says the same, or is of the shop's currency, leaves nothing open`(
    _ variant: String
  ) {
    let isSame = variant == "EUR"
    let file = readCSV(
      """
      Date,Description,Amount (EUR),\(isSame ? "Currency" : variant)
      2024-01-14,Cafe,-5.00,\(isSame ? "EUR" : "USD")
      2024-01-15,Shop,-6.00,\(isSame ? "EUR" : "USD")
      """)
    #expect(rows(file).count == 2)
    #expect(file.statements.first?.currency?.code == "EUR")
  }
}
