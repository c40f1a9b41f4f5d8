import RuleEngine
import StatementModel

/// Tells whether two transactions are of one merchant: the same payee, or names of which the one
/// begins with all words of the other.
///
/// What is to be known of a description and a payee is worked out once for each pair of them.
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
    /// The first word of the merchant's name, two bits; 0 while nobody asked, all where it is not sure.
    var first: UInt128 = 0
    /// The words that a name made of the description can begin with, two bits each.
    var reach: UInt128
    /// The number of the payee; negative where there is none.
    var payee: Int32
    /// Of the description, in the table.
    var description: Int32
  }

  private let all: TransactionTable
  private var known: [Known] = []
  /// Of those without a payee, by the description's number in the table; negative where not known.
  private var byDescription: [Int32]
  /// Of the others, by the numbers of description and payee in the table.
  private var byPair: [UInt64: Int32] = [:]
  private var payees: [String: Int32] = [:]
  /// By number: the folded names of merchants, and whether they tell enough.
  private var names: [String] = []
  private var isTelling: [Bool] = []
  /// Hashes of their first words; 0 where a name is not plain ASCII.
  private var firsts: [UInt64] = []
  private var namesByText: [String: Int32] = [:]
  /// By the description's number in the table; negative where nobody asked yet.
  private var namesByDescription: [Int32]

  init(_ all: TransactionTable) {
    self.all = all
    byDescription = Array(repeating: -1, count: all.texts.count)
    namesByDescription = byDescription
  }

  /// The number of a transaction's texts.
  mutating func number(at place: Int) -> Number {
    let own = all.names[place]
    let description = Int(own.description)
    guard own.payee >= 0 else {
      if byDescription[description] < 0 {
        byDescription[description] = add(own.description, payee: -1)
      }
      return Number(raw: byDescription[description])
    }
    let pair = UInt64(UInt32(bitPattern: own.description)) << 32 | UInt64(own.payee)
    if let number = byPair[pair] { return Number(raw: number) }
    let number = add(own.description, payee: payee(of: all.texts[Int(own.payee)]))
    byPair[pair] = number
    return Number(raw: number)
  }

  private mutating func add(_ description: Int32, payee: Int32) -> Int32 {
    let (words, reach) = Self.words(of: all.texts[Int(description)])
    known.append(Known(words: words, reach: reach, payee: payee, description: description))
    return Int32(known.count - 1)
  }

  /// The words of a description, and those that a name made of it can begin with: any, where an
  /// accent vanishes that parts words here.
  static func words(of description: String) -> (words: UInt128, reach: UInt128) {
    let (words, pairs) = WordMask.masks(of: description)
    return (words, description.utf8.contains(0x60) ? .max : pairs)
  }

  /// - Parameters:
  ///   - one: One of many.
  ///   - other: What they are all compared with.
  mutating func areOne(_ one: Number, _ other: Number) -> Bool {
    let (left, right) = (Int(one.raw), Int(other.raw))
    if known[left].payee >= 0, known[left].payee == known[right].payee { return true }
    // Names that agree share a word, which is quickly told; and the first of each, which saves making
    // the names of most charges that happen to have a credit's amount.
    guard known[left].words & known[right].words != 0 else { return false }
    let begin = first(of: right)
    guard begin == .max || known[left].reach & begin == begin else { return false }
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

  /// The first word of the merchant's name; all words where it is not one of the description's.
  private mutating func first(of number: Int) -> UInt128 {
    if known[number].first != 0 { return known[number].first }
    let first = Self.first(of: names[name(of: number)])
    known[number].first = known[number].reach & first == first ? first : .max
    return known[number].first
  }

  static func first(of name: String) -> UInt128 {
    let mask = WordMask.masks(of: String(outerWords(of: name).first)).pairs
    return mask == 0 ? .max : mask
  }

  /// The words of a name at both ends.
  private static func outerWords(of name: String) -> (first: Substring, last: Substring) {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
      let words = name.split(separator: " ")
      return (words.first ?? "", words.last ?? "")
    }
    let bytes = name.utf8
    let end = bytes.firstIndex(of: 0x20) ?? bytes.endIndex
    let begin = bytes.lastIndex(of: 0x20).map(bytes.index(after:)) ?? bytes.startIndex
    return (name[..<end], name[begin...])
  }

  private mutating func name(of number: Int) -> Int {
    let description = Int(known[number].description)
    if namesByDescription[description] < 0 {
      namesByDescription[description] = makeName(of: all.texts[description])
    }
    return Int(namesByDescription[description])
  }

  /// The folded name of the merchant, without words that say that money comes back.
  static func name(of description: String) -> String {
    let key = MerchantKey(description)
    // Nearly all names are of single spaced words, none of which says that money comes back.
    let outer = outerWords(of: key.text)
    if !refundWords.contains(outer.first), !refundWords.contains(outer.last) { return key.text }
    var words = key.words
    while words.count > 1, let first = words.first, refundWords.contains(first) {
      words.removeFirst()
    }
    while words.count > 1, let last = words.last, refundWords.contains(last) {
      words.removeLast()
    }
    return words.joined(separator: " ")
  }

  private mutating func makeName(of description: String) -> Int32 {
    let text = Self.name(of: description)
    let number: Int32
    if let found = namesByText[text] {
      number = found
    } else {
      number = Int32(names.count)
      let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
      names.append(text)
      isTelling.append(text.utf8.count >= 3)
      firsts.append(
        isPlain ? Checksum.of(String(Self.outerWords(of: text).first).utf8.span) | 1 : 0)
      namesByText[text] = number
    }
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
