/// Tells whether plain regular expressions match, by going through the places of each one's graph
/// that are reached, character by character.
///
/// Nothing is made of an expression but its graph, some words in a row (`RegexGraphs`): nearly all
/// expressions of many are tried a few times only, and then that costs less than an automaton
/// (`RegexMachine`), which is faster where many places are reached at once. How much work an
/// expression has made is counted, so that the automaton can be made where it pays.
struct RegexWalks {
  private var graphs = RegexGraphs()

  /// Looks at so many nodes for each character are what an automaton's step costs.
  private static let usualWork = 4
  /// After so many looks beyond these an automaton would have been cheaper.
  private static let enoughWork: UInt32 = 50_000

  /// Adds an expression.
  ///
  /// - Returns: Its place; nothing where it has too many nodes.
  mutating func add(_ program: RegexProgram) -> Int? { graphs.add(program) }

  /// Whether an expression has made so much work that an automaton would have been cheaper.
  func isBusy(_ place: Int) -> Bool {
    graphs.code[place + RegexGraphs.workWord] > Self.enoughWork
  }

  /// Forgets the work: there is no automaton to be had.
  mutating func forgive(_ place: Int) { graphs.setWork(0, of: place) }

  /// Whether a match of the expression can only begin where the text does.
  func isAnchored(_ place: Int) -> Bool {
    graphs.code[place + RegexGraphs.startWord] & RegexGraphs.anchoredMark != 0
  }

  /// Whether an expression matches a text in NFC; nothing where a character has a say that may
  /// break lines.
  ///
  /// - Parameter isWhole: If not, the text need not be in NFC, and the answer is only given where
  ///   what stands before the first character beyond ASCII, without the last one of it, tells:
  ///   that is the same in NFC.
  mutating func matches(
    _ place: Int, _ text: Span<UInt8>, isWhole: Bool, _ kinds: inout RegexCharacterKinds
  ) -> Bool? {
    var looks = 0
    let answer = RegexWalk.matches(
      graphs.code.span.extracting(droppingFirst: place), text, isWhole: isWhole, &kinds, &looks)
    let work = looks &- text.count &* Self.usualWork
    if work > 0 {
      let sum = Int(graphs.code[place + RegexGraphs.workWord]) + work
      graphs.setWork(UInt32(clamping: sum), of: place)
    }
    return answer
  }
}
