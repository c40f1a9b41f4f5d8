import BookAnswers
import Reports
import RuleEngine
import StatementModel

/// What a terminal shows, line by line.
struct Screen: Hashable, Sendable {
  enum Style: Hashable, Sendable {
    case plain, strong, faint, chosen
  }

  struct Line: Hashable, Sendable {
    var text: String
    var style = Style.plain

    init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  struct Size: Hashable, Sendable {
    var columns = 80
    var rows = 24
  }

  struct Cursor: Hashable, Sendable {
    var row: Int
    var column: Int
  }

  var lines: [Line] = []
  /// Where text is being typed, both from 0; nothing where none is.
  var cursor: Cursor?
  let size: Size

  init(_ size: Size) { self.size = size }

  /// Adds a line, cut to the screen's width; what a statement says comes last in it.
  mutating func add(_ words: String, _ statement: String = "", _ style: Style = .plain) {
    let (head, columns) = TextWidth.cut(TerminalText.safe(words), to: size.columns)
    let tail = TextWidth.cut(TerminalText.safe(statement), to: max(0, size.columns - columns)).text
    lines.append(Line(head + TextDirection.isolated(tail), style))
  }

  /// Adds words of which none may be lost, over several lines.
  mutating func add(wrapping words: String, _ style: Style = .plain) {
    var line = ""
    for word in TerminalText.safe(words).split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty,
        TextWidth.columns(of: line) + 1 + TextWidth.columns(of: String(word)) > size.columns
      {
        add(line, "", style)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { add(line, "", style) }
  }
}

extension ReviewSession {
  /// What is to be seen now.
  func screen(_ size: Screen.Size) -> Screen {
    var screen = Screen(size)
    switch mode {
    case .help: addHelp(to: &screen)
    case .ended: break
    case .looking: addItem(to: &screen, room: size.rows - 7)
    case .choosing(let chooser, let forRule):
      addItem(to: &screen, room: min(2, size.rows - 12))
      addChooser(chooser, forRule: forRule, to: &screen)
    case .writing(let line, let category):
      addItem(to: &screen, room: min(3, size.rows - 12))
      add(line, category, to: &screen)
    }
    if let message, mode != .help {
      screen.lines.append(.init(""))
      screen.add(wrapping: message, .strong)
    }
    addKeys(to: &screen)
    return screen
  }

  private func addItem(to screen: inout Screen, room: Int) {
    guard let item else {
      let left = openCount
      screen.add("That was all.", "", .strong)
      if left > 0 { screen.add("\(left) skipped; b goes back to them.") }
      return
    }
    let count = count(of: item)
    let noun = item.kind == .rejected ? "row" : "transaction"
    let subjects = count == 0 ? nil : count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    let facts = [item.money.isEmpty ? nil : item.money, subjects].compactMap(\.self)
    screen.add(
      "\(place + 1) of \(items.count)  \(facts.joined(separator: ", "))", "", .faint)
    screen.add("", item.title, .strong)
    let shown = item.rows.prefix(max(1, min(room, 8)))
    let widths = (
      shown.map { TextWidth.columns(of: $0.amount) }.max() ?? 0,
      shown.map { TextWidth.columns(of: $0.card) }.max() ?? 0
    )
    for row in shown {
      let amount = String(
        repeating: " ", count: max(0, widths.0 - TextWidth.columns(of: row.amount)))
      let card = String(repeating: " ", count: max(0, widths.1 - TextWidth.columns(of: row.card)))
      screen.add("  \(row.date)  \(amount)\(row.amount)  \(row.card)\(card)  ", row.description)
    }
    if count > shown.count { screen.add("  and \(count - shown.count) more", "", .faint) }
    if item.isPair {
      screen.lines.append(.init(""))
      let question =
        item.mayBeTwo
        ? "Is this one, shown by both statements, or are these two? It counts once for now."
        : "May these be one and the same? Both count until you have decided."
      screen.add(question, "", .strong)
    } else if item.kind == .rejected {
      screen.lines.append(.init(""))
      screen.add("These rows could not be read, and are in no total.", "", .strong)
      screen.add(
        wrapping: """
          Mend them in a copy of the file, put it into Statements/ and take this one back with \
          `daybook imports undo`; or say under profiles: in daybook.yaml how they are meant, and \
          `daybook reread`.
          """)
    } else {
      addSuggestion(item, to: &screen)
    }
  }

  /// How many transactions an item is about, or rows that are none.
  private func count(of item: ReviewItem) -> Int {
    if item.mayBeTwo { return 1 }
    switch item.kind {
    case .pair: return item.rows.count
    case .rejected: return item.rejected.count
    case .merchant, .rule: return open(item).count
    }
  }

  private func addSuggestion(_ item: ReviewItem, to screen: inout Screen) {
    screen.lines.append(.init(""))
    guard let suggestion = item.suggestion, let category = suggestion.category else {
      screen.add("No category suggests itself.", "", .faint)
      return
    }
    let percent = suggestion.confidence.thousandths / 10
    screen.add("Suggested: \(category) (\(percent) %)", "", .strong)
    let conditions = suggestion.conditions.map {
      "\($0.field): \($0.values.joined(separator: ", "))"
    }
    screen.add(
      "  as a rule: ", (["\(suggestion.pattern)"] + conditions).joined(separator: "; "))
    screen.add("  ", suggestion.reason, .faint)
    if suggestion.evidence.contradictions > 0 {
      screen.add("  It would contradict \(suggestion.evidence.contradictions) decisions.")
    }
  }

  private func addChooser(
    _ chooser: CategoryChooser, forRule: Bool, to screen: inout Screen
  ) {
    screen.lines.append(.init(""))
    let words = forRule ? "Category of the rule: " : "Category: "
    addTyping(words, chooser.query, to: &screen)
    let room = max(3, screen.size.rows - screen.lines.count - 3)
    let first = max(0, min(chooser.selected - room + 1, chooser.found.count - room))
    for index in chooser.found.indices.dropFirst(first).prefix(room) {
      let isChosen = index == chooser.selected
      screen.add(isChosen ? "> " : "  ", chooser.found[index].text, isChosen ? .chosen : .plain)
    }
    guard chooser.found.isEmpty else { return }
    if forRule, let new = chooser.newCategory {
      screen.add("  no category has these letters: enter makes ", new.text, .faint)
    } else {
      let way = forRule ? "" : "; a rule (r) can make one"
      screen.add("  no category has these letters\(way)", "", .faint)
    }
  }

  private func add(_ line: LineEditor, _ category: CategoryPath, to screen: inout Screen) {
    screen.lines.append(.init(""))
    screen.add("A rule for ", category.text, .strong)
    addTyping("Pattern: ", line, to: &screen)
    do throws(RuleInsertionFailure) {
      let hits = try probe.subjects(matching: line.text)
      let words = Self.words(hits.map { categories[$0] }, category)
      screen.add("  \(words)")
    } catch {
      screen.add("  ", error.diagnostics.first?.fact.summary ?? "", .faint)
    }
  }

  /// `matches 12 transactions: 9 without category, 2 in Food`.
  static func words(_ hits: [CategoryPath?], _ category: CategoryPath) -> String {
    guard !hits.isEmpty else { return "matches nothing" }
    var counts: [CategoryPath?: Int] = [:]
    for hit in hits { counts[hit, default: 0] += 1 }
    var parts = counts.removeValue(forKey: nil).map { ["\($0) without category"] } ?? []
    let rest = counts.sorted { ($1.value, $0.key ?? category) < ($0.value, $1.key ?? category) }
    parts += rest.prefix(3).map { "\($0.value) in \($0.key?.text ?? "")" }
    if rest.count > 3 { parts.append("\(rest.dropFirst(3).reduce(0) { $0 + $1.value }) elsewhere") }
    let count = hits.count == 1 ? "1 transaction" : "\(hits.count) transactions"
    return "matches \(count): \(parts.joined(separator: ", "))"
  }

  private func addTyping(_ words: String, _ line: LineEditor, to screen: inout Screen) {
    let typed = TextWidth.columns(of: words + String(line.before))
    screen.cursor = .init(
      row: screen.lines.count, column: min(typed, max(0, screen.size.columns - 1)))
    screen.add(words, line.text)
  }

  private func addKeys(to screen: inout Screen) {
    screen.lines.append(.init(""))
    let keys: [String] =
      switch mode {
      case .looking:
        item == nil ? ["b back", "u undo", "q quit"] : lookingKeys
      case .choosing where takesLines:
        ["type a few letters", "an empty line chooses", "a point goes back"]
      case .writing where takesLines:
        ["type a pattern", "an empty line takes this one", "a point goes back"]
      case .choosing: ["type to narrow", "↑ ↓ move", "enter choose", "esc back"]
      case .writing: ["enter write the rule", "esc back"]
      case .help: ["any key goes back"]
      case .ended: []
      }
    screen.add(wrapping: keys.joined(separator: " · "), .faint)
  }

  private var lookingKeys: [String] {
    var keys: [String] = []
    if let item {
      if item.suggestedRule != nil { keys.append("a accept as rule") }
      if item.kind == .merchant {
        if item.suggestedRule != nil { keys.append("t accept for these only") }
        keys.append("c category")
      }
      if item.isPair {
        keys += ["o one and the same", item.mayBeTwo ? "k two" : "k keep both"]
      }
      if item.takesRule { keys.append("r rule") }
    }
    keys += ["s skip", "b back"]
    if stepCount > 0 { keys.append("u undo") }
    return keys + ["? help", "q quit"]
  }

  private func addHelp(to screen: inout Screen) {
    for line in [
      "a  make the suggestion a rule, for these transactions and all to come",
      "t  put these transactions in the suggested category by hand",
      "c  choose a category and put these transactions in it by hand",
      "r  make a rule: choose its category, or name a new one, then write its pattern",
      "o  they are one transaction", "k  they are two",
      "s  skip; so do space and →",
      "b  go back; so does ←",
      "u  take the last step back, be it a rule or a category",
      "q  quit; so does ctrl-c",
      "", "Each step is saved at once.",
    ] {
      screen.add(line)
    }
  }
}
