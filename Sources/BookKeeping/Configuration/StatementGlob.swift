/// A pattern over paths below `Statements/`: `visa/*.csv`.
///
/// `*` stands for any run of characters other than `/`, `**` for any run, `?` for one character,
/// `[abc]` and `[a-z]` for one of a set (`[!…]` for one outside it), `{csv,ofx}` for one of several
/// texts. Letters match in either case, since banks and file systems change it freely.
package struct StatementGlob: Hashable, Sendable {
  /// Why a text is no pattern.
  enum Fault: Error, Hashable, Sendable {
    case empty, absolute, climbs, openBracket, openBrace
  }

  private enum Token: Hashable, Sendable {
    case character(Character)
    case one
    /// `*`: stays within a folder.
    case run
    /// `**`: any text.
    case anything
    /// `**/`: nothing, or any folders.
    case folders
    case set([ClosedRange<Character>], isNegated: Bool)
  }

  package let pattern: String
  /// One list of tokens for each way through the braces.
  private let alternatives: [[Token]]

  /// The most ways that braces may open up.
  private static let maximumAlternatives = 64

  init(_ pattern: String) throws(Fault) {
    guard !pattern.isEmpty else { throw .empty }
    guard !pattern.hasPrefix("/") else { throw .absolute }
    guard !pattern.split(separator: "/").contains("..") else { throw .climbs }
    self.pattern = pattern
    var alternatives: [[Token]] = []
    for text in try Self.expanded(Array(pattern.lowercased())) {
      alternatives.append(try Self.tokens(text))
    }
    self.alternatives = alternatives
  }

  /// A pattern that is known to be good from the configuration, or nothing.
  package init?(checked pattern: String) {
    guard let glob = try? StatementGlob(pattern) else { return nil }
    self = glob
  }

  /// Whether a path relative to `Statements/` fits.
  package func matches(_ path: String) -> Bool {
    let characters = Array(path.lowercased())
    return alternatives.contains { Self.matches($0, characters) }
  }

  private static func expanded(_ text: [Character]) throws(Fault) -> [[Character]] {
    var finished: [[Character]] = []
    var waiting = [text]
    while let next = waiting.popLast() {
      guard let open = next.firstIndex(of: "{") else {
        finished.append(next)
        continue
      }
      guard let close = next[open...].firstIndex(of: "}") else { throw .openBrace }
      guard waiting.count + finished.count < maximumAlternatives else { throw .openBrace }
      let choices = next[(open + 1)..<close].split(
        separator: ",", omittingEmptySubsequences: false)
      for choice in choices.reversed() {
        waiting.append(Array(next[..<open]) + choice + next[(close + 1)...])
      }
    }
    return finished
  }

  private static func tokens(_ text: [Character]) throws(Fault) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case "*":
        if text[index...].starts(with: "**/") {
          tokens.append(.folders)
          index += 2
        } else if text[index...].starts(with: "**") {
          tokens.append(.anything)
          index += 1
        } else {
          tokens.append(.run)
        }
      case "?": tokens.append(.one)
      case "[":
        guard let close = text[(index + 1)...].firstIndex(of: "]") else { throw .openBracket }
        tokens.append(set(text[(index + 1)..<close]))
        index = close
      case let character: tokens.append(.character(character))
      }
      index += 1
    }
    return tokens
  }

  private static func set(_ body: ArraySlice<Character>) -> Token {
    var body = body
    let isNegated = body.first == "!" || body.first == "^"
    if isNegated { body.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let low = body.popFirst() {
      if body.count >= 2, body.first == "-" {
        body.removeFirst()
        let high = body.removeFirst()
        ranges.append(min(low, high)...max(low, high))
      } else {
        ranges.append(low...low)
      }
    }
    return .set(ranges, isNegated: isNegated)
  }

  /// Keeps which prefixes of the path the tokens so far can cover, so that no pattern costs more
  /// than its length times the path's.
  private static func matches(_ tokens: [Token], _ path: [Character]) -> Bool {
    var reachable = [Bool](repeating: false, count: path.count + 1)
    reachable[0] = true
    for token in tokens {
      switch token {
      case .run:
        for index in path.indices where reachable[index] && path[index] != "/" {
          reachable[index + 1] = true
        }
      case .anything, .folders:
        guard let first = reachable.firstIndex(of: true) else { return false }
        for index in path[first...].indices where token == .anything || path[index] == "/" {
          reachable[index + 1] = true
        }
      case .character, .one, .set:
        var next = [Bool](repeating: false, count: path.count + 1)
        for index in path.indices where reachable[index] && fits(token, path[index]) {
          next[index + 1] = true
        }
        reachable = next
      }
    }
    return reachable[path.count]
  }

  private static func fits(_ token: Token, _ character: Character) -> Bool {
    switch token {
    case .character(let wanted): wanted == character
    case .one: character != "/"
    case .set(let ranges, let isNegated):
      character != "/" && ranges.contains { $0.contains(character) } != isNegated
    case .run, .anything, .folders: false
    }
  }
}
