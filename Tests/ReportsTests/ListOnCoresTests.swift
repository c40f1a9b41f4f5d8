import StatementModel
import TestSupport
import Testing

@testable import Reports

/// A list is the same whatever number of cores made it.
@Suite struct ListOnCoresTests {
  private let two = Cores(count: 2, fewestRows: 1)
  /// Of transactions.
  private static let count = 900

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
  func `two cores write what one writes`(_ grouping: Grouping) throws {
    let table = try table()
    for (search, limit) in [(nil, nil), ("shop 1", nil), (nil, 450)] as [(String?, Int?)] {
      var request = ListRequest()
      request.grouping = grouping
      request.filter.search = try search.map { try SearchQuery($0) }
      request.limit = limit
      let lists = [Cores.one, two, Cores(count: 5, fewestRows: 1)].map { cores in
        let list = ListReport(
          table: table, cards: Sample.cards, categories: Sample.categories, request: request,
          on: cores)
        return (list: list, cores: cores)
      }
      #expect(lists[1].list.groups == lists[0].list.groups)
      #expect(lists[1].list.totals == lists[0].list.totals)
      for format in OutputFormat.allCases {
        // What is no table looks the same on any terminal.
        let narrow = [TerminalLayout(width: 60, usesColor: true)]
        for layout in [TerminalLayout.plain] + (format == .table ? narrow : []) {
          let texts = lists.map { list, cores in
            var all: [UInt8] = []
            list.write(as: format, layout: layout, on: cores) { all += $0 }
            return all
          }
          #expect(texts[1] == texts[0])
          #expect(texts[2] == texts[0])
          // Made for the format, it is the same.
          for cores in [Cores.one, two] {
            let list = ListReport(
              table: table, cards: Sample.cards, categories: Sample.categories, request: request,
              for: format, on: cores)
            var all: [UInt8] = []
            list.write(as: format, layout: layout, on: cores) { all += $0 }
            #expect(all == texts[0])
          }
        }
      }
    }
  }

  @Test(arguments: Sorting.allCases)
  func `in any order two cores make what one makes`(_ sorting: Sorting) throws {
    let table = try table()
    for grouping in Grouping.allCases {
      var request = ListRequest()
      request.grouping = grouping
      request.sorting = sorting
      for format in OutputFormat.allCases {
        // Made for no format, nothing is left out of what the order asks for.
        let texts = [(format, Cores.one), (format, two), (nil, Cores.one)].map { known, cores in
          let list = ListReport(
            table: table, cards: Sample.cards, categories: Sample.categories, request: request,
            for: known, on: cores)
          var all: [UInt8] = []
          list.write(as: format, on: cores) { all += $0 }
          return all
        }
        #expect(texts[1] == texts[0] && texts[2] == texts[0])
      }
      // Each by itself, as a list in that order would have it.
      let list = ListReport(
        table: table, cards: Sample.cards, categories: Sample.categories, request: request, on: two)
      let places = Dictionary(
        zip(list.indices, 0...), uniquingKeysWith: { first, _ in first })
      for group in list.groups {
        let order = group.indices.compactMap { places[$0] }
        #expect(order == order.sorted() && order.count == group.indices.count)
        var sums = GroupSums(
          count: 1, of: Plain(table: table), members: { _ in 0..<group.indices.count },
          in: Array(group.indices))
        sums.append(GroupSums())
        #expect(sums.totals(sums.posted(0)).count == group.totals.count)
        #expect(sums.totals(sums.pending(0)).count == group.pending.count)
      }
    }
  }

  /// What transactions add to sums, whatever they count as.
  private struct Plain: SumSource {
    let table: TransactionTable

    func entry(at index: Int) -> SumEntry {
      let numbers = table.numbers[index]
      return SumEntry(amount: numbers.amount, role: .spending, status: numbers.status)
    }

    func bringNear(_ index: Int) {}
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
        table: table, cards: [], categories: CategoryTree(), request: request, for: .md, on: two)
      let headings = list.text(as: .md).split(separator: "\n").filter { $0.hasPrefix("## ") }
      #expect(headings.map(String.init) == list.groups.map { "## " + CellText.markdown($0.header) })
    }
  }

  @Test func `stretches hold all lines and headings once`() throws {
    var request = ListRequest()
    request.grouping = .merchant
    let groups = ListReport(
      table: try table(), cards: [], categories: CategoryTree(), request: request
    ).groups
    for size in [1, 7, 512, 10_000] {
      var lines = 0
      var begun: [Int] = []
      var ended: [Int] = []
      let all = ListStretch.all(of: groups.map(\.indices.count), lines: size)
      for stretch in all {
        var own = 0
        for part in stretch.parts {
          #expect(part.lines.lowerBound == lines)
          lines = part.lines.upperBound
          own += part.lines.count
          if part.begins { begun.append(part.group) }
          if part.ends { ended.append(part.group) }
        }
        #expect(own <= size)
      }
      #expect(lines == Self.count && begun == Array(groups.indices) && ended == begun)
      #expect(all.count == (Self.count + size - 1) / size)
    }
    #expect(ListStretch.all(of: []).isEmpty)
  }
}
