/// Many transactions, column by column: what they say in numbers, and their texts by number.
///
/// The one form in which transactions travel, from identity to files and reports. What is to be known
/// of a text is worked out once, however many transactions have it, and going through a hundred
/// thousand transactions touches no reference. An element is made at each asking: in loops, ask for
/// numbers and names.
public struct TransactionTable: Sendable {
  /// The numbers of one transaction's texts.
  @frozen public struct Names: Hashable, BitwiseCopyable, Sendable {
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
  package private(set) var details = DetailsTable()
  /// Of the descriptions, where somebody worked them out.
  package var merchantKeys: MerchantKeys?

  package init() {}

  /// Columns that were kept; nothing where they don't fit together.
  package init?(
    numbers: [TransactionNumbers], names: [Names], texts: [String], categories: [CategoryPath],
    cards: [CardID], details: DetailsTable, merchantKeys: MerchantKeys?
  ) {
    guard numbers.count == names.count else { return nil }
    let texts32 = Int32(clamping: texts.count)
    for own in names {
      let isSound =
        (0..<texts32).contains(own.description) && (0..<texts32).contains(own.file)
        && own.payee < texts32 && Int(own.category) < categories.count
        && own.card >= 0 && Int(own.card) < cards.count
        && (own.details < 0 || details.has(own.details))
      guard isSound else { return nil }
    }
    self.numbers = numbers
    self.names = names
    self.texts = texts
    self.categories = categories
    self.cards = cards
    self.details = details
    self.merchantKeys = merchantKeys
  }

  package mutating func reserveCapacity(_ count: Int) {
    numbers.reserveCapacity(count)
    names.reserveCapacity(count)
  }

  // MARK: Making

  /// Adds a transaction whose names the table knows.
  package mutating func append(_ own: TransactionNumbers, _ ownNames: Names) {
    numbers.append(own)
    names.append(ownNames)
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

  /// The payee where given, else the merchant's name as it stands in the description.
  package func merchantName(at index: Int) -> String {
    if let payee = payee(at: index) { return payee }
    guard let key = merchantKeys?[Int(names[index].description)] else {
      return description(at: index)
    }
    return MerchantName.of(key, in: description(at: index))
  }

  /// A number that transactions share which have the same payee, or without one the same merchant in
  /// their descriptions.
  ///
  /// A payee and a description may have one text, and be of two merchants.
  package func merchantMark(at index: Int) -> Int32 {
    let own = names[index]
    guard own.payee < 0 else { return own.payee }
    return -1 - (merchantKeys?.numbers[Int(own.description)] ?? own.description)
  }

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

  /// Whether it is split into parts.
  package func isSplit(at index: Int) -> Bool {
    let place = names[index].details
    return place < 0 ? false : details.isSplit(at: place)
  }

  /// Whether any transaction is split.
  var hasSplits: Bool { details.hasSplits }
}

extension TransactionTable: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { numbers.count }

  public subscript(index: Int) -> Transaction {
    Transaction(
      numbers[index], card: card(at: index), description: description(at: index),
      payee: payee(at: index), category: category(at: index), sourceFile: sourceFile(at: index),
      details: details(at: index) ?? TransactionDetails())
  }
}

// MARK: From transactions

extension TransactionTable {
  package init(_ transactions: some Collection<Transaction>) {
    self.init()
    reserveCapacity(transactions.count)
    var interner = StringInterner()
    for transaction in transactions {
      var own = Names(
        card: number(of: transaction.card),
        description: Int32(interner.number(of: transaction.description)),
        file: Int32(interner.number(of: transaction.sourceFile)))
      if let payee = transaction.payee { own.payee = Int32(interner.number(of: payee)) }
      if let category = transaction.category { own.category = number(of: category) }
      keep(transaction.details, in: &own)
      append(transaction.numbers, own)
    }
    texts = interner.strings
  }
}
