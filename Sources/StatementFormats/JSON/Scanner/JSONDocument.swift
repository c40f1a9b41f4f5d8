/// A text read as JSON: its values as a flat tree.
final class JSONDocument: Sendable {
  let text: [UInt8]
  let nodes: [JSONNode]
  /// The values at the top: one, or several one after the other.
  let values: [Int]

  /// Reads the whole text.
  ///
  /// - Parameter longest: How long a string may be.
  /// - Throws: The first mistake with its byte.
  init(_ text: [UInt8], nesting: Int, longest: Int = 16 << 20) throws(JSONSyntaxError) {
    var parser = JSONParser(nesting: nesting, longest: longest)
    try parser.run(text.span)
    self.text = text
    nodes = parser.nodes
    values = parser.values
  }

  /// The nodes directly inside a container.
  func children(of node: Int) -> JSONChildren { JSONChildren(self, node) }
}

/// The nodes directly inside a container, in order.
struct JSONChildren: Sequence, IteratorProtocol {
  private let document: JSONDocument
  private var index: Int
  private let end: Int

  init(_ document: JSONDocument, _ node: Int) {
    self.document = document
    index = node + 1
    end = document.nodes[node].next
  }

  mutating func next() -> Int? {
    guard index < end else { return nil }
    defer { index = document.nodes[index].next }
    return index
  }
}
