import StatementModel

/// Tells what a pattern would match in a history, fast enough to be asked at every key.
///
/// Each distinct description is folded once.
package struct PatternProbe: Sendable {
  private struct Text: Sendable {
    var description: String
    var folded: [UInt8]
    /// The numbers of the subjects that have it.
    var subjects: [Int]
  }

  private var texts: [Text] = []

  /// - Parameter descriptions: Those of all subjects, in their order.
  package init(_ descriptions: some Sequence<String>) {
    var places: [String: Int] = [:]
    for (number, description) in descriptions.enumerated() {
      if let place = places[description] {
        texts[place].subjects.append(number)
      } else {
        places[description] = texts.count
        texts.append(
          Text(
            description: description, folded: Array(TextFolding.fold(description).utf8),
            subjects: [number]))
      }
    }
  }

  /// The numbers of the subjects whose description the pattern matches, in ascending order.
  ///
  /// - Throws: `.refused` for a text that is no pattern, with what is wrong with it.
  package func subjects(matching pattern: String) throws(RuleInsertionFailure) -> [Int] {
    switch try Self.parsed(pattern) {
    case .text(let text):
      return texts.filter { text.matches($0.folded.span) }.flatMap(\.subjects).sorted()
    case .regex(let expression):
      guard let regex = try? CompiledRegex(expression) else { return [] }
      return texts.filter { text in
        let canonical = CanonicalText.nfc(text.description)
        return regex.match(canonical.utf8.span) == .match
      }.flatMap(\.subjects).sorted()
    }
  }

  /// The pattern that a text spells.
  static func parsed(_ text: String) throws(RuleInsertionFailure) -> Pattern {
    do throws(PatternParser.Mistake) {
      return try PatternParser.parse(text)
    } catch {
      let fact = RuleFileParser.fact(of: error, text)
      throw .refused(.badRule(fact.summary, advice: fact.remedy), at: nil)
    }
  }
}
