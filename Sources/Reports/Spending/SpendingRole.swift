import StatementModel

/// What a transaction counts as when spending is added up.
package enum SpendingRole: UInt8, Sendable, CaseIterable {
  /// A charge, or a refund that lowers what was spent.
  case spending
  case income
  /// Money moved between own accounts.
  case transfer
  /// A card's bill being paid.
  case payment
  /// Left out by a rule or a person.
  case hidden
  /// Money that came, of which nobody has said what it is; shown apart, never netted.
  case uncategorizedInflow
  /// A pending row that never became a transaction, or what a person deleted; counts nowhere.
  case gone
}

/// Decides the role of each transaction; remembers the kind of each category.
///
/// Here as elsewhere in hot code a transaction is named by array and place: handing over the element
/// itself would copy it whole.
struct SpendingJudge {
  private let categories: CategoryTree
  private var kinds = SmallLookup<CategoryPath, Category.Kind>()

  init(_ categories: CategoryTree) { self.categories = categories }

  /// What a person or a rule said comes before what the statement says of itself; except that
  /// money which the statement calls a payment to the card never lowers spending.
  mutating func role(at index: Int, of all: [Transaction]) -> SpendingRole {
    if all.numbers(at: index).status.isGone { return .gone }
    if all.numbers(at: index).isHidden { return .hidden }
    if all.numbers(at: index).isTransfer { return .transfer }
    let isInflow = all.numbers(at: index).amount.amount.units > 0
    let kind = all.kind(at: index)
    if let category = all.texts(at: index).category {
      switch kindOf(category) {
      case .transfer: return .transfer
      case .income: return .income
      case .expense: return isInflow && kind == .payment ? .payment : .spending
      }
    }
    // An outflow called "payment" may be any bill paid from an account: it stays spending until
    // somebody says that it pays a card.
    switch kind {
    case .transfer: return .transfer
    case .payment where isInflow: return .payment
    case .refund: return .spending
    // What gives back a charge that is uncategorized itself.
    case _ where all.numbers(at: index).categorySource == .link: return .spending
    default: return isInflow ? .uncategorizedInflow : .spending
    }
  }

  private mutating func kindOf(_ category: CategoryPath) -> Category.Kind {
    if let known = kinds[category] { return known }
    let kind = categories.kind(of: category)
    kinds.insert(kind, for: category)
    return kind
  }
}
