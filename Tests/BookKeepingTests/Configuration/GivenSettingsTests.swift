import StatementFormats
import StatementModel
import Testing

@testable import BookKeeping

struct GivenSettingsTests {
  @Test func `settings are those of a profile`() throws {
    let profile = try GivenSettings.profile(of: [
      "outflow=positive", "dates=dmy", "columns={ amount: 4, date: Day }", "columns={ memo: 4 }",
      "card=visa", "amounts=minor-units", "footer=2", "delimiter=;", "outflow=negative",
    ])
    #expect(profile.outflow == .negative)
    #expect(profile.dateOrder == .dmy)
    #expect(profile.columns == [.memo: .number(4), .date: .named("Day")])
    #expect(profile.card == "visa")
    #expect(profile.amountsAreMinorUnits == true)
    #expect(profile.footerLines == 2)
    #expect(profile.delimiter == 0x3B)
  }

  private func mistake(_ text: String) -> GivenSettings.Mistake? {
    do throws(GivenSettings.Mistake) {
      _ = try GivenSettings.profile(of: [text])
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ["outflow", "=positive", "", "dates=dmy\n    outflow: positive"])
  func `what is no setting is refused`(text: String) {
    guard case .form(let said) = mistake(text) else {
      Issue.record("taken")
      return
    }
    #expect(said == text)
  }

  @Test(arguments: [
    ("outflow=postive", "unknown-word"), ("outflw=positive", "unknown-key"),
    ("currency=XYZ", "unknown-currency"), ("card=a/b", "bad-card-id"),
    ("columns={ amount: 0 }", "not-a-number"),
  ])
  func `a wrong value is told as in daybook.yaml`(text: String, code: String) {
    guard case .settings(let mistakes) = mistake(text) else {
      Issue.record("taken")
      return
    }
    #expect(mistakes.map(\.fact.code) == [code])
  }

  @Test func `the journal keeps the new settings`() {
    var profile = StatementProfile(name: "x")
    profile.footerLines = 3
    profile.amountsAreMinorUnits = true
    let again = ProfileRecord(profile).profile
    #expect(again.footerLines == 3)
    #expect(again.amountsAreMinorUnits == true)
  }
}
