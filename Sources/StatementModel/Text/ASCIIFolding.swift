/// The fast path of folding: most descriptions are ASCII from end to end.
package enum ASCIIFolding {
  static let dropped: UInt8 = 0
  private static let space: UInt8 = 0x20
  static let beyond: UInt8 = 1

  /// What each byte becomes: itself in lower case, a space, nothing, or `beyond` ASCII.
  private static let table: [UInt8] = (0...255).map { byte in
    switch UInt8(byte) {
    case 0x30...0x39, 0x61...0x7A: UInt8(byte)
    case 0x41...0x5A: UInt8(byte) + 0x20
    // Apostrophe and grave accent.
    case 0x27, 0x60: dropped
    case 0x80...0xFF: beyond
    default: space
    }
  }

  /// The same where it stays to the end of the process: a look at it counts nothing.
  nonisolated(unsafe) static let lasting: UnsafePointer<UInt8> = unsafe LastingTable.make(table)

  /// Whether all bytes of a text are ASCII.
  package static func isASCII(_ utf8: Span<UInt8>) -> Bool {
    var found: UInt64 = 0
    var index = 0
    while index &+ 8 <= utf8.count {
      found |= unsafe utf8.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: index, as: UInt64.self)
      index &+= 8
    }
    while index < utf8.count {
      found |= UInt64(utf8[index])
      index &+= 1
    }
    return found & 0x8080_8080_8080_8080 == 0
  }

  /// The folded text, made where it will lie; nothing where a byte is beyond ASCII.
  static func fold(_ utf8: Span<UInt8>) -> String? {
    guard isASCII(utf8) else { return nil }
    let table = table.span
    return unsafe String(unsafeUninitializedCapacity: utf8.count) { buffer in
      var last = space
      var written = 0
      for index in utf8.indices {
        // The table has a place for every byte, and the buffer one for every byte of the text.
        let folded = unsafe table[unchecked: Int(utf8[unchecked: index])]
        unsafe buffer[written] = folded
        let isKept = folded != dropped && (folded != space || last != space)
        written &+= isKept ? 1 : 0
        last = folded == dropped ? last : folded
      }
      // Of runs of spaces one is kept, and none at the end.
      if written > 0, unsafe buffer[written - 1] == space { written -= 1 }
      return written
    }
  }

  /// Folds the bytes up to the first one beyond ASCII; the result may end with one space.
  ///
  /// Every byte is written and then kept or not, without a branch that the processor would have
  /// to guess.
  ///
  /// - Returns: How many bytes were read.
  static func foldPrefix(of utf8: Span<UInt8>, into out: inout [UInt8]) -> Int {
    let table = table.span
    var index = 0
    out.append(addingCapacity: utf8.count) { span in
      // The buffer has room for every byte of the text, and no byte becomes more than one.
      unsafe span.withUnsafeMutableBufferPointer { buffer, initialized in
        var last = space
        var written = 0
        while index < utf8.count {
          let folded = unsafe table[unchecked: Int(utf8[unchecked: index])]
          if folded == beyond { break }
          unsafe buffer[written] = folded
          let isKept = folded != dropped && (folded != space || last != space)
          written &+= isKept ? 1 : 0
          last = folded == dropped ? last : folded
          index &+= 1
        }
        initialized = written
      }
    }
    return index
  }
}
