import Foundation
import Identity
import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// Exports that overlap, imported one after the other: what the index has of transactions and links
/// is what it has when it is made anew.
struct LinkedImportsTests {
  @Test(arguments: 0..<12)
  func `links after each import are those of a rebuild`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let folder = FileManager.default.temporaryDirectory.appending(path: "links-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let device = try SyncedDevice("one", in: folder)
    try Data(Self.rules.utf8).write(to: URL(filePath: "\(device.paths.root)/Rules/1.yaml"))
    let history = AccountHistories(using: &random)
    var last = Int.random(in: 250...330, using: &random)
    for step in 0..<5 {
      let book = try device.open()
      let first = Int.random(in: 0...1, using: &random) * Int.random(in: 0...200, using: &random)
      for account in AccountHistories.accounts
      where step == 0 || Int.random(in: 0...3, using: &random) > 0 {
        let path = folder.appending(path: "\(account)-\(step).csv")
        try Data(history.export(account, step == 0 ? 0 : first, last).utf8).write(to: path)
        var options = ImportOptions()
        options.card = CardID(account)
        options.acceptsNewHeaders = true
        _ = try ImportStatements(in: book).files([path.path], options)
        let made = try Kept(book)
        let fresh = try device.open(elsewhere: folder.appending(path: "fresh").path)
        try fresh.rebuild()
        let wanted = try Kept(fresh)
        try #require(made == wanted, "step \(step), \(account) until \(last)")
      }
      last += Int.random(in: 1...40, using: &random)
    }
  }

  private static let rules = """
    categories:
      Transfer: { kind: transfer }
      Food: { kind: expense }
    rules:
      - { match: transfer, category: Transfer, transfer: true }
      - { match: grocer, category: Food }
    """

  /// What the index keeps.
  private struct Kept: Equatable {
    var transactions: [Transaction]
    var links: LinkEffects

    init(_ book: Book) throws {
      transactions = try book.transactions()
      links = try book.snapshot().effects
    }
  }
}

/// What happened on accounts between which money moves, and whose shops give some back.
private struct AccountHistories {
  static let accounts = ["bank", "saver", "visa"]
  private static let shops = ["TEA HOUSE", "GROCER 17", "SHOE SHOP", "BOOK STORE"]
  private var lines: [String: [(day: Int, line: String)]] = [:]

  init(using random: inout SeededGenerator) {
    let days = 520
    var number = 0
    func amount(_ cents: Int) -> String {
      let rest = abs(cents) % 100
      return "\(cents < 0 ? "-" : "")\(abs(cents) / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
    func add(_ account: String, _ day: Int, _ text: String, _ cents: Int) {
      guard day < days else { return }
      number += 1
      let date = CalendarDate(dayNumber: Int32(19_800 + day))
      lines[account, default: []].append((day, "\(date),R\(number),\(text),\(amount(cents))"))
    }
    for day in 0..<days {
      for account in Self.accounts where Int.random(in: 0..<3, using: &random) > 0 {
        let shop = Self.shops.randomElement(using: &random) ?? ""
        let cents = [500, 1234, 1999, 4100, 9850].randomElement(using: &random) ?? 1
        add(account, day, shop, -cents)
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
          add(account, day + Int.random(in: 0...100, using: &random), "REFUND \(shop)", cents)
        case 1:
          add(account, day + Int.random(in: 0...130, using: &random), shop, cents / 3)
        default: break
        }
      }
      if Int.random(in: 0..<12, using: &random) == 0 {
        let pair = Self.accounts.shuffled(using: &random)
        let cents = [50_000, 12_345, 700].randomElement(using: &random) ?? 1
        let fee = Int.random(in: 0..<4, using: &random) == 0 ? cents / 50 : 0
        add(pair[0], day, "TRANSFER OUT", -cents)
        add(pair[1], day + Int.random(in: 0...6, using: &random), "TRANSFER IN", cents - fee)
      }
    }
  }

  /// The rows of some days, as the bank exports them.
  func export(_ account: String, _ first: Int, _ last: Int) -> String {
    let own = (lines[account] ?? []).filter { (first...last).contains($0.day) }
    let sorted = own.enumerated().sorted {
      ($0.element.day, $0.offset) < ($1.element.day, $1.offset)
    }
    return "Date,Reference,Description,Amount\n"
      + sorted.map { $0.element.line + "\n" }.joined()
  }
}
