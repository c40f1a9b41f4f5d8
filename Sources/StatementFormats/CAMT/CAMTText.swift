/// Makes values of the characters between two tags.
enum CAMTText {
  /// Appends the characters of `range` as a value.
  ///
  /// Runs of blanks that hold a line break or tab are layout and become one blank; blanks at both
  /// ends are dropped, unless they are to be kept. Other controls are dropped.
  static func append(
    _ characters: [UInt8], _ range: Range<Int>, keepingBlanks: Bool, to out: inout [UInt8]
  ) {
    let start = out.count
    if characters[range].contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      appendWithoutLayout(characters[range], to: &out)
    } else {
      out.append(contentsOf: characters[range])
    }
    guard !keepingBlanks else { return }
    while out.count > start, out[out.count - 1] == 0x20 { out.removeLast() }
    var leading = start
    while leading < out.count, out[leading] == 0x20 { leading += 1 }
    if leading > start { out.removeSubrange(start..<leading) }
  }

  private static func appendWithoutLayout(_ characters: ArraySlice<UInt8>, to out: inout [UInt8]) {
    let start = out.count
    /// Whether a line break came since the last letter.
    var isBroken = false
    for byte in characters {
      switch byte {
      case 0x09, 0x0A, 0x0D:
        while out.count > start, out[out.count - 1] == 0x20 { out.removeLast() }
        isBroken = true
      case 0x20:
        if !isBroken { out.append(byte) }
      case 0x00..<0x20, 0x7F: break
      default:
        if isBroken, out.count > start { out.append(0x20) }
        isBroken = false
        out.append(byte)
      }
    }
  }

  /// Joins the pieces of a remittance text (`Ustrd`).
  ///
  /// Banks send one field a piece, or one text cut at a fixed width, in the middle of words as it
  /// falls. So a piece that is full, with 35 characters or a multiple up to 140, is joined to the
  /// next as it is; after any other comes a blank.
  static func joined(_ buffer: [UInt8], _ pieces: [Range<Int>]) -> [UInt8] {
    var out: [UInt8] = []
    var isFull = false
    for piece in pieces {
      if !out.isEmpty, !isFull, out[out.count - 1] != 0x20, buffer[piece].first != 0x20 {
        out.append(0x20)
      }
      out.append(contentsOf: buffer[piece])
      isFull = widths.contains(buffer[piece].count { $0 & 0xC0 != 0x80 })
    }
    while out.last == 0x20 { out.removeLast() }
    return Array(out.drop { $0 == 0x20 })
  }

  /// Max35Text, Max70Text, Max105Text, Max140Text.
  private static let widths: Set<Int> = [35, 70, 105, 140]

  /// Longer texts are compared at their beginnings only, so that no file makes comparing costly.
  private static let longestWhole = 2048
  private static let longestPart = 256

  /// Whether `whole` contains `part`, ASCII letters in any case.
  static func contains(_ whole: [UInt8], _ part: [UInt8]) -> Bool {
    guard let initial = part.first.map(Search.lower), part.count <= whole.count else {
      return part.isEmpty
    }
    guard whole.count <= longestWhole, part.count <= longestPart else {
      return whole.starts(with: part)
    }
    for start in 0...(whole.count - part.count) where Search.lower(whole[start]) == initial {
      var offset = 1
      while offset < part.count,
        Search.lower(whole[start + offset]) == Search.lower(part[offset])
      {
        offset += 1
      }
      if offset == part.count { return true }
    }
    return false
  }
}
