import StatementModel

/// What the texts of transactions say for a link.
struct LinkTexts {
  private let all: TransactionTable
  /// The cards whose account numbers end in these four digits.
  private var cardsByNumber: [String: [Int]] = [:]
  /// The folded names of cards, in words, by the first.
  private var cardsByWord: [Substring: [(name: [Substring], card: Int)]] = [:]
  /// The cards that the text of a transaction names, by its place, once somebody asked.
  private var named: [Int: Set<Int>] = [:]

  init(_ all: TransactionTable, _ context: LinkContext) {
    self.all = all
    let known = Dictionary(
      context.cards.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for (number, id) in all.cards.enumerated() {
      let card = known[id]
      for account in card?.accounts ?? [] {
        let digits = account.filter { $0.isASCII && $0.isNumber }
        guard digits.count >= 4 else { continue }
        cardsByNumber[String(digits.suffix(4)), default: []].append(number)
      }
      let name = TextFolding.fold(card?.name ?? id.text)
      let words = name.split(separator: " ")
      // A shorter name stands in many texts.
      guard name.utf8.count >= 5, let first = words.first else { continue }
      cardsByWord[first, default: []].append((words, number))
    }
  }

  /// Whether the text of a transaction names an account: the end of its number, or its name.
  mutating func names(_ place: Int, card: Int) -> Bool { cards(namedAt: place).contains(card) }

  /// The cards whose accounts the text of a transaction names.
  mutating func cards(namedAt place: Int) -> Set<Int> {
    if let known = named[place] { return known }
    var cards = cardsNamed(in: all.description(at: place))
    if let memo = all.details(at: place)?.memo { cards.formUnion(cardsNamed(in: memo)) }
    named[place] = cards
    return cards
  }

  private func cardsNamed(in text: String) -> Set<Int> {
    var cards: Set<Int> = []
    let words = TextFolding.fold(text).split(separator: " ")
    for (place, word) in words.enumerated() {
      // Digits, of which the first may be hidden.
      if word.utf8.allSatisfy({ Self.isDigit($0) || $0 == 0x78 }) {
        cards.formUnion(cardsByNumber[String(word.suffix(4))] ?? [])
      }
      for (name, card) in cardsByWord[word] ?? [] where words[place...].starts(with: name) {
        cards.insert(card)
      }
    }
    return cards
  }

  /// Whether the text of a transaction shows an amount: `1.50`, `1,50`.
  func shows(_ amount: Money, at place: Int) -> Bool {
    let plain = amount.amount.magnitude.text(minimumDecimals: amount.currency.minorUnits)
    let memo = all.details(at: place)?.memo ?? ""
    for text in [all.description(at: place), memo] {
      let bytes = Array(text.utf8.map { $0 == 0x2C ? 0x2E : $0 })
      let wanted = Array(plain.utf8)
      guard bytes.count >= wanted.count else { continue }
      for start in 0...(bytes.count - wanted.count)
      where bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
        let end = start + wanted.count
        let isBegun = start > 0 && (Self.isDigit(bytes[start - 1]) || bytes[start - 1] == 0x2E)
        let goesOn = end < bytes.count && Self.isDigit(bytes[end])
        if !isBegun, !goesOn { return true }
      }
    }
    return false
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
