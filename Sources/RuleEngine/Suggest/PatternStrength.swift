/// Which words are worth a pattern.
///
/// The shortest text that tells a merchant from all others of a short history is often too short
/// for the next month: `blue` for a coffee shop, `san` for whatever lies in San Diego. So a pattern
/// must have substance: two words that mean something, or one long word that no other merchant
/// has, or the merchant's whole name.
struct PatternStrength: Sendable {
  enum Grade: Sendable {
    /// Too little to know a merchant by.
    case weak
    /// Enough if no other merchant of the history has it.
    case single
    /// Enough, also where descriptions that nobody has categorized have it too.
    case strong
  }

  /// Where a run stands in a description.
  enum Place: Sendable {
    /// It is all that stands before the first number behind the name's beginning.
    case head
    case within
    /// It stands behind that number, where towns do.
    case tail
  }

  private static let fewestLetters = 4
  /// What stands before the store's number must have this many letters.
  private static let headLetters = 4
  /// A word alone must have this many letters.
  private static let longWord = 7
  /// A word that several merchants' names begin with must have this many.
  private static let sharedWord = 4
  /// Two words must have this many letters between them.
  private static let twoWords = 6

  /// What words say that are no names.
  private enum Everyday: Hashable, Sendable {
    case none, trade, payment, number
  }

  private let common: [Bool]
  private let kinds: [Everyday]
  private let lengths: [Int]
  private let areLatin: [Bool]

  init(_ table: DescriptorTable, _ merchants: DescriptorsByMerchant) {
    // A word that one merchant in fifty has is a town's, or a trade's.
    let limit = max(8, merchants.merchants.count / 50)
    common = table.vocabulary.enumerated().map { number, word in
      merchants.wordCounts[number] >= limit || PatternVocabulary.small.contains(word)
        || PatternVocabulary.trades.contains(word) || PatternVocabulary.payments.contains(word)
        || Self.isNumber(word)
    }
    kinds = table.vocabulary.map { word in
      if PatternVocabulary.payments.contains(word) { return .payment }
      if Self.isNumber(word) { return .number }
      return PatternVocabulary.small.contains(word) || PatternVocabulary.trades.contains(word)
        ? .trade : .none
    }
    lengths = table.vocabulary.map(\.count)
    areLatin = table.vocabulary.map { $0.utf8.allSatisfy { $0 < 0x80 } }
  }

  /// Digits, or a number of which a mask left some: `xx4417`.
  private static func isNumber(_ word: String) -> Bool {
    word.utf8.count > 1 && word.utf8.allSatisfy { $0 &- 0x30 < 10 || $0 == UInt8(ascii: "x") }
      || word.utf8.allSatisfy { $0 &- 0x30 < 10 }
  }

  /// Whether a word is too common to know a merchant by.
  func isCommon(_ word: Int) -> Bool { common[word] }

  /// Whether a run is what every shop of a trade is called, what every bank says of a payment, or a
  /// number.
  private func isNoName(_ run: ArraySlice<DescriptorTable.Word>) -> Bool {
    guard run.allSatisfy({ kinds[$0.number] != .none }) else { return false }
    let words = run.filter { kinds[$0.number] != .number }
    return words.count <= 1 || words.contains { kinds[$0.number] == .payment }
  }

  /// The grade of a run of words.
  ///
  /// - Parameters:
  ///   - name: The words of the merchant's name; none where several merchants are meant.
  ///   - place: Where the run stands in the description.
  func grade(
    _ run: ArraySlice<DescriptorTable.Word>, of name: [Int], at place: Place = .within
  ) -> Grade {
    if isNoName(run) { return .weak }
    let letters = run.reduce(0) { $0 + lengths[$1.number] }
    // Three letters of the Latin script stand for anything somewhere.
    if run.allSatisfy({ areLatin[$0.number] }), letters < Self.fewestLetters { return .weak }
    if !name.isEmpty, name.allSatisfy({ word in run.contains { $0.number == word } }) {
      return letters >= 2 ? .strong : .weak
    }
    // Characters of a script without spaces are no words: four of them make a name.
    if run.dropFirst().contains(where: \.isGlued) { return letters >= 4 ? .strong : .weak }
    let telling = run.filter { !common[$0.number] && lengths[$0.number] > 1 }
    let tellingLetters = telling.reduce(0) { $0 + lengths[$1.number] }
    if place == .head, letters >= Self.headLetters, run.count >= 2 || telling.count == 1 {
      return .single
    }
    if telling.count >= 2, tellingLetters >= Self.twoWords { return .strong }
    // A common word beside a telling one makes it clearer, if it is more than an article.
    if place == .tail { return .weak }
    if telling.count == 1, run.count >= 2, letters >= Self.twoWords + 3 { return .single }
    // Several merchants have it at their beginning: `lyft`.
    if name.isEmpty, telling.count == 1, tellingLetters >= Self.sharedWord { return .single }
    if telling.count == 1, tellingLetters >= Self.longWord { return .single }
    return .weak
  }
}

/// Words that many merchants of the world have.
enum PatternVocabulary {
  /// Folded.
  static let small: Set<String> = [
    "a", "an", "and", "at", "au", "bar", "bei", "by", "cafe", "center", "centre", "city", "club",
    "co", "coffee", "com", "da", "das", "de", "dei", "del", "della", "den", "der", "des", "di",
    "die", "du", "e", "el", "et", "express", "food", "foods", "for", "grill", "hotel", "house",
    "il", "im", "in", "inc", "international", "kitchen", "la", "las", "le", "les", "llc", "los",
    "ltd", "market", "mobile", "new", "of", "on", "online", "os", "park", "parking", "pay",
    "payment", "pharmacy", "pizza", "restaurant", "saint", "san", "santa", "service", "services",
    "shop", "st", "station", "store", "street", "super", "supermarket", "the", "to", "und", "van",
    "von", "www", "y", "zum", "zur",
  ]

  /// Words of trades, by which any of their shops may be called; folded.
  static let trades: Set<String> = [
    "apotheke", "apotheek", "apotek", "apteka", "auberge", "backer", "backerei", "baeckerei",
    "bakery", "bakkerij", "barber", "bistro", "blumen", "boucherie", "boulangerie", "boutique",
    "brasserie", "brauhaus", "burger", "cinema", "cleaners", "clinic", "dental", "deli", "diner",
    "doner", "drogerie", "farmacia", "fitness", "fleischerei", "florist", "friseur", "garage",
    "gasthaus", "gasthof", "gelateria", "gym", "hardware", "hospital", "imbiss", "kebab", "kino",
    "kiosk", "konditorei", "laundry", "liquor", "metzgerei", "museum", "nails", "osteria",
    "panaderia", "panificio", "parkhaus", "patisserie", "pharmacie", "pizzeria", "praxis", "pub",
    "ristorante", "salon", "supermarche", "supermarkt", "supermercado", "supermercato", "sushi",
    "tabac", "tabacchi", "tabak", "tankstelle", "taverna", "tavern", "taxi", "theater", "theatre",
    "trattoria", "wirtshaus",
  ]

  /// Words of banks for what was done; folded.
  static let payments: Set<String> = [
    "abbuchung", "achat", "acquisto", "bank", "betaling", "card", "cargo", "carta", "carte",
    "charge", "compra", "credit", "debit", "deposit", "einkauf", "fee", "gutschrift", "karte",
    "kartenzahlung", "kauf", "kaufumsatz", "lastschrift", "mastercard", "pago",
    "pagamento", "paiement", "payment", "pos", "prelevement", "purchase", "refund", "rechnung",
    "sepa",
    "terminal", "transfer", "uberweisung", "ueberweisung", "umsatz", "virement", "visa",
    "withdrawal", "zahlung",
  ]
}
