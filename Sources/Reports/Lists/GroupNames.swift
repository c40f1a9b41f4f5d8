import StatementModel

/// By what groups are told apart, and what stands above them.
///
/// The names of merchants, of which there are many, stay where they were folded: a key is made of
/// one only where somebody asks for it.
struct GroupNames: Sendable {
  private let keys: [TransactionGroup.Key]
  private let headers: [String]
  private let merchants: MerchantNames?

  init(keys: [TransactionGroup.Key], headers: [String]) {
    self.keys = keys
    self.headers = headers
    merchants = nil
  }

  init(_ merchants: MerchantNames) {
    keys = []
    headers = []
    self.merchants = merchants
  }

  func key(_ place: Int) -> TransactionGroup.Key {
    merchants.map { .merchant($0.folded(place)) } ?? keys[place]
  }

  /// Nothing for a merchant, whose transactions tell it.
  func header(_ place: Int) -> String? { merchants == nil ? headers[place] : nil }

  /// Whether a group is of what has no card, category, tag or period; such a one is always the last.
  func isNone(_ place: Int) -> Bool { merchants == nil && keys[place].isNone }

  /// Orders groups that nothing else tells apart.
  func standsBefore(_ one: Int, _ other: Int) -> Bool {
    if let merchants { return merchants.standsBefore(one, other) }
    return keys[one].text < keys[other].text
  }
}

/// The folded names of merchants, each once.
struct MerchantNames: Sendable {
  let names: FoldedNames
  /// Where those of the groups stand.
  let places: [Int]
  /// The first bytes of each, which tell nearly all apart without a look at the others.
  private let words: [UInt64]

  init(names: FoldedNames, places: [Int]) {
    self.names = names
    self.places = places
    words = places.map { names.word(of: $0, from: 0) }
  }

  func folded(_ number: Int) -> String { String(decoding: bytes(number), as: UTF8.self) }

  func standsBefore(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (words[one], words[other])
    if left != right { return left < right }
    return names.standsBefore(places[one], places[other])
  }

  private func bytes(_ number: Int) -> ArraySlice<UInt8> { names.bytes(places[number]) }
}

extension TransactionGroup.Key {
  /// Whether it is of what has no card, category, tag or period.
  var isNone: Bool {
    switch self {
    case .card(nil), .category(nil), .tag(nil), .period(nil): true
    default: false
    }
  }

  /// The key as text, to order groups that nothing else tells apart.
  var text: String {
    switch self {
    case .card(let card): card?.text ?? ""
    case .category(let category): category?.text ?? ""
    case .merchant(let name): name
    case .tag(let tag): tag ?? ""
    default: ""
    }
  }
}
