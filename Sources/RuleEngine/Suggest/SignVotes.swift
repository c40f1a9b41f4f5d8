/// The votes of one merchant's signs for categories: each kind of sign says of each category how
/// far it speaks for it, by the sign of that kind that says most.
struct SignVotes {
  /// What one sign says for one category.
  struct Vote {
    var kind: SignKind
    var category: Int
    /// In thousandths.
    var share: Int
    var sign: Int32
    /// Of the merchants with the sign, how many are in the category, and how many there are.
    var agreeing: Int
    var known: Int
    /// The first of those that agree: a merchant's number, or a rule's.
    var example: Int32
  }

  private let categories: Int
  /// By kind and category.
  private var places: [Int32]
  private(set) var votes: [Vote] = []

  init(categories: Int) {
    self.categories = categories
    places = Array(repeating: -1, count: categories * SignKind.allCases.count)
  }

  /// Begins anew.
  mutating func clear() {
    for vote in votes { places[place(vote.kind, vote.category)] = -1 }
    votes.removeAll(keepingCapacity: true)
  }

  mutating func add(_ vote: Vote) {
    let place = place(vote.kind, vote.category)
    let index = Int(places[place])
    if index < 0 {
      places[place] = Int32(votes.count)
      votes.append(vote)
    } else if votes[index].share < vote.share {
      votes[index] = vote
    }
  }

  private func place(_ kind: SignKind, _ category: Int) -> Int {
    kind.rawValue * categories + category
  }

  /// The category that one kind of sign speaks for most; of equals, the one voted for first.
  func best(of kind: SignKind) -> Vote? {
    var best: Vote?
    for vote in votes where vote.kind == kind && vote.share > best?.share ?? 0 { best = vote }
    return best
  }

  /// The best category by all signs, each weighted by what its kind is worth.
  ///
  /// - Parameter weights: By kind, in thousandths.
  func outcome(_ weights: [Int], _ totals: inout [Int]) -> SignOutcome? {
    for vote in votes {
      totals[vote.category] += weights[vote.kind.rawValue] * vote.share / 1000
    }
    var best: (category: Int, total: Int)?
    var second = 0
    var strongest: Vote?
    for vote in votes where totals[vote.category] > 0 {
      let total = totals[vote.category]
      totals[vote.category] = 0
      // Of equals, the category with the smaller number.
      if let known = best, (total, known.category) <= (known.total, vote.category) {
        second = max(second, total)
      } else {
        second = best?.total ?? 0
        best = (vote.category, total)
      }
    }
    guard let best else { return nil }
    for vote in votes where vote.category == best.category {
      let worth = weights[vote.kind.rawValue] * vote.share
      if worth > strongest.map({ weights[$0.kind.rawValue] * $0.share }) ?? 0 { strongest = vote }
    }
    guard let strongest else { return nil }
    let score = best.total * 1000 / (best.total + second + SignOutcome.doubt)
    return SignOutcome(category: best.category, score: score, strongest: strongest)
  }
}

/// What all signs of a merchant say together.
struct SignOutcome {
  /// Added to what speaks against every category: a lone weak sign must not look sure.
  static let doubt = 150

  var category: Int
  /// 0 to 999: the best category's votes as a share of its own, the second's and the doubt.
  var score: Int
  var strongest: SignVotes.Vote
}
