/// A plain regular expression as it was read; characters by the numbers of their sets.
enum RegexTree {
  case empty
  case characters(Int)
  case start, end
  case boundary(Bool)
  case sequence([RegexTree])
  case choice([RegexTree])
  /// Only of single characters; groups are optional at most.
  indirect case repeated(RegexTree, least: Int, most: Int?)

  /// Whether a match can only begin where the text does.
  var isAnchored: Bool {
    switch self {
    case .start: true
    case .sequence(let parts): parts.first?.isAnchored ?? false
    case .choice(let branches): branches.allSatisfy(\.isAnchored)
    default: false
    }
  }
}
