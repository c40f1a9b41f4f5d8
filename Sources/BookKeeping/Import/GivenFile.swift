import StatementFormats
import StatementModel

/// A statement file that comes by its content, with what a person answered to its questions.
package struct GivenFile: Sendable {
  package var name: String
  package var bytes: [UInt8]
  /// Its card, where nothing else tells it.
  package var card: CardID?
  /// Lines of a profile, such as `dates: dmy`.
  package var answers: [String]
  /// Whether a header is taken that the card's files never had.
  package var acceptsNewHeader: Bool
  /// Whether what was answered to earlier files is left aside.
  package var asksAgain: Bool

  /// - Throws: `.usage` where an answer is none, or the card's id can't be one.
  package init(
    name: String, bytes: [UInt8], card: String? = nil, answers: [String] = [],
    acceptsNewHeader: Bool = false, asksAgain: Bool = false
  ) throws(BookError) {
    if let card, !BookConfiguration.isCardID(card) {
      throw .usage(Diagnostic(.error, GivenFileFact.badCard(card)))
    }
    if let answer = answers.first(where: { StatementProfile(setting: $0) == nil }) {
      throw .usage(Diagnostic(.error, GivenFileFact.badAnswer(answer)))
    }
    self.name = name
    self.bytes = bytes
    self.card = card.map { CardID($0) }
    self.answers = answers
    self.acceptsNewHeader = acceptsNewHeader
    self.asksAgain = asksAgain
  }

  /// Whether a part of an archive is told of under its path.
  package func holds(_ path: String) -> Bool { path == name || path.hasPrefix(name + "/") }
}

/// What can be wrong with the answers that come with a file.
enum GivenFileFact: DiagnosticFact {
  case badCard(String)
  case badAnswer(String)

  var code: String {
    switch self {
    case .badCard: "bad-card"
    case .badAnswer: "bad-answer"
    }
  }

  var summary: String {
    switch self {
    case .badCard(let text): "\"\(text)\" can't be a card's id"
    case .badAnswer(let text): "\"\(text)\" is no setting of a profile"
    }
  }

  var remedy: String? {
    switch self {
    case .badCard: "an id is like the name of a folder: visa-gold"
    case .badAnswer: "one of those that the file's question offers"
    }
  }
}
