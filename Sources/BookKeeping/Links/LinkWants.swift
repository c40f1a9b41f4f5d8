import BookIndex
import StatementModel

/// What refunds of whole charges are looked for among: all inflows, since of a charge that many fit
/// only some are looked at, and the outflows that a credit may give back.
struct RefundWants {
  private var amounts = HashFilter(expecting: 0)
  private var charges = HashFilter(expecting: 0)
  let isEmpty: Bool

  /// - Parameters:
  ///   - finder: Has all inflows from the day on.
  ///   - taken: What of them transfers hold.
  ///   - known: The links of before; what their refunds since the day gave back is wanted too.
  init(
    _ finder: LinkFinder, _ taken: Set<TransactionID>, _ known: HoldingLinks, from day: Int32
  ) {
    let credits = finder.candidates.indices.filter {
      finder.candidates[$0].day >= day && finder.isCredit($0)
        && !taken.contains(finder.candidates[$0].id)
    }
    let given = known.links.filter { $0.step == .refund && $0.targetDay >= day }
    isEmpty = credits.isEmpty && given.isEmpty
    guard !isEmpty else { return }
    amounts = HashFilter(expecting: credits.count)
    for credit in credits { amounts.insert(AmountHash.of(finder.candidates[credit].amount)) }
    charges = HashFilter(expecting: given.count)
    for link in given { charges.insert(link.source.low) }
  }

  func sieve(from first: Int32) -> TransactionSieve {
    TransactionSieve { [amounts, charges] numbers in
      guard numbers.status == .posted, numbers.date(by: .posting).dayNumber >= first else {
        return false
      }
      if numbers.isInflow { return true }
      return numbers.isOutflow
        && (amounts.mayContain(AmountHash.of(numbers.amount)) || charges.mayContain(numbers.id.low))
    }
  }
}

/// What refunds of parts are looked for among.
///
/// A credit looks at charges of its card whose descriptions begin with its word, so what is taken of
/// one merchant's charges concerns no other's credits. Looked at are the credits from a day on; and
/// those before it whose merchant has a charge that is now given back otherwise than before, from the
/// day of that charge on.
struct PartWants {
  /// Those whose descriptions begin with one word, on one card.
  private struct Merchant: Hashable {
    var word: UInt64
    var card: CardID
  }

  private let day: Int32
  /// Of merchants of which charges are given back otherwise: the first day of such a charge.
  private var changed: [Merchant: Int32] = [:]
  /// The words of these.
  private var changedWords = HashFilter(expecting: 0)
  /// Theirs, and those of the credits from the day on.
  private var words = HashFilter(expecting: 0)
  private(set) var isEmpty = true
  /// The first day of a credit that is looked at.
  private(set) var first: Int32

  /// - Parameters:
  ///   - refunds: Has all inflows from the day on, and what was given back before and is now.
  ///   - known: The links of before.
  /// - Returns: Nothing where a charge that was given back is not there.
  init?(_ refunds: LinkFinder, _ known: HoldingLinks, from day: Int32) {
    self.day = day
    first = day
    let before = known.links.lazy.filter { $0.step == .refund && $0.targetDay >= day }
    // Charges of the day or later concern later credits alone.
    var freed = Set(before.map(\.source)).symmetricDifference(refunds.holding.map(\.source))
    freed.subtract(before.filter { $0.sourceDay >= day }.map(\.source))
    freed.subtract(refunds.holding.lazy.filter { $0.sourceDay >= day }.map(\.source))
    let all = refunds.all
    if !freed.isEmpty {
      for index in all.indices where freed.contains(all.numbers[index].id) {
        let merchant = Merchant(
          word: FirstWord.word(of: all.description(at: index)), card: all.card(at: index))
        let own = all.numbers[index].date(by: .posting).dayNumber
        changed[merchant] = min(changed[merchant] ?? own, own)
        first = min(first, own)
        freed.remove(all.numbers[index].id)
      }
      guard freed.isEmpty else { return nil }
    }
    let credits = refunds.candidates.indices.filter {
      refunds.candidates[$0].day >= day && refunds.isCredit($0) && !refunds.isTaken[$0]
    }
    isEmpty = credits.isEmpty && changed.isEmpty
    changedWords = HashFilter(expecting: changed.count)
    words = HashFilter(expecting: changed.count + credits.count)
    for merchant in changed.keys {
      changedWords.insert(AmountHash.mixed(merchant.word))
      words.insert(AmountHash.mixed(merchant.word))
    }
    for credit in credits {
      let text = all.description(at: refunds.candidates[credit].place)
      words.insert(AmountHash.mixed(FirstWord.word(of: text)))
    }
  }

  /// Lets through the credits, and the charges that they may be parts of.
  var sieve: TransactionSieve {
    let (day, first, reach) = (day, first, Int32(AmountPairs.refundDays))
    return TransactionSieve(
      { numbers in
        let own = numbers.date(by: .posting).dayNumber
        return numbers.status == .posted
          && (numbers.isInflow ? own >= first : numbers.isOutflow && own >= first - reach)
      },
      marking: { [words, changedWords] text in
        let word = AmountHash.mixed(FirstWord.word(of: text))
        return words.mayContain(word) ? changedWords.mayContain(word) ? 2 : 1 : 0
      },
      { numbers, mark in
        mark == 2
          || mark == 1
            && numbers.date(by: .posting).dayNumber >= (numbers.isInflow ? day : day - reach)
      })
  }

  /// The candidates that may be refunds of parts, and whose charges may be others than before.
  func credits(among finder: LinkFinder) -> [Int] {
    finder.candidates.indices.filter { index in
      let candidate = finder.candidates[index]
      guard finder.isCredit(index), !finder.isTaken[index] else { return false }
      if candidate.day >= day { return true }
      let text = finder.all.description(at: candidate.place)
      let merchant = Merchant(
        word: FirstWord.word(of: text), card: finder.all.card(at: candidate.place))
      return changed[merchant].map { candidate.day >= $0 } ?? false
    }
  }
}
