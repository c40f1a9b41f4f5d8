/// By what a message of ISO 20022 is known from its beginning.
enum CAMTSignature {
  /// How many elements are looked at: a message is named by its first or second one, or by a few
  /// more in an envelope.
  private static let seenElements = 64

  /// Whether the text begins as XML and an element near its beginning is one of the messages that
  /// are read, or declares a namespace of ISO 20022.
  static func isMessage(_ text: [UInt8]) -> Bool {
    guard let first = text.first(where: { $0 > 0x20 }), first == UInt8(ascii: "<") else {
      return false
    }
    var index = 0
    var seen = 0
    while index < text.count, seen < seenElements {
      guard text[index] == UInt8(ascii: "<"), index + 1 < text.count else {
        index += 1
        continue
      }
      if Search.hasPrefix(text, "<!--", at: index) {
        guard let end = Search.commentEnd(text, from: index) else { return false }
        index = end
        continue
      }
      let end = text[index...].firstIndex(of: UInt8(ascii: ">")) ?? text.count
      let tag = text[(index + 1)..<end]
      if let initial = tag.first, isNameStart(initial) {
        seen += 1
        if names(tag) || declares(tag) { return true }
      }
      index = end
    }
    return false
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || Search.lower(byte) &- UInt8(ascii: "a") < 26
  }

  /// Whether the tag is that of a message, whatever its prefix.
  private static func names(_ tag: ArraySlice<UInt8>) -> Bool {
    let name = tag.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    let local = name.split(separator: UInt8(ascii: ":")).last ?? []
    return CAMTPaths.messages.contains { $0.utf8.elementsEqual(local) }
  }

  /// Whether a namespace of the standard is declared, in its own spelling or SWIFT's.
  private static func declares(_ tag: ArraySlice<UInt8>) -> Bool {
    guard Search.first("xmlns", in: tag) != nil else { return false }
    return ["iso:std:iso:20022", "urn:swift:xsd:"].contains { Search.first($0, in: tag) != nil }
  }
}

/// A message's name, read from its namespace: `camt.053.001.08`.
enum CAMTMessageName {
  /// What stands after the last colon, `$` or `/`; nothing where that is no name of a message.
  static func of(namespace: String) -> String? {
    let last = namespace.split { ":$/".contains($0) }.last.map(String.init) ?? ""
    let parts = last.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].count == 4, parts[0].allSatisfy({ $0.isASCII && $0.isLetter }),
      last.utf8.count <= 24
    else { return nil }
    return last
  }
}
