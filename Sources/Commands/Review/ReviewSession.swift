import BookAnswers
import RuleEngine
import StatementModel

/// A walk through what needs a person: keys in, lines of a screen and requests out.
///
/// It touches neither terminal nor book: whoever drives it does what it requests and tells it what
/// came of it.
struct ReviewSession {
  /// What the keys mean just now.
  enum Mode: Hashable, Sendable {
    case looking
    /// Choosing a category, for a rule or by hand.
    case choosing(CategoryChooser, forRule: Bool)
    /// Writing the pattern of a rule for the category.
    case writing(LineEditor, CategoryPath)
    case help
    case ended
  }

  /// Whether it is driven by whole lines rather than by keys.
  var takesLines = false
  let items: [ReviewItem]
  private(set) var choices: [CategoryPath]
  let probe: PatternProbe
  /// The category of every transaction of the history, by number, as it is now.
  private(set) var categories: [CategoryPath?]
  private(set) var mode = Mode.looking
  /// The place of the item that is shown; `items.count` once all were seen.
  private(set) var place = 0
  /// What was done last, or why it could not be done.
  private(set) var message: String?
  /// Where the steps that can be taken back were done.
  private var steps: [Int] = []
  /// The places of rules that were taken, and of pairs that were decided.
  private var settled: Set<Int> = []

  /// - Parameters:
  ///   - items: In the order in which they are shown.
  ///   - choices: The categories that can be chosen.
  ///   - probe: Of all transactions of the history.
  ///   - categories: Of the same.
  ///   - message: What is said until the first key.
  init(
    _ items: [ReviewItem], choices: [CategoryPath], probe: PatternProbe,
    categories: [CategoryPath?], message: String? = nil
  ) {
    self.message = message
    self.items = items
    self.choices = choices
    self.probe = probe
    self.categories = categories
  }

  var item: ReviewItem? { items.indices.contains(place) ? items[place] : nil }

  var isEnded: Bool { mode == .ended }

  /// Whether keys are letters of a text.
  var isTyping: Bool {
    switch mode {
    case .choosing, .writing: true
    case .looking, .help, .ended: false
    }
  }

  /// How many steps have been saved and not taken back.
  var stepCount: Int { steps.count }

  /// The transactions of the item that have no category yet.
  func open(_ item: ReviewItem) -> [Int] { item.subjects.filter { categories[$0] == nil } }

  /// Whether the item still needs someone.
  func isOpen(_ place: Int) -> Bool {
    let item = items[place]
    return item.kind == .merchant ? !open(item).isEmpty : !settled.contains(place)
  }

  var openCount: Int { items.indices.count { isOpen($0) } }

  // MARK: Keys

  /// Takes a key.
  ///
  /// - Returns: What is to be saved, if the key asks for something.
  mutating func press(_ key: Key) -> ReviewRequest? {
    if key == .control("c") || (key == .control("d") && !isTyping) {
      mode = .ended
      return nil
    }
    switch mode {
    case .looking: return look(key)
    case .choosing(let chooser, let forRule): return choose(key, chooser, forRule)
    case .writing(let line, let category): return write(key, line, category)
    case .help: mode = .looking
    case .ended: break
    }
    return nil
  }

  private mutating func look(_ key: Key) -> ReviewRequest? {
    message = nil
    switch key {
    case .character("q"), .escape: mode = .ended
    case .character("?"), .character("h"): mode = .help
    case .character("u"):
      if !steps.isEmpty { return .undo }
      message = "Nothing has been done yet that could be taken back."
    case .character("b"), .left, .up, .pageUp: goBack()
    case .character("s"), .character(" "), .right, .down, .pageDown: goOn()
    case .character("o"): return decide(areSame: true)
    case .character("k"): return decide(areSame: false)
    case .character("a"), .enter:
      guard let rule = item?.suggestedRule else {
        if key != .enter { message = "There is no suggestion here: press c or r." }
        return nil
      }
      return .add(rule)
    case .character("t"):
      guard let item, let category = item.suggestion?.category, item.kind == .merchant else {
        message = "There is nothing here to accept by hand."
        return nil
      }
      return .categorize(open(item), category)
    case .character("c"):
      if item?.kind == .merchant { beginChoosing(forRule: false) }
    case .character("r"):
      if let item, item.takesRule { beginChoosing(forRule: true) }
    default: break
    }
    return nil
  }

  private func decide(areSame: Bool) -> ReviewRequest? {
    guard case .pair(let number)? = item?.kind else { return nil }
    return .decide(number, areSame: areSame)
  }

  private mutating func beginChoosing(forRule: Bool) {
    mode = .choosing(
      CategoryChooser(choices, first: item?.suggestion?.category), forRule: forRule)
  }

  private mutating func choose(
    _ key: Key, _ chooser: CategoryChooser, _ forRule: Bool
  ) -> ReviewRequest? {
    guard let item else { return nil }
    switch key {
    case .escape: mode = .looking
    case .enter:
      // A rule can declare its category; by hand only one that there is can be chosen.
      guard let category = chooser.choice ?? (forRule ? chooser.newCategory : nil) else {
        return nil
      }
      if forRule {
        mode = .writing(LineEditor(item.suggestion?.pattern ?? item.pattern), category)
        return nil
      }
      mode = .looking
      return .categorize(open(item), category)
    default:
      var chooser = chooser
      chooser.press(key)
      mode = .choosing(chooser, forRule: forRule)
    }
    return nil
  }

  private mutating func write(
    _ key: Key, _ line: LineEditor, _ category: CategoryPath
  ) -> ReviewRequest? {
    switch key {
    case .escape: mode = .looking
    case .enter:
      guard hits(line.text) != nil else { return nil }
      var rule = NewRule(category, [line.text])
      // Its conditions belong to the pattern that was suggested.
      if let suggestion = item?.suggestion, suggestion.pattern == line.text {
        rule = suggestion.rule(category)
      }
      return .add(rule)
    default:
      var line = line
      _ = line.press(key)
      mode = .writing(line, category)
    }
    return nil
  }

  /// The transactions that a pattern would match; nothing if the text is no pattern.
  func hits(_ pattern: String) -> [Int]? { try? probe.subjects(matching: pattern) }

  /// Takes a whole line, from a terminal that has no keys of its own.
  mutating func enter(_ line: String) -> ReviewRequest? {
    switch mode {
    case .looking, .help: return line.first.flatMap { press(.character($0)) }
    case .choosing(var chooser, let forRule):
      if line == "." { return press(.escape) }
      if line.isEmpty { return press(.enter) }
      chooser.type(line)
      mode = .choosing(chooser, forRule: forRule)
      return chooser.found.count == 1 ? press(.enter) : nil
    case .writing(_, let category):
      if line == "." { return press(.escape) }
      if !line.isEmpty { mode = .writing(LineEditor(line), category) }
      return press(.enter)
    case .ended: return nil
    }
  }

  // MARK: What came of it

  /// Takes in what came of a request.
  mutating func finish(_ request: ReviewRequest, _ outcome: ReviewOutcome) {
    for (number, category) in outcome.categories { categories[number] = category }
    if let now = outcome.choices { choices = now }
    message = outcome.words
    mode = .looking
    if case .undo = request {
      if let last = steps.popLast() {
        place = last
        settled.remove(last)
      }
      return
    }
    steps.append(place)
    if let item, item.kind != .merchant { settled.insert(place) }
    if place < items.count, !isOpen(place) { goOn() }
  }

  /// Says why a request could not be done.
  mutating func fail(_ failure: ReviewFailure) {
    message = failure.words
  }

  private mutating func goOn() {
    guard place < items.count else { return }
    place = items.indices.first { $0 > place && isOpen($0) } ?? items.count
  }

  private mutating func goBack() {
    place = items.indices.last { $0 < place && isOpen($0) } ?? place
  }
}
