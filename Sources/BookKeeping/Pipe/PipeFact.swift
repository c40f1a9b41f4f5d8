import StatementModel

/// What can be said of the lines that are piped in, and of what they come to.
enum PipeFact: DiagnosticFact, Error {
  case notAnObject
  case lineTooLong(limit: Int)
  case missing(String)
  case noText(String)
  case unknownMember(String, known: [String])
  case badCard(String)
  case pathAndContent
  case notBase64
  /// The owner's lines had come to an end.
  case ownerAgain(String)
  /// The content is that of another file.
  case sameContent(as: String)
  /// The rows don't add up to the balances that a statement states.
  case balanceContradicted(card: String)
  /// Two transactions may be one; or one, shown by two statements on the day where they meet, two.
  case possibleDuplicate(isOne: Bool)

  var code: String {
    switch self {
    case .notAnObject: "line-not-an-object"
    case .lineTooLong: "line-too-long"
    case .missing: "line-lacks-member"
    case .noText: "line-member-no-text"
    case .unknownMember: "line-unknown-member"
    case .badCard: "line-bad-card"
    case .pathAndContent: "line-path-and-content"
    case .notBase64: "line-not-base64"
    case .ownerAgain: "owner-again"
    case .sameContent: "same-content"
    case .balanceContradicted: "balance-contradicted"
    case .possibleDuplicate: "possible-duplicate"
    }
  }

  var summary: String {
    switch self {
    case .notAnObject: "the line is no JSON object"
    case .lineTooLong(let limit): "the line is longer than \(limit) bytes"
    case .missing(let name): "the line has no \(name)"
    case .noText(let name): "\(name) is no text"
    case .unknownMember(let name, _): "\"\(name)\" is no member of a line"
    case .badCard(let card): "\"\(card)\" can't be a card"
    case .pathAndContent: "the line has both a path and a content"
    case .notBase64: "the content is not base64"
    case .ownerAgain(let owner):
      "the lines of owner \"\(owner)\" had ended, and the owner's transactions are written"
    case .sameContent(let name): "the same content as \(name)"
    case .balanceContradicted(let card):
      "the rows of a statement of card \(card) don't add up to the balances that it states"
    case .possibleDuplicate(let isOne):
      isOne
        ? "two statements show this transaction on the day where they meet: it may be two"
        : "these two transactions may be one"
    }
  }

  var remedy: String? {
    switch self {
    case .notAnObject:
      "write one object a line, like {\"owner\":\"ada\",\"card\":\"visa\",\"path\":\"march.csv\"}"
    case .lineTooLong: "give the file by its path, or raise --max-line-size"
    case .missing("owner"): "name whose file it is: lines of one owner stand together"
    case .missing("name"): "give the file a name, by whose ending its kind may be told"
    case .missing: "give the file's path, or its content in base64"
    case .noText: "write it as a text, in quotes"
    case .unknownMember(let name, let known): NearMiss.advice(for: name, among: known)
    case .badCard: "write an id as folders are called, like visa-gold, without a slash"
    case .pathAndContent: "give one of them"
    case .notBase64: "encode the file's bytes as RFC 4648 has it, padded and without line breaks"
    case .ownerAgain: "sort the lines by owner, and give all of them again"
    case .sameContent: nil
    case .balanceContradicted: "a file may lack rows: export it anew, for whole months"
    case .possibleDuplicate: "both count; in a book, `daybook duplicates` merges or keeps them"
    }
  }
}
