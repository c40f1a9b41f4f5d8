import StatementModel

/// Charges by card and the first word of their descriptions: those that some credits may be parts
/// of.
struct ChargesByMerchant {
  private struct Entry {
    var word: UInt64
    var day: Int32
    var id: TransactionID
    var place: Int
  }

  private static let mostLooks = 64

  private let all: TransactionTable
  private var entries: [Entry] = []

  init(_ all: TransactionTable, of credits: [LinkCandidate]) {
    self.all = all
    var merchants = Merchants(expecting: credits.count)
    for credit in credits {
      merchants.add(Self.word(of: all.names[credit.place], in: all), day: credit.day)
    }
    merchants.prepareToCount(all.count)
    // By the numbers of descriptions, which many have in common; each may be 0 and be made anew.
    var words = [UInt64](repeating: 0, count: all.texts.count)
    var charges: [Charge] = []
    for index in all.indices where all.numbers[index].isOutflow {
      let numbers = all.numbers[index]
      guard numbers.status == .posted else { continue }
      let names = all.names[index]
      let description = Int(names.description)
      if words[description] == 0 { words[description] = FirstWord.word(of: all.texts[description]) }
      let word = FirstWord.hash(words[description], card: names.card)
      guard let merchant = merchants.number(of: word) else { continue }
      let day = numbers.date(by: .posting).dayNumber
      merchants.count(merchant, on: day)
      charges.append(Charge(merchant: merchant, day: day, place: Int32(index)))
    }
    let firsts = merchants.firstDays(before: Self.mostLooks)
    for charge in charges where charge.day >= firsts[Int(charge.merchant)] {
      let place = Int(charge.place)
      entries.append(
        Entry(
          word: merchants.words[Int(charge.merchant)], day: charge.day,
          id: all.numbers[place].id, place: place))
    }
    entries.sort { left, right in
      if left.word != right.word { return left.word < right.word }
      return left.day == right.day ? left.id < right.id : left.day < right.day
    }
  }

  private struct Charge {
    var merchant: Int32
    var day: Int32
    var place: Int32
  }

  /// The merchants of credits, and on which days there are how many charges of each.
  private struct Merchants {
    private(set) var words: [UInt64] = []
    private var numbers: [UInt64: Int32] = [:]
    private var filter: HashFilter
    /// By merchant: the day of its first credit.
    private var days: [Int32] = []
    /// By merchant: of each day as far back as the first credit looks, how many charges it has; empty
    /// where there are too many merchants for the number of charges.
    private var counts: [Int32] = []

    private static let reach = Int(AmountPairs.refundDays) + 1

    init(expecting count: Int) { filter = HashFilter(expecting: count) }

    mutating func add(_ word: UInt64, day: Int32) {
      if let number = numbers[word] {
        days[Int(number)] = min(days[Int(number)], day)
        return
      }
      numbers[word] = Int32(words.count)
      words.append(word)
      days.append(day)
      filter.insert(word)
    }

    func number(of word: UInt64) -> Int32? { filter.mayContain(word) ? numbers[word] : nil }

    mutating func prepareToCount(_ charges: Int) {
      guard words.count * Self.reach <= charges else { return }
      counts = Array(repeating: 0, count: words.count * Self.reach)
    }

    mutating func count(_ merchant: Int32, on day: Int32) {
      guard !counts.isEmpty else { return }
      let back = Int(days[Int(merchant)]) - Int(day)
      if back >= 0, back < Self.reach { counts[Int(merchant) * Self.reach + back] += 1 }
    }

    /// By merchant: the first day of a charge that any of its credits looks at, if each looks at so
    /// many at most; later ones look at no earlier one.
    func firstDays(before looks: Int) -> [Int32] {
      guard !counts.isEmpty else { return Array(repeating: .min, count: days.count) }
      return days.indices.map { merchant in
        var left = Int32(looks)
        for back in 0..<Self.reach {
          left -= counts[merchant * Self.reach + back]
          if left <= 0 { return days[merchant] - Int32(back) }
        }
        return days[merchant] - Int32(Self.reach)
      }
    }
  }

  private static func word(
    of names: TransactionTable.Names, in all: TransactionTable
  ) -> UInt64 {
    FirstWord.hash(FirstWord.word(of: all.texts[Int(names.description)]), card: names.card)
  }

  /// Calls with the charges before a credit, the latest first.
  func visit(before credit: LinkCandidate, _ visit: (Int) -> Bool) {
    let word = Self.word(of: all.names[credit.place], in: all)
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if (entries[middle].word, entries[middle].day) <= (word, credit.day) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var looks = 0
    while low > 0, looks < Self.mostLooks {
      low -= 1
      looks += 1
      let entry = entries[low]
      guard entry.word == word, credit.day - entry.day <= Int32(AmountPairs.refundDays) else {
        return
      }
      guard visit(entry.place) else { return }
    }
  }
}
