import RuleEngine
import StatementModel

/// Tells whether two transactions are of one merchant: the same payee, or names of which the one
/// begins with all words of the other.
///
/// Transactions share their texts, so texts are numbered, and looked into once for each number.
struct MerchantNumbers {
  /// The number of a transaction's texts.
  struct Number: Hashable {
    fileprivate var raw: Int32

    static let none = Number(raw: -1)

    var isNone: Bool { raw < 0 }
  }

  /// What is known of texts.
  private struct Known {
    /// The words of the description.
    var words: UInt128
    /// The number of the payee; negative where there is none.
    var payee: Int32
    /// The number of the name; negative until it was asked for.
    var name: Int32 = -1
    /// A transaction that has the texts.
    var place: Int32
  }

  private let all: [Transaction]
  private var numbers = IdentityNumbers()
  private var known: [Known] = []
  private var payees: [String: Int32] = [:]
  /// By number: the folded names of merchants, and whether they tell enough.
  private var names: [String] = []
  private var isTelling: [Bool] = []
  /// Hashes of their first words; 0 where a name is not plain ASCII.
  private var firsts: [UInt64] = []
  private var namesByText: [String: Int32] = [:]
  private var namesByDescription: [String: Int32] = [:]

  init(_ all: [Transaction]) { self.all = all }

  /// The number of a transaction's texts; equal texts may have several.
  mutating func number(at place: Int) -> Number {
    let number = numbers.number(of: all.textsIdentity(at: place))
    if number < known.count { return Number(raw: Int32(number)) }
    let texts = all.texts(at: place)
    known.append(
      Known(
        words: WordMask.of(texts.description), payee: texts.payee.map { payee(of: $0) } ?? -1,
        place: Int32(place)))
    return Number(raw: Int32(number))
  }

  mutating func areOne(_ one: Number, _ other: Number) -> Bool {
    let (left, right) = (Int(one.raw), Int(other.raw))
    if known[left].payee >= 0, known[left].payee == known[right].payee { return true }
    // Names that agree share a word, which is quickly told.
    guard known[left].words & known[right].words != 0 else { return false }
    let (first, second) = (name(of: left), name(of: right))
    guard isTelling[first], isTelling[second] else { return false }
    return first == second || agree(first, second)
  }

  private mutating func payee(of text: String) -> Int32 {
    if let number = payees[text] { return number }
    let number = Int32(payees.count)
    payees[text] = number
    return number
  }

  // MARK: Names

  private mutating func name(of number: Int) -> Int {
    if known[number].name >= 0 { return Int(known[number].name) }
    let description = all.texts(at: Int(known[number].place)).description
    let name = namesByDescription[description] ?? makeName(of: description)
    known[number].name = name
    return Int(name)
  }

  /// The folded name of the merchant, without words that say that money comes back.
  private mutating func makeName(of description: String) -> Int32 {
    var words = MerchantKey(description).words
    while words.count > 1, let first = words.first, Self.refundWords.contains(first) {
      words.removeFirst()
    }
    while words.count > 1, let last = words.last, Self.refundWords.contains(last) {
      words.removeLast()
    }
    let text = words.joined(separator: " ")
    let number: Int32
    if let found = namesByText[text] {
      number = found
    } else {
      number = Int32(names.count)
      let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
      names.append(text)
      isTelling.append(text.utf8.count >= 3)
      firsts.append(isPlain ? Checksum.of((words.first ?? "").utf8.span) | 1 : 0)
      namesByText[text] = number
    }
    namesByDescription[description] = number
    return number
  }

  /// Whether one of two names begins with all words of the other.
  private func agree(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (firsts[one], firsts[other])
    if first != 0, second != 0, first != second { return false }
    return names[one].hasPrefix(names[other] + " ") || names[other].hasPrefix(names[one] + " ")
  }

  private static let refundWords: Set<Substring> = [
    "refund", "refunded", "return", "returned", "credit", "reversal", "merchandise", "gutschrift",
    "erstattung", "remboursement", "avoir", "reembolso", "devolucion", "abono", "rimborso",
    "storno", "zwrot", "terugbetaling", "זיכוי", "החזר", "purchase", "of", "for",
  ]
}
