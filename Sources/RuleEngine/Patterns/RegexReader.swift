import StatementModel

/// Reads the common part of PCRE2's grammar and gives up at anything else.
struct RegexReader {
  struct GivesUp: Error {}

  private static let maximumSets = 60
  private static let maximumDepth = 20

  /// The expression's parts, the whole as the last.
  var parts: [RegexPart] = []
  /// Empty where `keys` has the one character that is meant.
  private(set) var sets: [RegexCharacters] = []
  /// Of each set the one character that it has, in the form that is the same for all cases, where it
  /// was read as such.
  private(set) var keys: [UInt32] = []
  /// Stands for none.
  static let noKey: UInt32 = .max
  var hasBoundaries = false

  private var letters: [RegexLetter] = []
  var index = 0
  /// - Parameters:
  ///   - pattern: An expression that PCRE2 has compiled, in NFC.
  ///   - kinds: What is known of characters; it comes to know those of the expression.
  init(_ pattern: String, _ kinds: inout RegexCharacterKinds) {
    let count = pattern.utf8.count
    letters.reserveCapacity(count)
    parts.reserveCapacity(count + 8)
    sets.reserveCapacity(24)
    keys.reserveCapacity(24)
    pattern.withSpan { bytes in
      var index = 0
      while index < bytes.count {
        if bytes[index] < 0x80 {
          let scalar = Unicode.Scalar(bytes[index])
          letters.append(
            RegexLetter(
              scalar: scalar, key: RegexSymbol(ascii: bytes[index]).key, isSure: true))
          index += 1
        } else {
          let (value, length) = UTF8Decoding.scalar(bytes, at: index)
          // A letter is the same in many expressions; to find out what it is costs much.
          let symbol = kinds.look(at: value)
          letters.append(
            RegexLetter(
              scalar: Unicode.Scalar(value) ?? "\u{FFFD}", key: symbol.key,
              isSure: symbol.isSure))
          index += length
        }
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

  var peek: Unicode.Scalar? { index < letters.count ? letters[index].scalar : nil }

  mutating func next() throws(GivesUp) -> RegexLetter {
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
    guard letter.isSure, !LineBreaks.contains(letter.scalar.value) else {
      throw GivesUp()
    }
    return .characters(try number(of: letter.key))
  }

  // MARK: - Sets

  /// The number of the set of one character, given in the form that is the same for all cases.
  mutating func number(of key: UInt32) throws(GivesUp) -> Int {
    if let known = keys.firstIndex(of: key) { return known }
    return try add(RegexCharacters(), key)
  }

  mutating func number(of set: RegexCharacters) throws(GivesUp) -> Int {
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
