import StatementModel

/// Charges of the cards and merchants of some credits, which may give them back.
struct ChargesByMerchant {
  /// Days between a charge and what gives it back.
  private static let refundDays: Int32 = 120

  /// A charge by its day and its place in the table.
  private struct Charge {
    var day: Int32
    var place: Int32
  }

  /// A card's number and one of a payee, or of the first word of names.
  private struct Key: Hashable {
    var card: Int32
    var merchant: Int32
  }

  private let all: TransactionTable
  private let merchants: MerchantNames
  /// By day, then the transaction's id.
  private var byPayee: [Key: [Charge]] = [:]
  private var byFirstWord: [Key: [Charge]] = [:]

  /// - Parameter isCharge: Whether an outflow may be given back.
  init(
    _ all: TransactionTable, _ merchants: MerchantNames, of credits: [LinkCandidate],
    where isCharge: (Int) -> Bool
  ) {
    self.all = all
    self.merchants = merchants
    for credit in credits {
      let own = all.names[credit.place]
      if let key = payeeKey(own) { byPayee[key] = [] }
      if let key = wordKey(own) { byFirstWord[key] = [] }
    }
    for place in all.indices where all.numbers[place].isOutflow {
      let numbers = all.numbers[place]
      guard numbers.status == .posted else { continue }
      let own = all.names[place]
      let payee = payeeKey(own).flatMap { byPayee.index(forKey: $0) }
      let word = wordKey(own).flatMap { byFirstWord.index(forKey: $0) }
      guard payee != nil || word != nil, isCharge(place) else { continue }
      let charge = Charge(day: numbers.date(by: .posting).dayNumber, place: Int32(place))
      if let payee { byPayee.values[payee].append(charge) }
      if let word { byFirstWord.values[word].append(charge) }
    }
    let ids = all.numbers
    func inOrder(_ charges: [Charge]) -> [Charge] {
      charges.sorted { one, other in
        one.day == other.day
          ? ids[Int(one.place)].id < ids[Int(other.place)].id : one.day < other.day
      }
    }
    byPayee = byPayee.mapValues(inOrder)
    byFirstWord = byFirstWord.mapValues(inOrder)
  }

  private func payeeKey(_ own: TransactionTable.Names) -> Key? {
    let payee = merchants.payee(of: own)
    return payee < 0 ? nil : Key(card: own.card, merchant: payee)
  }

  private func wordKey(_ own: TransactionTable.Names) -> Key? {
    let word = merchants.firstWord(of: own)
    return word < 0 ? nil : Key(card: own.card, merchant: word)
  }

  /// The places of the charges that a credit may give back, the latest first.
  ///
  /// - Parameter most: How many of them tell enough.
  func places(
    before credit: LinkCandidate, most: Int, where fits: (TransactionNumbers) -> Bool
  ) -> [Int] {
    let own = all.names[credit.place]
    let ofPayee = payeeKey(own).flatMap { byPayee[$0] } ?? []
    let ofName = wordKey(own).flatMap { byFirstWord[$0] } ?? []
    var found: [Int] = []
    for charges in [ofPayee, ofName] {
      var count = 0
      let end = charges.lowerBound({ $0.day <= credit.day })
      for charge in charges[..<end].reversed() {
        guard credit.day - charge.day <= Self.refundDays, count < most else { break }
        let place = Int(charge.place)
        guard fits(all.numbers[place]), merchants.areOne(all.names[place], own) else { continue }
        count += 1
        if !found.contains(place) { found.append(place) }
      }
    }
    let numbers = all.numbers
    let latest = found.sorted {
      let (one, other) = (numbers[$0], numbers[$1])
      return (one.date(by: .posting), one.id) > (other.date(by: .posting), other.id)
    }
    return Array(latest.prefix(most))
  }

  /// Leaves a charge out from now on.
  mutating func remove(_ place: Int) {
    let own = all.names[place]
    if let key = payeeKey(own) { byPayee[key]?.removeAll { $0.place == place } }
    if let key = wordKey(own) { byFirstWord[key]?.removeAll { $0.place == place } }
  }
}
