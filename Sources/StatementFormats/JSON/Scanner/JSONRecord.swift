import StatementModel

/// One value of a JSON text, usually an object, with its members at hand.
///
/// Values are named by the index of their node; 0 is the value itself.
struct JSONRecord {
  /// The whole text that the value stands in.
  let text: [UInt8]
  private(set) var nodes: [JSONNode]
  /// The value's bytes in the text.
  private(set) var extent: Range<Int>
  /// The line on which the value begins, from 1.
  private(set) var line: Int
  let lastCurrency = CurrencyMemo()

  init(of document: JSONDocument) {
    text = document.text
    nodes = []
    extent = 0..<0
    line = 1
  }

  /// Reads the value at `place`, which moves behind it; false when it has too many parts.
  ///
  /// - Parameter isFolding: Whether large containers inside the value are passed over.
  mutating func load(
    at place: inout JSONPlace, of document: JSONDocument, folding isFolding: Bool = false
  ) -> Bool {
    let start = place
    var reader = JSONTreeReader(at: place, folding: isFolding ? document.folds : nil)
    let text = text
    let isWhole = reader.read(text.span, into: &nodes)
    // What has too many parts is large enough to be listed with its end.
    place =
      isWhole
      ? reader.place : document.folds.end(ofContainerAt: start.offset) ?? reader.place
    extent = start.offset..<place.offset
    line = start.line
    return isWhole
  }

  subscript(node: Int) -> JSONNode { nodes[node] }

  var kind: JSONKind { nodes.first?.kind ?? .null }

  /// The member of the object `node` with this key; of several the last, as most readers take it.
  func member(_ name: StaticString, of node: Int = 0) -> Int? {
    guard node < nodes.count, nodes[node].kind == .object else { return nil }
    let span = text.span
    var found: Int?
    var index = node + 1
    let end = nodes[node].next
    while index < end {
      if nodes[index].keyIsEscaped {
        if key(of: index) == "\(name)" { found = index }
      } else if JSONNames.equal(span, nodes[index].key, name) {
        found = index
      }
      index = nodes[index].next
    }
    return found
  }

  /// The member reached by these keys, one after the other.
  func member(_ name: StaticString, _ inner: StaticString, of node: Int = 0) -> Int? {
    member(name, of: node).flatMap { member(inner, of: $0) }
  }

  /// Whether the object has a member of this key that is not null.
  func has(_ name: StaticString, of node: Int = 0) -> Bool {
    member(name, of: node).map { nodes[$0].kind != .null } ?? false
  }

  /// The nodes directly inside a container.
  func children(of node: Int = 0) -> [Int] {
    var result: [Int] = []
    guard node < nodes.count else { return result }
    var index = node + 1
    while index < nodes[node].next {
      result.append(index)
      index = nodes[index].next
    }
    return result
  }

  func key(of node: Int) -> String {
    JSONStrings.text(text, nodes[node].key, escaped: nodes[node].keyIsEscaped)
  }

  /// A string's text without white space around it; nothing for other kinds and blank strings.
  func string(_ node: Int?) -> String? {
    guard let node, nodes[node].kind == .string else { return nil }
    let range = JSONStrings.trimmed(text.span, nodes[node].content)
    guard !range.isEmpty else { return nil }
    return JSONStrings.text(text, range, escaped: nodes[node].isEscaped)
  }

  /// A string's text or a number as it is written; nothing for other kinds and blank strings.
  func word(_ node: Int?) -> String? {
    guard let node else { return nil }
    if nodes[node].kind == .number {
      return JSONStrings.text(text, nodes[node].content, escaped: false)
    }
    return string(node)
  }

  func bool(_ node: Int?) -> Bool? {
    guard let node, nodes[node].kind == .boolean else { return nil }
    return text[nodes[node].content.lowerBound] == UInt8(ascii: "t")
  }

  /// The value as it stands in the text, cut to a length that a message can quote.
  func excerpt(_ node: Int) -> String {
    let range = nodes[node].content
    let cut = range.lowerBound..<min(range.upperBound, range.lowerBound + 60)
    let shown = String(decoding: text[cut], as: UTF8.self)
    return cut == range ? shown : shown + "…"
  }
}

/// The currency looked up last, since most rows name the same one as the row before.
final class CurrencyMemo {
  /// The three bytes of the text, and what they mean.
  var known: (code: UInt32, currency: Currency?)?
}
