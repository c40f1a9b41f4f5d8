/// Which part of a split transaction something is.
package struct SplitPlace: Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  package var number: Int
  package var count: Int

  package init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// `1/3`.
  package var description: String { "\(number)/\(count)" }
}

extension TransactionTable {
  /// The transactions, those that are split as their parts: each with the part's category and
  /// amount, and all else of the whole but the original amount, which is the whole's alone.
  package func byParts() -> TransactionTable {
    guard hasSplits else { return self }
    var parts = picking([])
    parts.reserveCapacity(count + 16)
    for index in indices {
      guard let details = details(at: index), !details.split.isEmpty else {
        parts.append(numbers[index], names[index])
        continue
      }
      for (place, part) in details.split.enumerated() {
        var own = details
        own.split = []
        own.original = nil
        own.part = SplitPlace(number: place + 1, count: details.split.count)
        var partNumbers = numbers[index]
        partNumbers.amount = part.amount
        var partNames = names[index]
        parts.keep(own, in: &partNames)
        partNames.category = parts.number(of: part.category)
        parts.append(partNumbers, partNames)
      }
    }
    return parts
  }
}
