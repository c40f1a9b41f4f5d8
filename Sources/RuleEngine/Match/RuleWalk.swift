/// Goes through the possible rules of a transaction in file order: those of its description, those that
/// are always possible, and those of the issuer's category.
struct RuleWalk {
  private let ofDescription: [RuleCandidate]
  private let always: [RuleCandidate]
  private let ofBankCategory: [RuleCandidate]
  private var places = (0, 0, 0)

  init(
    _ ofDescription: [RuleCandidate], _ always: [RuleCandidate], _ ofBankCategory: [RuleCandidate]
  ) {
    self.ofDescription = ofDescription
    self.always = always
    self.ofBankCategory = ofBankCategory
  }

  /// The next rule; nothing once there is none.
  ///
  /// - Parameter decided: What is set already: nothing is told either once no further rule could set
  ///   anything else.
  mutating func next(after decided: RuleProperties? = nil) -> Int? {
    let one = places.0 < ofDescription.count ? ofDescription[places.0] : .absent
    let two = places.1 < always.count ? always[places.1] : .absent
    let three = places.2 < ofBankCategory.count ? ofBankCategory[places.2] : .absent
    if let decided, one.rest.union(two.rest).union(three.rest).isSubset(of: decided) { return nil }
    let least = min(one.rule, two.rule, three.rule)
    if least == RuleCandidate.absent.rule { return nil }
    if one.rule == least {
      places.0 += 1
    } else if two.rule == least {
      places.1 += 1
    } else {
      places.2 += 1
    }
    return Int(least)
  }
}
