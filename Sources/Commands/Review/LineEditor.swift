/// One line of text that is being typed.
struct LineEditor: Hashable, Sendable {
  private(set) var before: [Character]
  private(set) var after: [Character] = []

  init(_ text: String = "") { before = Array(text) }

  var text: String { String(before + after) }

  /// Takes a key that edits.
  ///
  /// - Returns: Whether it was one.
  mutating func press(_ key: Key) -> Bool {
    switch key {
    case .character(let character): before.append(character)
    case .backspace: _ = before.popLast()
    case .delete, .control("d"): if !after.isEmpty { after.removeFirst() }
    case .left, .control("b"): if let last = before.popLast() { after.insert(last, at: 0) }
    case .right, .control("f"): if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"):
      after = before + after
      before = []
    case .end, .control("e"):
      before += after
      after = []
    case .control("u"): before = []
    case .control("k"): after = []
    case .control("w"):
      while before.last == " " { before.removeLast() }
      while let last = before.last, last != " " { before.removeLast() }
    default: return false
    }
    return true
  }
}
