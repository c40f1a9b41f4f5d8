import StatementModel

/// Guesses the category of a merchant by its likeness to merchants whose category is known.
///
/// Each sign of a merchant (a word of its name, its code, its habit…) votes for the categories of
/// the known merchants that have the sign too. How much a kind of sign counts, and how sure the
/// outcome is, is found by leaving merchants out that a person filed, one at a time, and guessing them:
/// those that rules know are chains and plain words, and say little of those that nobody knows.
struct LikenessModel: Sendable {
  /// A category that a merchant may have.
  struct Guess: Sendable {
    var category: Int
    /// In thousandths.
    var confidence: Int
    /// What speaks most for it; nothing where the merchant itself is known.
    var strongest: SignVotes.Vote?
    /// The merchant's own decisions, where it has some.
    var own: KnownMerchant?

    /// Whether it is sure enough to be named.
    var isNamed: Bool { confidence >= LikenessModel.threshold }
  }

  /// Below this, in thousandths, no category is named.
  static let threshold = 600

  /// Known merchants that are left out in turn; more would only take longer.
  private static let mostTrials = 2000

  /// Known merchants, or patterns, that must agree before likeness to them says anything.
  private static let fewestExamples = 3

  private let categories: Int
  let signs: MerchantSigns
  private let ruleWords: RuleWords
  /// By kind.
  private let tables: [SignTable]
  /// The categories that codes and issuers' names speak for, by their numbers.
  private let meanings: [SignKind: [Int?]]
  /// One of each family.
  private let known: [KnownMerchant]
  /// What each kind of sign counts, in thousandths.
  private(set) var weights: [Int]
  private(set) var bands: ConfidenceBands

  init(_ history: DecidedHistory, ruleWords: RuleWords, categories tree: CategoryTree) {
    let signs = MerchantSigns(history)
    var tables = SignKind.allCases.map { SignTable(count: signs.count(of: $0)) }
    tables[SignKind.rule.rawValue] = ruleWords.categories
    let families = KnownMerchant.families(of: history)
    for family in families {
      var counted: Set<MerchantSign> = []
      for merchant in family {
        for sign in signs.ofMerchant[merchant.merchant]
        where sign.kind.isCounted && (family.count == 1 || counted.insert(sign).inserted) {
          tables[sign.kind.rawValue].add(
            sign.number, merchant.category, example: merchant.merchant)
        }
      }
    }
    let names = CategoryNames(tree, history)
    self.signs = signs
    self.ruleWords = ruleWords
    self.tables = tables
    known = families.compactMap(\.first)
    categories = history.categories.count
    meanings = [
      .codeMeaning: signs.codeTexts.map { Int($0).flatMap(names.category(ofCode:)) },
      .issuerName: signs.issuerTexts.map { names.category(calledLike: $0) },
    ]
    weights = []
    bands = ConfidenceBands(SignKind.bandless)
    calibrate()
  }

  /// The category of each merchant of the history; nothing where nothing speaks for any.
  func guesses(_ history: DecidedHistory) -> [Guess?] {
    var scratch = Scratch(categories)
    return history.merchants.merchants.indices.map { merchant in
      if let own = KnownMerchant(merchant, history) {
        // The rule of succession: as many as agreed, and one more of each kind.
        var confidence = (own.agreeing + 1) * 1000 / (own.decided + 2)
        // A rule that leaves out some of one description does so on purpose.
        if !own.isByHand, history.isPartlyDecided(merchant) {
          confidence = min(confidence, Self.threshold - 1)
        }
        return Guess(category: own.category, confidence: confidence, own: own)
      }
      return guess(signs.ofMerchant[merchant], leavingOut: nil, &scratch).map {
        Guess(
          category: $0.category, confidence: bands.confidence(of: $0.score),
          strongest: $0.strongest)
      }
    }
  }

  // MARK: Voting

  /// Memory that serves again and again.
  private struct Scratch {
    var votes: SignVotes
    var totals: [Int]

    init(_ categories: Int) {
      votes = SignVotes(categories: categories)
      totals = Array(repeating: 0, count: categories)
    }
  }

  private func guess(
    _ signs: [MerchantSign], leavingOut own: KnownMerchant?, _ scratch: inout Scratch
  ) -> SignOutcome? {
    vote(signs, leavingOut: own, &scratch.votes)
    return scratch.votes.outcome(weights, &scratch.totals)
  }

  /// Lets all signs vote.
  ///
  /// - Parameter own: The merchants of the name, whose case must not count; nor the signs by which
  ///   a rule knows them, since a merchant that is not known has none of those.
  private func vote(
    _ signs: [MerchantSign], leavingOut own: KnownMerchant?, _ votes: inout SignVotes
  ) {
    votes.clear()
    let hidesBank = ruleWords.asksBank(own?.rule)
    let hiddenStems = own == nil ? [] : stemsOfPatterns(signs)
    for sign in signs {
      switch sign.kind {
      case .word, .rule: if own != nil, ruleWords.isPattern[Int(sign.number)] { continue }
      case .letters: if hiddenStems.contains(sign.number) { continue }
      case .code, .codeMeaning, .issuer, .issuerName: if hidesBank { continue }
      case .habit: break
      }
      if let meaning = meanings[sign.kind] {
        guard let category = meaning[Int(sign.number)] else { continue }
        votes.add(
          SignVotes.Vote(
            kind: sign.kind, category: category, share: 1000, sign: sign.number, agreeing: 1,
            known: 1, example: 0))
      } else {
        count(sign, leavingOut: sign.kind.isCounted ? own?.category : nil, &votes)
      }
    }
  }

  /// The beginnings and ends of the words that are patterns by themselves.
  private func stemsOfPatterns(_ signs: [MerchantSign]) -> Set<Int32> {
    var stems: Set<Int32> = []
    for sign in signs where sign.kind == .word && ruleWords.isPattern[Int(sign.number)] {
      stems.formUnion(self.signs.stems(ofWord: Int(sign.number)))
    }
    return stems
  }

  private func count(
    _ sign: MerchantSign, leavingOut category: Int?, _ votes: inout SignVotes
  ) {
    let row = tables[sign.kind.rawValue][sign.number]
    var all = row.reduce(0) { $0 + Int($1.count) }
    if category != nil { all -= 1 }
    guard all > 0 else { return }
    for entry in row {
      let agreeing = Int(entry.count) - (category == Int(entry.category) ? 1 : 0)
      guard agreeing >= Self.fewestExamples else { continue }
      // One imagined merchant is in none of the categories: few cases prove little.
      votes.add(
        SignVotes.Vote(
          kind: sign.kind, category: Int(entry.category), share: agreeing * 1000 / (all + 1),
          sign: sign.number, agreeing: agreeing, known: all, example: entry.example))
    }
  }

  // MARK: Leaving out

  /// Finds what the kinds of signs count and what scores are worth.
  private mutating func calibrate() {
    let byHand = known.filter(\.isByHand)
    let step = max(1, (byHand.count + Self.mostTrials - 1) / Self.mostTrials)
    let trials = stride(from: 0, to: byHand.count, by: step).map { byHand[$0] }
    var scratch = Scratch(categories)
    var byKind = SignKind.allCases.map(\.imagined)
    for own in trials {
      vote(signs.ofMerchant[own.merchant], leavingOut: own, &scratch.votes)
      for kind in SignKind.allCases {
        guard let best = scratch.votes.best(of: kind) else { continue }
        byKind[kind.rawValue].tried += 1
        if best.category == own.category { byKind[kind.rawValue].right += 1 }
      }
    }
    // Squared, so that many weak signs don't drown a strong one; the best kind counts in full.
    let squares = byKind.map { $0.share * $0.share }
    let most = max(1, squares.max() ?? 1)
    weights = squares.map { $0 * 1000 / most }
    var byBand = SignKind.bandless
    for own in trials {
      let signs = signs.ofMerchant[own.merchant]
      guard let outcome = guess(signs, leavingOut: own, &scratch) else { continue }
      let band = ConfidenceBands.band(of: outcome.score)
      byBand[band].tried += 1
      if outcome.category == own.category { byBand[band].right += 1 }
    }
    bands = ConfidenceBands(byBand)
  }
}

extension SignKind {
  /// Whether its votes are counted among known merchants.
  fileprivate var isCounted: Bool {
    switch self {
    case .word, .letters, .code, .issuer, .habit: true
    case .rule, .codeMeaning, .issuerName: false
    }
  }

  /// Ten imagined cases: what the kind was worth in random histories.
  fileprivate var imagined: ConfidenceBands.Counts {
    let right =
      switch self {
      case .word, .code: 7
      case .issuer, .codeMeaning, .issuerName, .rule: 6
      case .letters: 5
      case .habit: 2
      }
    return ConfidenceBands.Counts(right: right, tried: 10)
  }

  fileprivate static var bandless: [ConfidenceBands.Counts] {
    Array(
      repeating: ConfidenceBands.Counts(right: 0, tried: 0), count: ConfidenceBands.count)
  }
}
