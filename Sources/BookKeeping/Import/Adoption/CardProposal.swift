import StatementModel

/// A card that files without an account may be of, by what they tell all the same.
///
/// It takes effect at a person's word alone (`run --adopt`): a name or a layout is no account.
package struct CardProposal: Sendable {
  package let card: CardID
  /// What people may call it; nothing for a card that is there already.
  let name: String?
  /// The number in the names of its files.
  let number: String?
  /// Patterns of its files' names, where no number tells them.
  let patterns: [String]
  /// As shown.
  package let files: [String]

  /// Puts files together by the number in their names, else by who writes such files, else by their
  /// names' letters.
  ///
  /// - Parameters:
  ///   - hints: What files without an account tell.
  ///   - choice: The cards that there are.
  ///   - names: All paths below `Statements/`: no pattern may fit a file of others.
  static func proposals(
    _ hints: [CardHint], _ choice: CardChoice, names: [String]
  ) -> [CardProposal] {
    var groups: [Mark: [CardHint]] = [:]
    for hint in hints {
      if let mark = Mark(hint) { groups[mark, default: []].append(hint) }
    }
    var taken: Set<String> = []
    let told = groups.sorted { $0.key < $1.key }.flatMap { mark, hints in
      // Where they are of several cards, their layouts or names may tell these apart; else only a person
      // knows which.
      areOfOneCard(hints)
        ? [(mark, hints)] : byLayout(mark, hints) ?? numbered(hints) ?? byStem(hints) ?? []
    }
    return told.compactMap { mark, hints in
      let id = mark.id(choice)
      guard !id.isEmpty, taken.insert(id).inserted, BookConfiguration.isCardID(id) else {
        return nil
      }
      let known = choice.existing(id)
      return CardProposal(
        card: known ?? CardID(id), name: known == nil ? mark.name(hints) : nil,
        number: mark.number, patterns: mark.number == nil ? Self.patterns(of: hints, names) : [],
        files: hints.map(\.path))
    }
  }

  private static func areOfOneCard(_ hints: [CardHint]) -> Bool {
    !hints.enumerated().contains { place, hint in
      hints[..<place].contains(where: hint.contradicts)
    }
  }

  /// Files put together by their layouts, each called by its number where their names have one; nothing
  /// where that does not tell the cards of all apart.
  private static func byLayout(_ mark: Mark, _ hints: [CardHint]) -> [(Mark, [CardHint])]? {
    guard case .stem(let stem) = mark else { return nil }
    let groups = Dictionary(grouping: hints, by: \.layout).values.sorted { $0[0].path < $1[0].path }
    guard groups.count > 1, groups.allSatisfy(areOfOneCard) else { return nil }
    let numbers = groups.map { Set($0.map(\.numberedStem)) }
    let own = numbers.compactMap { $0.count == 1 ? $0.first ?? nil : nil }
    let names =
      Set(own).count == groups.count ? own : groups.indices.map { "\(stem)-\($0 + 1)" }
    return zip(names, groups).map { (.stem($0), $1) }
  }

  /// Files put together by a number at the beginning of their names; nothing where that does not tell the
  /// cards of all apart.
  private static func numbered(_ hints: [CardHint]) -> [(Mark, [CardHint])]? {
    apart(hints, by: \.numberedStem)
  }

  /// Files put together by the letters of their names; nothing where that does not tell the cards of all
  /// apart.
  private static func byStem(_ hints: [CardHint]) -> [(Mark, [CardHint])]? {
    apart(hints) { $0.stem.isEmpty ? nil : $0.stem }
  }

  private static func apart(
    _ hints: [CardHint], by name: (CardHint) -> String?
  ) -> [(Mark, [CardHint])]? {
    var groups: [Mark: [CardHint]] = [:]
    for hint in hints {
      guard let name = name(hint) else { return nil }
      groups[.stem(name), default: []].append(hint)
    }
    guard groups.count > 1, groups.values.allSatisfy(areOfOneCard) else { return nil }
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func patterns(of hints: [CardHint], _ names: [String]) -> [String] {
    let own = Set(hints.map(\.name))
    let others = names.filter { !own.contains($0) }
    func isOwn(_ pattern: String) -> Bool {
      StatementGlob(checked: pattern).map { !others.contains(where: $0.matches) } ?? false
    }
    if let common = common(Set(hints.compactMap(\.pattern))), isOwn(common) { return [common] }
    var patterns: [String] = []
    for hint in hints {
      let pattern =
        [hint.pattern, hint.numberedPattern].compactMap(\.self).first(where: isOwn)
        ?? hint.exactPattern
      if !patterns.contains(pattern) { patterns.append(pattern) }
    }
    return patterns
  }

  /// One pattern where several differ in words behind their beginning alone, as in names of months:
  /// next month's is another.
  private static func common(_ patterns: Set<String>) -> String? {
    let parts = patterns.map { $0.split(separator: "*", omittingEmptySubsequences: false) }
    guard parts.count > 1, let first = parts.first, first.count > 2, !first[0].isEmpty,
      parts.allSatisfy({ $0.count == first.count && $0.first == first.first })
    else { return nil }
    let kept = first.enumerated().map { place, part in
      parts.allSatisfy { $0[place] == part } ? part : ""
    }
    return kept.joined(separator: "*").replacing(#/\*+/#, with: "*")
  }

  /// What files have in common.
  private enum Mark: Hashable, Comparable {
    case number(String)
    case exporter(String)
    case stem(String)

    init?(_ hint: CardHint) {
      // Cards are called by four digits; several numbers may be anything.
      if hint.numbers.count == 1, hint.numbers[0].utf8.count == 4 {
        self = .number(hint.numbers[0])
      } else if let exporter = hint.exporter {
        self = .exporter(exporter)
      } else if !hint.stem.isEmpty {
        self = .stem(hint.stem)
      } else {
        return nil
      }
    }

    var number: String? {
      if case .number(let number) = self { number } else { nil }
    }

    func id(_ choice: CardChoice) -> String {
      switch self {
      case .number(let number): choice.newID(for: number).text
      case .exporter(let name): CardHint.slug(name)
      case .stem(let stem): stem
      }
    }

    func name(_ hints: [CardHint]) -> String {
      switch self {
      case .number(let number):
        if let exporter = hints.first?.exporter, hints.allSatisfy({ $0.exporter == exporter }) {
          exporter
        } else {
          "Card \(number)"
        }
      case .exporter(let name): name
      case .stem(let stem): stem
      }
    }
  }
}

extension ImportOutcome {
  /// Has waiting files ask of which card they may be, so that those of one ask together.
  mutating func propose(_ found: [CardProposal]) {
    proposals = found
    let cards = Dictionary(
      found.flatMap { proposal in proposal.files.map { ($0, proposal) } },
      uniquingKeysWith: { one, _ in one })
    for place in files.indices {
      guard let proposal = cards[files[place].path], proposal.number == nil,
        case .waiting(var questions) = files[place].outcome, let last = questions.indices.last
      else { continue }
      questions[last].fact = CardFact.likely(proposal.card.text)
      files[place].outcome = .waiting(questions)
    }
  }
}
