/// Reads one value of a proven text into a flat list of nodes.
struct JSONTreeReader {
  /// More nodes than this in one tree are refused.
  static let nodeLimit = 1 << 16

  /// Why no tree was built.
  enum Failure: Error {
    case tooManyNodes
    /// The text ends within the value.
    case ranOut
  }

  private(set) var place: JSONPlace
  /// Whether nothing follows behind the text given.
  private let isLast: Bool
  /// Where values stand in whose stead nothing but their brackets or quotes were put.
  private let folded: [Int]
  private var nextFold = 0

  init(at place: JSONPlace, isLast: Bool, folded: [Int] = []) {
    self.place = place
    self.isLast = isLast
    self.folded = folded
  }

  /// Reads the value at `place`, which moves behind it.
  mutating func read(_ text: Span<UInt8>, into nodes: inout [JSONNode]) throws(Failure) {
    nodes.removeAll(keepingCapacity: true)
    try readValue(text, key: 0..<0, keyIsEscaped: false, into: &nodes)
  }

  private mutating func readValue(
    _ text: Span<UInt8>, key: Range<Int>, keyIsEscaped: Bool, into nodes: inout [JSONNode]
  ) throws(Failure) {
    guard nodes.count < Self.nodeLimit else { throw .tooManyNodes }
    guard place.offset < text.count else { throw .ranOut }
    let start = place
    let index = nodes.count
    var node = JSONNode(
      .null, key: key, content: start.offset..<start.offset, line: start.line, next: index + 1)
    node.keyIsEscaped = keyIsEscaped
    if nextFold < folded.count, folded[nextFold] == start.offset {
      nextFold += 1
      node.isFolded = true
    }
    switch text[start.offset] {
    case JSONByte.quote:
      node.kind = .string
      let (content, isEscaped) = try readString(text)
      node.content = content
      node.isEscaped = isEscaped
      nodes.append(node)
    case JSONByte.openObject, JSONByte.openArray:
      let isObject = text[start.offset] == JSONByte.openObject
      node.kind = isObject ? .object : .array
      nodes.append(node)
      try readContents(text, isObject: isObject, into: &nodes)
      nodes[index].content = start.offset..<place.offset
      nodes[index].next = nodes.count
    default:
      switch text[start.offset] {
      case UInt8(ascii: "t"), UInt8(ascii: "f"): node.kind = .boolean
      case UInt8(ascii: "n"): node.kind = .null
      default: node.kind = .number
      }
      try skipPlain(text)
      node.content = start.offset..<place.offset
      nodes.append(node)
    }
  }

  private mutating func readContents(
    _ text: Span<UInt8>, isObject: Bool, into nodes: inout [JSONNode]
  ) throws(Failure) {
    place.offset += 1
    while true {
      place.skipSpace(text)
      guard place.offset < text.count else { throw .ranOut }
      switch text[place.offset] {
      case JSONByte.closeObject, JSONByte.closeArray:
        place.offset += 1
        return
      case JSONByte.comma:
        place.offset += 1
      case JSONByte.quote where isObject:
        let (key, isEscaped) = try readString(text)
        place.skipSpace(text)
        place.offset += 1
        place.skipSpace(text)
        try readValue(text, key: key, keyIsEscaped: isEscaped, into: &nodes)
      default:
        try readValue(text, key: 0..<0, keyIsEscaped: false, into: &nodes)
      }
    }
  }

  private mutating func readString(
    _ text: Span<UInt8>
  ) throws(Failure) -> (content: Range<Int>, escaped: Bool) {
    let start = place.offset + 1
    var isEscaped = false
    var stop = JSONScan.stringStop(text, from: start)
    while stop < text.count, text[stop] == JSONByte.backslash {
      isEscaped = true
      stop = JSONScan.stringStop(text, from: stop + 2)
    }
    guard stop < text.count else { throw .ranOut }
    place.offset = stop + 1
    return (start..<stop, isEscaped)
  }

  /// Moves over a number or a word.
  private mutating func skipPlain(_ text: Span<UInt8>) throws(Failure) {
    while place.offset < text.count {
      switch text[place.offset] {
      case JSONByte.comma, JSONByte.closeObject, JSONByte.closeArray, 0...0x20: return
      default: place.offset += 1
      }
    }
    if !isLast { throw .ranOut }
  }
}
