// Escapes, classes of characters, and repetitions.
extension RegexReader {
  private static var maximumRepetitions: Int { 40 }

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

  mutating func escape() throws(GivesUp) -> RegexPart {
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

  mutating func characterClass() throws(GivesUp) -> RegexCharacters {
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
      guard letter.isSure, !LineBreaks.contains(letter.scalar.value) else {
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
  mutating func repetition() throws(GivesUp) -> Bool {
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
}
