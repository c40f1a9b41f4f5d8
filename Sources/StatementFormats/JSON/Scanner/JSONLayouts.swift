/// How the records of a text are laid out: what stands between one scalar and the next.
///
/// Records of one source have the same keys in the same order, so the bytes between two scalars
/// (`,"date":`) are nearly always ones that were seen before, and comparing them proves them and
/// names the member at once. What is kept is an automaton: a step is a stretch of such bytes with
/// the containers that are open behind it, and its followers are the stretches that were seen
/// next. Whether a stretch may follow depends on the open containers alone, so each way through
/// the automaton is a valid record.
struct JSONLayouts {
  /// One stretch of bytes between scalars.
  struct Step {
    /// The stretch's first eight bytes, and which of them belong to it.
    var word: UInt64 = 0
    var mask: UInt64 = 0
    /// Its last eight, where it has more than eight.
    var tail: UInt64 = 0
    /// Its bytes in the pool.
    var start: Int32 = 0
    var count: Int32 = 0
    /// The line breaks in it.
    var lines: Int32 = 0
    /// What it opens and closes: a range of `marks`.
    var firstMark: Int32 = 0
    var endMark: Int32 = 0
    /// The key of the scalar behind it, from the stretch's start.
    var keyLower: Int32 = 0
    var keyUpper: Int32 = 0
    /// Its followers: a chain in `edges`.
    var firstEdge: Int32 = -1
    /// Whether it ends the record.
    var isEnd = false
  }

  /// A container that a stretch opens or closes.
  struct Mark {
    /// The kind of what opens; `null` where something closes.
    var opens: JSONKind
    /// The bracket, from the stretch's start.
    var at: Int32
    /// The line breaks before it.
    var lines: Int32
    var keyLower: Int32
    var keyUpper: Int32
  }

  /// One step that may follow another.
  struct Edge {
    var step: Int32
    var next: Int32
  }

  /// A scalar of the record matched last, and the step that led to it.
  struct Scalar {
    var step: Int32
    /// The value with its quotes.
    var start: UInt32
    var end: UInt32
    var kind: JSONKind
    var isEscaped: Bool
  }

  /// Records of more scalars are not matched.
  static let scalarLimit = 1024

  /// The first step stands before each record.
  var steps: [Step] = [Step()]
  var marks: [Mark] = []
  var edges: [Edge] = []
  /// The bytes of all stretches, with eight to spare behind them.
  var pool: [UInt8] = Array(repeating: 0, count: 8)
  /// For each step the one that followed last.
  var hot: [Int32] = [-1]
  /// The deepest nesting of a record learnt from.
  var deepest = 1

  /// The scalars of the record matched last; behind them stands its end.
  private(set) var scalars: [Scalar]
  private(set) var scalarCount = 0
  private(set) var matchedLines = 0
  /// Whether the record matched last took the steps of the one that was tried before it.
  private(set) var isAsBefore = false

  init() {
    let none = Scalar(step: 0, start: 0, end: 0, kind: .null, isEscaped: false)
    scalars = Array(repeating: none, count: Self.scalarLimit)
  }

  /// The end of the record that begins at `start`; nothing where no way through the automaton
  /// reads it, or where the text ends first.
  mutating func match(_ text: Span<UInt8>, from start: Int) -> Int? {
    guard steps.count > 1, text.count < Int(UInt32.max),
      let found = Self.match(text, start, steps, edges, pool, &hot, &scalars, keeping: true)
    else { return nil }
    scalarCount = found.count
    matchedLines = found.lines
    isAsBefore = found.isAsBefore
    return found.end
  }

  /// The same, where the record's scalars are not asked for.
  mutating func proves(_ text: Span<UInt8>, from start: Int) -> Int? {
    guard steps.count > 1, text.count < Int(UInt32.max),
      let found = Self.match(text, start, steps, edges, pool, &hot, &scalars, keeping: false)
    else { return nil }
    scalarCount = 0
    matchedLines = found.lines
    return found.end
  }

  @inline(__always)
  private static func match(
    _ text: Span<UInt8>, _ start: Int, _ steps: [Step], _ edges: [Edge], _ pool: [UInt8],
    _ hot: inout [Int32], _ scalars: inout [Scalar], keeping: Bool
  ) -> (end: Int, count: Int, lines: Int, isAsBefore: Bool)? {
    let steps = steps.span
    let edges = edges.span
    let pool = pool.span
    var hot = hot.mutableSpan
    var found = scalars.mutableSpan
    var count = 0
    var lines: Int32 = 0
    var at = start
    var step = 0
    var isAsBefore = keeping
    while true {
      var next = Int(hot[step])
      if next < 0 || !stands(text, at, steps[next], pool) {
        var edge = Int(steps[step].firstEdge)
        next = -1
        while edge >= 0, next < 0 {
          let candidate = Int(edges[edge].step)
          if stands(text, at, steps[candidate], pool) { next = candidate }
          edge = Int(edges[edge].next)
        }
        guard next >= 0 else { return nil }
        hot[step] = Int32(truncatingIfNeeded: next)
      }
      step = next
      lines &+= steps[step].lines
      at &+= Int(steps[step].count)
      guard count < found.count, at < text.count || steps[step].isEnd else { return nil }
      guard !steps[step].isEnd else {
        if keeping {
          isAsBefore = isAsBefore && Int(found[count].step) == step
          found[count] = Scalar(
            step: Int32(truncatingIfNeeded: step), start: UInt32(truncatingIfNeeded: at),
            end: UInt32(truncatingIfNeeded: at), kind: .null, isEscaped: false)
        }
        return (at, count, Int(lines), isAsBefore)
      }
      var kind = JSONKind.string
      var isEscaped = false
      let end = Self.scalarEnd(text, at, &kind, &isEscaped)
      // What is very long is the validator's to judge.
      guard end > at, end &- at <= 1 << 20 else { return nil }
      if keeping {
        isAsBefore = isAsBefore && Int(found[count].step) == step
        found[count] = Scalar(
          step: Int32(truncatingIfNeeded: step), start: UInt32(truncatingIfNeeded: at),
          end: UInt32(truncatingIfNeeded: end), kind: kind, isEscaped: isEscaped)
      }
      count &+= 1
      at = end
    }
  }

  /// Whether the step's stretch stands at `at`.
  @inline(__always)
  private static func stands(
    _ text: Span<UInt8>, _ at: Int, _ step: Step, _ pool: Span<UInt8>
  ) -> Bool {
    let count = Int(step.count)
    // The loads reach up to eight bytes behind the stretch.
    guard at &+ count &+ 8 <= text.count else { return false }
    let raw = unsafe text.bytes
    let word = unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: at, as: UInt64.self)
    guard (word ^ step.word) & step.mask == 0 else { return false }
    guard count > 8 else { return true }
    let last = unsafe raw.unsafeLoadUnaligned(
      fromUncheckedByteOffset: at &+ count &- 8, as: UInt64.self)
    guard last == step.tail else { return false }
    return count <= 16 || middleStands(raw, at, step, pool)
  }

  /// Whether what is between the first and the last eight bytes of a stretch stands there.
  @inline(__always)
  private static func middleStands(
    _ raw: RawSpan, _ at: Int, _ step: Step, _ pool: Span<UInt8>
  ) -> Bool {
    let known = unsafe pool.bytes
    let start = Int(step.start)
    let end = Int(step.count) &- 8
    var offset = 8
    while offset < end {
      // Behind the middle stands what was compared already.
      let left = unsafe raw.unsafeLoadUnaligned(
        fromUncheckedByteOffset: at &+ offset, as: UInt64.self)
      let right = unsafe known.unsafeLoadUnaligned(
        fromUncheckedByteOffset: start &+ offset, as: UInt64.self)
      guard left == right else { return false }
      offset &+= 8
    }
    return true
  }

  /// The end of the scalar at `at`; 0 where none stands, or one that needs a closer look.
  @inline(__always)
  private static func scalarEnd(
    _ text: Span<UInt8>, _ at: Int, _ kind: inout JSONKind, _ isEscaped: inout Bool
  ) -> Int {
    let first = text[at]
    if first == JSONByte.quote {
      let stop = JSONScan.stringStop(text, from: at &+ 1)
      guard stop < text.count else { return 0 }
      if text[stop] == JSONByte.quote { return stop &+ 1 }
      isEscaped = true
      return escapedStringEnd(text, stop)
    }
    if first == JSONByte.minus || first &- 0x30 < 10 {
      kind = .number
      return JSONScan.numberEnd(text, from: at) ?? 0
    }
    kind = first == UInt8(ascii: "n") ? .null : .boolean
    return JSONScan.wordEnd(text, from: at) ?? 0
  }

  /// The end of a string with an escape, or something wrong, at `start`; 0 where it is wrong.
  @inline(never)
  private static func escapedStringEnd(_ text: Span<UInt8>, _ start: Int) -> Int {
    var stop = start
    while stop < text.count, text[stop] == JSONByte.backslash {
      guard let behind = escapeEnd(text, stop) else { return 0 }
      stop = JSONScan.stringStop(text, from: behind)
    }
    return stop < text.count && text[stop] == JSONByte.quote ? stop &+ 1 : 0
  }

  private static func escapeEnd(_ text: Span<UInt8>, _ at: Int) -> Int? {
    guard at &+ 6 <= text.count else { return nil }
    switch text[at &+ 1] {
    case JSONByte.quote, JSONByte.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return at &+ 2
    case UInt8(ascii: "u"):
      for index in (at &+ 2)..<(at &+ 6) {
        guard JSONStrings.hexadecimalValue(text[index]) != nil else { return nil }
      }
      return at &+ 6
    default: return nil
    }
  }
}
