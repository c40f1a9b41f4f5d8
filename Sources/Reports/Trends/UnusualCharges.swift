import StatementModel

/// Charges that are far above what is usual, with the reason.
///
/// What is usual is the median, and how far amounts usually are from it the median of their
/// distances; a few large amounts move neither. A charge is held against the others of its
/// merchant, or, where there are too few of those, against its category, or without one against all
/// spending. So is one that came twice in a day. All is reckoned in whole numbers.
struct UnusualCharges {
  /// One charge that stands out.
  struct Charge: Hashable {
    let index: Int
    let amount: ExactDecimal
    /// The median that it is held against.
    let usual: DecimalSum
    /// How many charges that is of.
    let count: Int
    /// How many tenths of the median it comes to.
    let tenfold: Int
    let reason: Reason
    /// Whether the merchant has no other charge.
    let isFirst: Bool
  }

  /// What a charge is held against.
  enum Reason: Hashable {
    case merchant, category
    /// All spending in its currency, where it has no category.
    case all
    /// The same amount once more on the same day, as never before at the merchant.
    case twice
  }

  /// By date, newest first.
  let charges: [Charge]

  /// How many days back charges are looked at.
  static let days = 92
  /// How many charges of a merchant, and of a category, say what is usual.
  static let (merchantCount, categoryCount) = (6, 12)
  /// How many times the usual amount, and the usual distance above it, is unusual.
  static let (merchantTimes, merchantDistances) = (2, 6)
  static let (categoryTimes, categoryDistances) = (4, 10)
  /// So many charges of about an amount make it usual.
  static let fewestAlike = 2
  private static let most = 30

  init(
    _ input: ReportInput, _ ledger: SpendingLedger, _ merchants: MerchantTable,
    asOf day: CalendarDate
  ) {
    let begin = day.adding(days: -Self.days)
    let table = input.transactions
    var recent: [(charge: Int, index: Int)] = []
    /// Of each charge: its place, and the numbers of its merchant and of its category, each with
    /// its currency.
    var charges: [Int32] = []
    var (ofMerchants, ofCategories): ([Int32], [Int32]) = ([], [])
    var merchantParts = MerchantParts<Currency>(merchants: merchants.names.count)
    // The last one has all of a currency, for those without a category.
    var categoryParts = MerchantParts<Currency>(merchants: table.categories.count + 1)
    for index in table.indices where ledger.roles[index] == .spending {
      let numbers = table.numbers[index]
      let date = numbers.date(by: input.basis)
      guard numbers.status == .posted, numbers.amount.isNegative, date <= day else { continue }
      if begin < date { recent.append((charges.count, index)) }
      charges.append(Int32(index))
      let currency = numbers.amount.currency
      ofMerchants.append(merchantParts.number(of: merchants.numbers[index], currency))
      let category = table.names[index].category
      ofCategories.append(
        categoryParts.number(of: category < 0 ? Int32(table.categories.count) : category, currency))
    }
    let byMerchant = GroupedPlaces(ofMerchants, count: merchantParts.all.count)
    let twice = Self.twice(
      recent.map { Int32($0.charge) }, of: charges, ofMerchants, byMerchant, in: table,
      by: input.basis)
    let byCategory = GroupedPlaces(ofCategories, count: categoryParts.all.count)
    let amount = { (charge: Int32) in
      table.numbers[Int(charges[Int(charge)])].amount.amount.magnitude
    }
    let inCurrency = { (currency: Currency) -> [ExactDecimal] in
      charges.map { table.numbers[Int($0)].amount }.filter { $0.currency == currency }
        .map(\.amount.magnitude)
    }
    var merchantUsual: [Int32: Usual] = [:]
    var categoryUsual: [Int32: Usual] = [:]
    var found: [Charge] = []
    for (charge, index) in recent {
      let own = byMerchant[ofMerchants[charge]]
      let paid = table.numbers[index].amount.amount.magnitude
      if twice.contains(Int32(index)) {
        found.append(Usual([paid]).charge(index, paid, .twice, isFirst: false))
        continue
      }
      if own.count > Self.merchantCount {
        let key = ofMerchants[charge]
        let usual = merchantUsual[key] ?? Usual(own.map(amount))
        merchantUsual[key] = usual
        if usual.isExceeded(by: paid, times: Self.merchantTimes, distances: Self.merchantDistances)
        {
          // A monthly ticket beside single fares comes again and again.
          guard !usual.hasAlike(paid) else { continue }
          found.append(usual.charge(index, paid, .merchant, isFirst: false))
        }
        continue
      }
      // What the merchant charges as a rule is not unusual, however much it is.
      let isUsualHere = own.contains { other in
        Int(other) != charge && !RecurringSearch.isBelowHalf(amount(other), of: paid)
      }
      guard !isUsualHere else { continue }
      let key = ofCategories[charge]
      let hasCategory = table.names[index].category >= 0
      let usual =
        categoryUsual[key]
        ?? Usual(
          hasCategory
            ? byCategory[key].map(amount) : inCurrency(table.numbers[index].amount.currency))
      categoryUsual[key] = usual
      guard usual.count > Self.categoryCount else { continue }
      if usual.isExceeded(by: paid, times: Self.categoryTimes, distances: Self.categoryDistances) {
        found.append(
          usual.charge(index, paid, hasCategory ? .category : .all, isFirst: own.count == 1))
      }
    }
    let order = found.map { charge in
      (charge, input.transactions.numbers[charge.index].date(by: input.basis))
    }.sorted { left, right in
      if left.1 != right.1 { return left.1 > right.1 }
      return input.transactions.numbers[left.0.index].id
        < input.transactions.numbers[right.0.index].id
    }
    self.charges = order.prefix(Self.most).map(\.0)
  }

  /// Charges of which another of the same card, merchant and amount stands before them on the same day,
  /// where that happened on one day only: two fares a day are nothing unusual.
  ///
  /// - Parameters:
  ///   - recent: The numbers of the charges that are asked about.
  ///   - charges: By number, where each stands in the table, in the table's order.
  ///   - byMerchant: The numbers of the charges of each merchant.
  private static func twice(
    _ recent: [Int32], of charges: [Int32], _ ofMerchants: [Int32], _ byMerchant: GroupedPlaces,
    in table: TransactionTable, by basis: DateBasis
  ) -> Set<Int32> {
    struct Purchase: Hashable {
      var merchant, card: Int32
      var day: CalendarDate
      var amount: Money
    }
    func repeated(_ numbers: some Sequence<Int32>) -> [(index: Int32, purchase: Purchase)] {
      var seen: Set<Purchase> = []
      return numbers.compactMap { number in
        let index = charges[Int(number)]
        guard !table.isPart(at: Int(index)) else { return nil }
        let numbers = table.numbers[Int(index)]
        let purchase = Purchase(
          merchant: ofMerchants[Int(number)], card: table.names[Int(index)].card,
          day: numbers.date(by: basis), amount: numbers.amount)
        return seen.insert(purchase).inserted ? nil : (index, purchase)
      }
    }
    let found = repeated(recent)
    let often = Set(found.map(\.purchase.merchant)).filter { merchant in
      Set(repeated(byMerchant[merchant]).map(\.purchase.day)).count > 1
    }
    return Set(found.filter { !often.contains($0.purchase.merchant) }.map(\.index))
  }

  /// The median of some amounts, and the median of their distances from it.
  struct Usual {
    /// How many decimals the whole numbers have.
    private let scale: Int
    /// Twice the median.
    private let doubled: Int128
    /// Four times the median distance.
    private let distance: Int128
    let count: Int
    /// The largest amount but so many as make one usual; nothing where there are no more.
    private let largestButAlike: Int128?

    init(_ amounts: [ExactDecimal]) {
      let scale = amounts.map(\.scale).max() ?? 0
      self.scale = Int(scale)
      count = amounts.count
      let units = amounts.map { Self.units($0, scale: Int(scale)) }.sorted()
      largestButAlike =
        units.count > UnusualCharges.fewestAlike
        ? units[units.count - 1 - UnusualCharges.fewestAlike] : nil
      let middle = Self.doubledMedian(units)
      doubled = middle
      distance = Self.doubledMedian(
        units.map { ($0 * 2 - middle).magnitude }.map(Int128.init).sorted())
    }

    private static func units(_ amount: ExactDecimal, scale: Int) -> Int128 {
      var units = Int128(amount.units.magnitude)
      for _ in Int(amount.scale)..<max(Int(amount.scale), scale) { units *= 10 }
      return units
    }

    /// The sum of the two middle ones, which is twice the middle one where there is one.
    private static func doubledMedian(_ sorted: [Int128]) -> Int128 {
      guard !sorted.isEmpty else { return 0 }
      return sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]
    }

    /// Whether an amount is at least so many times the median, and above it by more than so many
    /// times the median distance.
    func isExceeded(by amount: ExactDecimal, times: Int, distances: Int) -> Bool {
      let units = Self.units(amount, scale: scale)
      return units * 2 >= doubled * Int128(times)
        && units * 4 - doubled * 2 > distance * Int128(distances) && doubled > 0
    }

    /// Whether so many others are at least half as large as one of these amounts that it is usual.
    func hasAlike(_ amount: ExactDecimal) -> Bool {
      // Of the amounts that are half as large it is one itself.
      largestButAlike.map { $0 * 2 >= Self.units(amount, scale: scale) } ?? false
    }

    /// The median exactly.
    var median: DecimalSum { DecimalSum(units: doubled * 5, scale: scale + 1) }

    func charge(_ index: Int, _ amount: ExactDecimal, _ reason: Reason, isFirst: Bool) -> Charge {
      let tenths = (Self.units(amount, scale: scale) * 40 + doubled) / (doubled * 2)
      return Charge(
        index: index, amount: amount, usual: median, count: count,
        tenfold: Int(clamping: tenths), reason: reason, isFirst: isFirst)
    }
  }
}

extension RecurringSearch {
  /// Whether an amount is less than half of another.
  static func isBelowHalf(_ amount: ExactDecimal, of other: ExactDecimal) -> Bool {
    amount < other && !isWithin(amount, other, factor: 2)
  }
}
