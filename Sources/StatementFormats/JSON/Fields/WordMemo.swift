import StatementModel

/// What the few words of status and type fields mean, each looked up once.
struct WordMemo {
  struct Meaning {
    var status: StatusWords.Meaning?
    var direction: SignEvidence.Direction?
    var strictDirection: SignEvidence.Direction?
    var kind: TransactionKind?
  }

  /// Fields with more distinct words than this are no fields of few words.
  private static let limit = 256
  private var meanings: [String: Meaning] = [:]

  mutating func meaning(of word: String) -> Meaning {
    if let known = meanings[word] { return known }
    let meaning = Meaning(
      status: StatusWords.meaning(word), direction: MoneyWords.direction(word),
      strictDirection: MoneyWords.strictDirection(word), kind: KindWords.kind(word))
    if meanings.count < Self.limit { meanings[word] = meaning }
    return meaning
  }
}
