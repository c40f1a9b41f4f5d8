import StatementModel

/// What merchants can have in common, and so be alike.
enum SignKind: Int, CaseIterable, Sendable {
  /// A word of the name.
  case word
  /// How a long word of the name begins or ends.
  case letters
  /// The merchant category code.
  case code
  /// The issuer's own category.
  case issuer
  /// Which way money goes, how much, how often.
  case habit
  /// A word of the name, among the patterns of the rules in force.
  case rule
  /// What ISO 18245 says of the merchant category code.
  case codeMeaning
  /// A category that is called as the issuer calls it.
  case issuerName
}

/// Something that a merchant has, by a number that all who have it share.
struct MerchantSign: Hashable, Sendable {
  var kind: SignKind
  var number: Int32
}

/// The signs of all merchants of a history.
struct MerchantSigns: Sendable {
  private(set) var ofMerchant: [[MerchantSign]] = []

  private var codes = SignNumbers<Int>()
  private var issuers = SignNumbers<String>()
  private var habits = SignNumbers<MerchantHabit>()
  private var stems = SignNumbers<String>()
  /// The beginning and the end of each word, where it is long enough.
  private var stemsOfWord: [[Int32]] = []
  private let wordCount: Int

  /// Words of a name that are looked at: no name is longer.
  private static let mostWords = 24

  init(_ history: DecidedHistory) {
    wordCount = history.table.vocabulary.count
    stemsOfWord.reserveCapacity(wordCount)
    for word in history.table.vocabulary {
      stemsOfWord.append(Self.stems(of: word).map { stem in stems.number(of: stem) { stem } })
    }
    ofMerchant.reserveCapacity(history.merchants.merchants.count)
    for merchant in history.merchants.merchants {
      ofMerchant.append(signs(of: merchant, history))
    }
  }

  /// How many signs of a kind there are; those that are no matter of counting have none.
  func count(of kind: SignKind) -> Int {
    switch kind {
    case .word, .rule: wordCount
    case .letters: stems.texts.count
    case .code: codes.texts.count
    case .issuer: issuers.texts.count
    case .habit: habits.texts.count
    case .codeMeaning, .issuerName: 0
    }
  }

  /// How a sign is written in reasons.
  func text(of sign: MerchantSign, vocabulary: [String]) -> String {
    let number = Int(sign.number)
    return switch sign.kind {
    case .word, .rule: vocabulary[number]
    case .letters: stems.texts[number]
    case .code, .codeMeaning: codes.texts[number]
    case .issuer, .issuerName: issuers.texts[number]
    case .habit: habits.texts[number]
    }
  }

  /// The numbers of a word's beginning and end, if it is long enough to have them.
  func stems(ofWord word: Int) -> [Int32] { stemsOfWord[word] }

  /// The merchant category codes, by number.
  var codeTexts: [String] { codes.texts }
  /// The issuers' categories, by number.
  var issuerTexts: [String] { issuers.texts }
  /// Letters of a beginning or an end.
  private static let stemLength = 5

  /// `pharm…` and `…rmacy` of `pharmacy`.
  private static func stems(of word: String) -> [String] {
    guard word.utf8.count > stemLength else { return [] }
    let letters = Array(word)
    guard letters.count > stemLength, letters.allSatisfy(\.isLetter) else { return [] }
    return [
      String(letters.prefix(stemLength)) + "…", "…" + String(letters.suffix(stemLength)),
    ]
  }

  private mutating func signs(
    of merchant: DescriptorsByMerchant.Merchant, _ history: DecidedHistory
  ) -> [MerchantSign] {
    var signs: [MerchantSign] = []
    for word in merchant.words.prefix(Self.mostWords)
    where history.table.vocabulary[word].utf8.count > 1 {
      signs.append(MerchantSign(kind: .word, number: Int32(word)))
      signs.append(MerchantSign(kind: .rule, number: Int32(word)))
      for stem in stemsOfWord[word] {
        let sign = MerchantSign(kind: .letters, number: stem)
        if !signs.contains(sign) { signs.append(sign) }
      }
    }
    var facts = MerchantFacts()
    for descriptor in merchant.descriptors {
      for subject in history.subjectsOfDescriptor[Int(descriptor)] {
        let number = Int(subject)
        facts.add(
          code: history.subjects[number].facts.merchantCategoryCode,
          issuer: history.subjects[number].facts.bankCategory,
          date: history.subjects[number].facts.date, amount: history.subjects[number].facts.amount)
      }
    }
    if let code = facts.code {
      let number = codes.number(of: code) { "\(code)" }
      signs.append(MerchantSign(kind: .code, number: number))
      signs.append(MerchantSign(kind: .codeMeaning, number: number))
    }
    if let issuer = facts.issuer {
      let folded = TextFolding.fold(issuer)
      if !folded.isEmpty {
        let number = issuers.number(of: folded) { issuer }
        signs.append(MerchantSign(kind: .issuer, number: number))
        signs.append(MerchantSign(kind: .issuerName, number: number))
      }
    }
    if let habit = facts.habit {
      let number = habits.number(of: habit) { habit.text }
      signs.append(MerchantSign(kind: .habit, number: number))
    }
    return signs
  }
}

/// Numbers for values, in the order of being seen first, with a text for each.
private struct SignNumbers<Value: Hashable & Sendable>: Sendable {
  private var numbers: [Value: Int32] = [:]
  private(set) var texts: [String] = []

  mutating func number(of value: Value, text: () -> String) -> Int32 {
    if let number = numbers[value] { return number }
    let number = Int32(texts.count)
    numbers[value] = number
    texts.append(text())
    return number
  }
}
