/// What a transaction says, as one number.
extension Checksum {
  /// Adds all that one of many transactions says; a new property of a transaction belongs here too.
  package mutating func add(_ index: Int, of all: TransactionTable) {
    let numbers = all.numbers[index]
    add(numbers.id.high)
    add(numbers.id.low)
    let marks: Int64 = (numbers.isHidden ? 1 : 0) | (numbers.isTransfer ? 2 : 0)
    add(marks << 8 | Int64(numbers.status.rawValue))
    add(numbers.purchaseDate)
    add(numbers.postingDate)
    add(numbers.chargeDate)
    add(numbers.amount)
    switch numbers.categorySource {
    case .none: add(Int64(-1))
    case .person: add(Int64(-2))
    case .link: add(Int64(-3))
    case .rule(let number): add(Int64(number))
    }
    add(Int64(numbers.sourceLine))
    // Lent by the table: taking hold of each text and letting go of it costs more than adding it.
    let names = all.names[index]
    let texts = all.texts.span
    add(all.cards.span[Int(names.card)].text)
    add(texts[Int(names.description)])
    if names.payee < 0 { add(UInt64.max) } else { add(texts[Int(names.payee)]) }
    if names.category < 0 {
      add(UInt64.max)
    } else {
      add(all.categories.span[Int(names.category)].text)
    }
    add(texts[Int(names.file)])
    if let details = all.details(at: index) { add(details) }
  }

  private mutating func add(_ details: TransactionDetails) {
    add(details.memo)
    add(details.note)
    add(Int64(details.tags.count))
    for tag in details.tags { add(tag) }
    add(Int64(details.kind?.rawValue ?? .max))
    if let original = details.original { add(original) }
    if let part = details.installment {
      add(Int64(part.number))
      add(Int64(part.count))
    }
    add(details.bankCategory)
    add(Int64(details.merchantCategoryCode ?? -1))
    add(details.period)
    add(Int64(details.split.count))
    for part in details.split {
      add(part.category.text)
      add(part.amount)
    }
    if let place = details.part { add("\(place)") }
  }

  private mutating func add(_ money: Money) {
    add(money.amount.units)
    add(Int64(money.amount.scale))
    add(money.currency.packedCode)
  }

  private mutating func add(_ date: CalendarDate?) {
    add(date.map { Int64($0.dayNumber) } ?? .min)
  }

  /// An absent text and an empty one differ.
  private mutating func add(_ text: String?) {
    guard let text else { return add(UInt64.max) }
    add(text)
  }
}
