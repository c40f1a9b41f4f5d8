import StatementModel

/// A YAML document's tree with the place of every node; all scalars are text as typed.
package indirect enum YAMLNode: Sendable {
  case scalar(YAMLScalar)
  case sequence([YAMLNode], at: SourceLocation)
  case mapping([YAMLEntry], at: SourceLocation)

  /// Where the node begins.
  package var location: SourceLocation {
    switch self {
    case .scalar(let scalar): scalar.location
    case .sequence(_, let location), .mapping(_, let location): location
    }
  }

  /// `a text`, `a list`, `a mapping`: for messages.
  package var kindName: String {
    switch self {
    case .scalar(let scalar): scalar.isNull ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// A scalar as typed: `no`, `0123` and `1e5` stay text.
package struct YAMLScalar: Hashable, Sendable {
  /// What stands there, without quotes.
  package var text: String
  /// Whether it stood in quotes or a block, where YAML's own traps don't lie.
  package var isQuoted: Bool
  /// Whether it is an item of a list in brackets, where a comma inside a text splits it.
  package var isFlowItem: Bool
  package var location: SourceLocation
  /// The lines of a text that stands, without quotes, in several of them; else nothing.
  package var lines: [String]

  package init(
    text: String, isQuoted: Bool, isFlowItem: Bool = false, location: SourceLocation,
    lines: [String] = []
  ) {
    self.text = text
    self.isQuoted = isQuoted
    self.isFlowItem = isFlowItem
    self.location = location
    self.lines = lines
  }

  /// An empty plain scalar, or `~` or `null`: nothing was said.
  package var isNull: Bool { !isQuoted && (text.isEmpty || text == "~" || text == "null") }

  /// Whether there is more than blanks.
  var saysSomething: Bool { !isNull && text.contains { !$0.isWhitespace } }
}

/// One key and its value.
package struct YAMLEntry: Sendable {
  package var key: YAMLScalar
  package var value: YAMLNode

  package init(key: YAMLScalar, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}
