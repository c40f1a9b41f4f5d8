import Foundation
import StatementModel
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What `export --to sqlite` writes, opened by SQLite and held against what the program says.
struct DatabaseExportTests {
  @Test(arguments: ExportedDatabase.Kind.allCases)
  func `a sound database whose keys hold and whose numbers are whole`(
    _ kind: ExportedDatabase.Kind
  ) throws {
    let database = try ExportedDatabase.of(kind).open()
    #expect(try database.rows("PRAGMA integrity_check") == [["ok"]])
    #expect(try database.rows("PRAGMA foreign_key_check").isEmpty)
    #expect(try database.rows("PRAGMA user_version") == [["1"]])
    let loose = """
      SELECT name FROM pragma_table_list
      WHERE schema = 'main' AND type = 'table' AND NOT strict AND name NOT LIKE 'sqlite_%'
      """
    #expect(try database.rows(loose).isEmpty)
    // Strict tables take nothing else into their columns.
    let types = """
      SELECT DISTINCT columns.type FROM pragma_table_list AS tables
      JOIN pragma_table_xinfo(tables.name) AS columns
      WHERE tables.schema = 'main' AND tables.type = 'table' AND tables.strict ORDER BY 1
      """
    #expect(try database.rows(types) == [["INTEGER"], ["TEXT"]])
  }

  @Test(arguments: ExportedDatabase.Kind.allCases)
  func `units are the exact amount`(_ kind: ExportedDatabase.Kind) throws {
    let database = try ExportedDatabase.of(kind).open()
    for (text, units, currency, table) in [
      ("amount", "amount_units", "currency", "transactions"),
      ("original_amount", "original_units", "original_currency", "transactions"),
      ("amount", "amount_units", "currency", "entries"),
      ("amount", "amount_units", "currency", "rows"),
      ("spent", "spent_units", "currency", "spending"),
      ("spent", "spent_units", "currency", "spending_by_month"),
      ("spent", "spent_units", "currency", "spending_by_category"),
      ("spent", "spent_units", "currency", "spending_by_merchant"),
      ("total", "total_units", "currency", "card_totals"),
      ("opening_balance", "opening_units", "currency", "statements"),
      ("closing_balance", "closing_units", "currency", "statements"),
      ("balance", "balance_units", "currency", "balances"),
      ("amount", "amount_units", "currency", "budgets"),
    ] {
      let rows = try database.rows(
        """
        SELECT \(text), \(units), scale FROM \(table) JOIN currencies ON code = \(table).\(currency)
        WHERE \(text) IS NOT NULL
        """)
      for row in rows {
        let (units, scale) = (
          try #require(row[1].flatMap { Int64($0) }), row[2].flatMap { Int($0) }
        )
        let exact = ExactDecimal(units: units, scale: try #require(scale))
        #expect(row[0].flatMap { ExactDecimal($0) } == exact, "\(table): \(row)")
      }
    }
  }

  @Test(arguments: ExportedDatabase.Kind.allCases)
  func `has the entries of list`(_ kind: ExportedDatabase.Kind) throws {
    let book = try ExportedDatabase.of(kind)
    let found = try book.open().rows(
      """
      SELECT id, date, card, description, category, amount, currency, status FROM entries
      """)
    let listed = try book.listed("--all").map { row -> [String?] in
      [
        row.id, row.date, row.card, row.description, row.category, row.amount, row.currency,
        row.status,
      ]
    }
    #expect(found.count == listed.count && found.count > 50)
    // Parts of one may be equal.
    func counts(_ rows: [[String?]]) -> [[String?]: Int] {
      Dictionary(rows.map { ($0, 1) }, uniquingKeysWith: +)
    }
    // SQLite's interface for texts ends one at a zero.
    let cut = listed.map { row in
      row.map { $0.map { String($0.prefix { $0 != "\0" }) } }
    }
    #expect(counts(found) == counts(cut))
  }

  @Test(arguments: ExportedDatabase.Kind.allCases)
  func `spends what the report says`(_ kind: ExportedDatabase.Kind) throws {
    let book = try ExportedDatabase.of(kind)
    let database = try book.open()
    let reported = try book.spending()
    try #require(reported.count > 10)
    let byCategory = try database.rows(
      """
      SELECT month, coalesce(category, 'Uncategorized'), currency, spent, count
      FROM spending_by_category
      """
    ).map { row in
      try row.indices.map { $0 == 3 ? try ExportedDatabase.plain(row[$0]) : row[$0] ?? "" }
    }
    #expect(Set(byCategory) == Set(reported))
    #expect(byCategory.count == reported.count)
    var sums = Sums()
    for line in reported { try sums.add(line[0], line[2], line[3]) }
    var months = Sums()
    for row in try database.rows("SELECT month, currency, spent FROM spending_by_month") {
      try months.add(row[0] ?? "", row[1] ?? "", row[2] ?? "")
    }
    #expect(months.totals == sums.totals)
  }

  @Test func `tells parts, tags, rows, links, balances, plans and rates`() throws {
    let totals = try ExportedDatabase.of(.totals).open()
    let split = """
      SELECT count(*) FROM transactions AS whole
      WHERE role IS NULL AND category IS NULL AND amount_units =
        (SELECT sum(amount_units) FROM parts WHERE transaction_id = whole.id)
      """
    let splits = try totals.rows("SELECT count(DISTINCT transaction_id) FROM parts")
    #expect(try totals.rows(split) == splits && splits != [["0"]])
    #expect(
      try totals.rows("SELECT DISTINCT tag FROM tags ORDER BY tag")
        == [["fixed"], ["home"], ["treat"]])
    let roles = try totals.rows("SELECT DISTINCT role FROM entries ORDER BY role")
    #expect(
      roles == [["hidden"], ["income"], ["spending"], ["transfer"], ["uncategorized-inflow"]])
    #expect(
      try totals.rows("SELECT count(*) FROM transactions WHERE status = 'pending'") == [["18"]])
    #expect(
      try totals.rows("SELECT code, scale, one FROM currencies WHERE code IN ('JPY', 'KWD', 'USD')")
        == [["JPY", "0", "1"], ["KWD", "3", "1000"], ["USD", "2", "100"]])

    let sample = try ExportedDatabase.of(.sample).open()
    for (table, least) in [
      ("links", 3), ("rates", 50), ("budgets", 5), ("periods", 2), ("period_transactions", 50),
      ("balances", 2), ("imports", 20), ("statements", 20), ("accounts", 4),
    ] {
      let count = try sample.rows("SELECT count(*) FROM \(table)")[0][0].flatMap { Int($0) }
      #expect(try #require(count) >= least, "\(table)")
    }
    let original = "SELECT count(*) FROM transactions WHERE original_amount IS NOT NULL"
    #expect(try sample.rows(original) != [["0"]])
  }

  @Test func `a filter is on transactions, and all else is whole`() throws {
    let book = try ExportedDatabase.of(.totals)
    let file = "filtered.sqlite"
    _ = try book.daybook(
      "export", "--to", "sqlite", "--category", "Shopping", "--from", "2024-02-01", "--output", file
    )
    let database = try book.open(file)
    let listed = Set(try book.listed("--category", "Shopping", "--from", "2024-02-01").map(\.id))
    let written = try database.rows("SELECT id FROM transactions").compactMap { $0[0] }
    #expect(Set(written) == listed && written.count == listed.count && !written.isEmpty)
    // Those that are split have their other parts too.
    let others = "SELECT count(*) FROM parts WHERE category <> 'Shopping'"
    #expect(try database.rows(others) != [["0"]])
    #expect(try database.rows("PRAGMA foreign_key_check").isEmpty)
    let count = "SELECT (SELECT count(*) FROM statements), (SELECT count(*) FROM categories)"
    #expect(try database.rows(count) == book.open().rows(count))
    let orphans = """
      SELECT count(*) FROM rows WHERE transaction_id NOT IN (SELECT id FROM transactions)
      """
    #expect(try database.rows(orphans) == [["0"]])
  }

  // MARK: One file

  private func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    try place.write("Statements/visa/april.csv", Statements.marchAndApril)
    try #require(try place("run", "--quiet").code == 0)
    return place
  }

  @Test func `tells where a transaction stands, and what a person made of it`() throws {
    let place = try place()
    let coffee = try #require(try place.transactions("blue", "--month", "2026-03").first).id
    let uber = try #require(try place.transactions("uber").first).id
    #expect(try place("edit", coffee, "--note", "with \"Ada\"", "--tag", "work").code == 0)
    #expect(try place("edit", uber, "--hide").code == 0)
    #expect(try place("export", "--to", "sqlite", "--output", "book.sqlite").code == 0)
    let database = try TextDatabase(place.root.appending(path: "book.sqlite").path)
    #expect(
      try database.rows("SELECT note, tag FROM transactions JOIN tags ON transaction_id = id")
        == [["with \"Ada\"", "work"]])
    #expect(
      try database.rows("SELECT hidden, role FROM transactions WHERE id = ?", [uber])
        == [["1", "hidden"]])
    let rows = """
      SELECT file, line, evidence FROM rows JOIN statements ON statements.id = statement_id
      WHERE transaction_id = ? ORDER BY place
      """
    #expect(
      try database.rows(rows, [uber]) == [
        ["Statements/visa/march.csv", "5", "first seen here"],
        ["Statements/visa/april.csv", "2", "same date, amount and description"],
      ])
    // Two equal rows of one file are two transactions.
    #expect(
      try database.rows(
        "SELECT count(*) FROM transactions WHERE payee IS NULL AND amount = '-61.27'")
        == [["2"]])
  }

  @Test func `tells what may be a duplicate, where both are written`() throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", DuplicateTests.csv)
    try place.write("Statements/visa/march.ofx", DuplicateTests.ofx)
    try #require(try place("run", "--quiet").code == 1)
    let doubts = """
      SELECT one.description, other.description
      FROM transactions AS one JOIN transactions AS other ON other.id = one.possible_duplicate_of
      ORDER BY one.description
      """
    let url = place.root.appending(path: "book.sqlite")
    #expect(try place("export", "--to", "sqlite", "--output", "book.sqlite").code == 0)
    let (one, other) = ("PAGES AND MORE", "POS 4471 LONDON")
    #expect(try TextDatabase(url.path).rows(doubts) == [[one, other], [other, one]])
    let formats = "SELECT count(*) FROM rows WHERE evidence LIKE '%in another format'"
    #expect(try TextDatabase(url.path).rows(formats) != [["0"]])
    #expect(try place("export", "--to", "sqlite", "--output", "book.sqlite", "pages").code == 0)
    let alone = "SELECT description, possible_duplicate_of FROM transactions"
    #expect(try TextDatabase(url.path).rows(alone) == [[one, nil]])
  }

  @Test func `replaces a file whole, for its owner alone, with the same bytes each time`() throws {
    let place = try place()
    let name = "Büro x/'q\".sqlite"
    try place.write(name, "something else")
    let url = place.root.appending(path: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: url.path)
    let answer = try place("export", "--to", "sqlite", "--output", name)
    #expect(answer.code == 0 && answer.output.isEmpty, "\(answer.talk)")
    let first = try Data(contentsOf: url)
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try TextDatabase(url.path).rows("SELECT count(*) FROM transactions") == [["7"]])
    #expect(try place("export", "--to", "sqlite", "--output", name).code == 0)
    #expect(try Data(contentsOf: url) == first)
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: url.deletingLastPathComponent().path) == ["'q\".sqlite"])
    // The file that a link leads to is replaced.
    _ = try place.shell("ln -s 'Büro x' there && ln -s \"there/'q\\\".sqlite\" link.sqlite")
    try place.write(name, "something else")
    #expect(try place("export", "--to", "sqlite", "--output", "link.sqlite").code == 0)
    #expect(try Data(contentsOf: url) == first)
  }

  @Test func `what can't be written is told, and nothing is changed`() throws {
    let place = try place()
    let out = try place("export", "--to", "sqlite")
    #expect(out.code == 64 && out.output.isEmpty)
    #expect(out.talk.contains("--output book.sqlite"), "\(out.talk)")
    for (target, words) in [
      ("Statements", "a folder or a device"), ("/dev/null", "a folder or a device"),
      ("no/such/book.sqlite", "No such file or directory"),
    ] {
      let refused = try place("export", "--to", "sqlite", "--output", target)
      #expect(refused.code == 73 && refused.talk.contains(words), "\(target): \(refused.talk)")
    }
  }

  @Test(.enabled(if: Powerless.canRun))
  func `a folder that can't be written is told`() throws {
    let place = try place()
    _ = try place.shell("mkdir closed && chmod 500 closed")
    defer { _ = try? place.shell("chmod 700 closed") }
    let refused = try place.powerless("export", "--to", "sqlite", "--output", "closed/book.sqlite")
    #expect(refused.code == 73 && refused.talk.contains("Permission denied"), "\(refused.talk)")
  }

  @Test(.enabled(if: FaultShim.isThere))
  func `a disk that is full or fails leaves what was there`() throws {
    let place = try place()
    try place.write("book.sqlite", "something else")
    let export = ["export", "--to", "sqlite", "--output", "book.sqlite"]
    // Opening it is tried again, to be read.
    let calls = try place.copy().calls(of: export).filter { call in
      call.path.contains("/.daybook-export") && !call.name.hasPrefix("open")
    }
    try #require(calls.count > 3 && calls.last?.name.hasPrefix("rename") == true)
    for call in [calls[0], calls[calls.count / 2], calls[calls.count - 2], calls[calls.count - 1]] {
      for (number, words) in [(ENOSPC, "No space left on device"), (EIO, "Input/output error")] {
        let fault = Fault(kind: .fails(number), call: call.number)
        let answer = try Program.run(
          export, in: place.root,
          environment: place.environment(FaultShim.environment(fault)))
        #expect(answer.code == 74 && answer.talk.contains(words), "\(call): \(answer.talk)")
        #expect(try place.text("book.sqlite") == "something else")
        let names = try FileManager.default.contentsOfDirectory(atPath: place.root.path)
        #expect(!names.contains { $0.hasPrefix(".daybook-export") }, "\(call)")
      }
    }
  }
}
