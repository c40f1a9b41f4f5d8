import StatementModel

extension JSONRecord {
  subscript(node: Int) -> JSONNode { nodes[node] }

  var kind: JSONKind { nodes.first?.kind ?? .null }

  /// The member of the object `node` with this key; of several the last, as most readers take it.
  func member(_ name: StaticString, of node: Int = 0) -> Int? {
    guard node < nodes.count, nodes[node].kind == .object else { return nil }
    if let known = lookups.result(of: name, node) { return known < 0 ? nil : known }
    let found = find(name, node)
    lookups.note(found ?? -1, of: name, node)
    return found
  }

  private func find(_ name: StaticString, _ node: Int) -> Int? {
    let span = text.span
    let nodes = nodes.span
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

  /// The text of a string that no figure hangs on, where such are read.
  func label(_ node: Int?) -> String? { readsTexts ? string(node) : nil }

  /// Whether a string stands here that is not blank.
  func hasText(_ node: Int?) -> Bool {
    guard let node, nodes[node].kind == .string else { return false }
    return !JSONStrings.trimmed(text.span, nodes[node].content).isEmpty
  }

  /// Whether a number stands here, or a string that is not blank.
  func hasWord(_ node: Int?) -> Bool {
    guard let node else { return false }
    return nodes[node].kind == .number || hasText(node)
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

/// The currencies looked up last, since rows name but a few.
final class CurrencyMemo {
  private static let limit = 6

  /// The three bytes of each text, and what they mean.
  private var known: [(code: UInt32, currency: Currency?)] = []
  private var oldest = 0

  /// What the text of these bytes means, looked up where it is new.
  @inline(__always)
  func currency(_ code: UInt32, _ find: () -> Currency?) -> Currency? {
    for entry in known where entry.code == code { return entry.currency }
    return note(code, find())
  }

  private func note(_ code: UInt32, _ currency: Currency?) -> Currency? {
    if known.count < Self.limit {
      known.append((code, currency))
    } else {
      oldest = (oldest + 1) % Self.limit
      known[oldest] = (code, currency)
    }
    return currency
  }
}
