/// Makes texts comparable as people compare them: without case, accents, punctuation and
/// invisible characters.
///
/// The rules stand on the page "The rules language", section "Folding". Folding a folded text
/// changes nothing.
package enum TextFolding {
  /// The folded text: NFKC, case folded, combining marks removed where they are only accents,
  /// format characters and apostrophes dropped, every other character that is no letter and no
  /// digit made a space, runs of spaces made one, ends trimmed.
  package static func fold(_ text: String) -> String {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    fold(text.utf8.span, into: &folded)
    return String(decoding: folded, as: UTF8.self)
  }

  /// Appends the folded form of a UTF-8 text to `out`; bytes that are no UTF-8 count as spaces.
  package static func fold(_ utf8: Span<UInt8>, into out: inout [UInt8]) {
    var folder = Folder(start: out.count)
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      if byte < 0x80 {
        folder.addASCII(byte, at: index, of: utf8, to: &out)
        index += 1
      } else {
        let (scalar, length) = UTF8Decoding.scalar(utf8, at: index)
        folder.add(scalar, at: index, length: length, of: utf8, to: &out)
        index += length
      }
    }
    if folder.mayCompose { Composition.compose(&out, from: folder.start) }
  }
}

/// The state between two characters of a text that is being folded.
private struct Folder {
  let start: Int
  /// Whether a space is due before the next letter.
  private var spaceIsDue = false
  /// Whether the last base is of a script whose marks stay.
  private var baseKeepsMarks = false
  /// Whether the last character was a Hebrew letter, marks aside.
  private var afterHebrew = false
  /// The combining class of the Thai mark just added, zero after all else.
  private var thaiOrder = 0
  /// Whether something was kept that may compose with what stands before it.
  private(set) var mayCompose = false

  init(start: Int) { self.start = start }

  @inline(__always)
  mutating func addASCII(
    _ byte: UInt8, at index: Int, of utf8: Span<UInt8>, to out: inout [UInt8]
  ) {
    let lower = byte | 0x20
    if lower &- 0x61 < 26 || byte &- 0x30 < 10 {
      addSpaceIfDue(to: &out)
      // Digits have the bit of lower case already.
      out.append(lower)
      thaiOrder = 0
      baseKeepsMarks = false
      afterHebrew = false
    } else if byte == 0x27 || byte == 0x60 {
      // Apostrophe and grave accent.
    } else if byte == 0x22, afterHebrew {
      addQuote(before: index + 1, of: utf8)
    } else {
      addSpace()
    }
  }

  mutating func add(
    _ scalar: UInt32, at index: Int, length: Int, of utf8: Span<UInt8>, to out: inout [UInt8]
  ) {
    let entry = FoldingTable.shared.entry(of: scalar)
    switch entry {
    case .space: addSpace()
    case .drop: break
    case .accent:
      guard baseKeepsMarks else { return }
      mayCompose = true
      copy(utf8, at: index, length: length, to: &out)
    case .mark where ThaiMarks.contains(scalar):
      addSpaceIfDue(to: &out)
      copy(utf8, at: index, length: length, to: &out)
      let order = ThaiMarks.combiningClass(scalar)
      if order > 0, order < thaiOrder { mayCompose = true }
      thaiOrder = order
      afterHebrew = false
    case .plain, .keeping, .hebrew, .mark, .jamo:
      addSpaceIfDue(to: &out)
      copy(utf8, at: index, length: length, to: &out)
      settle(entry)
    case .quote: addQuote(before: index + length, of: utf8)
    case .text(let number): addText(number, to: &out)
    }
  }

  private mutating func addText(_ number: Int, to out: inout [UInt8]) {
    let table = FoldingTable.shared
    var position = table.textStarts[number]
    let end = position + 2 + Int(table.texts[position])
    let flags = table.texts[position + 1]
    position += 2
    while position < end {
      let byte = table.texts[position]
      if byte == 0x20 {
        spaceIsDue = true
      } else {
        addSpaceIfDue(to: &out)
        out.append(byte)
      }
      position += 1
    }
    settle(FoldingTable.Entry(flags & 0x7F))
    if flags & 0x80 != 0 { mayCompose = true }
  }

  /// Notes what the character just added means for the next ones.
  private mutating func settle(_ entry: FoldingTable.Entry) {
    thaiOrder = 0
    switch entry {
    case .keeping: baseKeepsMarks = true
    case .jamo:
      baseKeepsMarks = true
      mayCompose = true
    case .mark: mayCompose = true
    default: baseKeepsMarks = false
    }
    if case .hebrew = entry { afterHebrew = true } else { afterHebrew = false }
  }

  /// Geresh, gershayim and quotation marks vanish between Hebrew letters (`חו"ל`).
  private mutating func addQuote(before index: Int, of utf8: Span<UInt8>) {
    if afterHebrew, Self.isHebrew(utf8, from: index) { return }
    addSpace()
  }

  private static func isHebrew(_ utf8: Span<UInt8>, from index: Int) -> Bool {
    var index = index
    while index < utf8.count {
      let (scalar, length) = UTF8Decoding.scalar(utf8, at: index)
      let table = FoldingTable.shared
      switch table.entry(of: scalar) {
      case .drop, .accent: index += length
      case .hebrew: return true
      case .text(let number):
        return FoldingTable.Entry(table.texts[table.textStarts[number] + 1] & 0x7F) == .hebrew
      default: return false
      }
    }
    return false
  }

  @inline(__always)
  private mutating func addSpace() {
    spaceIsDue = true
    baseKeepsMarks = false
    afterHebrew = false
  }

  @inline(__always)
  private mutating func addSpaceIfDue(to out: inout [UInt8]) {
    if spaceIsDue {
      if out.count > start { out.append(0x20) }
      spaceIsDue = false
    }
  }

  private func copy(
    _ utf8: Span<UInt8>, at index: Int, length: Int, to out: inout [UInt8]
  ) {
    for offset in index..<(index + length) { out.append(utf8[offset]) }
  }
}
