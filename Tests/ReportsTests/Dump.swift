import Testing
import Glibc
import StatementModel
import TestSupport
@testable import Reports
@Test func dump() throws {
  let b = try Sample.book()
  for f in WrittenReports.all(try Sample.input(b)) { print("=== \(f.path)"); print(f.text) }
  for g in Grouping.allCases {
    var r = ListRequest(); r.grouping = g; r.today = try day("2026-03-21"); r.locale = try ReportLocale("en-GB")
    if g == .card { r.filter.includesWithdrawn = true }
    let l = ListReport(b, cards: Sample.cards, categories: Sample.categories, request: r)
    print("--- \(g)"); print(l.text(as: .table, layout: TerminalLayout(width: g == .none ? 60 : nil)))
    if g == .date { for f in OutputFormat.allCases.dropFirst() { print("--- \(f)"); print(l.text(as: f)) } }
  }
  for n in [("index", []), ("month", ["2026-03"]), ("spending", []), ("cards", [])] {
    let r = try ReportCatalog.make(n.0, arguments: n.1, from: try Sample.input(b))
    print(r.text(as: .table)); print(r.text(as: .md)); print(r.text(as: .csv)); print(r.text(as: .json))
  }
}
@Test func bench() throws {
  var all: [Transaction] = []
  var seed: UInt64 = 42
  func next(_ n: UInt64) -> Int { seed = seed &* 6364136223846793005 &+ 1442695040888963407; return Int((seed >> 33) % n) }
  let cats = ["Food/Groceries", "Food/Coffee", "Transit", "Shopping", "Bills/Phone", "Health", "Home/Rent", "Income/Salary", nil]
  let cards = (0..<5).map { Card(id: CardID("card-\($0)"), name: "Card \($0)", accounts: ["45800000\($0)123"]) }
  let start = try day("2023-01-01")
  for i in 0..<100_000 {
    let m = next(3000)
    let d = m % 40 == 0 ? "שופרסל דיל סניף \(m)" : "MERCHANT NAME \(m) STORE #\(next(40)) SEATTLE WA"
    let a = ExactDecimal(units: Int64(next(20000)) - 18000, scale: 2) ?? .zero
    let t = Transaction(id: TransactionID(high: seed, low: UInt64(i)), card: cards[next(5)].id, status: next(100) == 0 ? .pending : .posted, purchaseDate: start.adding(days: next(1100)), postingDate: start.adding(days: 3 + next(1100)), amount: Money(a, next(10) == 0 ? .ils : .usd), description: d, payee: m % 3 == 0 ? "Merchant \(m)" : nil, category: cats[next(9)].flatMap { CategoryPath($0) }, sourceFile: "Statements/card/2026-03.csv", sourceLine: i)
    all.append(t)
  }
  all.sort { $0.date(by: .purchase) < $1.date(by: .purchase) }
  struct CPU { func measure(_ f: () -> Void) -> String { let a = Glibc.clock(); f(); return "\((Glibc.clock() - a) / 1000) ms" } }
  let cpu = CPU()
  for q in ["coffee", "seattle", "\"store 12\" wa"] {
    var f = TransactionFilter(); f.search = try SearchQuery(q)
    var n = 0
    print("search \(q)", cpu.measure { n = f.indices(in: all, cards: cards, basis: .purchase).count }, n)
  }
  let input = ReportInput(transactions: all, cards: cards, categories: Sample.categories, asOf: start)
  for _ in 0..<12 {
    var size = 0; var files = 0
    print("written", cpu.measure { WrittenReports.write(input) { size += $0.bytes.count; files += 1 } }, size, files)
  }
  for f in OutputFormat.allCases {
    var r = ListRequest(); r.grouping = .month
    var l: ListReport?
    print("list", f, cpu.measure { l = ListReport(all, cards: cards, categories: Sample.categories, request: r) }, cpu.measure { l?.write(as: f, layout: TerminalLayout(width: 120)) { _ in } })
  }
  for g in Grouping.allCases { var r = ListRequest(); r.grouping = g; var n = 0
    print("group", g, cpu.measure { n = ListReport(all, cards: cards, categories: Sample.categories, request: r).groups.count }, n) }
}
