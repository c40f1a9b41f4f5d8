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
  /// The meanings of the few short words met first, by their bytes and length.
  private var short: [(first: UInt64, second: UInt64, count: Int, meaning: Meaning)] = []
  private static let shortLimit = 16

  /// What the string or number in `node` means; nothing where there is none, or a blank string.
  mutating func meaning(of record: JSONRecord, _ node: Int) -> Meaning? {
    let content = record[node].content
    let text = record.text.span
    guard 1...16 ~= content.count, !record[node].isEscaped,
      content.lowerBound &+ 16 <= text.count
    else { return record.word(node).map { meaning(of: $0) } }
    let bytes = unsafe text.bytes
    var first = unsafe bytes.unsafeLoadUnaligned(
      fromByteOffset: content.lowerBound, as: UInt64.self)
    var second: UInt64 = 0
    if content.count > 8 {
      second = unsafe bytes.unsafeLoadUnaligned(
        fromByteOffset: content.lowerBound &+ 8, as: UInt64.self)
      second &= UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* (content.count &- 8))
    } else {
      first &= UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* content.count)
    }
    for known in short
    where known.first == first && known.second == second && known.count == content.count {
      return known.meaning
    }
    guard record.hasWord(node) else { return nil }
    let found = record.word(node).map { meaning(of: $0) }
    if let found, short.count < Self.shortLimit {
      short.append((first, second, content.count, found))
    }
    return found
  }

  private mutating func meaning(of word: String) -> Meaning {
    if let known = meanings[word] { return known }
    let meaning = Meaning(
      status: StatusWords.meaning(word), direction: MoneyWords.direction(word),
      strictDirection: MoneyWords.strictDirection(word), kind: KindWords.kind(word))
    if meanings.count < Self.limit { meanings[word] = meaning }
    return meaning
  }
}
