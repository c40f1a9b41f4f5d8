import StatementModel

/// Charges of the cards and merchants of some credits, which may give them back.
struct ChargesByMerchant {
  /// Days between a charge and what gives it back.
  private static let refundDays: Int32 = 120

  /// How many free charges of a credit's merchant are looked at, the latest first: a person's card
  /// has no more in four months, and each credit would walk all of a shop's.
  private static let mostLooks = 2000

  /// A charge by its day and its place in the table.
  private struct Charge {
    var day: Int32
    var place: Int32
  }

  /// A card's number and one of a payee, or of the first word of names.
  private struct Key: TableKey {
    var card: Int32
    var merchant: Int32

    var words: (UInt64, UInt64) {
      (UInt64(UInt32(bitPattern: card)), UInt64(UInt32(bitPattern: merchant)))
    }
  }

  /// Charges by key, each by day, then the transaction's id.
  private struct Lists {
    private var keys = KeyTable<Key>()
    private var lists: [[Charge]] = []

    /// Makes a list for a key; charges of other keys are not kept.
    mutating func add(_ key: Key) {
      if keys.number(of: key).isNew { lists.append([]) }
    }

    func place(of key: Key?) -> Int? { key.flatMap { keys.known($0) } }

    subscript(key: Key?) -> [Charge] { place(of: key).map { lists[$0] } ?? [] }

    mutating func append(_ charge: Charge, at place: Int) { lists[place].append(charge) }

    mutating func sort(_ all: TransactionTable) {
      for list in lists.indices {
        lists[list].sort { one, other in
          one.day == other.day
            ? all.numbers[Int(one.place)].id < all.numbers[Int(other.place)].id
            : one.day < other.day
        }
      }
    }
  }

  private let all: TransactionTable
  private let merchants: MerchantNames
  private var byPayee = Lists()
  private var byFirstWord = Lists()

  /// - Parameter isCharge: Whether an outflow may be given back.
  init(
    _ all: TransactionTable, _ merchants: MerchantNames, of credits: [LinkCandidate],
    where isCharge: (Int) -> Bool
  ) {
    self.all = all
    self.merchants = merchants
    for credit in credits {
      let own = all.names[credit.place]
      if let key = payeeKey(own) { byPayee.add(key) }
      if let key = wordKey(own) { byFirstWord.add(key) }
    }
    for place in all.indices where all.numbers[place].isOutflow {
      let numbers = all.numbers[place]
      guard numbers.status == .posted else { continue }
      let own = all.names[place]
      let payee = byPayee.place(of: payeeKey(own))
      let word = byFirstWord.place(of: wordKey(own))
      guard payee != nil || word != nil, isCharge(place) else { continue }
      let charge = Charge(day: numbers.date(by: .posting).dayNumber, place: Int32(place))
      if let payee { byPayee.append(charge, at: payee) }
      if let word { byFirstWord.append(charge, at: word) }
    }
    byPayee.sort(all)
    byFirstWord.sort(all)
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
  /// - Parameters:
  ///   - most: How many of them tell enough.
  ///   - isTakenAt: By place, whether a link has it already.
  ///   - fits: Whether the charge at a place may be the one.
  func places(
    before credit: LinkCandidate, most: Int, isTakenAt: [Bool], where fits: (Int) -> Bool
  ) -> [Int] {
    let own = all.names[credit.place]
    var found: [Int] = []
    for charges in [byPayee[payeeKey(own)], byFirstWord[wordKey(own)]] {
      var (count, looks) = (0, 0)
      let end = charges.lowerBound({ $0.day <= credit.day })
      for charge in charges[..<end].reversed() where !isTakenAt[Int(charge.place)] {
        guard credit.day - charge.day <= Self.refundDays, count < most, looks < Self.mostLooks
        else { break }
        looks += 1
        let place = Int(charge.place)
        guard fits(place), merchants.areOne(all.names[place], own) else { continue }
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
}
