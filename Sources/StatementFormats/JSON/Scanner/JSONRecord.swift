/// One value of a document, usually an object, with its members at hand.
///
/// Values inside it are named by their nodes.
struct JSONRecord {
  let document: JSONDocument
  /// The node of the value itself.
  let root: Int

  init(_ document: JSONDocument, _ root: Int) {
    self.document = document
    self.root = root
  }

  subscript(node: Int) -> JSONNode { document.nodes[node] }

  var kind: JSONKind { document.nodes[root].kind }

  /// A transaction with more values in it is refused.
  static let largest = 1 << 16

  /// How many values are in it, itself among them.
  var size: Int { document.nodes[root].next - root }

  /// The member of the object with this key; of several the last, as most readers take it.
  func member(_ name: String, of node: Int? = nil) -> Int? {
    let node = node ?? root
    guard document.nodes[node].kind == .object else { return nil }
    var found: Int?
    for child in document.children(of: node) where hasKey(child, name) { found = child }
    return found
  }

  /// Whether the member's key is this one.
  func hasKey(_ node: Int, _ name: String) -> Bool {
    let value = document.nodes[node]
    if value.keyIsEscaped { return key(of: node) == name }
    let range = value.key
    guard range.count == name.utf8.count else { return false }
    var index = range.lowerBound
    for byte in name.utf8 {
      guard document.text[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// The member reached by these keys, one after the other.
  func member(_ name: String, _ inner: String, of node: Int? = nil) -> Int? {
    member(name, of: node).flatMap { member(inner, of: $0) }
  }

  /// Whether the object has a member of this key that is not null.
  func has(_ name: String, of node: Int? = nil) -> Bool {
    member(name, of: node).map { document.nodes[$0].kind != .null } ?? false
  }

  /// The nodes directly inside a container.
  func children(of node: Int? = nil) -> [Int] { Array(document.children(of: node ?? root)) }

  func key(of node: Int) -> String {
    let value = document.nodes[node]
    return JSONStrings.text(document.text, value.key, escaped: value.keyIsEscaped)
  }

  /// A string's text without white space around it; nothing for other kinds and blank strings.
  func string(_ node: Int?) -> String? {
    guard let node, document.nodes[node].kind == .string else { return nil }
    let text = document.text
    let range = JSONStrings.trimmed(text.span, document.nodes[node].content)
    guard !range.isEmpty else { return nil }
    return JSONStrings.text(text, range, escaped: document.nodes[node].isEscaped)
  }

  /// A string's text or a number as it is written; nothing for other kinds and blank strings.
  func word(_ node: Int?) -> String? {
    guard let node else { return nil }
    guard document.nodes[node].kind == .number else { return string(node) }
    return JSONStrings.text(document.text, document.nodes[node].content, escaped: false)
  }

  func bool(_ node: Int?) -> Bool? {
    guard let node, document.nodes[node].kind == .boolean else { return nil }
    return document.text[document.nodes[node].content.lowerBound] == UInt8(ascii: "t")
  }

  /// The words of an array of strings, or the one string, with a blank between.
  func joinedText(_ node: Int?) -> String? {
    guard let node else { return nil }
    guard document.nodes[node].kind == .array else { return string(node) }
    let parts = document.children(of: node).compactMap { string($0) }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The value as it stands in the text, cut to a length that a message can quote.
  func excerpt(_ node: Int) -> String {
    let range = document.nodes[node].content
    let cut = range.lowerBound..<min(range.upperBound, range.lowerBound + 60)
    let shown = String(decoding: document.text[cut], as: UTF8.self)
    return cut == range ? shown : shown + "…"
  }

  /// The object itself, or the object inside it that is the transaction.
  ///
  /// Some sources wrap each transaction in an object whose one key says what it is; the edges of a
  /// GraphQL connection hold it as `node`, beside their cursor.
  var innermost: Int {
    guard kind == .object, size > 1 else { return root }
    let first = document.nodes[root + 1]
    if first.kind == .object, first.next == document.nodes[root].next { return root + 1 }
    return document.children(of: root).prefix(4).first {
      document.nodes[$0].kind == .object && hasKey($0, "node")
    } ?? root
  }
}
