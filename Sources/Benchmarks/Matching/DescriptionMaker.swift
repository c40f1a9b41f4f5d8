/// Descriptions as they stand on statements: processors' prefixes, merchants, numbers of shops,
/// places, references.
///
/// The same seed gives the same ones.
struct DescriptionMaker {
  private var random: SeededNumbers
  private let merchants: Int

  /// - Parameter merchants: How many of `MerchantNames` are visited.
  init(seed: UInt64, merchants: Int) {
    random = SeededNumbers(seed: seed)
    self.merchants = merchants
  }

  /// So many descriptions, each another one.
  mutating func distinct(_ count: Int) -> [String] {
    var seen: Set<String> = []
    var made: [String] = []
    made.reserveCapacity(count)
    while made.count < count {
      let next = description()
      if seen.insert(next).inserted { made.append(next) }
    }
    return made
  }

  private mutating func description() -> String {
    let name = MerchantNames.name(random.skewed(merchants))
    var text = random.below(5) == 0 ? name : name.uppercased()
    if random.below(2) == 0 { text = random.pick(Self.prefixes) + text }
    switch random.below(6) {
    case 0: text += " #\(random.below(2000))"
    case 1: text += " \(10_000 + random.below(90_000))"
    case 2: text += " *" + reference(8)
    case 3: text += " 800-555-0\(100 + random.below(100))"
    default: break
    }
    if random.below(4) > 0 { text += random.pick([" ", "  ", "   "]) + random.pick(Self.places) }
    if random.below(12) == 0 { text += " REF " + reference(12) }
    // Some banks cut what does not fit into their field.
    return random.below(5) == 0 ? String(text.prefix(32)) : text
  }

  private mutating func reference(_ length: Int) -> String {
    String((0..<length).map { _ in random.pick(Self.referenceLetters) })
  }

  private static let referenceLetters = Array("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789")

  private static let prefixes = [
    "SQ *", "TST* ", "PAYPAL *", "SP ", "AMZN MKTP US*", "GOOGLE *", "IZ *", "SumUp  *",
    "ZETTLE_*", "POS PURCHASE ", "CARTE 0412 ", "CRV*", "DD *", "KARTENZAHLUNG ", "SMP*",
  ]

  private static let places = [
    "OAKLAND CA", "NEW YORK NY", "AUSTIN TX", "SEATTLE WA", "CHICAGO IL", "BOSTON MA", "LONDON GB",
    "MANCHESTER", "TORONTO ON", "MONTRÉAL QC", "BERLIN DE", "MÜNCHEN", "ZÜRICH CH", "PARIS 11",
    "LYON FR", "MADRID ES", "LISBOA PT", "WARSZAWA", "GDAŃSK PL", "PRAHA CZ", "ΑΘΗΝΑ", "МОСКВА",
    "İSTANBUL TR", "תל אביב", "חיפה", "東京都", "大阪", "上海市", "서울", "กรุงเทพ", "DUBAI AE",
    "STOCKHOLM SE", "OSLO NO", "KØBENHAVN DK", "HELP.EXAMPLE.COM", "SAN JOSE CA",
  ]
}

/// SplitMix64: small, seeded, the same everywhere.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 to `bound` - 1.
  mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// A number from 0 to `bound` - 1, small ones far more often.
  mutating func skewed(_ bound: Int) -> Int {
    let part = below(1 << 16)
    return bound * part / (1 << 16) * part / (1 << 16) * part / (1 << 16)
  }

  mutating func pick<Item>(_ items: [Item]) -> Item { items[below(items.count)] }
}
