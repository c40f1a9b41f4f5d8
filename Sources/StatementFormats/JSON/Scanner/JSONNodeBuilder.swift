/// Makes the nodes of a record from the steps that matched it.
///
/// The nodes of all records that one way through the automaton reads differ only in the places of
/// their values, and in which kind of scalar stands where. So what is to be done is worked out once
/// for each such layout, and kept.
struct JSONNodeBuilder {
  /// What one step of the automaton does to the nodes.
  private struct Operation {
    enum Kind {
      case open, close, scalar
    }

    var kind: Kind
    var node: Int32
    /// The bracket, from the end of the scalar before.
    var at: Int32 = 0
    var keyLower: Int32 = 0
    var keyUpper: Int32 = 0
    /// The line breaks before it, from the record's start.
    var lines: Int32
  }

  /// A layout: its number, and its part of the lists.
  private struct Layout {
    var number: Int
    var steps: Range<Int>
    var operations: Range<Int>
  }

  /// Layouts that are remembered; sources have a few, since some members are left out at times.
  private static let limit = 64

  private var known: [Layout] = []
  /// The steps and operations of all layouts, one after the other, so that none is counted for.
  private var steps: [Int32] = []
  private var operations: [Operation] = []
  /// The nodes of each layout while another's are in use.
  private var spare: [[JSONNode]] = []
  private var open: [Int] = []
  /// The layout of the record built last, while `nodes` are still its.
  private var latest = -1
  /// The number that the next layout gets.
  private var nextNumber = 0

  /// Forgets the record built last, since its nodes will be written over.
  ///
  /// - Returns: A number for the layout of a record that is built otherwise.
  mutating func forget(_ nodes: inout [JSONNode]) -> Int {
    putAside(&nodes)
    nextNumber += 1
    return nextNumber
  }

  /// Builds the record that was matched last and begins at `start`.
  ///
  /// - Returns: A number for its layout: records of one number have nodes with the same keys, and
  ///   in the same places among the others.
  @inline(__always)
  mutating func build(
    _ nodes: inout [JSONNode], of layouts: JSONLayouts, from start: JSONPlace
  ) -> Int {
    if latest < 0 || !layouts.isAsBefore { change(&nodes, layouts) }
    let layout = known[latest]
    Self.place(&nodes, operations, layout.operations, layouts, start)
    return layout.number
  }

  private mutating func putAside(_ nodes: inout [JSONNode]) {
    if latest >= 0 { swap(&nodes, &spare[latest]) }
    latest = -1
  }

  private mutating func change(_ nodes: inout [JSONNode], _ layouts: JSONLayouts) {
    putAside(&nodes)
    var found = 0
    while found < known.count, !matches(found, layouts) { found += 1 }
    if found == known.count {
      add(layouts)
      found = known.count - 1
    }
    latest = found
    swap(&nodes, &spare[found])
  }

  private func matches(_ layout: Int, _ layouts: JSONLayouts) -> Bool {
    let range = known[layout].steps
    guard range.count == layouts.scalarCount &+ 1 else { return false }
    let steps = steps.span
    let scalars = layouts.scalars.span
    // The later steps are likelier to differ.
    var index = range.count
    while index > 0 {
      index &-= 1
      if steps[range.lowerBound &+ index] != scalars[index].step { return false }
    }
    return true
  }

  private mutating func add(_ layouts: JSONLayouts) {
    if known.count == Self.limit {
      known = []
      steps = []
      operations = []
      spare = []
    }
    nextNumber += 1
    let firstStep = steps.count
    let firstOperation = operations.count
    var nodes: [JSONNode] = []
    var lines: Int32 = 0
    open.removeAll(keepingCapacity: true)
    for scalar in layouts.scalars[...layouts.scalarCount] {
      steps.append(scalar.step)
      let step = layouts.steps[Int(scalar.step)]
      for mark in layouts.marks[Int(step.firstMark)..<Int(step.endMark)] {
        add(mark, lines, to: &nodes)
      }
      lines &+= step.lines
      guard !step.isEnd else { continue }
      operations.append(
        Operation(
          kind: .scalar, node: Int32(truncatingIfNeeded: nodes.count), keyLower: step.keyLower,
          keyUpper: step.keyUpper, lines: lines))
      nodes.append(JSONNode(.null, key: 0..<0, content: 0..<0, line: 0, next: nodes.count + 1))
    }
    known.append(
      Layout(
        number: nextNumber, steps: firstStep..<steps.count,
        operations: firstOperation..<operations.count))
    spare.append(nodes)
  }

  private mutating func add(
    _ mark: JSONLayouts.Mark, _ lines: Int32, to nodes: inout [JSONNode]
  ) {
    if mark.opens == .null {
      guard let container = open.popLast() else { return }
      nodes[container].next = nodes.count
      operations.append(
        Operation(
          kind: .close, node: Int32(truncatingIfNeeded: container), at: mark.at,
          lines: lines &+ mark.lines))
    } else {
      open.append(nodes.count)
      operations.append(
        Operation(
          kind: .open, node: Int32(truncatingIfNeeded: nodes.count), at: mark.at,
          keyLower: mark.keyLower, keyUpper: mark.keyUpper, lines: lines &+ mark.lines))
      nodes.append(JSONNode(mark.opens, key: 0..<0, content: 0..<0, line: 0, next: 0))
    }
  }

  /// Puts the places of the record that was matched last, and begins at `start`, into its nodes.
  @inline(__always)
  private static func place(
    _ nodes: inout [JSONNode], _ operations: [Operation], _ range: Range<Int>,
    _ layouts: JSONLayouts, _ start: JSONPlace
  ) {
    let scalars = layouts.scalars.span
    let operations = operations.span
    var nodes = nodes.mutableSpan
    var before = start.offset
    var next = 0
    for index in range {
      let operation = operations[index]
      let node = Int(operation.node)
      let line = start.line &+ Int(operation.lines)
      let at = before &+ Int(operation.at)
      switch operation.kind {
      case .close:
        nodes[node].end = at &+ 1
      case .open:
        nodes[node].move(
          key: before &+ Int(operation.keyLower), before &+ Int(operation.keyUpper),
          content: at, at, line: line)
      case .scalar:
        let scalar = scalars[next]
        let quote = scalar.kind == .string ? 1 : 0
        next &+= 1
        nodes[node].kind = scalar.kind
        nodes[node].isEscaped = scalar.isEscaped
        nodes[node].move(
          key: before &+ Int(operation.keyLower), before &+ Int(operation.keyUpper),
          content: Int(scalar.start) &+ quote, Int(scalar.end) &- quote, line: line)
        before = Int(scalar.end)
      }
    }
  }
}
