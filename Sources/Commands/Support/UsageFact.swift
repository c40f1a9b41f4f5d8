import ArgumentParser
import StatementModel

/// What is wrong with the words of a command line, told as everything else is.
struct UsageFact: DiagnosticFact {
  let code = "usage"
  let summary: String
  let remedy: String?

  /// A word that names no command.
  ///
  /// - Parameters:
  ///   - path: The words before it, the program's name first.
  ///   - known: The commands that there are.
  init(unknownCommand word: String, below path: String, known: [String]) {
    summary = "there is no command \"\(word)\" of \(path)"
    remedy =
      known.isEmpty
      ? "`\(Self.help(of: path))` tells how it is used"
      : "\(Self.choice(for: word, among: known))\n  \(Self.help(of: path, isGroup: true))"
  }

  /// What the parser of arguments says.
  ///
  /// - Parameters:
  ///   - message: Sentences, of which the first says what is wrong.
  ///   - arguments: The words that were typed.
  ///   - path: Those of them that name the command, the program's name first.
  ///   - options: Those that the command has.
  init(
    message: String, arguments: some Sequence<String>, of path: String, options: [String]
  ) {
    let help = "`\(Self.help(of: path))` tells how it is used"
    let isShort =
      message.hasPrefix("Missing expected argument") || message.hasPrefix("Unknown option")
    if isShort, let word = arguments.first(where: Self.isNegative) {
      summary = "\"\(word)\" begins with \"-\", so it is taken for an option"
      remedy = "write the number without a sign\n  \(help)"
      return
    }
    let text = Self.quoted(message)
    if text.hasPrefix("Unknown option"), let word = text.split(separator: "\"").dropFirst().first {
      // What the parser thinks near is often far.
      summary = "unknown option \"\(word)\""
      let meant = NearMiss.best(for: String(word), among: options)
      remedy = (meant.map { "did you mean \"\($0)\"?\n  " } ?? "") + help
      return
    }
    let end = text.firstRange(of: ". ")
    summary = Self.begun(String(text[..<(end?.lowerBound ?? text.endIndex)]))
    let advice = end.map { Self.advice(String(text[$0.upperBound...]), on: text) }
    remedy = advice.map { "\($0)\n  \(help)" } ?? help
  }

  /// The nearest of the known words, or, where none is near, all of them.
  private static func choice(for word: String, among known: [String]) -> String {
    NearMiss.best(for: word, among: known).map { "did you mean \"\($0)\"?" }
      ?? NearMiss.choice(for: word, among: known)
  }

  /// `daybook help budgets set`.
  private static func help(of path: String, isGroup: Bool = false) -> String {
    let words = path.split(separator: " ")
    let command = (["daybook", "help"] + words.dropFirst()).joined(separator: " ")
    return isGroup ? "`\(command)` tells what each does" : command
  }

  private static func isNegative(_ word: String) -> Bool {
    word.utf8.first == 0x2D
      && word.utf8.dropFirst().first.map { (0x30...0x39).contains($0) } == true
  }

  /// The text with the parser's single quotes as they are in every other message.
  private static func quoted(_ text: String) -> String {
    var quoted = ""
    var before: Character = " "
    for (index, character) in zip(text.indices, text) {
      let next = text.index(after: index)
      let isInWord = before.isLetter && next < text.endIndex && text[next].isLetter
      quoted.append(character == "'" && !isInWord ? "\"" : character)
      before = character
    }
    return quoted
  }

  /// Without a capital and a full stop, as it stands behind "error:".
  private static func begun(_ sentence: String) -> String {
    var text = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    let second = text.dropFirst().first
    if text.first?.isUppercase == true, second?.isUppercase != true {
      text = text.prefix(1).lowercased() + text.dropFirst()
    }
    return text
  }

  /// What stands behind the first sentence; of several words to choose from, with the nearest.
  private static func advice(_ text: String, on message: String) -> String {
    let words = message.split(separator: "\"", omittingEmptySubsequences: false)
    let listed = text.split(separator: "\n  - ").dropFirst().map(String.init)
    let known =
      listed.isEmpty
      ? text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
      : listed
    guard text.hasPrefix("Please provide one of"), words.count > 1 else { return begun(text) }
    return NearMiss.choice(for: String(words[1]), among: known)
  }
}
