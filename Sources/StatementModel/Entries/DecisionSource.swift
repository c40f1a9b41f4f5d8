/// Which of a transaction's dates counts.
public enum DateBasis: String, Sendable, CaseIterable {
  case purchase, posting
}

/// Who decided a property of a transaction.
public enum DecisionSource: Hashable, Sendable {
  case none
  /// The rule's number in the compiled rule set, from 0, in file order.
  case rule(Int)
  case person
  /// The other transaction of a link.
  case link

  /// In one word: the rule's number, or one below zero for the others.
  @inlinable var word: Int32 {
    switch self {
    case .none: -1
    case .rule(let number): Int32(clamping: number)
    case .person: -2
    case .link: -3
    }
  }

  @inlinable init(word: Int32) {
    switch word {
    case -1: self = .none
    case -2: self = .person
    case -3: self = .link
    default: self = .rule(Int(word))
    }
  }
}
