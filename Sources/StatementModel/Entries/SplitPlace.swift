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

extension [Transaction] {
  /// The transactions, those that are split as their parts: each with the part's category and
  /// amount, and all else of the whole but the original amount, which is the whole's alone.
  package func byParts() -> [Transaction] {
    let first = indices.first { index in
      span[index].texts.details.map { !$0.details.split.isEmpty } ?? false
    }
    guard let first else { return self }
    var parts = Array(self[..<first])
    parts.reserveCapacity(count + 16)
    for transaction in self[first...] {
      if transaction.isSplit {
        parts.append(contentsOf: transaction.parts)
      } else {
        parts.append(transaction)
      }
    }
    return parts
  }
}

extension Transaction {
  fileprivate var isSplit: Bool { hasDetails && !details.split.isEmpty }

  fileprivate var parts: [Transaction] {
    let split = details.split
    return split.enumerated().map { index, part in
      var transaction = self
      var details = details
      details.split = []
      details.original = nil
      details.part = SplitPlace(number: index + 1, count: split.count)
      transaction.details = details
      transaction.category = part.category
      transaction.amount = part.amount
      return transaction
    }
  }
}
