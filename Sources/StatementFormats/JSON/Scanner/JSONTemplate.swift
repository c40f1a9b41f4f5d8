/// The nodes of all records that one way through the layouts' automaton reads.
///
/// Only the places of values differ from record to record, and which kind of scalar stands where.
struct JSONTemplate {
  /// What one step of the automaton does to the nodes.
  struct Operation {
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

  /// The steps, by which the template is known.
  let steps: [Int32]
  /// The nodes of some record of the layout.
  private(set) var nodes: [JSONNode] = []
  private(set) var operations: [Operation] = []

  /// Makes the template of the record that was matched last.
  init(of layouts: JSONLayouts) {
    let count = layouts.scalarCount + 1
    steps = layouts.scalars[..<count].map(\.step)
    var open: [Int] = []
    var lines: Int32 = 0
    for index in steps {
      let step = layouts.steps[Int(index)]
      for mark in layouts.marks[Int(step.firstMark)..<Int(step.endMark)] {
        if mark.opens == .null {
          guard let container = open.popLast() else { continue }
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
      lines &+= step.lines
      guard !step.isEnd else { continue }
      operations.append(
        Operation(
          kind: .scalar, node: Int32(truncatingIfNeeded: nodes.count), keyLower: step.keyLower,
          keyUpper: step.keyUpper, lines: lines))
      nodes.append(JSONNode(.null, key: 0..<0, content: 0..<0, line: 0, next: nodes.count + 1))
    }
  }

  /// Puts the places of the record that was matched last, and begins at `start`, into its nodes.
  @inline(__always)
  func place(_ nodes: inout [JSONNode], of layouts: JSONLayouts, from start: JSONPlace) {
    let scalars = layouts.scalars.span
    let operations = operations.span
    var nodes = nodes.mutableSpan
    var before = start.offset
    var next = 0
    for index in operations.indices {
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
