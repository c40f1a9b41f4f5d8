import StatementModel

/// Tells whether a plain regular expression matches, character by character: a deterministic
/// automaton of which each step is worked out when it is first taken.
///
/// It does what PCRE2 would do and can't be stopped by a limit; making it costs next to nothing,
/// where PCRE2's machine code costs tens of microseconds. A differential test holds it to PCRE2.
struct RegexMachine {
  /// A set of nodes of the program.
  private struct Nodes: Hashable {
    var low: UInt64 = 0
    var high: UInt64 = 0

    var isEmpty: Bool { low | high == 0 }

    @inline(__always)
    mutating func insert(_ node: Int) {
      if node < 64 { low |= 1 << UInt64(node) } else { high |= 1 << UInt64(node - 64) }
    }

    func contains(_ node: Int) -> Bool {
      (node < 64 ? low >> UInt64(node) : high >> UInt64(node - 64)) & 1 != 0
    }

    func forEach(_ body: (Int) -> Void) {
      var rest = low
      while rest != 0 {
        body(rest.trailingZeroBitCount)
        rest &= rest - 1
      }
      rest = high
      while rest != 0 {
        body(64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }

  private struct State: Hashable {
    /// Where the expression may go on, before what takes no character is followed.
    var nodes = Nodes()
    /// What stood before; always false where the expression does not ask.
    var isAfterWord = false
    var isAtStart = false
  }

  /// A class of characters that the expression does not tell apart.
  private struct CharacterClass {
    /// Bit n: in the program's set n.
    var sets: UInt64
    var isWord: Bool
  }

  private let program: RegexProgram
  private var classes: [CharacterClass] = []
  /// The class of each ASCII character.
  private let classOfASCII: [UInt8]
  /// The sets of characters beyond ASCII by their kinds, unless they are named.
  private let setsOfKinds: [UInt64]
  /// The sets that name a character, and those that leave it out by name.
  private let named: [(key: UInt32, with: UInt64, without: UInt64)]
  /// Characters beyond ASCII that were met, by their low bits, each with its class in the low byte.
  private var recent = [UInt32](repeating: 0, count: recentMask + 1)
  private static let recentMask = 31
  private var states: [State] = []
  /// Whether the text matches if it ends in a state, once that was asked.
  private var endings: [Bool?] = []
  /// The number of the next state, by state and class, in rows of `stride`.
  private var steps: [UInt8] = []
  private var stride = 0

  private static let unknown: UInt8 = 255
  private static let match: UInt8 = 254
  /// No further character can make a match.
  private static let dead: UInt8 = 253
  private static let lineBreak: UInt8 = 255
  private static let maximumStates = 250
  private static let spareClasses = 2
  private static let maximumNamed = 60

  /// - Parameter kinds: What is known of characters; it comes to know those of the expression.
  init?(_ pattern: String, _ kinds: inout RegexCharacterKinds) {
    guard let program = RegexProgram(pattern, &kinds) else { return nil }
    self.program = program
    var sets = [UInt64](repeating: 0, count: 128)
    for (number, set) in program.sets.enumerated() {
      let bit = UInt64(1) << UInt64(number)
      var rest = set.low
      while rest != 0 {
        sets[rest.trailingZeroBitCount] |= bit
        rest &= rest - 1
      }
      rest = set.high
      while rest != 0 {
        sets[64 + rest.trailingZeroBitCount] |= bit
        rest &= rest - 1
      }
    }
    var classes: [CharacterClass] = []
    var classOfASCII = [UInt8](repeating: Self.lineBreak, count: 128)
    var last: UInt8 = 0
    for value in 0..<128 where !LineBreaks.contains(UInt32(value)) {
      let isWord =
        program.hasBoundaries
        && RegexCharacters.kinds(ofASCII: UInt32(value)).contains(.word)
      // Neighbours are mostly of one class.
      if classes.isEmpty || classes[Int(last)].sets != sets[value]
        || classes[Int(last)].isWord != isWord
      {
        last = Self.number(CharacterClass(sets: sets[value], isWord: isWord), &classes)
      }
      classOfASCII[value] = last
    }
    self.classOfASCII = classOfASCII
    setsOfKinds = (0..<8).map { kinds in
      let kinds = RegexCharacters.Kinds(rawValue: UInt8(kinds))
      return program.sets.enumerated().reduce(0) { bits, set in
        set.element.containsUnnamed(kinds) ? bits | 1 << UInt64(set.offset) : bits
      }
    }
    // The usual ones beyond ASCII: letters, digits, spaces, and all else.
    for kinds: RegexCharacters.Kinds in [.word, [.word, .digit], .space, []] {
      let isWord = program.hasBoundaries && kinds.contains(.word)
      _ = Self.number(
        CharacterClass(sets: setsOfKinds[Int(kinds.rawValue)], isWord: isWord), &classes)
    }
    self.classes = classes
    var named: [(key: UInt32, with: UInt64, without: UInt64)] = []
    for (number, set) in program.sets.enumerated() {
      for key in set.named {
        let place = named.firstIndex { $0.key == key } ?? named.count
        if place == named.count { named.append((key, 0, 0)) }
        let bit = UInt64(1) << UInt64(number)
        if set.isNegated { named[place].without |= bit } else { named[place].with |= bit }
      }
    }
    self.named = named
    // A class is numbered by a byte.
    if named.count > Self.maximumNamed { return nil }
    clear()
  }

  /// Whether the expression matches a text in NFC; nothing where a character has a say that may
  /// break lines.
  mutating func matches(
    _ text: Span<UInt8>, _ kinds: inout RegexCharacterKinds
  ) -> Bool? {
    var state: UInt8 = 0
    var index = 0
    while index < text.count {
      let number: UInt8
      if text[index] < 0x80 {
        number = classOfASCII[Int(text[index])]
        if number == Self.lineBreak { return nil }
        index &+= 1
      } else {
        let (value, length) = UTF8Decoding.scalar(text, at: index)
        let known = recent[Int(value) & Self.recentMask]
        if known &>> 8 == value {
          number = UInt8(truncatingIfNeeded: known)
        } else {
          if LineBreaks.contains(value) { return nil }
          let oldStride = stride
          number = self.number(of: kinds.look(at: value))
          recent[Int(value) & Self.recentMask] = value &<< 8 | UInt32(number)
          // A new class may have made the table anew: so is this match.
          if stride != oldStride { return matches(text, &kinds) }
        }
        index &+= length
      }
      var next = steps[Int(state) &* stride &+ Int(number)]
      if next >= Self.dead {
        if next == Self.unknown { next = step(state, number) }
        if next == Self.match { return true }
        if next == Self.dead { return false }
      }
      state = next
    }
    return matchesAtEnd(state)
  }

  // MARK: - Classes

  private static func number(
    _ wanted: CharacterClass, _ classes: inout [CharacterClass]
  ) -> UInt8 {
    for (number, known) in classes.enumerated()
    where known.sets == wanted.sets && known.isWord == wanted.isWord {
      return UInt8(truncatingIfNeeded: number)
    }
    classes.append(wanted)
    return UInt8(truncatingIfNeeded: classes.count - 1)
  }

  private mutating func number(of symbol: RegexSymbol) -> UInt8 {
    // The long s is an s, and the like.
    if symbol.key < 0x80 { return classOfASCII[Int(symbol.key)] }
    var sets = setsOfKinds[Int(symbol.kinds.rawValue)]
    for name in named where name.key == symbol.key { sets = (sets | name.with) & ~name.without }
    let isWord = program.hasBoundaries && symbol.kinds.contains(.word)
    let number = Self.number(CharacterClass(sets: sets, isWord: isWord), &classes)
    if Int(number) >= stride { clear() }
    return number
  }

  // MARK: - Steps

  /// Forgets all states but the first.
  private mutating func clear() {
    stride = classes.count + named.count + Self.spareClasses
    states = []
    endings = []
    steps = []
    var nodes = Nodes()
    nodes.insert(program.start)
    _ = number(of: State(nodes: nodes, isAtStart: true))
  }

  private mutating func number(of state: State) -> UInt8 {
    if let known = states.firstIndex(of: state) { return UInt8(truncatingIfNeeded: known) }
    states.append(state)
    endings.append(nil)
    steps.append(contentsOf: repeatElement(Self.unknown, count: stride))
    return UInt8(truncatingIfNeeded: states.count - 1)
  }

  /// Works out a step.
  private mutating func step(_ number: UInt8, _ classNumber: UInt8) -> UInt8 {
    let state = states[Int(number)]
    let characters = classes[Int(classNumber)]
    guard let open = closure(of: state, isBeforeWord: characters.isWord, isAtEnd: false) else {
      steps[Int(number) * stride + Int(classNumber)] = Self.match
      return Self.match
    }
    var next = State(isAfterWord: characters.isWord)
    open.forEach { node in
      if case .character(let set, let target) = program.nodes[node],
        characters.sets >> UInt64(set) & 1 != 0
      {
        next.nodes.insert(target)
      }
    }
    let result: UInt8
    if program.isAnchored, next.nodes.isEmpty {
      result = Self.dead
    } else {
      if !program.isAnchored { next.nodes.insert(program.start) }
      if states.count >= Self.maximumStates {
        // So many are too many to be kept: the few that come next are worked out again.
        clear()
        return self.number(of: next)
      }
      result = self.number(of: next)
    }
    steps[Int(number) * stride + Int(classNumber)] = result
    return result
  }

  private mutating func matchesAtEnd(_ state: UInt8) -> Bool {
    if let known = endings[Int(state)] { return known }
    let matches = closure(of: states[Int(state)], isBeforeWord: false, isAtEnd: true) == nil
    endings[Int(state)] = matches
    return matches
  }

  /// The nodes that are reached without taking a character; nothing once the expression matches.
  private func closure(of state: State, isBeforeWord: Bool, isAtEnd: Bool) -> Nodes? {
    var seen = Nodes()
    var rest = state.nodes
    while !rest.isEmpty {
      let node: Int
      if rest.low != 0 {
        node = rest.low.trailingZeroBitCount
        rest.low &= rest.low - 1
      } else {
        node = 64 + rest.high.trailingZeroBitCount
        rest.high &= rest.high - 1
      }
      if seen.contains(node) { continue }
      seen.insert(node)
      switch program.nodes[node] {
      case .character: break
      case .either(let one, let other):
        rest.insert(one)
        rest.insert(other)
      case .start(let next): if state.isAtStart { rest.insert(next) }
      case .end(let next): if isAtEnd { rest.insert(next) }
      case .boundary(let isOne, let next):
        if (state.isAfterWord != isBeforeWord) == isOne { rest.insert(next) }
      case .match: return nil
      }
    }
    return seen
  }
}
