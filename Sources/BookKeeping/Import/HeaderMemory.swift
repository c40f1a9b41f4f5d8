import StatementFormats
import StatementModel

/// The headers that a card's CSV files had so far, as the journal has them.
///
/// A bank that changes its export may change with it what a column means, or the texts by which
/// rows are known again; rows would then be read wrong, or count twice. So a header that a card's
/// files never had waits for a person. What was imported without its header being recorded says
/// nothing either way.
///
/// What a person answered to a file of a header holds for the card's next one of the same.
struct HeaderMemory {
  /// What was answered to a file of a header.
  struct Answer {
    /// Without what is of the one file alone.
    var profile: StatementProfile
    /// The cards of the files that it was said of.
    var cards: Set<CardID>
    /// The newest of them.
    var file: String
  }

  /// The distinct headers of each card, in the order in which they came.
  private var headers: [CardID: [[String]]] = [:]
  /// By header as it is compared, and by card: how the newest file was read of which a person had to say
  /// something.
  private var answers: [[String]: [CardID: (profile: StatementProfile, file: String)]] = [:]

  init(_ history: History) {
    for item in history.liveImports {
      guard let header = item.fact.header else { continue }
      let said = item.fact.profile.flatMap { Self.lasting($0.profile) }
      for statement in item.fact.statements {
        let card = CardID(statement.card)
        note(header, of: card)
        if let said, !header.isEmpty {
          answers[Self.key(header), default: [:]][card] = (said, item.fact.path)
        }
      }
    }
  }

  private mutating func note(_ header: [String], of card: CardID) {
    let known = headers[card] ?? []
    // Nearly every file has the header of the one before.
    if known.last == header { return }
    let key = Self.key(header)
    // The newest stands last: it is what a new header is compared with.
    headers[card] = known.filter { Self.key($0) != key } + [header]
  }

  /// What is new about a file's header for the card, or nothing where the card's files had it, or
  /// where none of its headers is known.
  func change(_ header: [String], of card: CardID) -> HeaderChange? {
    guard let known = headers[card], let last = known.last else { return nil }
    let key = Self.key(header)
    guard !known.contains(where: { Self.key($0) == key }) else { return nil }
    // Of several exporters of one card, the one whose header is most like it.
    let nearest =
      known.reversed().max { Self.shared($0, header) < Self.shared($1, header) } ?? last
    return HeaderChange(from: nearest, to: header, of: card)
  }

  /// What a profile says of all files of its exporter; nothing where that is nothing.
  static func lasting(_ profile: StatementProfile) -> StatementProfile? {
    var profile = profile
    profile.headerContains = []
    profile.year = nil
    profile.undatedDay = nil
    profile.skipLines = nil
    profile.footerLines = nil
    return profile == StatementProfile(name: profile.name) ? nil : profile
  }

  /// What was answered to files of the header; nothing where different things were said of it.
  ///
  /// - Parameter card: The card that the file is known to be of.
  func answer(_ header: [String], of card: CardID?) -> Answer? {
    let known = (answers[Self.key(header)] ?? [:]).filter { card == nil || $0.key == card }
    guard let first = known.min(by: { $0.key < $1.key })?.value else { return nil }
    let agree = known.values.allSatisfy { other in
      var profile = other.profile
      profile.name = first.profile.name
      return profile == first.profile
    }
    return agree
      ? Answer(profile: first.profile, cards: Set(known.keys), file: first.file) : nil
  }

  /// A header as it is compared: folded, numbers alike (some exporters write a date into a cell),
  /// without empty cells at the end.
  static func key(_ header: [String]) -> [String] {
    var cells = header.map { cell in
      String(HeaderText.fold(cell).map { $0.isNumber ? "0" : $0 })
    }
    while cells.last?.isEmpty == true { cells.removeLast() }
    return cells
  }

  private static func shared(_ left: [String], _ right: [String]) -> Int {
    Set(key(left)).intersection(key(right)).count
  }

  /// Eight characters by which `daybook.yaml` names a header.
  static func fingerprint(_ header: [String]) -> String {
    var hash = StableHash()
    for cell in key(header) { hash.add(cell) }
    return String(hash.text.prefix(8))
  }

  /// Equal exactly when the known headers and answers are: what waits for one may be known by now.
  var fingerprint: String {
    var hash = StableHash()
    for (card, headers) in headers.sorted(by: { $0.key < $1.key }) {
      hash.add(card.text)
      for key in headers.map(Self.key).map({ $0.joined(separator: "\u{1F}") }).sorted() {
        hash.add(key)
      }
      for header in headers {
        if let answer = answers[Self.key(header)]?[card] { hash.add(answer.file) }
      }
    }
    return hash.text
  }
}
