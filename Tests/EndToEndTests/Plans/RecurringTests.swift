import Foundation
import Testing

/// Recurring payments and trends, from the commands.
struct RecurringTests {
  private func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    var csv = Statements.header
    for month in 1...6 {
      csv += "2026-0\(month)-08,NETFLIX.COM,-\(month < 4 ? "15.49" : "17.99"),USD\n"
      csv += "2026-0\(month)-\(10 + month * 2),WHOLE FOODS MARKET,-\(month * 17).10,USD\n"
    }
    try place.write("Statements/visa/a.csv", csv)
    #expect(try place("run").code == 0)
    return place
  }

  /// What programs are given.
  private struct Answer: Decodable { var rows: [Series] }

  private struct Series: Decodable {
    var name: String
    var title: String
    var state: String
    var yearly: String
    var next: String
  }

  private func series(_ place: Place) throws -> [Series] {
    let answer = try place("recurring", "--as-of", "2026-06-30", "--format", "json")
    #expect(answer.code == 0, "\(answer.talk)")
    return try JSONDecoder().decode(Answer.self, from: Data(answer.output.utf8)).rows
  }

  @Test func `a subscription is found, named, ignored and taken back`() throws {
    let place = try place()
    let found = try series(place)
    #expect(found.map(\.name) == ["NETFLIX"])
    #expect(found.first?.yearly == "215.88")
    #expect(found.first?.next == "2026-07-08")
    #expect(try place("recurring", "name", "netflix.com", "Films").code == 0)
    #expect(try series(place).map(\.title) == ["Films"])
    #expect(try place("recurring", "ignore", "Films").code == 0)
    #expect(try series(place).isEmpty)
    let settings = try place.text("daybook.yaml")
    #expect(
      settings.contains("recurring:\n  names: { NETFLIX: Films }\n")
        || settings.contains("ignore: [NETFLIX]"))
    #expect(try place("recurring", "ignore", "--take-back", "NETFLIX").code == 0)
    #expect(try series(place).map(\.title) == ["Films"])
    #expect(try place("recurring", "ignore", "--take-back", "NETFLIX").code == 64)
    let wrong = try place("recurring", "ignore", "NETFLIKS.COM")
    #expect(wrong.code == 64)
    #expect(wrong.talk.contains("did you mean"), "\(wrong.talk)")
  }

  @Test func `what was ignored by the bank's whole text stays so`() throws {
    let place = try place()
    #expect(try series(place).map(\.name) == ["NETFLIX"])
    try place.write(
      "daybook.yaml",
      try place.text("daybook.yaml") + "\nrecurring: { ignore: [NETFLIX.COM] }\n")
    #expect(try series(place).isEmpty)
    // It is taken back by the name that lists show, too.
    #expect(try place("recurring", "ignore", "--take-back", "NETFLIX").code == 0)
    #expect(try series(place).map(\.name) == ["NETFLIX"])
  }

  @Test func `where every series has ended, the list says so and how to see them`() throws {
    let place = try place()
    let later = try place("recurring", "--as-of", "2027-06-30")
    #expect(later.code == 0)
    #expect(
      later.output.contains(
        "As of June 30, 2027 nothing goes on; 1 has ended. Use --all to see it"),
      "\(later.output)")
    #expect(try place("recurring", "--as-of", "2027-06-30", "--all").output.contains("NETFLIX "))
    #expect(try place("recurring", "ignore", "NETFLIX").code == 0)
    let none = try place("recurring", "--as-of", "2026-06-30")
    #expect(none.output.contains("Nothing comes again and again."), "\(none.output)")
  }

  @Test func `run writes both pages, and the index leads to them`() throws {
    let place = try place()
    let recurring = try place.text("Reports/recurring.md")
    #expect(recurring.contains("| NETFLIX | monthly"), "\(recurring)")
    #expect(recurring.contains("## Price changes"))
    #expect(try place.text("Reports/recurring.csv").hasPrefix("kind,name,title,state,interval,"))
    #expect(try place.text("Reports/trends.md").contains("## Spending in USD"))
    #expect(try place.text("Reports/trends.csv").hasPrefix("month,category,currency,spent,"))
    #expect(try place.text("Reports/index.md").contains("[Trends](trends.md)"))
  }

  @Test func `trends and the foreign and currencies reports are printed`() throws {
    let place = try place()
    let trends = try place("trends")
    #expect(trends.code == 0)
    #expect(trends.output.contains("Biggest changes in USD"), "\(trends.output)")
    #expect(try place("trends", "--format", "csv").output.hasPrefix("month,category,"))
    #expect(try place("trends", "--as-of", "june").code == 64)
    #expect(try place("report", "foreign").code == 0)
    #expect(try place("report", "currencies", "--format", "json").code == 0)
    #expect(try place("report", "recurring", "--format", "ndjson").code == 0)
    #expect(try place("report", "budgets").code == 0)
  }
}
