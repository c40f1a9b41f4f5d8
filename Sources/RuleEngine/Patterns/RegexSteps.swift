/// What plain regular expressions ask of a text step by step, as words, one expression behind the
/// other: little memory, and what is looked at together lies together.
///
/// `RegexSearch` goes through it. Letters in a row are one step, and so is a repeated character.
struct RegexSteps {
  /// What the lowest four bits of a step say.
  ///
  /// Next come fourteen bits with the step to go on at, and fourteen with what else belongs to it.
  /// Places count from the expression's.
  enum Kind {
    /// The expression matches.
    static let match: UInt32 = 0
    /// Takes characters in a row, given in the form that is the same for all cases.
    ///
    /// How many bytes they have; there follow these, four in a word, zeros behind the last.
    static let run: UInt32 = 1
    /// Takes a character of a set; the set's place.
    static let set: UInt32 = 2
    /// Takes any character.
    static let any: UInt32 = 3
    /// Takes a character several times.
    ///
    /// How often at least and at most; there follows which: in the lowest two bits one of these three
    /// kinds, then the character or the place of the set.
    static let loop: UInt32 = 4
    /// Goes on at two steps; the other one.
    static let either: UInt32 = 5
    /// Goes on where the text begins, or where it ends.
    static let start: UInt32 = 6
    static let end: UInt32 = 7
    /// Goes on where a word begins or ends, or where none does; one for the former.
    static let boundary: UInt32 = 8
    /// Goes on at each place from here on; the marks below.
    ///
    /// There follow four words in which bit n stands for the ASCII character n: whether what comes
    /// next may begin with it. Or, where it begins with characters in a row, the first four bytes and
    /// which bits of them count; then two zeros.
    static let seek: UInt32 = 9
  }

  /// Marks of a `seek`: whether what comes next may begin beyond ASCII.
  static let beyondMark: UInt32 = 1
  /// Whether it may be empty.
  static let emptyMark: UInt32 = 2
  /// Of the first step of all: whether it must begin where the text does.
  static let anchoredMark: UInt32 = 4
  /// Whether it begins with characters in a row.
  static let runMark: UInt32 = 8
  /// Then comes the number of a gate.
  static let gateShift: UInt32 = 4
  /// A repetition without an end.
  static let endless: UInt32 = 127
  /// Through a gate every match goes: once it was reached, only places before that one are news.
  static let mostGates = 8

  /// Of so many words, each place and the length of what stands in a row fit into fourteen bits.
  private static let mostWords = 1 << 12

  var code: [UInt32] = []
  // Of the expression that is being added.
  private(set) var place = 0
  private var gates: UInt32 = 0
  private var setPlaces = InlineArray<64, UInt32>(repeating: 0)
  /// Letters in a row, the last byte first.
  private var run: [UInt8] = []

  /// Adds an expression as it was read.
  ///
  /// - Returns: Its place; nothing where it is too long.
  mutating func add(_ reader: borrowing RegexReader, isAnchored: Bool) -> Int? {
    place = code.count
    gates = 0
    setPlaces = InlineArray(repeating: 0)
    code.append(0)
    let match = add(Kind.match, next: 0)
    var part = reader.parts.count - 1
    guard var first = build(reader, &part, next: match, isAlways: true) else {
      code.removeLast(code.count - place)
      return nil
    }
    first = addSeek(next: first, isAnchored ? Self.anchoredMark : 0)
    code[place] = UInt32(first)
    if code.count - place > Self.mostWords {
      code.removeLast(code.count - place)
      return nil
    }
    return place
  }

  mutating func add(_ kind: UInt32, next: Int, _ more: UInt32 = 0) -> Int {
    code.append(kind | UInt32(next) << 4 | more << 18)
    return code.count - 1 - place
  }

  /// Adds the steps of a part.
  ///
  /// - Parameters:
  ///   - part: The part's place; it becomes that before the first of what the part is made of.
  ///   - next: Where to go on behind the part.
  ///   - isAlways: Whether every match goes through the part.
  /// - Returns: The first of the steps; nothing where they are too many.
  private mutating func build(
    _ reader: borrowing RegexReader, _ part: inout Int, next: Int, isAlways: Bool
  ) -> Int? {
    guard code.count - place < Self.mostWords else { return nil }
    let kind = reader.parts[part]
    part -= 1
    switch kind {
    case .empty: return next
    case .characters(let set):
      if reader.keys[set] != RegexReader.noKey {
        note(reader.keys[set])
        return addRun(next: next)
      }
      if reader.sets[set] == .any { return add(Kind.any, next: next) }
      let words = setPlace(reader, set)
      return add(Kind.set, next: next, words)
    case .start: return add(Kind.start, next: next)
    case .end: return add(Kind.end, next: next)
    case .boundary(let isOne): return add(Kind.boundary, next: next, isOne ? 1 : 0)
    case .sequence(let count):
      var next = next
      for _ in 0..<count {
        if case .characters(let set) = reader.parts[part], reader.keys[set] != RegexReader.noKey {
          note(reader.keys[set])
          part -= 1
          continue
        }
        if !run.isEmpty { next = addRun(next: next) }
        guard let first = build(reader, &part, next: next, isAlways: isAlways) else { return nil }
        next = first
      }
      return run.isEmpty ? next : addRun(next: next)
    case .choice(let count):
      guard var first = build(reader, &part, next: next, isAlways: false) else { return nil }
      for _ in 1..<count {
        guard let branch = build(reader, &part, next: next, isAlways: false) else { return nil }
        first = add(Kind.either, next: branch, UInt32(first))
      }
      return first
    case .repeated(let least, let most):
      guard case .characters(let set) = reader.parts[part] else { return nil }
      part -= 1
      return addLoop(reader, set, least, most, next: next, isAlways: isAlways)
    }
  }

  private mutating func addLoop(
    _ reader: borrowing RegexReader, _ set: Int, _ least: Int, _ most: Int?, next: Int,
    isAlways: Bool
  ) -> Int {
    let key = reader.keys[set]
    let isAny = key == RegexReader.noKey && reader.sets[set] == .any
    if isAny, isAlways, most == nil, gates < Self.mostGates {
      gates += 1
      var first = addSeek(next: next, gates << Self.gateShift)
      for _ in 0..<least { first = add(Kind.any, next: first) }
      return first
    }
    let taken =
      isAny
      ? Kind.any
      : key == RegexReader.noKey ? Kind.set | setPlace(reader, set) << 2 : Kind.run | key << 2
    let bounds = UInt32(least) | (most.map { UInt32($0) } ?? Self.endless) << 7
    let first = add(Kind.loop, next: next, bounds)
    code.append(taken)
    return first
  }

  // MARK: - Letters in a row

  /// Puts a character before those noted.
  private mutating func note(_ key: UInt32) {
    if key < 0x80 { return run.append(UInt8(key)) }
    // The bytes of its UTF-8, of which the last say least and the first how many they are.
    var rest = key
    var lead: UInt32 = 0xC0
    var room: UInt32 = 0x20
    repeat {
      run.append(UInt8(truncatingIfNeeded: 0x80 | rest & 0x3F))
      rest >>= 6
      if rest < room { break }
      lead = lead >> 1 | 0x80
      room >>= 1
    } while true
    run.append(UInt8(truncatingIfNeeded: lead | rest))
  }

  private mutating func addRun(next: Int) -> Int {
    let count = run.count
    let first = add(Kind.run, next: next, UInt32(count))
    for start in stride(from: 0, to: count, by: 4) {
      var word: UInt32 = 0
      for index in start..<min(start + 4, count) {
        word |= UInt32(run[count - 1 - index]) << UInt32((index - start) * 8)
      }
      code.append(word)
    }
    run.removeAll(keepingCapacity: true)
    return first
  }

  // MARK: - Sets

  /// The place of a set: its ASCII characters; of which kinds the others are, whether it leaves out
  /// those it names, and how many these are; and these.
  private mutating func setPlace(_ reader: borrowing RegexReader, _ number: Int) -> UInt32 {
    if setPlaces[number] != 0 { return setPlaces[number] }
    let set = reader.sets[number]
    setPlaces[number] = UInt32(code.count - place)
    append(set.low)
    append(set.high)
    var kinds: UInt32 = 0
    for raw in UInt8(0)..<8 where set.containsUnnamed(RegexCharacters.Kinds(rawValue: raw)) {
      kinds |= 1 << UInt32(raw)
    }
    let marks = set.isNegated ? Self.negatedMark : 0
    code.append(kinds | marks | (set.isASCII ? 0 : Self.othersMark) | UInt32(set.named.count) << 10)
    code.append(contentsOf: set.named)
    return setPlaces[number]
  }

  private static let negatedMark: UInt32 = 1 << 8
  static let othersMark: UInt32 = 1 << 9

  mutating func append(_ bits: UInt64) {
    code.append(UInt32(truncatingIfNeeded: bits))
    code.append(UInt32(truncatingIfNeeded: bits >> 32))
  }

  /// Whether a character is in the set at a place.
  @inline(__always)
  static func contains(_ code: Span<UInt32>, _ set: Int, _ symbol: RegexSymbol) -> Bool {
    if symbol.key < 0x80 {
      return code[set &+ Int(symbol.key &>> 5)] &>> (symbol.key & 31) & 1 != 0
    }
    let kinds = code[set &+ 4]
    for place in 0..<Int(kinds &>> 10) where code[set &+ 5 &+ place] == symbol.key {
      return kinds & negatedMark == 0
    }
    return kinds &>> UInt32(symbol.kinds.rawValue) & 1 != 0
  }
}
