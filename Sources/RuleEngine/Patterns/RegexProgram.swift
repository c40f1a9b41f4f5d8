/// A regular expression as a graph of places, for those expressions that are plain enough: no look
/// around, no reference back, no repetition of what repeats.
///
/// Whether such an expression matches a text can be told in time that grows with the text alone,
/// without any limit. It is a reader of the common part of PCRE2's grammar that gives up at
/// anything else; then PCRE2 itself does the matching.
struct RegexProgram {
  /// A place of the graph.
  enum Node {
    /// Takes a character of the set with this number.
    case character(Int, next: Int)
    /// Goes on at both places at once.
    case either(Int, Int)
    /// Goes on where the text begins or ends.
    case start(next: Int)
    case end(next: Int)
    /// Goes on where a word begins or ends, or where none does.
    case boundary(Bool, next: Int)
    /// The expression matches.
    case match
  }

  private struct GivesUp: Error {}

  /// As many as a set of them has bits.
  static let maximumNodes = 128
  private static let maximumSets = 60
  private static let maximumDepth = 20
  private static let maximumRepetitions = 40

  private(set) var nodes: [Node] = []
  private(set) var sets: [RegexCharacters] = []
  private(set) var start = 0
  private(set) var hasBoundaries = false
  /// Whether a match can only begin where the text does.
  private(set) var isAnchored = false

  private var scalars: [Unicode.Scalar] = []
  /// Of each the form that is the same for all cases.
  private var keys: [UInt32] = []
  private var index = 0
  /// The numbers of the sets of single ASCII characters; negative where there is none yet.
  private var numberOfASCII = InlineArray<128, Int8>(repeating: -1)

  /// - Parameters:
  ///   - pattern: An expression that PCRE2 has compiled, in NFC.
  ///   - kinds: What is known of characters; it comes to know those of the expression.
  init?(_ pattern: String, _ kinds: inout RegexCharacterKinds) {
    scalars = Array(pattern.unicodeScalars)
    nodes.reserveCapacity(scalars.count)
    // A letter is the same in many expressions; to find out what it is costs much.
    keys = scalars.map { $0.isASCII ? RegexCase.key(of: $0) : kinds.look(at: $0.value).key }
    do throws(GivesUp) {
      let tree = try alternation(depth: 0)
      guard index == scalars.count else { throw GivesUp() }
      isAnchored = tree.isAnchored
      let match = try add(.match)
      start = try build(tree, next: match)
    } catch {
      return nil
    }
    scalars = []
    keys = []
  }

  // MARK: - Reading

  /// The form of the character just read that is the same for all cases.
  private var lastKey: UInt32 { keys[index - 1] }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func next() throws(GivesUp) -> Unicode.Scalar {
    guard let scalar = peek else { throw GivesUp() }
    index += 1
    return scalar
  }

  private mutating func alternation(depth: Int) throws(GivesUp) -> RegexTree {
    guard depth < Self.maximumDepth else { throw GivesUp() }
    var branches = [try sequence(depth: depth)]
    while peek == "|" {
      index += 1
      branches.append(try sequence(depth: depth))
    }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence(depth: Int) throws(GivesUp) -> RegexTree {
    var parts: [RegexTree] = []
    while let scalar = peek, scalar != "|", scalar != ")" {
      let atom = try atom(depth: depth)
      parts.append(try repeated(atom))
    }
    return parts.isEmpty ? .empty : .sequence(parts)
  }

  private mutating func atom(depth: Int) throws(GivesUp) -> RegexTree {
    let scalar = try next()
    switch scalar {
    case "(":
      try skipGroupHead()
      let inner = try alternation(depth: depth + 1)
      guard try next() == ")" else { throw GivesUp() }
      return inner
    case "[": return .characters(try number(of: characterClass()))
    case ".": return .characters(try number(of: .any))
    case "^": return .start
    case "$": return .end
    case "\\": return try escape()
    case "*", "+", "?", "{", "}", "]": throw GivesUp()
    default: return try literal(scalar)
    }
  }

  private mutating func skipGroupHead() throws(GivesUp) {
    if peek == "*" { throw GivesUp() }
    guard peek == "?" else { return }
    index += 1
    switch try next() {
    case ":": return
    case "P":
      guard try next() == "<" else { throw GivesUp() }
    case "<":
      if peek == "=" || peek == "!" { throw GivesUp() }
    default: throw GivesUp()
    }
    while try next() != ">" {}
  }

  private mutating func literal(_ scalar: Unicode.Scalar) throws(GivesUp) -> RegexTree {
    guard RegexCase.isSure(scalar), !RegexMachine.mayBreakLines(scalar.value) else {
      throw GivesUp()
    }
    let key = lastKey
    guard key < 0x80 else { return .characters(try number(of: RegexCharacters(key))) }
    if numberOfASCII[Int(key)] >= 0 { return .characters(Int(numberOfASCII[Int(key)])) }
    let number = try number(of: RegexCharacters(key))
    numberOfASCII[Int(key)] = Int8(number)
    return .characters(number)
  }

  private static func kind(_ scalar: Unicode.Scalar) -> (RegexCharacters.Kinds, isNegated: Bool)? {
    switch scalar {
    case "d": (.digit, false)
    case "D": (.digit, true)
    case "w": (.word, false)
    case "W": (.word, true)
    case "s": (.space, false)
    case "S": (.space, true)
    default: nil
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.value > 0x20 && !scalar.properties.isAlphabetic
      && !("0"..."9").contains(scalar)
  }

  private mutating func escape() throws(GivesUp) -> RegexTree {
    let scalar = try next()
    if scalar == "b" || scalar == "B" {
      hasBoundaries = true
      return .boundary(scalar == "b")
    }
    var set = RegexCharacters()
    if let (kind, isNegated) = Self.kind(scalar) {
      set.insert(kind, isNegated: isNegated)
    } else if Self.isPlain(scalar) {
      set.insert(scalar.value)
    } else {
      throw GivesUp()
    }
    return .characters(try number(of: set))
  }

  private mutating func characterClass() throws(GivesUp) -> RegexCharacters {
    var set = RegexCharacters()
    var isNegated = false
    if peek == "^" {
      index += 1
      isNegated = true
    }
    if peek == "]" { throw GivesUp() }
    while true {
      var scalar = try next()
      if scalar == "]" { break }
      if scalar == "[" { throw GivesUp() }
      if scalar == "\\" {
        scalar = try next()
        if let (kind, isNegated) = Self.kind(scalar) {
          set.insert(kind, isNegated: isNegated)
          if peek == "-" { throw GivesUp() }
          continue
        }
        guard Self.isPlain(scalar) else { throw GivesUp() }
      }
      guard RegexCase.isSure(scalar), !RegexMachine.mayBreakLines(scalar.value) else {
        throw GivesUp()
      }
      guard peek == "-" else {
        set.insert(RegexCase.key(of: scalar))
        continue
      }
      index += 1
      let last = try next()
      if last == "]" {
        set.insert(RegexCase.key(of: scalar))
        set.insert(0x2D)
        break
      }
      guard scalar.isASCII, last.isASCII, last != "\\", last != "[", scalar <= last else {
        throw GivesUp()
      }
      for value in scalar.value...last.value { set.insert(value) }
    }
    if isNegated { set.negate() }
    return set
  }

  private mutating func repeated(_ atom: RegexTree) throws(GivesUp) -> RegexTree {
    let least: Int
    let most: Int?
    switch peek {
    case "*": (least, most) = (0, nil)
    case "+": (least, most) = (1, nil)
    case "?": (least, most) = (0, 1)
    case "{":
      index += 1
      (least, most) = try bounds()
    default: return atom
    }
    index += 1
    // What is lazy matches the same texts; what is possessive may not.
    if peek == "?" { index += 1 }
    if peek == "+" || peek == "*" || peek == "?" || peek == "{" { throw GivesUp() }
    if case .characters = atom { return .repeated(atom, least: least, most: most) }
    switch atom {
    case .start, .end, .boundary: throw GivesUp()
    default: break
    }
    guard least == 0, most == 1 else { throw GivesUp() }
    return .choice([atom, .empty])
  }

  /// The rest of `{2}`, `{2,}` or `{2,5}`, all but the last brace.
  private mutating func bounds() throws(GivesUp) -> (Int, Int?) {
    func number(_ reader: inout RegexProgram) throws(GivesUp) -> Int? {
      var value: Int?
      while let scalar = reader.peek, ("0"..."9").contains(scalar) {
        reader.index += 1
        value = (value ?? 0) * 10 + Int(scalar.value - 0x30)
        if value ?? 0 > Self.maximumRepetitions { throw GivesUp() }
      }
      return value
    }
    guard let least = try number(&self) else { throw GivesUp() }
    if peek == "}" { return (least, least) }
    guard try next() == "," else { throw GivesUp() }
    let most = try number(&self)
    guard peek == "}", most ?? least >= least else { throw GivesUp() }
    return (least, most)
  }

  // MARK: - Building

  private mutating func number(of set: RegexCharacters) throws(GivesUp) -> Int {
    if let known = sets.firstIndex(of: set) { return known }
    guard sets.count < Self.maximumSets else { throw GivesUp() }
    sets.append(set)
    return sets.count - 1
  }

  private mutating func add(_ node: Node) throws(GivesUp) -> Int {
    guard nodes.count < Self.maximumNodes else { throw GivesUp() }
    nodes.append(node)
    return nodes.count - 1
  }

  /// Adds the nodes of a tree; returns the first of them.
  private mutating func build(_ tree: RegexTree, next: Int) throws(GivesUp) -> Int {
    switch tree {
    case .empty: return next
    case .characters(let set): return try add(.character(set, next: next))
    case .start: return try add(.start(next: next))
    case .end: return try add(.end(next: next))
    case .boundary(let isOne): return try add(.boundary(isOne, next: next))
    case .sequence(let parts):
      var next = next
      for part in parts.reversed() { next = try build(part, next: next) }
      return next
    case .choice(let branches):
      var first = try build(branches[branches.count - 1], next: next)
      for branch in branches.dropLast().reversed() {
        first = try add(.either(build(branch, next: next), first))
      }
      return first
    case .repeated(let inner, let least, let most):
      var first = next
      if let most {
        for _ in least..<most { first = try add(.either(build(inner, next: first), next)) }
      } else {
        let loop = try add(.match)
        nodes[loop] = .either(try build(inner, next: loop), next)
        first = loop
      }
      for _ in 0..<least { first = try build(inner, next: first) }
      return first
    }
  }
}
