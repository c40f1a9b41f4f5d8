import BookIndex
import Identity
import StatementModel

/// Which transactions may be ones that are there already, known without evaluating anything anew.
extension Book {
  /// By the shown id of each, the other one; its own where one transaction may be two.
  package func doubts() throws(BookError) -> [TransactionID: TransactionID] {
    try mending { () throws(BookError) in
      guard let index else { return computedDoubts }
      var doubts: [TransactionID: TransactionID] = [:]
      for card in Set(history.statements.keys.map(\.card)) {
        let text = try Self.wrap { () throws(IndexError) in
          try index.value(for: Self.doubtsMark(of: card))
        }
        for line in text?.split(separator: "\n") ?? [] {
          let ids = line.split(separator: " ").compactMap { TransactionID(String($0)) }
          guard ids.count == 2 else { continue }
          doubts[ids[0]] = ids[1]
          doubts[ids[1]] = ids[0]
        }
      }
      return doubts
    }
  }

  /// How many doubts these are.
  static func count(of doubts: [TransactionID: TransactionID]) -> Int {
    let single = doubts.count { $0 == $1 }
    return single + (doubts.count - single) / 2
  }

  /// The name under which the index keeps a card's doubtful pairs.
  static func doubtsMark(of card: CardID) -> String { "doubts/\(card.text)" }
}

extension CardEvaluation {
  /// Doubtful pairs by their shown ids, where a person has taken neither out of the book.
  var doubts: [(TransactionID, TransactionID)] {
    guard !result.possibleDuplicates.isEmpty else { return [] }
    let present = Set(transactions.lazy.filter { !$0.status.isGone }.map(\.id))
    return result.possibleDuplicates.compactMap { pair in
      let (first, second) = (result.shownIDs[pair.first], result.shownIDs[pair.second])
      return present.contains(first) && present.contains(second) ? (first, second) : nil
    }
  }

  /// What the index keeps of them: a line a pair; nothing where there are none.
  var doubtsText: String? {
    let lines = doubts.map { "\($0.0) \($0.1)" }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
