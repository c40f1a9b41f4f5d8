/// A regular expression as a graph of places, for those expressions that are plain enough: no look
/// around, no reference back, no repetition of what repeats.
///
/// Whether such an expression matches a text can be told in time that grows with the text alone,
/// without any limit. What `RegexReader` gives up at PCRE2 itself matches.
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

  /// As many as a set of them has bits.
  static let maximumNodes = 128

  private(set) var nodes: [Node] = []
  let sets: [RegexCharacters]
  private(set) var start = 0
  let hasBoundaries: Bool
  /// Whether a match can only begin where the text does.
  let isAnchored: Bool

  /// - Parameters:
  ///   - pattern: An expression that PCRE2 has compiled, in NFC.
  ///   - kinds: What is known of characters; it comes to know those of the expression.
  init?(_ pattern: String, _ kinds: inout RegexCharacterKinds) {
    var reader = RegexReader(pattern, &kinds)
    guard let isAnchored = try? reader.read() else { return nil }
    self.isAnchored = isAnchored
    sets = zip(reader.sets, reader.keys).map { set, key in
      key == RegexReader.noKey ? set : RegexCharacters(key)
    }
    hasBoundaries = reader.hasBoundaries
    let parts = reader.parts
    nodes.reserveCapacity(parts.count + 8)
    var place = parts.count - 1
    guard let match = add(.match),
      let start = build(parts, &place, next: match)
    else { return nil }
    self.start = start
  }

  private mutating func add(_ node: Node) -> Int? {
    guard nodes.count < Self.maximumNodes else { return nil }
    nodes.append(node)
    return nodes.count - 1
  }

  /// Adds the nodes of a part.
  ///
  /// - Parameters:
  ///   - place: The part's; it becomes that before the first of what the part is made of.
  ///   - next: Where the graph goes on behind the part.
  /// - Returns: The first of the nodes; nothing where they are too many.
  private mutating func build(
    _ parts: [RegexPart], _ place: inout Int, next: Int
  ) -> Int? {
    let part = parts[place]
    place -= 1
    switch part {
    case .empty: return next
    case .characters(let set): return add(.character(set, next: next))
    case .start: return add(.start(next: next))
    case .end: return add(.end(next: next))
    case .boundary(let isOne): return add(.boundary(isOne, next: next))
    case .sequence(let count):
      var next = next
      for _ in 0..<count {
        guard let first = build(parts, &place, next: next) else {
          return nil
        }
        next = first
      }
      return next
    case .choice(let count):
      guard var first = build(parts, &place, next: next) else { return nil }
      for _ in 1..<count {
        guard let branch = build(parts, &place, next: next),
          let either = add(.either(branch, first))
        else { return nil }
        first = either
      }
      return first
    case .repeated(let least, let most):
      guard case .characters(let set) = parts[place] else { return nil }
      place -= 1
      return buildRepeated(set, least, most, next: next)
    }
  }

  private mutating func buildRepeated(
    _ set: Int, _ least: Int, _ most: Int?, next: Int
  ) -> Int? {
    var first = next
    if let most {
      for _ in least..<most {
        guard let inner = add(.character(set, next: first)), let either = add(.either(inner, next))
        else { return nil }
        first = either
      }
    } else {
      guard let loop = add(.match), let inner = add(.character(set, next: loop)) else {
        return nil
      }
      nodes[loop] = .either(inner, next)
      first = loop
    }
    for _ in 0..<least {
      guard let inner = add(.character(set, next: first)) else { return nil }
      first = inner
    }
    return first
  }
}
