import StatementModel

/// What the texts of transactions say for a link; worked out at the first need, once each.
struct LinkTexts {
  private let all: TransactionTable
  /// By the number of the card: the ends of its account numbers, and its folded name.
  private let numbers: [[String]]
  private let names: [String]
  /// What a text must hold to name any account: the ends of numbers, and the words of a name.
  private let allNumbers: Set<UInt32>
  private let nameMasks: [UInt128]
  /// By place: whether the text may name an account.
  private var mayName: [Int: Bool] = [:]
  private var folded: [Int: String] = [:]

  init(_ all: TransactionTable, _ context: LinkContext, cards: [CardID]) {
    self.all = all
    let known = Dictionary(
      context.cards.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    numbers = cards.map { Self.ends(ofAccountsOf: known[$0]) }
    names = cards.map { Self.name(of: $0, known) }
    // Of all cards: what is passed over must not hang on which of them are looked at together.
    let every = Set(context.cards.map(\.id)).union(cards)
    allNumbers = Set(
      every.flatMap { Self.ends(ofAccountsOf: known[$0]) }.compactMap { UInt32($0) })
    nameMasks = every.map { Self.name(of: $0, known) }.filter { !$0.isEmpty }.map { name in
      let mask = WordMask.of(name)
      return mask == .max ? 0 : mask
    }
  }

  private static func ends(ofAccountsOf card: Card?) -> [String] {
    (card?.accounts ?? []).compactMap { account in
      let digits = account.filter { $0.isASCII && $0.isNumber }
      return digits.count >= 4 ? String(digits.suffix(4)) : nil
    }
  }

  /// The folded name; empty where it is too short to tell anything.
  private static func name(of id: CardID, _ known: [CardID: Card]) -> String {
    let name = TextFolding.fold(known[id]?.name ?? id.text)
    return name.utf8.count >= 5 ? name : ""
  }

  /// Whether the text of a transaction names an account: the end of its number, or its name.
  mutating func names(_ place: Int, card: Int) -> Bool {
    guard mayNameAccount(place) else { return false }
    let text = foldedText(place)
    if !names[card].isEmpty, Self.contains(text, words: names[card]) { return true }
    return numbers[card].contains { number in
      text.split(separator: " ").contains { word in
        word.hasSuffix(number) && word.utf8.allSatisfy { Self.isDigit($0) || $0 == 0x78 }
      }
    }
  }

  /// A quick look, since hardly any text names an account.
  private mutating func mayNameAccount(_ place: Int) -> Bool {
    if let known = mayName[place] { return known }
    let memo = all.details(at: place)?.memo
    let may = mayNameAccount(all.description(at: place)) || memo.map { mayNameAccount($0) } ?? false
    mayName[place] = may
    return may
  }

  private func mayNameAccount(_ text: String) -> Bool {
    let mask = WordMask.of(text)
    // A name may be spread over description and memo; then it is not seen.
    if nameMasks.contains(where: { mask & $0 == $0 }) { return true }
    var digits = 0
    var ending: UInt32 = 0
    for byte in text.utf8 {
      guard Self.isDigit(byte) else {
        if digits >= 4, allNumbers.contains(ending) { return true }
        // Digits of other scripts fold to these.
        if byte >= 0x80 { return !allNumbers.isEmpty }
        (digits, ending) = (0, 0)
        continue
      }
      digits += 1
      ending = (ending * 10 + UInt32(byte - 0x30)) % 10_000
    }
    return digits >= 4 && allNumbers.contains(ending)
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

  private mutating func foldedText(_ place: Int) -> String {
    if let known = folded[place] { return known }
    let memo = all.details(at: place)?.memo ?? ""
    let text = TextFolding.fold(all.description(at: place) + " " + memo)
    folded[place] = text
    return text
  }

  private static func contains(_ text: String, words: String) -> Bool {
    (" " + text + " ").contains(" " + words + " ")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
