/// A key as a terminal sends it.
enum Key: Hashable, Sendable {
  case character(Character)
  case enter, escape, tab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// Ctrl with a letter: `c`.
  case control(Character)
}

/// Makes keys of the bytes that a terminal sends.
struct KeyDecoder {
  private var waiting: [UInt8] = []

  /// Whether the bytes so far may be the beginning of something longer: after a short while
  /// without more, `finish` says what they are.
  var isWaiting: Bool { !waiting.isEmpty }

  /// The keys that are complete with these bytes.
  mutating func keys(_ bytes: some Sequence<UInt8>) -> [Key] {
    waiting += bytes
    var keys: [Key] = []
    var start = 0
    while start < waiting.count {
      guard let (key, length) = Self.key(waiting[start...]) else { break }
      if let key { keys.append(key) }
      start += length
    }
    waiting.removeFirst(start)
    return keys
  }

  /// What the bytes are that wait, now that no more have come: an escape key, most likely.
  mutating func finish() -> [Key] {
    let isEscape = waiting.first == 0x1B
    waiting = []
    return isEscape ? [.escape] : []
  }

  /// The first key and its bytes; no key where they mean none; nothing where more are needed.
  private static func key(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x1B: return escapeSequence(bytes)
    case 0..<0x20: return (.control(Character(Unicode.Scalar(first | 0x60))), 1)
    case 0x20..<0x7F: return (.character(Character(Unicode.Scalar(first))), 1)
    default: return character(bytes)
    }
  }

  /// One character of UTF-8; bytes that are none are dropped.
  private static func character(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    let length: Int
    switch bytes.first ?? 0 {
    case 0xC2..<0xE0: length = 2
    case 0xE0..<0xF0: length = 3
    case 0xF0..<0xF5: length = 4
    default: return (nil, 1)
    }
    let part = bytes.prefix(length)
    guard part.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return (nil, 1) }
    guard part.count == length else { return nil }
    guard let text = String(validating: part, as: UTF8.self), let character = text.first else {
      return (nil, length)
    }
    return (.character(character), length)
  }

  /// `ESC [ … letter`, `ESC [ number ~` and `ESC O letter` (ECMA-48, and what terminals made of it).
  private static func escapeSequence(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    let rest = bytes.dropFirst()
    guard let second = rest.first else { return nil }
    guard second == UInt8(ascii: "[") || second == UInt8(ascii: "O") else { return (.escape, 1) }
    guard let end = rest.dropFirst().firstIndex(where: { 0x40...0x7E ~= $0 }) else {
      // No sequence is so long; what begins so is thrown away.
      return rest.count > 16 ? (nil, bytes.count) : nil
    }
    let length = end - bytes.startIndex + 1
    let parameters = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
    return (key(final: bytes[end], parameters), length)
  }

  private static func key(final: UInt8, _ parameters: String) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "~"):
      switch parameters {
      case "1", "7": .home
      case "3": .delete
      case "4", "8": .end
      case "5": .pageUp
      case "6": .pageDown
      default: nil
      }
    default: nil
    }
  }
}
