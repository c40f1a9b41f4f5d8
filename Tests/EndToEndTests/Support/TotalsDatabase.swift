import Foundation
import Testing

/// The transactions of a book in a database in memory, which sums them on its own.
struct TotalsDatabase {
  private let database: TextDatabase

  /// The groupings of `list`, and what the database groups by for each, written as the list's
  /// headings are once they are brought to one form by `ListedTotals`.
  static let groupings: [(name: String, key: String)] = [
    ("none", "''"), ("date", "date"), ("month", "month"), ("year", "substr(date, 1, 4)"),
    (
      "quarter",
      "'Q' || ((CAST(substr(date, 6, 2) AS INTEGER) + 2) / 3) || ' ' || substr(date, 1, 4)"
    ),
    // The Sunday on or before the day, which begins the week in the United States.
    ("week", "date(date, '-' || strftime('%w', date) || ' days')"),
    ("card", "cardname"), ("category", "COALESCE(NULLIF(category, ''), 'Uncategorized')"),
    ("merchant", "lower(COALESCE(NULLIF(payee, ''), merchant))"),
    ("tag", "COALESCE(tag, 'No tags')"),
    (
      "period",
      "CASE WHEN date BETWEEN '2024-02-10' AND '2024-03-05' THEN 'Trip' ELSE 'No period' END"
    ),
  ]

  private static let cardNames = ["visa": "visa", "giro": "giro", "isra": "isra"]

  init(csv: String) throws {
    database = try TextDatabase()
    let rows = try Self.table(csv)
    try database.rows(
      """
      CREATE TABLE entry(id TEXT, date TEXT, month TEXT, card TEXT, cardname TEXT,
        description TEXT, merchant TEXT, payee TEXT, category TEXT, units INTEGER, currency TEXT,
        status TEXT, tags TEXT, part TEXT, hidden INTEGER, kind TEXT, role TEXT)
      """)
    try database.rows("CREATE TABLE tag(entry INTEGER, tag TEXT)")
    try database.rows("BEGIN")
    for (number, row) in rows.enumerated() {
      func text(_ key: String) -> String { row[key] ?? "" }
      let units = try Self.units(text("amount"))
      let isHidden = text("description").hasPrefix("HIDDEN")
      let kind = TotalsBook.kind(of: text("category"))
      let role =
        isHidden
        ? "hidden" : kind == "expense" ? "spending" : kind ?? (units > 0 ? "in" : "spending")
      try database.rows(
        "INSERT INTO entry VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, CAST(? AS INTEGER), ?, ?, ?, ?, ?, ?, ?)",
        [
          text("id"), text("date"), String(text("date").prefix(7)), text("card"),
          Self.cardNames[text("card")], text("description"), Self.name(in: text("description")),
          text("payee"), text("category"),
          String(units), text("currency"), text("status"), text("tags"), text("part"),
          isHidden ? "1" : "0", kind, role,
        ])
      for tag in text("tags").split(separator: ";") {
        try database.rows("INSERT INTO tag VALUES(?, ?)", [String(number + 1), String(tag)])
      }
    }
    try database.rows("COMMIT")
  }

  /// The merchant's name, behind which the book's descriptions have numbers.
  private static func name(in description: String) -> String {
    description.split(separator: " ").prefix { Int($0) == nil }.joined(separator: " ")
  }

  func count(_ condition: String) throws -> Int {
    let rows = try database.rows("SELECT COUNT(*) FROM entry WHERE \(condition)")
    return try #require(rows.first?.first?.flatMap { Int($0) })
  }

  func sums(
    of value: String, by key: String, where condition: String
  ) throws -> [TotalsTests.Sum] {
    let tags = key.contains("tag,") ? "LEFT JOIN tag ON tag.entry = entry.rowid" : ""
    return try database.rows(
      """
      SELECT \(key) AS key, currency, COUNT(*) AS count, SUM(\(value)) AS units
      FROM entry \(tags) WHERE \(condition) GROUP BY key, currency
      """
    ).map { row in
      TotalsTests.Sum(
        group: try #require(row[0]), currency: try #require(row[1]),
        count: try #require(row[2].flatMap { Int($0) }),
        units: try #require(row[3].flatMap { Int($0) }))
    }
  }

  /// The rows of a CSV whose cells need no quotes, by column.
  static func table(_ csv: String) throws -> [[String: String]] {
    try #require(!csv.contains("\""), "a test with its own small reader needs plain cells")
    let lines = csv.split(separator: "\r\n").map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let header = try #require(lines.first)
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
  }

  /// Ten-thousandths of a decimal: `-1,234.5` is -12345000.
  static func units(_ text: String) throws -> Int {
    let parts = text.replacing(",", with: "").split(
      separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1] : ""
    try #require(decimals.count <= 4 && parts.count <= 2, "\(text)")
    let padded = decimals + String(repeating: "0", count: 4 - decimals.count)
    return try #require(Int(parts[0] + padded), "\(text)")
  }
}

/// The totals of a list as it is shown in Markdown.
struct ListedTotals {
  private(set) var posted: [TotalsTests.Sum] = []
  private(set) var pending: [TotalsTests.Sum] = []
  private var wholePosted: [TotalsTests.Sum] = []
  private var wholePending: [TotalsTests.Sum] = []

  func whole(_ status: String) -> [TotalsTests.Sum] {
    status == "posted" ? wholePosted : wholePending
  }

  init(markdown: String, grouping: String) throws {
    var group = ""
    var isHeading = false
    for line in markdown.split(separator: "\n") {
      if line.hasPrefix("## ") {
        group = Self.key(String(line.dropFirst(3)), grouping)
        isHeading = true
      } else if isHeading {
        try Self.read(line, of: group, &posted, &pending)
        isHeading = false
      } else if line.hasPrefix("**") {
        try Self.read(line.dropFirst(2).dropLast(2), of: "", &wholePosted, &wholePending)
      }
    }
    if grouping == "none" { (posted, pending) = (wholePosted, wholePending) }
  }

  /// `12 transactions · -1,234.56 USD · 3.00 EUR · pending: 1 · -5.00 USD`, where the counts are of
  /// all currencies together.
  private static func read(
    _ line: Substring, of group: String, _ posted: inout [TotalsTests.Sum],
    _ pending: inout [TotalsTests.Sum]
  ) throws {
    var isPending = false
    var found: [Bool: [TotalsTests.Sum]] = [:]
    var counts: [Bool: Int] = [:]
    for part in line.split(separator: " · ") {
      if part.hasPrefix("pending: ") {
        isPending = true
        counts[true] = Int(part.dropFirst(9).replacing(",", with: ""))
      } else if part.contains("transaction") {
        counts[false] = Int(part.prefix { $0 != " " }.replacing(",", with: ""))
      } else {
        let words = part.split(separator: " ")
        try #require(words.count == 2, "\(line)")
        found[isPending, default: []].append(
          TotalsTests.Sum(
            group: group, currency: String(words[1]), count: counts[isPending] ?? 0,
            units: try TotalsDatabase.units(String(words[0]))))
      }
    }
    posted += found[false] ?? []
    pending += found[true] ?? []
  }

  /// A heading in the form that the database has its keys in.
  private static func key(_ heading: String, _ grouping: String) -> String {
    switch grouping {
    case "month", "date":
      let words = heading.replacing(",", with: "").split(separator: " ").map(String.init)
      guard let month = months.firstIndex(of: words[0]), let year = words.last else {
        return heading
      }
      let start = "\(year)-\(twoDigits(month + 1))"
      return grouping == "month" ? start : start + "-" + twoDigits(Int(words[1]) ?? 0)
    case "week":
      let parts = heading.prefix(10).split(separator: "/").map(String.init)
      return parts.count == 3 ? "\(parts[2])-\(parts[0])-\(parts[1])" : heading
    case "merchant": return heading.lowercased()
    case "period": return heading.hasPrefix("Trip") ? "Trip" : heading
    default: return heading
    }
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
