import StatementModel
import Testing

@testable import StatementFormats

/// Berlin Group's rows need no date by their standard, and some banks give none.
struct JSONUndatedTests {
  private static func file(bookingDate: String = "") -> String {
    """
    {"account":{"iban":"DE02120300000000202051","currency":"EUR"},"transactions":{"booked":[
    {"transactionId":"1",\(bookingDate)"transactionAmount":{"currency":"EUR","amount":"-12.50"},
    "creditorName":"Bakery"},
    {"transactionId":"2","transactionAmount":{"currency":"EUR","amount":"7.00"},
    "debtorName":"Dana"}],"pending":[]}}
    """
  }

  @Test func `asks for the day where no row has a date, and the line it asks for answers`() {
    #expect(readJSON(Self.file()).outcomeText == "ambiguous ask-day")
    var profile = StatementProfile(name: "p")
    profile.undatedDay = CalendarDate(iso: "2024-03-31")
    let file = readJSON(Self.file(), profile: profile)
    #expect(file.rowTexts == ["2024-03-31 -12.5 Bakery", "2024-03-31 7 Dana"])
  }

  @Test func `a row without a date among dated ones is rejected`() {
    let file = readJSON(Self.file(bookingDate: #""bookingDate":"2024-03-02","#))
    #expect(file.rowTexts == ["2024-03-02 -12.5 Bakery"])
    #expect(file.rejected.map(\.fact.code) == ["row-without-date"])
  }
}
