import StatementModel

/// How many transactions there are in each currency, without reading them.
///
/// A split transaction counts as one or as its parts, which only those who look at its links can
/// tell; so each count is a range.
package struct CurrencyUsage: Hashable, Sendable {
  private var counts: [Currency: ClosedRange<Int>] = [:]

  package init() {}

  /// Whether nothing counts.
  package var isEmpty: Bool { counts.isEmpty }

  /// Adds one transaction that counts, as one or as so many parts.
  mutating func add(_ currency: Currency, parts: Int) {
    let known = counts[currency] ?? 0...0
    counts[currency] = known.lowerBound + 1...known.upperBound + max(1, parts)
  }

  mutating func add(_ other: CurrencyUsage) {
    for (currency, count) in other.counts {
      let known = counts[currency] ?? 0...0
      counts[currency] =
        known.lowerBound + count.lowerBound...known.upperBound + count.upperBound
    }
  }

  /// The currencies by rank, most used first; nothing where the ranges don't tell.
  package var order: [Currency]? {
    let sorted = counts.sorted { left, right in
      CurrencyRank(left.key, count: left.value.lowerBound)
        < CurrencyRank(right.key, count: right.value.lowerBound)
    }
    for (one, other) in zip(sorted, sorted.dropFirst()) {
      let isSure =
        CurrencyRank(one.key, count: one.value.lowerBound)
        < CurrencyRank(other.key, count: other.value.upperBound)
      guard isSure else { return nil }
    }
    return sorted.map(\.key)
  }

  /// As the directory of months keeps it: `EUR 3 3;USD 12 14`.
  var text: String {
    counts.sorted { $0.key < $1.key }
      .map { "\($0.key.code) \($0.value.lowerBound) \($0.value.upperBound)" }
      .joined(separator: ";")
  }

  /// Reads what `text` wrote.
  ///
  /// - Throws: `corrupt` where it is something else.
  init(text: String) throws(IndexError) {
    for entry in text.split(separator: ";") {
      let parts = entry.split(separator: " ")
      guard parts.count == 3, let currency = Currency(code: parts[0]), let low = Int(parts[1]),
        let high = Int(parts[2]), 0 < low, low <= high, high < 1 << 40
      else { throw .corrupt(.checksum) }
      counts[currency] = low...high
    }
  }
}
