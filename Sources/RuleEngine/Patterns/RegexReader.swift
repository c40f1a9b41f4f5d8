import StatementModel

/// Reads the common part of PCRE2's grammar and gives up at anything else.
struct RegexReader {
  struct GivesUp: Error {}

  private static let maximumSets = 60
  private static let maximumDepth = 20
  private static let maximumRepetitions = 40

  /// The expression's parts, the whole as the last.
  private(set) var parts: [RegexPart] = []
  private(set) var sets: [RegexCharacters] = []
  /// Of each set the one character that it has, in the form that is the same for all cases, where it
  /// was read as such.
  private(set) var keys: [UInt32] = []
  /// Stands for none.
  static let noKey: UInt32 = .max
  private(set) var hasBoundaries = false

  private var letters: [RegexLetter] = []
  private var index = 0
  /// - Parameters:
  ///   - pattern: An expression that PCRE2 has compiled, in NFC.
  ///   - kinds: What is known of characters; it comes to know those of the expression.
  init(_ pattern: String, _ kinds: inout RegexCharacterKinds) {
    let count = pattern.utf8.count
    letters.reserveCapacity(count)
    parts.reserveCapacity(count + 8)
    sets.reserveCapacity(24)
    keys.reserveCapacity(24)
    for scalar in pattern.unicodeScalars {
      if scalar.isASCII {
        letters.append(
          RegexLetter(scalar: scalar, key: RegexCase.key(of: scalar), isSure: true))
      } else {
        // A letter is the same in many expressions; to find out what it is costs much.
        let symbol = kinds.look(at: scalar.value)
        letters.append(RegexLetter(scalar: scalar, key: symbol.key, isSure: symbol.isSure))
      }
    }
  }

  /// Reads the whole expression.
  ///
  /// - Returns: Whether a match can only begin where the text does.
  mutating func read() throws(GivesUp) -> Bool {
    let isAnchored = try alternation(depth: 0)
    guard index == letters.count else { throw GivesUp() }
    return isAnchored
  }

  private var peek: Unicode.Scalar? { index < letters.count ? letters[index].scalar : nil }

  private mutating func next() throws(GivesUp) -> RegexLetter {
    guard index < letters.count else { throw GivesUp() }
    index += 1
    return letters[index - 1]
  }

  // MARK: - Parts

  // Each of these adds one part, and says whether what matches it begins where the text does.

  private mutating func alternation(depth: Int) throws(GivesUp) -> Bool {
    guard depth < Self.maximumDepth else { throw GivesUp() }
    var isAnchored = try sequence(depth: depth)
    var branches = 1
    while peek == "|" {
      index += 1
      if try !sequence(depth: depth) { isAnchored = false }
      branches += 1
    }
    if branches > 1 { parts.append(.choice(branches)) }
    return isAnchored
  }

  private mutating func sequence(depth: Int) throws(GivesUp) -> Bool {
    var count = 0
    var isAnchored = false
    while let scalar = peek, scalar != "|", scalar != ")" {
      let begins = try atom(depth: depth)
      let isRepeated = try repetition()
      if count == 0 { isAnchored = begins && !isRepeated }
      count += 1
    }
    if count != 1 { parts.append(count == 0 ? .empty : .sequence(count)) }
    return isAnchored
  }

  private mutating func atom(depth: Int) throws(GivesUp) -> Bool {
    let letter = try next()
    switch letter.scalar {
    case "(":
      try skipGroupHead()
      let isAnchored = try alternation(depth: depth + 1)
      guard try next().scalar == ")" else { throw GivesUp() }
      // A group of one character is not repeated as that is.
      parts.append(.sequence(1))
      return isAnchored
    case "[": parts.append(.characters(try number(of: characterClass())))
    case ".": parts.append(.characters(try number(of: .any)))
    case "^":
      parts.append(.start)
      return true
    case "$": parts.append(.end)
    case "\\": parts.append(try escape())
    case "*", "+", "?", "{", "}", "]": throw GivesUp()
    default: parts.append(try literal(letter))
    }
    return false
  }

  private mutating func skipGroupHead() throws(GivesUp) {
    if peek == "*" { throw GivesUp() }
    guard peek == "?" else { return }
    index += 1
    switch try next().scalar {
    case ":": return
    case "P":
      guard try next().scalar == "<" else { throw GivesUp() }
    case "<":
      if peek == "=" || peek == "!" { throw GivesUp() }
    default: throw GivesUp()
    }
    while try next().scalar != ">" {}
  }

  private mutating func literal(_ letter: RegexLetter) throws(GivesUp) -> RegexPart {
    guard letter.isSure, !RegexMachine.mayBreakLines(letter.scalar.value) else {
      throw GivesUp()
    }
    return .characters(try number(of: letter.key))
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
    guard scalar.isASCII, scalar.value > 0x20 else { return false }
    return !RegexCharacters.kinds(ofASCII: scalar.value).contains(.word) || scalar == "_"
  }

  private mutating func escape() throws(GivesUp) -> RegexPart {
    let letter = try next()
    if letter.scalar == "b" || letter.scalar == "B" {
      hasBoundaries = true
      return .boundary(letter.scalar == "b")
    }
    if let (kind, isNegated) = Self.kind(letter.scalar) {
      var set = RegexCharacters()
      set.insert(kind, isNegated: isNegated)
      return .characters(try number(of: set))
    }
    guard Self.isPlain(letter.scalar) else { throw GivesUp() }
    return .characters(try number(of: letter.key))
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
      var letter = try next()
      if letter.scalar == "]" { break }
      if letter.scalar == "[" { throw GivesUp() }
      if letter.scalar == "\\" {
        letter = try next()
        if let (kind, isNegated) = Self.kind(letter.scalar) {
          set.insert(kind, isNegated: isNegated)
          if peek == "-" { throw GivesUp() }
          continue
        }
        guard Self.isPlain(letter.scalar) else { throw GivesUp() }
      }
      guard letter.isSure, !RegexMachine.mayBreakLines(letter.scalar.value) else {
        throw GivesUp()
      }
      guard peek == "-" else {
        set.insert(letter.key)
        continue
      }
      index += 1
      let last = try next().scalar
      if last == "]" {
        set.insert(letter.key)
        set.insert(0x2D)
        break
      }
      guard letter.scalar.isASCII, last.isASCII, last != "\\", last != "[", letter.scalar <= last
      else {
        throw GivesUp()
      }
      for value in letter.scalar.value...last.value { set.insert(value) }
    }
    if isNegated { set.negate() }
    return set
  }

  /// - Returns: Whether the part just added may now be there any number of times.
  private mutating func repetition() throws(GivesUp) -> Bool {
    let least: Int
    let most: Int?
    switch peek {
    case "*": (least, most) = (0, nil)
    case "+": (least, most) = (1, nil)
    case "?": (least, most) = (0, 1)
    case "{":
      index += 1
      (least, most) = try bounds()
    default: return false
    }
    index += 1
    // What is lazy matches the same texts; what is possessive may not.
    if peek == "?" { index += 1 }
    if peek == "+" || peek == "*" || peek == "?" || peek == "{" { throw GivesUp() }
    switch parts[parts.count - 1] {
    case .characters: parts.append(.repeated(least: least, most: most))
    case .start, .end, .boundary: throw GivesUp()
    default:
      guard least == 0, most == 1 else { throw GivesUp() }
      parts.append(.empty)
      parts.append(.choice(2))
    }
    return true
  }

  /// The rest of `{2}`, `{2,}` or `{2,5}`, all but the last brace.
  private mutating func bounds() throws(GivesUp) -> (Int, Int?) {
    func number(_ reader: inout RegexReader) throws(GivesUp) -> Int? {
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
    guard try next().scalar == "," else { throw GivesUp() }
    let most = try number(&self)
    guard peek == "}", most ?? least >= least else { throw GivesUp() }
    return (least, most)
  }

  // MARK: - Sets

  /// The number of the set of one character, given in the form that is the same for all cases.
  private mutating func number(of key: UInt32) throws(GivesUp) -> Int {
    if let known = keys.firstIndex(of: key) { return known }
    return try add(RegexCharacters(key), key)
  }

  private mutating func number(of set: RegexCharacters) throws(GivesUp) -> Int {
    if let known = sets.firstIndex(of: set) { return known }
    return try add(set, Self.noKey)
  }

  private mutating func add(_ set: RegexCharacters, _ key: UInt32) throws(GivesUp) -> Int {
    guard sets.count < Self.maximumSets else { throw GivesUp() }
    sets.append(set)
    keys.append(key)
    return sets.count - 1
  }
}
