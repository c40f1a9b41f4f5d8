/// A set of characters that a place of a regular expression takes, without regard to case.
struct RegexCharacters: Hashable {
  /// Which kinds a character is of, as PCRE2 sees it.
  struct Kinds: OptionSet, Hashable {
    var rawValue: UInt8

    /// `\w`, `\d` and `\s`.
    static let word = Kinds(rawValue: 1)
    static let digit = Kinds(rawValue: 2)
    static let space = Kinds(rawValue: 4)
  }

  /// Bit n stands for the ASCII character n; of letters both cases are there.
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0
  /// Beyond ASCII, the characters named, in the form that is the same for all cases.
  private(set) var named: [UInt32] = []
  /// Beyond ASCII, characters of any of these kinds.
  private(set) var kinds: Kinds = []
  /// And those that are not of one of these.
  private(set) var otherThan: Kinds = []
  /// Whether all is meant that is not in the set.
  private(set) var isNegated = false

  /// What `.` takes in a text of one line.
  static let any: RegexCharacters = {
    var set = RegexCharacters()
    set.negate()
    return set
  }()

  /// One character given in any case.
  init(_ key: UInt32) {
    insert(key)
  }

  init() {}

  mutating func insert(_ key: UInt32) {
    if key < 0x80 {
      insertASCII(key)
    } else if !named.contains(key) {
      named.append(key)
    }
  }

  /// Inserts all characters of a kind, or all that are not of it.
  mutating func insert(_ kind: Kinds, isNegated: Bool) {
    let (kindLow, kindHigh) = Self.ascii[Int(kind.rawValue)]
    low |= isNegated ? ~kindLow : kindLow
    high |= isNegated ? ~kindHigh : kindHigh
    if isNegated { otherThan.formUnion(kind) } else { kinds.formUnion(kind) }
  }

  mutating func negate() {
    low = ~low
    high = ~high
    isNegated.toggle()
  }

  private mutating func insertASCII(_ value: UInt32) {
    mark(value)
    if value | 0x20 >= 0x61, value | 0x20 <= 0x7A { mark(value ^ 0x20) }
  }

  private mutating func mark(_ value: UInt32) {
    if value < 64 { low |= 1 << UInt64(value) } else { high |= 1 << UInt64(value - 64) }
  }

  /// The ASCII characters of each kind, by its raw value, as `low` and `high`.
  private static let ascii: [(UInt64, UInt64)] = (0..<8).map { raw in
    var set = RegexCharacters()
    for value in UInt32(0)..<0x80
    where kinds(ofASCII: value).contains(Kinds(rawValue: UInt8(raw))) { set.mark(value) }
    return (set.low, set.high)
  }

  /// Whether all characters of the set are ASCII, and those that differ from them in case only.
  var isASCII: Bool { named.isEmpty && kinds.isEmpty && otherThan.isEmpty && !isNegated }

  /// Whether characters beyond ASCII of exactly these kinds, and not named, are in the set.
  func containsUnnamed(_ own: Kinds) -> Bool {
    (!kinds.isDisjoint(with: own) || !otherThan.isSubset(of: own)) != isNegated
  }

  /// What PCRE2 takes an ASCII character for.
  static func kinds(ofASCII value: UInt32) -> Kinds {
    switch value {
    case 0x30...0x39: [.word, .digit]
    case 0x41...0x5A, 0x61...0x7A, 0x5F: .word
    case 0x09...0x0D, 0x20: .space
    default: []
    }
  }
}

/// What PCRE2 takes the characters beyond ASCII for: it is asked once for each, so that whatever
/// Unicode it knows, there are no two answers.
struct RegexCharacterKinds {
  /// What is known of the first plane, in pages of 256 characters, one behind the other.
  private var symbols: [RegexSymbol?] = []
  /// Where the page of each of the plane's rows begins; negative where nothing is known.
  private var pages = [Int32](repeating: -1, count: 256)
  /// The same of other planes.
  private var others: [UInt32: RegexSymbol] = [:]
  /// Made at the first need.
  private var regexes: [(CompiledRegex, RegexCharacters.Kinds)] = []

  /// A character's form that is the same for all cases, and its kinds.
  @inline(__always)
  mutating func look(at value: UInt32) -> RegexSymbol {
    if value < 0x10000 {
      let page = pages[Int(value &>> 8)]
      if page >= 0, let known = symbols[Int(page) &+ Int(value & 0xFF)] { return known }
    }
    return learn(value)
  }

  @inline(never)
  private mutating func learn(_ value: UInt32) -> RegexSymbol {
    if let known = others[value] { return known }
    let found = symbol(value)
    if value < 0x10000 {
      let row = Int(value >> 8)
      if pages[row] < 0 {
        pages[row] = Int32(symbols.count)
        symbols.append(contentsOf: repeatElement(nil, count: 256))
      }
      symbols[Int(pages[row]) + Int(value & 0xFF)] = found
    } else {
      others[value] = found
    }
    return found
  }

  private mutating func symbol(_ value: UInt32) -> RegexSymbol {
    if regexes.isEmpty {
      let kinds: [(String, RegexCharacters.Kinds)] = [
        ("\\w", .word), ("\\d", .digit), ("\\s", .space),
      ]
      regexes = kinds.compactMap { text, kind in (try? CompiledRegex(text)).map { ($0, kind) } }
    }
    guard let scalar = Unicode.Scalar(value) else {
      return RegexSymbol(key: value, kinds: [], isSure: false)
    }
    let text = String(Character(scalar))
    var kinds: RegexCharacters.Kinds = []
    for (regex, kind) in regexes where regex.match(text.utf8.span) == .match { kinds.insert(kind) }
    return RegexSymbol(
      key: RegexCase.key(of: scalar), kinds: kinds, isSure: RegexCase.isSure(scalar))
  }
}

/// Which characters PCRE2 takes for one and the same when it ignores case.
enum RegexCase {
  /// The same for two characters that differ in case only, and only for these.
  ///
  /// For ASCII and what `isSure` names this is what PCRE2 does.
  static func key(of scalar: Unicode.Scalar) -> UInt32 {
    if scalar.isASCII { return scalar.value &- 0x41 < 26 ? scalar.value | 0x20 : scalar.value }
    // The Turkish letters differ from i in more than case.
    if scalar.value == 0x130 || scalar.value == 0x131 { return scalar.value }
    if RegexSubject.isCaseless(scalar.value) { return scalar.value }
    let upper = single(scalar.properties.uppercaseMapping) ?? scalar
    return (single(upper.properties.lowercaseMapping) ?? upper).value
  }

  /// Whether a character of an expression is of the scripts for which `key` is proved.
  static func isSure(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x180, 0x370...0x3FF, 0x400...0x52F, 0x1E00...0x1EFF: true
    default: RegexSubject.isExact(scalar)
    }
  }

  private static func single(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}
