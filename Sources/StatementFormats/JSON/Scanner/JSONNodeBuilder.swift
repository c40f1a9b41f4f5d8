/// Makes the nodes of a record from the steps that matched it.
struct JSONNodeBuilder {
  /// The steps of the record built last, while `nodes` are still its.
  private var lastSteps: [Int32] = []
  private var open: [Int] = []

  /// Forgets the record built last.
  mutating func forget() { lastSteps.removeAll(keepingCapacity: true) }

  /// Builds the record that was matched last and begins at `start`.
  ///
  /// - Returns: Whether it is laid out as the record before: each node has the same key and place
  ///   among the others.
  mutating func build(
    _ nodes: inout [JSONNode], of layouts: JSONLayouts, from start: JSONPlace
  ) -> Bool {
    nodes.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    let scalars = layouts.scalars.span
    let steps = layouts.steps.span
    let marks = layouts.marks.span
    let count = layouts.scalarCount + 1
    var isSame = lastSteps.count == count
    if !isSame { lastSteps = [Int32](repeating: -1, count: count) }
    var line = start.line
    var before = start.offset
    var index = 0
    while index < count {
      let scalar = scalars[index]
      let step = steps[Int(scalar.step)]
      if lastSteps[index] != scalar.step {
        isSame = false
        lastSteps[index] = scalar.step
      }
      var mark = Int(step.firstMark)
      while mark < Int(step.endMark) {
        let place = marks[mark]
        let at = before &+ Int(place.at)
        if place.opens == .null {
          if let container = open.popLast() {
            nodes[container].content = nodes[container].content.lowerBound..<(at &+ 1)
            nodes[container].next = nodes.count
          }
        } else {
          open.append(nodes.count)
          let key = before &+ Int(place.keyLower)..<before &+ Int(place.keyUpper)
          nodes.append(
            JSONNode(
              place.opens, key: key, content: at..<at, line: line &+ Int(place.lines), next: 0))
        }
        mark &+= 1
      }
      line &+= Int(step.lines)
      if !step.isEnd {
        let key = before &+ Int(step.keyLower)..<before &+ Int(step.keyUpper)
        let quote = scalar.kind == .string ? 1 : 0
        var node = JSONNode(
          scalar.kind, key: key,
          content: Int(scalar.start) &+ quote..<Int(scalar.end) &- quote, line: line,
          next: nodes.count &+ 1)
        node.isEscaped = scalar.isEscaped
        nodes.append(node)
      }
      before = Int(scalar.end)
      index &+= 1
    }
    return isSame
  }
}
