import StatementModel
import TestSupport
import Testing

@testable import Reports

/// A month whose number is the same has the same files.
struct MonthChecksumTests {
  /// Remembers the numbers of months, and keeps those that were so before.
  private struct Memory: ReportSink {
    var before: [String: UInt64] = [:]
    var sums: [String: UInt64] = [:]
    var kept: Set<String> = []
    var collector = ReportCollector()

    mutating func keeps(_ folder: String, madeOf sum: UInt64) -> Bool {
      sums[folder] = sum
      if before[folder] == sum { kept.insert(folder) }
      return false
    }
    mutating func begin(_ path: String) { collector.begin(path) }
    mutating func append(_ bytes: [UInt8]) { collector.append(bytes) }
    mutating func end() { collector.end() }

    func files(in folder: String) -> [ReportFile] {
      collector.files.filter { $0.path.hasPrefix(folder) }
    }
  }

  private func write(
    _ transactions: [Transaction], before: Memory? = nil,
    _ change: (inout ReportInput) -> Void = { _ in }
  ) throws -> Memory {
    var input = try Sample.input(transactions)
    change(&input)
    var memory = Memory(before: before?.sums ?? [:])
    try WrittenReports.write(input, to: &memory)
    return memory
  }

  /// Writes both, and expects that what is kept is the same; gives what is kept.
  private func kept(
    _ one: [Transaction], _ other: [Transaction],
    _ change: (inout ReportInput) -> Void = { _ in }
  ) throws -> Set<String> {
    let before = try write(one)
    let after = try write(other, before: before, change)
    for folder in after.kept {
      #expect(before.files(in: folder) == after.files(in: folder), "\(folder)")
    }
    return after.kept
  }

  private func book() throws -> [Transaction] {
    try Sample.book() + [
      try Sample.transaction(90, "2025-11-03", "-7.00 USD", "TEA", category: "Food/Coffee"),
      try Sample.transaction(91, "2025-12-03", "-8.00 USD", "TEA", category: "Food/Coffee"),
    ]
  }

  @Test func `nothing changed: all months are kept`() throws {
    #expect(try kept(book(), book()).count == 4)
  }

  @Test func `a transaction more: its month and the next are made anew`() throws {
    let more = try Sample.transaction(95, "2025-12-09", "-1.00 USD", "BREAD")
    let kept = try kept(book(), try book() + [more])
    #expect(kept == ["months/2025-11/", "months/2026-02/", "months/2026-03/"])
  }

  @Test func `what stands in all months makes all anew`() throws {
    let locale = try ReportLocale("de-DE")
    #expect(try kept(book(), book()) { $0.locale = locale }.isEmpty)
    #expect(try kept(book(), book()) { $0.cards[0].name = "Other" }.isEmpty)
  }

  @Test func `another end of the newest statement concerns open months`() throws {
    let end = try day("2026-03-30")
    let kept = try kept(book(), book()) { $0.asOf = end }
    #expect(kept == ["months/2025-11/", "months/2025-12/", "months/2026-02/"])
  }

  @Test func `each property of a transaction changes the number`() throws {
    let base = try Sample.transaction(
      1, "2026-03-02", "-5.00 USD", "SHOP", category: "Food/Coffee", payee: "Shop", note: "n")
    func sum(_ transaction: Transaction) -> UInt64 {
      var sum = Checksum()
      sum.add(0, of: TransactionTable([transaction]))
      return sum.value
    }
    var sums: Set<UInt64> = [sum(base)]
    func expectOther(_ change: (inout Transaction) throws -> Void) throws {
      var other = base
      try change(&other)
      #expect(sums.insert(sum(other)).inserted)
    }
    try expectOther { $0.id = TransactionID(high: 9, low: 9) }
    try expectOther { $0.status = .pending }
    try expectOther { $0.isHidden = true }
    try expectOther { $0.isTransfer = true }
    try expectOther { $0.purchaseDate = nil }
    try expectOther { $0.postingDate = try day("2026-03-03") }
    try expectOther { $0.chargeDate = try day("2026-03-03") }
    try expectOther { $0.amount = try money("-5.01 USD") }
    try expectOther { $0.amount = try money("-5.00 EUR") }
    try expectOther { $0.categorySource = .person }
    try expectOther { $0.categorySource = .rule(3) }
    try expectOther { $0.sourceLine = 99 }
    try expectOther { $0.payee = nil }
    try expectOther { $0.category = nil }
    try expectOther { $0.details.memo = "m" }
    try expectOther { $0.details.note = nil }
    try expectOther { $0.details.tags = ["t"] }
    try expectOther { $0.details.kind = .fee }
    try expectOther { $0.details.original = try money("5.00 EUR") }
    try expectOther { $0.details.installment = Installment(number: 1, count: 2) }
    try expectOther { $0.details.bankCategory = "b" }
    try expectOther { $0.details.merchantCategoryCode = 5411 }
    try expectOther { $0.details.period = "p" }
    try expectOther { $0.details.part = SplitPlace(number: 1, count: 2) }
  }

  @Test func `no property of a transaction is forgotten`() throws {
    // Who adds one adds it to `Checksum.add(_:of:)` as well, and then here.
    let one = try Sample.transaction(1, "2026-03-02", "-5.00 USD", "SHOP")
    #expect(Mirror(reflecting: one).children.count == 7)
    #expect(Mirror(reflecting: one.numbers).children.count == 11)
    #expect(Mirror(reflecting: TransactionDetails()).children.count == 11)
  }
}
