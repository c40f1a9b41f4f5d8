import StatementModel
import TestSupport
import Testing

@testable import Reports

/// What is dealt out by digits stands as if it had been compared.
@Suite struct RadixOrderTests {
  @Test(arguments: [0, 1, 2, 511, 512, 513, 5000], [1, 12, 40, 64])
  func `equal numbers keep their order`(_ count: Int, bits: Int) {
    var random = SeededGenerator(seed: UInt64(count * 100 + bits))
    let keys = (0..<count).map { _ in
      Int64(bitPattern: UInt64.random(in: 0...UInt64.max, using: &random)) >> Int64(64 - bits)
    }
    let plain = keys.indices.sorted { keys[$0] != keys[$1] ? keys[$0] < keys[$1] : $0 < $1 }
    #expect(RadixOrder.places(of: keys).map(Int.init) == plain)
  }

  @Test func `the least and the largest number are ordered too`() {
    let keys = [Int64.max, 0, Int64.min, -1, 1, Int64.min, Int64.max]
    let many = Array(repeating: keys, count: 100).flatMap(\.self)
    for keys in [keys, many] {
      let plain = keys.indices.sorted { keys[$0] != keys[$1] ? keys[$0] < keys[$1] : $0 < $1 }
      #expect(RadixOrder.places(of: keys).map(Int.init) == plain)
    }
  }
}

/// Names are told apart and put in order by the bytes of their folded form, as strings would be.
@Suite struct FoldedNamesTests {
  private static let pieces = [
    "Café", "CAFE", "cafe\u{301}", "Ω", "ω", "한강", "한강", "קפה", "ק\"פ", "Straße",
    "STRASSE", "ﬁn", "fin", "Å", "Å", "ที่", "東京", "x", "xx", "xxxxxxxx", "xxxxxxxxx", "İ", "ı",
  ]

  private func table(_ random: inout SeededGenerator) throws -> TransactionTable {
    TransactionTable(
      try (0..<600).map { number in
        let words = (0..<Int.random(in: 0...3, using: &random)).map { _ in
          Self.pieces.randomElement(using: &random) ?? ""
        }
        return try Sample.transaction(
          UInt64(number), "2026-01-05", "-1 USD", words.joined(separator: " "))
      })
  }

  @Test(arguments: 0..<20) func `ranks are those of strings`(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let table = try table(&random)
    let two = Cores(count: 2, fewestRows: 1)
    let indices = Array(table.numbers.indices)
    let names = indices.map { TextFolding.fold(table.merchant(at: $0)) }
    let sorted = Set(names).sorted()
    for cores in [Cores.one, two] {
      let ranks = MerchantRanks(indices, of: table, on: cores)
      #expect(indices.map { sorted[Int(ranks[table.names[$0].merchant])] } == names)
    }
  }

  @Test func `names that begin alike are put in order`() throws {
    let beginning = String(repeating: "the very long name of a shop ", count: 40)
    let ends = (0..<90).map { ["", "a", "ab", "abcdefgh", "abcdefghi", "\($0)"][$0 % 6] }
    let table = TransactionTable(
      try ends.enumerated().map { number, end in
        try Sample.transaction(
          UInt64(number), "2026-01-05", "-1 USD",
          beginning + (number % 2 == 0 ? end : end.uppercased()))
      })
    let indices = Array(table.numbers.indices)
    let names = indices.map { TextFolding.fold(table.merchant(at: $0)) }
    let sorted = Set(names).sorted()
    let ranks = MerchantRanks(indices, of: table, on: .one)
    #expect(indices.map { sorted[Int(ranks[table.names[$0].merchant])] } == names)
  }

  @Test(arguments: 0..<20) func `the same names have the same number`(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let table = try table(&random)
    let names = Array(table.texts.indices)
    let folded = FoldedNames(names, of: table, on: Cores(count: 2, fewestRows: 1))
    var numbers: [String: Int] = [:]
    var known = FoldedNameTable(folded)
    var found: [Int] = []
    for (place, name) in names.enumerated() {
      let text = TextFolding.fold(table.texts[name])
      #expect(Array(folded.bytes(place)) == Array(text.utf8))
      found.append(known.number(of: place))
      if numbers[text] == nil { numbers[text] = numbers.count }
    }
    #expect(found == table.texts.map { numbers[TextFolding.fold($0)] ?? -1 })
    #expect(known.count == numbers.count)
  }
}
