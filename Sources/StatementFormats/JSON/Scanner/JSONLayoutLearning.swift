/// Takes up the layouts of records that were proven the long way.
struct JSONLayoutLearning {
  /// Longer records are not learnt from.
  private static let recordLimit = 16 << 10
  private static let stepLimit = 4096
  private static let followerLimit = 12
  /// The deepest nesting inside a record that is learnt from.
  private static let depthLimit = 40

  /// Steps are one where their bytes are, and the containers open behind them: after a leading 1,
  /// a bit for each, set for an object.
  private struct Stretch: Hashable {
    var bytes: [UInt8]
    var open: UInt64
  }

  /// The containers that are open, and how deep a record went.
  private struct Nesting {
    var open: UInt64 = 1
    var depth = 0
    var deepest = 0

    var isInObject: Bool { open & 1 == 1 }

    mutating func push(isObject: Bool) {
      open = open << 1 | (isObject ? 1 : 0)
      depth += 1
      deepest = max(deepest, depth)
    }

    mutating func pop() {
      open >>= 1
      depth -= 1
    }
  }

  private var stepOfStretch: [Stretch: Int] = [:]
  private var followers: [Int: Int] = [:]
  /// How many bytes of records are still learnt from; what repeats is learnt long before.
  private var budget = 16 << 20

  /// Learns the record in `range`, which is a proven object.
  mutating func learn(_ text: Span<UInt8>, _ range: Range<Int>, into layouts: inout JSONLayouts) {
    guard range.count <= Self.recordLimit, budget > 0, layouts.steps.count < Self.stepLimit else {
      return
    }
    budget -= range.count
    var nesting = Nesting()
    var marks: [JSONLayouts.Mark] = []
    var key = 0..<0
    var lines = 0
    var stretch = range.lowerBound
    var step = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      switch byte {
      case JSONByte.openObject, JSONByte.openArray:
        let isObject = byte == JSONByte.openObject
        marks.append(
          JSONLayouts.Mark(
            opens: isObject ? .object : .array, at: Int32(index - stretch), lines: Int32(lines),
            keyLower: Int32(key.lowerBound), keyUpper: Int32(key.upperBound)))
        key = 0..<0
        nesting.push(isObject: isObject)
        guard nesting.depth <= Self.depthLimit else { return }
        index += 1
      case JSONByte.closeObject, JSONByte.closeArray:
        marks.append(
          JSONLayouts.Mark(
            opens: .null, at: Int32(index - stretch), lines: Int32(lines), keyLower: 0,
            keyUpper: 0))
        nesting.pop()
        index += 1
      case JSONByte.lineFeed:
        lines += 1
        index += 1
      case JSONByte.carriageReturn:
        // Alone it is a line break as well; behind the last bracket none is looked at.
        if text[index + 1] != JSONByte.lineFeed { lines += 1 }
        index += 1
      case 0x20, 0x09, JSONByte.comma, JSONByte.colon:
        index += 1
      default:
        if byte == JSONByte.quote, nesting.isInObject, key.isEmpty {
          let end = JSONScan.stringStop(text, from: index + 1)
          // Keys with escapes, and empty ones, are left to the long way.
          guard text[end] == JSONByte.quote, end > index + 1 else { return }
          key = (index + 1 - stretch)..<(end - stretch)
          index = end + 1
          continue
        }
        let next = self.step(
          text, stretch..<index, nesting, key, lines, marks, isEnd: false, into: &layouts)
        guard link(step, next, in: &layouts) else { return }
        step = next
        index = Self.scalarEnd(text, index)
        stretch = index
        marks.removeAll(keepingCapacity: true)
        key = 0..<0
        lines = 0
      }
    }
    let end = self.step(
      text, stretch..<index, nesting, key, lines, marks, isEnd: true, into: &layouts)
    if link(step, end, in: &layouts) { layouts.deepest = max(layouts.deepest, nesting.deepest) }
  }

  private static func scalarEnd(_ text: Span<UInt8>, _ start: Int) -> Int {
    switch text[start] {
    case JSONByte.quote:
      var stop = JSONScan.stringStop(text, from: start + 1)
      while stop < text.count, text[stop] == JSONByte.backslash {
        stop = JSONScan.stringStop(text, from: stop + 2)
      }
      return min(stop + 1, text.count)
    case JSONByte.minus, 0x30...0x39:
      return JSONScan.numberEnd(text, from: start) ?? text.count
    default:
      return JSONScan.wordEnd(text, from: start) ?? text.count
    }
  }

  private mutating func step(
    _ text: Span<UInt8>, _ range: Range<Int>, _ nesting: Nesting, _ key: Range<Int>, _ lines: Int,
    _ marks: [JSONLayouts.Mark], isEnd: Bool, into layouts: inout JSONLayouts
  ) -> Int {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for index in range { bytes.append(text[index]) }
    let stretch = Stretch(bytes: bytes, open: nesting.open)
    if let known = stepOfStretch[stretch] { return known }
    var step = JSONLayouts.Step()
    for (offset, byte) in bytes.prefix(8).enumerated() {
      step.word |= UInt64(byte) << UInt64(8 * offset)
      step.mask |= 0xFF << UInt64(8 * offset)
    }
    for (offset, byte) in bytes.suffix(8).enumerated() {
      step.tail |= UInt64(byte) << UInt64(8 * offset)
    }
    step.start = Int32(layouts.pool.count - 8)
    step.count = Int32(bytes.count)
    layouts.pool.removeLast(8)
    layouts.pool += bytes
    layouts.pool += [0, 0, 0, 0, 0, 0, 0, 0]
    step.lines = Int32(lines)
    step.firstMark = Int32(layouts.marks.count)
    layouts.marks += marks
    step.endMark = Int32(layouts.marks.count)
    step.keyLower = Int32(key.lowerBound)
    step.keyUpper = Int32(key.upperBound)
    step.isEnd = isEnd
    layouts.steps.append(step)
    layouts.hot.append(-1)
    stepOfStretch[stretch] = layouts.steps.count - 1
    return layouts.steps.count - 1
  }

  /// Lets `next` follow `step`; false where too many do.
  private mutating func link(_ step: Int, _ next: Int, in layouts: inout JSONLayouts) -> Bool {
    var edge = Int(layouts.steps[step].firstEdge)
    while edge >= 0 {
      if Int(layouts.edges[edge].step) == next { return true }
      edge = Int(layouts.edges[edge].next)
    }
    guard followers[step, default: 0] < Self.followerLimit else { return false }
    followers[step, default: 0] += 1
    layouts.edges.append(
      JSONLayouts.Edge(step: Int32(next), next: layouts.steps[step].firstEdge))
    layouts.steps[step].firstEdge = Int32(layouts.edges.count - 1)
    return true
  }
}
