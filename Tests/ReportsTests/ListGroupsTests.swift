import StatementModel
import TestSupport
import Testing

@testable import Reports

/// What holds of groups whatever a list is grouped and sorted by.
@Suite struct ListGroupsTests {
  private static let count = 600

  private func table() throws -> TransactionTable {
    let names = ["Corner Café", "CORNER CAFE", "סופר פארם", "Müller & Söhne", "a|b", "x, \"y\""]
    let categories = ["Food/Coffee", "Food/Groceries", "Income/Salary", nil]
    return TransactionTable(
      try (1...Self.count).map { number in
        try Sample.transaction(
          UInt64(number), "2026-0\(1 + number % 3)-1\(number % 10)",
          "\(number % 7 == 0 ? "" : "-")\(number % 90).\(10 + number % 80) \(number % 11 == 0 ? "EUR" : "USD")",
          number % 3 == 0 ? names[number / 3 % names.count] : "shop \(number % 210)",
          card: number % 5 == 0 ? "leumi" : "visa-gold",
          category: categories[number / 50 % categories.count],
          status: number % 13 == 0 ? .pending : .posted,
          tags: number % 17 == 0 ? ["a", "b"] : [], note: number % 19 == 0 ? "a note" : nil)
      })
  }

  @Test(arguments: Grouping.allCases)
  func `groups keep the order of the list, and add up what stands in them`(
    _ grouping: Grouping
  ) throws {
    let table = try table()
    for sorting in Sorting.allCases {
      var request = ListRequest()
      request.grouping = grouping
      request.sorting = sorting
      let list = ListReport(
        table: table, cards: Sample.cards, categories: Sample.categories, request: request)
      let places = Dictionary(uniqueKeysWithValues: zip(list.indices, 0...))
      #expect(places.count == Self.count)
      let order = CurrencyOrder([list.totals, list.pending])
      for group in list.groups {
        let own = group.indices.compactMap { places[$0] }
        #expect(own == own.sorted() && own.count == group.indices.count)
        let statuses = group.indices.map { table.numbers[$0].status }
        #expect(group.totals.count == statuses.count { $0 == .posted })
        #expect(group.pending.count == statuses.count { $0 == .pending })
        let currencies = group.totals.totals.map(\.currency)
        #expect(currencies == order.currencies.filter(currencies.contains))
      }
    }
  }

  @Test func `headings of Markdown tell merchants whole`() throws {
    let long = "the name of a shop that goes on and on and | on until it is cut in a line of it"
    let names = [long, long + " é", "a|b", "Müller & Söhne", "", "סופר פארם", "<b>", "12"]
    let table = TransactionTable(
      try names.enumerated().map { number, name in
        try Sample.transaction(UInt64(number + 1), "2026-01-05", "-\(number + 1) USD", name)
      })
    for language in ["en-US", "he-IL"] {
      var request = ListRequest()
      request.grouping = .merchant
      request.locale = try ReportLocale(language)
      let list = ListReport(
        table: table, cards: [], categories: CategoryTree(), request: request)
      let headings = list.text(as: .md).split(separator: "\n").filter { $0.hasPrefix("## ") }
      #expect(headings.map(String.init) == list.groups.map { "## " + CellText.markdown($0.header) })
    }
  }

  @Test func `what a bank writes around a name makes no other merchant`() throws {
    let texts = [
      "CARD PAYMENT TO BLUE KETTLE ON 03 MAR", "Blue Kettle", "RED MUG", "POS BLUE KETTLE",
    ]
    var table = TransactionTable(
      try texts.enumerated().map { place, text in
        var transaction = try Sample.transaction(
          UInt64(place + 1), "2026-03-1\(place)", "-4.50 EUR", text)
        transaction.payee = text == "RED MUG" ? "Blue kettle" : nil
        return transaction
      })
    table.merchantKeys = MerchantKeys(of: table) { text in
      text.lowercased().contains("blue kettle") ? "blue kettle" : TextFolding.fold(text)
    }
    var request = ListRequest()
    request.grouping = .merchant
    let list = ListReport(
      table: table, cards: [], categories: CategoryTree(), request: request)
    #expect(list.groups.map(\.key) == [.merchant("blue kettle")])
    #expect(list.groups[0].indices.count == 4)
    #expect(TextFolding.fold(list.groups[0].header) == "blue kettle")
  }

  @Test func `groups of merchants are those of their folded names, larger spending first`() throws {
    let table = try table()
    var request = ListRequest()
    request.grouping = .merchant
    let list = ListReport(
      table: table, cards: Sample.cards, categories: Sample.categories, request: request)
    let names = Set(table.indices.map { TextFolding.fold(table.merchant(at: $0)) })
    #expect(list.groups.count == names.count)
    #expect(Set(list.groups.map(\.key)) == Set(names.map(TransactionGroup.Key.merchant)))
    let order = CurrencyOrder(list.groups.map(\.totals))
    for (one, next) in zip(list.groups, list.groups.dropFirst()) {
      guard case .merchant(let name) = one.key, case .merchant(let second) = next.key else {
        Issue.record("no merchant")
        continue
      }
      #expect(order.spendsMore(one.totals, next.totals) ?? (name < second))
    }
  }
}
