/// Many transactions, column by column: what they say in numbers, and their texts by number.
///
/// What is to be known of a text is worked out once, however many transactions have it, and going
/// through a hundred thousand transactions touches no reference. An element is made at each asking:
/// in loops, ask for numbers and names.
public struct TransactionTable: Sendable {
  /// The numbers of one transaction's texts.
  public struct Names: Hashable, Sendable {
    /// In `cards`.
    public var card: Int32
    /// In `texts`.
    public var description: Int32
    /// In `texts`; negative where there is none.
    public var payee: Int32 = -1
    /// In `categories`; negative where there is none.
    package var category: Int32 = -1
    /// In `texts`.
    public var file: Int32
    /// Negative where there are none.
    @usableFromInline var details: Int32 = -1

    @inlinable package init(card: Int32, description: Int32, file: Int32) {
      self.card = card
      self.description = description
      self.file = file
    }

    /// The number of the merchant's name for people: of the payee where given, else of the
    /// description.
    @inlinable @inline(__always) package var merchant: Int { Int(payee < 0 ? description : payee) }

    /// Whether it has details; where not, no others are equal but in these names.
    @inlinable @inline(__always) package var hasDetails: Bool { details >= 0 }
  }

  package private(set) var numbers: [TransactionNumbers] = []
  package private(set) var names: [Names] = []
  /// By number; there may be some that no transaction has.
  ///
  /// Two of them may be equal as strings, but never byte by byte.
  package private(set) var texts: [String] = []
  /// By number, each once.
  package private(set) var categories: [CategoryPath] = []
  /// By number, each once.
  package private(set) var cards: [CardID] = []
  private var details = DetailsTable()

  package init() {}

  package mutating func reserveCapacity(_ count: Int) {
    numbers.reserveCapacity(count)
    names.reserveCapacity(count)
  }

  // MARK: Making

  /// Adds a transaction whose names the table knows.
  @inlinable package mutating func append(_ numbers: TransactionNumbers, _ names: Names) {
    appendKnown(numbers, names)
  }

  @usableFromInline mutating func appendKnown(_ own: TransactionNumbers, _ ownNames: Names) {
    numbers.append(own)
    names.append(ownNames)
  }

  /// Adds transactions whose names the table knows, in the order of the places.
  package mutating func append(
    _ own: [TransactionNumbers], _ ownNames: [Names], inOrder places: [Int32]
  ) {
    numbers.append(addingCapacity: places.count) { out in
      for place in places { out.append(own[Int(place)]) }
    }
    names.append(addingCapacity: places.count) { out in
      for place in places { out.append(ownNames[Int(place)]) }
    }
  }

  /// The same of all, as they are.
  package mutating func append(_ own: [TransactionNumbers], _ ownNames: [Names]) {
    numbers.append(contentsOf: own)
    names.append(contentsOf: ownNames)
  }

  /// Takes texts whose numbers others know, for all of its own.
  package mutating func take(texts: [String]) { self.texts = texts }

  /// The number of the category, which is kept from now on.
  package mutating func number(of category: CategoryPath) -> Int32 {
    if let known = categories.firstIndex(of: category) { return Int32(known) }
    categories.append(category)
    return Int32(categories.count - 1)
  }

  /// The number of the card, which is kept from now on.
  package mutating func number(of card: CardID) -> Int32 {
    if let known = cards.firstIndex(of: card) { return Int32(known) }
    cards.append(card)
    return Int32(cards.count - 1)
  }

  /// Keeps the details of one transaction, and says so in its names.
  package mutating func keep(_ own: TransactionDetails, in names: inout Names) {
    names.details = own.isEmpty ? -1 : details.keep(own)
  }

  /// The same of details that have nothing but what statements say often.
  package mutating func keep(_ own: StatementDetails, in names: inout Names) {
    names.details = details.keep(own)
  }

  /// Adds the transactions of another table whose texts have the same numbers.
  package mutating func append(_ other: TransactionTable) {
    var cardNumbers = Dictionary(uniqueKeysWithValues: zip(cards, Int32(0)...))
    let cardPlaces = other.cards.map { Self.number(of: $0, in: &cards, &cardNumbers) }
    var categoryNumbers = Dictionary(uniqueKeysWithValues: zip(categories, Int32(0)...))
    let categoryPlaces = other.categories.map {
      Self.number(of: $0, in: &categories, &categoryNumbers)
    }
    let moved = details.append(other.details)
    numbers.append(contentsOf: other.numbers)
    names.reserveCapacity(names.count + other.names.count)
    for var own in other.names {
      own.card = cardPlaces[Int(own.card)]
      if own.category >= 0 { own.category = categoryPlaces[Int(own.category)] }
      own.details = moved(own.details)
      names.append(own)
    }
  }

  private static func number<Name: Hashable>(
    of name: Name, in all: inout [Name], _ numbers: inout [Name: Int32]
  ) -> Int32 {
    if let known = numbers[name] { return known }
    let number = Int32(all.count)
    all.append(name)
    numbers[name] = number
    return number
  }

  // MARK: Changing

  package mutating func markTransfer(at index: Int) { numbers[index].isTransfer = true }

  package mutating func set(
    category: CategoryPath?, from source: DecisionSource, at index: Int
  ) {
    let place = category.map { number(of: $0) } ?? -1
    names[index].category = place
    numbers[index].categorySource = source
  }

  package mutating func set(_ details: TransactionDetails, at index: Int) {
    var own = names[index]
    keep(details, in: &own)
    names[index] = own
  }

  /// The transactions at the places, in their order.
  package func picking(_ places: [Int]) -> TransactionTable {
    var table = self
    table.numbers = places.map { numbers[$0] }
    table.names = places.map { names[$0] }
    return table
  }

  /// Keeps the transactions that a test lets pass, where they lie: memory that is touched for the
  /// first time costs more than the copy.
  package mutating func keepAll(where isKept: (TransactionNumbers, Names) -> Bool) {
    var kept = 0
    for place in numbers.indices where isKept(numbers[place], names[place]) {
      if kept != place {
        numbers[kept] = numbers[place]
        names[kept] = names[place]
      }
      kept += 1
    }
    numbers.removeLast(numbers.count - kept)
    names.removeLast(names.count - kept)
  }

  /// Puts the last transactions among those before them, which are in order.
  ///
  /// - Parameter tail: In order, with their places, which are all from `end` on.
  mutating func merge(_ tail: [TransactionOrder], before end: Int, by basis: DateBasis) {
    let tailNumbers = tail.map { numbers[$0.place] }
    let tailNames = tail.map { names[$0.place] }
    var source = end - 1
    var target = count - 1
    for index in tail.indices.reversed() {
      while source >= 0, tail[index] < TransactionOrder(numbers[source], by: basis, place: source) {
        numbers[target] = numbers[source]
        names[target] = names[source]
        source -= 1
        target -= 1
      }
      numbers[target] = tailNumbers[index]
      names[target] = tailNames[index]
      target -= 1
    }
  }
}

// MARK: Asking

extension TransactionTable {
  package func numbers(at index: Int) -> TransactionNumbers { numbers[index] }

  package func card(at index: Int) -> CardID { cards[Int(names[index].card)] }

  /// As the bank wrote it.
  package func description(at index: Int) -> String { texts[Int(names[index].description)] }

  package func payee(at index: Int) -> String? {
    let payee = names[index].payee
    return payee < 0 ? nil : texts[Int(payee)]
  }

  /// The payee where given, else the description.
  package func merchant(at index: Int) -> String { texts[names[index].merchant] }

  package func category(at index: Int) -> CategoryPath? {
    let category = names[index].category
    return category < 0 ? nil : categories[Int(category)]
  }

  package func sourceFile(at index: Int) -> String { texts[Int(names[index].file)] }

  package func details(at index: Int) -> TransactionDetails? {
    let place = names[index].details
    return place < 0 ? nil : details[place]
  }

  /// What the statement says the transaction is, where it says so.
  package func kind(at index: Int) -> TransactionKind? {
    let place = names[index].details
    return place < 0 ? nil : details.kind(at: place)
  }

  /// The amount in the currency of the purchase, where there is another.
  package func original(at index: Int) -> Money? {
    let place = names[index].details
    return place < 0 ? nil : details.original(at: place)
  }

  /// Which part of a purchase it is, where that is paid in parts.
  package func installment(at index: Int) -> Installment? {
    let place = names[index].details
    return place < 0 ? nil : details.installment(at: place)
  }

  /// Whether it is a part of a split transaction.
  package func isPart(at index: Int) -> Bool {
    let place = names[index].details
    return place < 0 ? false : details.isPart(at: place)
  }

  /// Whether any transaction is split.
  var hasSplits: Bool { details.hasSplits }
}

extension TransactionTable: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { numbers.count }

  public subscript(index: Int) -> Transaction {
    Transaction(numbers[index], texts: sharedTexts(of: names[index]))
  }
}

// MARK: From and to transactions

extension TransactionTable {
  package init(_ transactions: [Transaction]) {
    self.init()
    append([transactions])
  }

  /// Adds transactions of several lists; texts that the table has keep their numbers.
  package mutating func append(_ parts: [[Transaction]]) {
    let added = parts.lazy.map(\.count).reduce(0, +)
    if added == 0 { return }
    reserveCapacity(count + added)
    var interner = StringInterner(texts)
    for part in parts { append(part, &interner) }
    texts = interner.strings
  }

  /// Adds transactions one card after the other, with the numbers of texts kept by the caller, who
  /// gives the table its texts once all are there (`take(texts:)`).
  package mutating func append(
    _ transactions: [Transaction], numbering texts: inout StringInterner
  ) {
    append(transactions, &texts)
  }

  private mutating func append(_ transactions: [Transaction], _ interner: inout StringInterner) {
    var identities = IdentityNumbers()
    var known: [Names] = []
    var cardNumbers: [CardID: Int32] = [:]
    var categoryNumbers: [CategoryPath: Int32] = [:]
    for index in transactions.indices {
      let seen = identities.number(of: transactions.textsIdentity(at: index))
      if seen < known.count {
        append(transactions.numbers(at: index), known[seen])
        continue
      }
      let texts = transactions.texts(at: index)
      let card = cardNumbers[texts.card] ?? number(of: texts.card)
      cardNumbers[texts.card] = card
      var names = Names(
        card: card, description: Int32(interner.number(of: texts.description)),
        file: Int32(interner.number(of: texts.sourceFile)))
      if let payee = texts.payee { names.payee = Int32(interner.number(of: payee)) }
      if let category = texts.category {
        names.category = categoryNumbers[category] ?? number(of: category)
        categoryNumbers[category] = names.category
      }
      if let details = texts.details { keep(details, in: &names) }
      known.append(names)
      append(transactions.numbers(at: index), names)
    }
  }

  /// All of them as values of their own, which share texts where neighbours of one description do.
  package var transactions: [Transaction] {
    var all: [Transaction] = []
    all.reserveCapacity(count)
    var made: [(names: Names, texts: SharedTexts)?] = Array(repeating: nil, count: texts.count)
    for index in indices {
      let own = names[index]
      let place = Int(own.description)
      if let last = made[place], last.names == own {
        all.append(Transaction(numbers[index], texts: last.texts))
      } else {
        let new = sharedTexts(of: own)
        if !own.hasDetails { made[place] = (own, new) }
        all.append(Transaction(numbers[index], texts: new))
      }
    }
    return all
  }

  private func sharedTexts(of names: Names) -> SharedTexts {
    SharedTexts(
      card: cards[Int(names.card)], description: texts[Int(names.description)],
      payee: names.payee < 0 ? nil : texts[Int(names.payee)],
      category: names.category < 0 ? nil : categories[Int(names.category)],
      sourceFile: texts[Int(names.file)],
      details: names.details < 0 ? TransactionDetails() : details[names.details])
  }
}
