import StatementModel

/// Finds regular expressions that can take more steps than the match limit allows, by trying those
/// that look like it on texts of their own letters.
///
/// It finds the usual cause, repetitions within repetitions; what it does not find may still be so,
/// and is then told by the run that meets it.
enum SlowPatterns {
  /// A text on which the expression is stopped; nothing if none was found.
  static func text(stopping expression: String) -> String? {
    guard isSuspicious(expression), let regex = try? CompiledRegex(expression) else { return nil }
    regex.prepare()
    return texts(for: expression).first { text in regex.match(text.utf8.span) == .limit }
  }

  /// How often a letter is repeated in a text that is tried: more than doubles the steps of a bad
  /// expression so many times.
  private static let repetitions = 40
  private static let mostLetters = 6

  /// Runs of letters of the expression, with something behind them that it can't match.
  private static func texts(for expression: String) -> [String] {
    var letters: [Character] = []
    for character in expression where character.isLetter || character.isNumber {
      if letters.count < mostLetters, !letters.contains(character) { letters.append(character) }
    }
    for usual: Character in ["a", "1", " "] where !letters.contains(usual) {
      letters.append(usual)
    }
    let runs = letters.map { String(repeating: $0, count: repetitions) }
    let pairs = zip(letters, letters.dropFirst()).map { first, second in
      String(repeating: "\(first)\(second)", count: repetitions / 2)
    }
    return (runs + pairs).map { $0 + "!§" }
  }

  /// Whether a group that repeats has a repetition or a choice within.
  static func isSuspicious(_ expression: String) -> Bool {
    let scalars = Array(expression.unicodeScalars)
    /// For each open group, whether it has such a thing.
    var open: [Bool] = []
    var index = 0
    func repeats(at index: Int) -> Bool {
      index < scalars.count
        && (scalars[index] == "*" || scalars[index] == "+" || scalars[index] == "{")
    }
    func note() {
      if !open.isEmpty { open[open.count - 1] = true }
    }
    while index < scalars.count {
      switch scalars[index] {
      case "\\": index += 1
      case "[":
        index += 1
        if index < scalars.count, scalars[index] == "]" { index += 1 }
        while index < scalars.count, scalars[index] != "]" {
          index += scalars[index] == "\\" ? 2 : 1
        }
      case "(": open.append(false)
      case ")":
        let isVaried = open.popLast() ?? false
        if isVaried, repeats(at: index + 1) { return true }
        if isVaried { note() }
      case "*", "+", "{", "|", "?": note()
      default: break
      }
      index += 1
    }
    return false
  }
}
