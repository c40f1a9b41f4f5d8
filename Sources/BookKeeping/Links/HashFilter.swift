import StatementModel

/// A set of hashes that may say yes in error and never no: most of what can't match is passed over
/// at the cost of one look.
struct HashFilter {
  private var words: [UInt64]
  private let mask: UInt64

  init(expecting count: Int) {
    var bits = 1024
    while bits < count &* 16 { bits *= 2 }
    words = Array(repeating: 0, count: bits / 64)
    mask = UInt64(bits - 1)
  }

  mutating func insert(_ hash: UInt64) {
    let bit = hash & mask
    words[Int(bit >> 6)] |= 1 << (bit & 63)
  }

  func mayContain(_ hash: UInt64) -> Bool {
    let bit = hash & mask
    return words[Int(bit >> 6)] & (1 << (bit & 63)) != 0
  }
}

/// Hashes amounts by size and currency, whatever the sign; the same on every machine.
enum AmountHash {
  static func of(_ money: Money) -> UInt64 {
    var hash = UInt64(bitPattern: money.currency.packedCode) &* 0x9E37_79B9_7F4A_7C15
    hash ^= money.amount.units.magnitude &+ UInt64(money.amount.scale) &<< 58
    return mixed(hash)
  }

  /// The finalizer of MurmurHash3: every bit of the result hangs on every bit of the word.
  static func mixed(_ word: UInt64) -> UInt64 {
    var word = word
    word ^= word >> 33
    word = word &* 0xff51_afd7_ed55_8ccd
    word ^= word >> 33
    word = word &* 0xc4ce_b9fe_1a85_ec53
    word ^= word >> 33
    return word
  }
}

/// Hashes the first word of a description that can belong to a merchant's name.
enum FirstWord {
  /// Words that only say that money comes back, in the languages of statements.
  private static let refundWords: Set<UInt64> = Set(
    [
      "refund", "refunded", "return", "returned", "credit", "reversal", "merchandise",
      "gutschrift", "erstattung", "remboursement", "avoir", "reembolso", "devolucion", "abono",
      "rimborso", "storno", "zwrot", "terugbetaling", "זיכוי", "החזר",
    ].map { raw($0) })

  /// A bit for each of them, and for others: most words are told apart by one look.
  private static let refundBits = refundWords.reduce(UInt64(0)) { $0 | 1 << ($1 >> 20 & 63) }

  /// Of a word as `word(of:)` gives it, on a card.
  static func hash(_ word: UInt64, card: Int32) -> UInt64 {
    AmountHash.mixed(word &+ UInt64(truncatingIfNeeded: card))
  }

  /// The word, whatever the card.
  static func word(of description: String) -> UInt64 {
    var hash = seed
    var count = 0
    let bytes = description.utf8.span
    for place in bytes.indices {
      if let letter = letter(bytes[place]) {
        hash = (hash ^ letter) &* prime
        count += 1
      } else {
        let isTold = refundBits & 1 << (hash >> 20 & 63) != 0 && refundWords.contains(hash)
        if count >= 3, !isTold { break }
        hash = seed
        count = 0
      }
    }
    return hash
  }

  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01b3

  private static func raw(_ word: String) -> UInt64 {
    word.utf8.reduce(seed) { ($0 ^ (letter($1) ?? 0)) &* prime }
  }

  /// The byte of a letter in lower case; bytes beyond ASCII are taken as they are.
  private static func letter(_ byte: UInt8) -> UInt64? {
    switch byte {
    case 0x41...0x5A: UInt64(byte | 0x20)
    case 0x61...0x7A, 0x80...0xFF: UInt64(byte)
    default: nil
    }
  }
}

/// The words of a text as bits, for telling quickly that two texts share none.
enum WordMask {
  /// Words of letters and digits, each a bit; all bits for a text that is not ASCII,
  /// whose letters may differ and be equal when folded.
  static func of(_ text: String) -> UInt128 { masks(of: text).words }

  /// The same, and besides with two bits for each word: a single word is looked for in these, since
  /// hardly any text has both bits of a word that it does not have.
  static func masks(of text: String) -> (words: UInt128, pairs: UInt128) {
    var words: UInt128 = 0
    var pairs: UInt128 = 0
    var hash: UInt64 = 0
    var count = 0
    func endWord() {
      guard count > 0 else { return }
      let mixed = AmountHash.mixed(hash)
      words |= 1 << UInt128(mixed & 127)
      pairs |= 1 << UInt128(mixed & 127) | 1 << UInt128(mixed >> 7 & 127)
      hash = 0
      count = 0
    }
    for byte in text.utf8 {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0x30...0x39:
        hash = (hash ^ UInt64(byte | 0x20)) &* 0x0000_0100_0000_01b3
        count += 1
      case 0x80...: return (.max, .max)
      // Apostrophes vanish when a text is folded.
      case 0x27: continue
      default: endWord()
      }
    }
    endWord()
    return (words, pairs)
  }
}
