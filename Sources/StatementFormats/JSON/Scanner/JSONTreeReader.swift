/// Reads one value of a proven text into a flat list of nodes.
struct JSONTreeReader {
  /// More nodes than this in one tree are refused.
  static let nodeLimit = 1 << 16

  private(set) var place: JSONPlace
  /// Large containers inside the value are passed over where their ends are given here.
  private let folds: JSONFolds?
  private var isFull = false

  init(at place: JSONPlace, folding folds: JSONFolds? = nil) {
    self.place = place
    self.folds = folds
  }

  /// Reads the value at `place`, which moves behind it; false when the tree grew too large.
  mutating func read(_ text: Span<UInt8>, into nodes: inout [JSONNode]) -> Bool {
    nodes.removeAll(keepingCapacity: true)
    readValue(text, key: 0..<0, keyIsEscaped: false, isTop: true, into: &nodes)
    return !isFull
  }

  private mutating func readValue(
    _ text: Span<UInt8>, key: Range<Int>, keyIsEscaped: Bool, isTop: Bool,
    into nodes: inout [JSONNode]
  ) {
    guard place.offset < text.count, nodes.count < Self.nodeLimit else {
      isFull = true
      place.offset = text.count
      return
    }
    let start = place
    let index = nodes.count
    var node = JSONNode(
      kind: .null, keyIsEscaped: keyIsEscaped, key: key, content: start.offset..<start.offset,
      line: start.line, next: index + 1)
    switch text[start.offset] {
    case JSONByte.quote:
      node.kind = .string
      let (content, isEscaped) = readString(text)
      node.content = content
      node.isEscaped = isEscaped
      nodes.append(node)
      return
    case JSONByte.openObject, JSONByte.openArray:
      let isObject = text[start.offset] == JSONByte.openObject
      node.kind = isObject ? .object : .array
      nodes.append(node)
      if !isTop, let end = folds?.end(ofContainerAt: start.offset) {
        nodes[index].isFolded = true
        place = end
      } else {
        readContents(text, isObject: isObject, into: &nodes)
      }
      nodes[index].content = start.offset..<place.offset
      nodes[index].next = nodes.count
      return
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      node.kind = .boolean
    case UInt8(ascii: "n"):
      node.kind = .null
    default:
      node.kind = .number
    }
    skipPlain(text)
    node.content = start.offset..<place.offset
    nodes.append(node)
  }

  private mutating func readContents(
    _ text: Span<UInt8>, isObject: Bool, into nodes: inout [JSONNode]
  ) {
    place.offset += 1
    while true {
      place.skipSpace(text)
      guard place.offset < text.count else { return }
      switch text[place.offset] {
      case JSONByte.closeObject, JSONByte.closeArray:
        place.offset += 1
        return
      case JSONByte.comma:
        place.offset += 1
      case JSONByte.quote where isObject:
        let (key, isEscaped) = readString(text)
        place.skipSpace(text)
        place.offset += 1
        place.skipSpace(text)
        readValue(text, key: key, keyIsEscaped: isEscaped, isTop: false, into: &nodes)
      default:
        readValue(text, key: 0..<0, keyIsEscaped: false, isTop: false, into: &nodes)
      }
    }
  }

  private mutating func readString(_ text: Span<UInt8>) -> (content: Range<Int>, escaped: Bool) {
    let start = place.offset + 1
    var index = start
    var isEscaped = false
    while index < text.count {
      let byte = text[index]
      if byte == JSONByte.quote { break }
      if byte == JSONByte.backslash {
        isEscaped = true
        index += 1
      }
      index += 1
    }
    let end = min(index, text.count)
    place.offset = min(end + 1, text.count)
    return (start..<end, isEscaped)
  }

  /// Moves over a number or a word.
  private mutating func skipPlain(_ text: Span<UInt8>) {
    while place.offset < text.count {
      switch text[place.offset] {
      case JSONByte.comma, JSONByte.closeObject, JSONByte.closeArray, 0...0x20: return
      default: place.offset += 1
      }
    }
  }
}
