/// One event of an XML document, with places in the collector's buffers.
struct XMLEvent {
  enum Kind { case start, end }

  var kind: Kind
  /// The element's name without its namespace's prefix.
  var name: PackedName
  /// For a start, the offset of a byte inside the start tag; for an end, of the byte after it.
  var offset: Int
  /// How far the collected characters reached when the event came.
  var characters: Int
  /// How far the collected attribute values reached when the event came, its own among them.
  var attributes: Int
}

/// Why a document is not well formed, in the XML parser's words, and where.
struct XMLFault: Equatable {
  var reason: String
  /// The line of the bytes that were fed, from 1; 0 where it is not known.
  var line = 0
  /// The character of the line, from 1; 0 where it is not known.
  var column = 0
}

/// What the callbacks of one parse collect.
struct XMLCollector {
  /// The first element as written, and its namespace.
  struct Root: Equatable {
    var name: String
    var namespace: String?
  }

  /// What came since the events were last taken.
  private(set) var events: [XMLEvent] = []
  /// The character data since then, one element's after another's.
  private(set) var characters: [UInt8] = []
  /// The values of the watched attribute since then, one after another.
  private(set) var attributes: [UInt8] = []
  private(set) var root: Root?
  private(set) var hasRoot = false
  /// Why the document is not well formed, once that is known.
  private(set) var fault: XMLFault?
  /// Whether faults of namespaces count: a prefix that nothing declares.
  let toleratesNamespaces: Bool
  /// The one attribute whose values are kept.
  let watched: StaticString?
}

// The callbacks write, the owner of the parser takes; nobody else changes a collector.
extension XMLCollector {
  mutating func note(_ kind: XMLEvent.Kind, _ name: PackedName, at offset: Int) {
    events.append(
      XMLEvent(
        kind: kind, name: name, offset: offset, characters: characters.count,
        attributes: attributes.count))
  }

  mutating func noteRoot(_ name: String, namespace: String?) {
    root = Root(name: name, namespace: namespace)
    hasRoot = true
  }

  mutating func append(characters bytes: UnsafeBufferPointer<UInt8>) {
    unsafe characters.append(contentsOf: bytes)
  }

  /// Keeps a value of the watched attribute.
  mutating func append(attribute bytes: UnsafeBufferPointer<UInt8>) {
    unsafe attributes.append(contentsOf: bytes)
  }

  /// Keeps the first fault.
  mutating func fail(_ reason: String, line: Int = 0, column: Int = 0) {
    guard fault == nil else { return }
    let first = reason.split(whereSeparator: \.isNewline).first ?? ""
    fault = XMLFault(reason: String(first), line: line, column: column)
  }

  mutating func discard(charactersBefore index: Int) {
    events.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    characters.removeSubrange(..<index)
  }
}
