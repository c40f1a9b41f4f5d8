import Foundation
import TestSupport
import Testing

/// Every total that is shown, held against sums that a database makes of the bare transactions.
///
/// The database knows nothing of groups: it has the lines of `list --format csv`, and the kinds of
/// the categories. Amounts are whole numbers of ten-thousandths there.
struct TotalsTests {
  /// One sum of the database.
  struct Sum: Hashable, CustomStringConvertible {
    var group: String
    var currency: String
    var count: Int
    var units: Int

    var description: String { "\(group) \(currency) \(count) \(units)" }
  }

  /// A book of made-up transactions with one of everything, imported and reported on.
  private func place() throws -> Place {
    let place = try Place.book(rules: TotalsBook.rules)
    for (path, text) in TotalsBook.statements() { try place.write(path, text) }
    let ran = try place("run", "--quiet")
    try #require(ran.code <= 1, "\(ran.talk)")
    let made = try place(
      "periods", "create", "Trip", "--start", "2024-02-10", "--end", "2024-03-05", "--automatic")
    try #require(made.code == 0, "\(made.talk)")
    try #require(try place("run", "--quiet").code <= 1)
    return place
  }

  @Test func `each total that a list or a report shows is the database's`() throws {
    let place = try place()
    let database = try TotalsDatabase(csv: try place("list", "--format", "csv").output)
    try #require(try database.count("1") > 900)
    for condition in [
      "status = 'pending'", "part <> ''", "hidden", "kind = 'transfer'", "currency = 'KWD'",
      "tags <> ''", "category = '' AND units > 0", "kind = 'expense' AND units > 0",
    ] {
      #expect(try database.count(condition) > 3, "the book has \(condition)")
    }
    try lists(place, database)
    try reports(place, database)
    try files(place, database)
  }

  // MARK: Lists

  private func lists(_ place: Place, _ database: TotalsDatabase) throws {
    for (grouping, key) in TotalsDatabase.groupings {
      let listed = try place("list", "--group-by", grouping, "--format", "md")
      try #require(listed.code == 0, "\(listed.talk)")
      let page = try ListedTotals(markdown: listed.output, grouping: grouping)
      for (status, shown) in [("posted", page.posted), ("pending", page.pending)] {
        let sums = try database.sums(of: "units", by: key, where: "status = '\(status)'")
        try #require(!sums.isEmpty)
        Self.compare(shown, Self.countedTogether(sums), "\(grouping) \(status)")
        let all = try database.sums(of: "units", by: "''", where: "status = '\(status)'")
        Self.compare(
          page.whole(status), Self.countedTogether(all), "all of \(grouping) \(status)")
      }
    }
  }

  // MARK: Reports

  private func reports(_ place: Place, _ database: TotalsDatabase) throws {
    let spent = "status = 'posted' AND role = 'spending'"
    let category = "COALESCE(NULLIF(category, ''), 'Uncategorized')"
    let months = try database.sums(of: "-units", by: "month", where: spent)
    let byMonth = "month || ' ' || \(category)"
    let expected = try database.sums(of: "-units", by: byMonth, where: spent)
    var all: [Sum] = []
    for month in Set(months.map(\.group)).sorted() {
      let rows = try table(place("report", "month", month, "--format", "csv").output)
      all += try Self.sums(rows, ["month", "category"], "spent")
    }
    Self.compare(all.filter { $0.count > 0 }, expected, "report month")
    let spending = try table(place("report", "spending", "--format", "csv").output)
    Self.compare(
      try Self.sums(spending, ["month", "category"], "spent").filter { $0.count > 0 }, expected,
      "report spending")

    let index = try table(place("report", "index", "--format", "csv").output)
    let counted = try Self.sums(index, ["month"], "spent", count: "transactions")
    let posted = try database.sums(of: "units", by: "month", where: "status = 'posted'")
    #expect(
      Set(counted.map { [$0.group, $0.currency, "\($0.count)"] })
        == Set(posted.map { [$0.group, $0.currency, "\($0.count)"] }))
    let withSpending = counted.filter { $0.units != 0 }
    #expect(
      Set(withSpending.map { [$0.group, $0.currency, "\($0.units)"] })
        == Set(months.filter { $0.units != 0 }.map { [$0.group, $0.currency, "\($0.units)"] }))

    let cards = try table(place("report", "cards", "--format", "csv").output)
    Self.compare(
      try Self.sums(cards, ["id"], "total", count: "transactions"),
      try database.sums(of: "units", by: "card", where: "status = 'posted'"), "report cards")

    let trip = "\(spent) AND date BETWEEN '2024-02-10' AND '2024-03-05'"
    let period = try table(place("report", "period", "Trip", "--format", "csv").output)
    // Categories of the span before alone stand there with nothing.
    Self.compare(
      try Self.sums(period, ["category"], "spent").filter { $0.count > 0 },
      try database.sums(of: "-units", by: category, where: trip), "report period")
  }

  // MARK: Files

  private func files(_ place: Place, _ database: TotalsDatabase) throws {
    let folder = place.root.appending(path: "Reports/months")
    let months = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    try #require(months.count > 3)
    for month in months {
      let rows = try table(place.text("Reports/months/\(month)/transactions.csv"))
      for (column, key) in [("category", "category"), ("card", "card"), ("date", "date")] {
        let posted = rows.filter { $0["status"] == "posted" }
        let groups = Dictionary(grouping: posted) { [$0[column] ?? "", $0["currency"] ?? ""] }
        let shown = try Set(
          groups.map { group, rows in
            group + ["\(try rows.map { try units($0["amount"] ?? "") }.reduce(0, +))"]
          })
        let expected = try database.sums(
          of: "units", by: key, where: "status = 'posted' AND month = '\(month)'")
        #expect(
          shown == Set(expected.map { [$0.group, $0.currency, "\($0.units)"] }),
          "\(month) \(column)")
      }
      let lines = try database.count("month = '\(month)'")
      #expect(rows.count == lines, "\(month) has every transaction")
    }
    let spending = try table(place.text("Reports/spending.csv"))
    let spent = "status = 'posted' AND role = 'spending'"
    Self.compare(
      try Self.sums(spending, ["month"], "spent"),
      try database.sums(of: "-units", by: "month", where: spent), "spending.csv")
  }

  // MARK: Comparing

  /// Lists tell one count for all currencies of a group.
  private static func countedTogether(_ sums: [Sum]) -> [Sum] {
    let counts = Dictionary(grouping: sums, by: \.group).mapValues {
      $0.reduce(0) { $0 + $1.count }
    }
    return sums.map { sum in
      var sum = sum
      sum.count = counts[sum.group] ?? 0
      return sum
    }
  }

  /// Rows of a report's CSV summed by some of its columns.
  private static func sums(
    _ rows: [[String: String]], _ keys: [String], _ value: String, count: String = "count"
  ) throws -> [Sum] {
    var sums: [[String]: Sum] = [:]
    for row in rows {
      let group = keys.compactMap { row[$0] }.joined(separator: " ")
      guard let currency = row["currency"], !currency.isEmpty else { continue }
      var sum =
        sums[[group, currency]] ?? Sum(group: group, currency: currency, count: 0, units: 0)
      sum.count += try #require(Int(row[count] ?? ""))
      sum.units += try units(try #require(row[value]))
      sums[[group, currency]] = sum
    }
    return Array(sums.values)
  }

  private static func compare(_ shown: [Sum], _ expected: [Sum], _ what: String) {
    let (shown, expected) = (Set(shown), Set(expected))
    let surplus = shown.subtracting(expected).map(\.description).sorted().prefix(3)
    let missing = expected.subtracting(shown).map(\.description).sorted().prefix(3)
    #expect(shown == expected, "\(what): shown \(surplus), the database says \(missing)")
  }

  private func table(_ csv: String) throws -> [[String: String]] { try TotalsDatabase.table(csv) }
  private func units(_ text: String) throws -> Int { try TotalsDatabase.units(text) }
  private static func units(_ text: String) throws -> Int { try TotalsDatabase.units(text) }
}
