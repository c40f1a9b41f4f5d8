/// Folding for nearly all texts: those in which no character joins another, trades places with it,
/// or depends on what comes after it.
///
/// It writes where there is room already and asks nothing of it, and gives up at all else, which
/// `TextFolding` then folds from the beginning.
package enum QuickFolding {
  /// What counts of the characters before the one at hand.
  private struct State {
    /// How many bytes were read and written.
    var index = 0
    var written = 0
    /// Whether the last base is of a script whose marks stay.
    var baseKeepsMarks = false
    /// Whether the last character was a Hebrew letter, marks aside.
    var afterHebrew = false
    /// The combining class of the Thai mark just added, zero after all else.
    var thaiOrder = 0
  }

  /// A space is put behind the first bytes only, and never behind another: one at the end is taken
  /// back.
  private static let space: UInt8 = 0x20

  /// Folds a text into memory; nothing where it gives up.
  ///
  /// - Parameter out: As many bytes as the text has, or more. None becomes longer but by a few
  ///   characters, at which it gives up where there is no room.
  /// - Returns: How many bytes were written.
  package static func fold(_ utf8: Span<UInt8>, into out: UnsafeMutableBufferPointer<UInt8>)
    -> Int?
  {
    guard out.count >= utf8.count else { return nil }
    var state = State()
    // To ask for a table is a call each time.
    let ascii = unsafe ASCIIFolding.lasting
    unsafe foldASCII(utf8, ascii, into: out, &state)
    if state.index < utf8.count {
      let table = unsafe FoldingTable.lasting
      let pairs = unsafe FoldedPairs.lasting
      while state.index < utf8.count {
        unsafe foldPairs(utf8, pairs, into: out, &state)
        if state.index == utf8.count { break }
        if utf8[state.index] >= 0x80 {
          guard unsafe foldCharacter(utf8, table, into: out, &state) else { return nil }
        }
        if state.index < utf8.count, utf8[state.index] < 0x80 {
          if state.afterHebrew, mayJoinHebrew(utf8, at: state.index) { return nil }
          unsafe foldASCII(utf8, ascii, into: out, &state)
        }
      }
    }
    if state.written > 0, unsafe out[state.written - 1] == space { state.written -= 1 }
    return state.written
  }

  /// Folds the characters up to the next one beyond ASCII: eight at a time where none of them is
  /// dropped, and else each by itself.
  @inline(__always)
  private static func foldASCII(
    _ utf8: Span<UInt8>, _ table: UnsafePointer<UInt8>,
    into out: UnsafeMutableBufferPointer<UInt8>, _ state: inout State
  ) {
    var (index, written) = (state.index, state.written)
    var last = unsafe written > 0 ? out[written &- 1] : space
    var isKeptAny = false
    while index < utf8.count {
      while index &+ 8 <= utf8.count, written &+ 16 <= out.count {
        let word = unsafe UInt64(
          littleEndian: utf8.bytes.unsafeLoadUnaligned(
            fromUncheckedByteOffset: index, as: UInt64.self))
        guard let block = FoldedBlock(word, isAfterSpace: last == space) else { break }
        unsafe block.write(to: out, &written)
        last = block.endsWithSpace ? space : 0
        isKeptAny = true
        index &+= 8
      }
      let end = min(index &+ 8, utf8.count)
      while index < end {
        // The table has a place for every byte, and there is room for every byte of the text.
        let folded = unsafe table[Int(utf8[unchecked: index])]
        if folded == ASCIIFolding.beyond { break }
        // Every byte is written and then kept or not, without a branch that the processor would
        // have to guess.
        unsafe out[written] = folded
        let isDropped = folded == ASCIIFolding.dropped
        written &+= !isDropped && (folded != space || last != space) ? 1 : 0
        last = isDropped ? last : folded
        isKeptAny = isKeptAny || !isDropped
        index &+= 1
      }
      if index < end { break }
    }
    state.index = index
    state.written = written
    if isKeptAny {
      state.baseKeepsMarks = false
      state.afterHebrew = false
      state.thaiOrder = 0
    }
  }

  /// Whether a quotation mark follows, behind apostrophes at most.
  private static func mayJoinHebrew(_ utf8: Span<UInt8>, at start: Int) -> Bool {
    var index = start
    while index < utf8.count, utf8[index] == 0x27 || utf8[index] == 0x60 { index += 1 }
    return index < utf8.count && utf8[index] == 0x22
  }

  /// Folds the characters of two bytes that come next, as far as each becomes two bytes at most
  /// whatever stands around it.
  @inline(__always)
  private static func foldPairs(
    _ utf8: Span<UInt8>, _ pairs: UnsafePointer<FoldedPairs.Entry>,
    into out: UnsafeMutableBufferPointer<UInt8>, _ state: inout State
  ) {
    var (index, written) = (state.index, state.written)
    var last: FoldedPairs.Entry?
    while index &+ 1 < utf8.count {
      let (lead, next) = (utf8[index], utf8[index &+ 1])
      guard lead &- 0xC2 < 0x1E, next & 0xC0 == 0x80 else { break }
      let entry = unsafe pairs[Int(lead & 0x1F) &<< 6 | Int(next & 0x3F)]
      if entry.count == 0 { break }
      unsafe out[written] = entry.first
      unsafe out[written &+ 1] = entry.second
      written &+= Int(entry.count)
      index &+= 2
      last = entry
    }
    guard let last else { return }
    state.index = index
    state.written = written
    state.baseKeepsMarks = last.ending == 3
    state.afterHebrew = last.ending == 4
    state.thaiOrder = 0
  }

  /// Folds one character beyond ASCII; false where it gives up.
  @inline(__always)
  private static func foldCharacter(
    _ utf8: Span<UInt8>, _ table: FoldingTable.Lasting,
    into out: UnsafeMutableBufferPointer<UInt8>, _ state: inout State
  ) -> Bool {
    let (scalar, length) = UTF8Decoding.quickScalar(utf8, at: state.index)
    let code = unsafe table.code(of: scalar)
    switch code {
    case 0: unsafe addSpace(to: out, &state)
    case 1: break
    case 2, 3, 4:
      unsafe copy(utf8, length, to: out, &state)
      state.baseKeepsMarks = code == 3
      state.afterHebrew = code == 4
      state.thaiOrder = 0
    case 5: if state.baseKeepsMarks { return false }
    case 6:
      guard ThaiMarks.contains(scalar) else { return false }
      let order = ThaiMarks.combiningClass(scalar)
      if order > 0, order < state.thaiOrder { return false }
      unsafe copy(utf8, length, to: out, &state)
      state.thaiOrder = order
      state.afterHebrew = false
    case 8:
      if state.afterHebrew { return false }
      unsafe addSpace(to: out, &state)
    case 16...:
      guard
        unsafe addText(
          Int(code) - 16, of: table, within: state.index + length, to: out, &state)
      else {
        return false
      }
    default: return false
    }
    state.index &+= length
    return true
  }

  @inline(__always)
  private static func addSpace(
    to out: UnsafeMutableBufferPointer<UInt8>, _ state: inout State
  ) {
    state.baseKeepsMarks = false
    state.afterHebrew = false
    unsafe appendSpace(to: out, &state)
  }

  @inline(__always)
  private static func appendSpace(
    to out: UnsafeMutableBufferPointer<UInt8>, _ state: inout State
  ) {
    guard state.written > 0, unsafe out[state.written &- 1] != space else { return }
    unsafe out[state.written] = space
    state.written &+= 1
  }

  @inline(__always)
  private static func copy(
    _ utf8: Span<UInt8>, _ length: Int, to out: UnsafeMutableBufferPointer<UInt8>,
    _ state: inout State
  ) {
    let (start, end) = (state.index, state.written)
    unsafe out[end] = utf8[start]
    unsafe out[end &+ 1] = utf8[start &+ 1]
    if length > 2 { unsafe out[end &+ 2] = utf8[start &+ 2] }
    if length > 3 { unsafe out[end &+ 3] = utf8[start &+ 3] }
    state.written &+= length
  }

  /// Adds what a character becomes, unless it is more than there is room for.
  ///
  /// - Parameter end: The byte of the text behind the character: what comes then needs room too.
  private static func addText(
    _ number: Int, of table: FoldingTable.Lasting, within end: Int,
    to out: UnsafeMutableBufferPointer<UInt8>,
    _ state: inout State
  ) -> Bool {
    let text = unsafe table.text(number)
    // Marks in it may join what stands before.
    if text.flags & 0x80 != 0 || state.written + text.places.count > end { return false }
    for place in text.places {
      let byte = unsafe table.texts[place]
      if byte == space {
        unsafe appendSpace(to: out, &state)
      } else {
        unsafe out[state.written] = byte
        state.written &+= 1
      }
    }
    let ending = text.flags & 0x7F
    // An end of another kind is none of a single character's.
    guard ending <= 4 else { return false }
    state.baseKeepsMarks = ending == 3
    state.afterHebrew = ending == 4
    state.thaiOrder = 0
    return true
  }
}
