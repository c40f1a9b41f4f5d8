/// What becomes of each character beyond ASCII in the text that plain expressions look at: found out
/// once for each, and then told by one look.
struct RegexForms {
  /// What becomes of one character.
  struct Form {
    /// The bytes in the lower half; then how many they are, and the marks.
    fileprivate var word: UInt64

    fileprivate static let lengthShift: UInt64 = 32
    fileprivate static let lengthMask: UInt64 = 7
    fileprivate static let untoldMark: UInt64 = 1 << 40
    fileprivate static let unsureMark: UInt64 = 1 << 41

    /// Its UTF-8 in the form that is the same for all cases, the first byte as the lowest.
    @inline(__always)
    var bytes: UInt32 { UInt32(truncatingIfNeeded: word) }
    /// How many bytes these are.
    @inline(__always)
    var length: Int { Int(truncatingIfNeeded: word &>> Self.lengthShift & Self.lengthMask) }
    /// Whether plain expressions can't tell of a text that has it.
    @inline(__always)
    var isUntold: Bool { word & Self.untoldMark != 0 }
    /// Whether NFC may make something else of it, with what stands before or behind it.
    @inline(__always)
    var isUnsure: Bool { word & Self.unsureMark != 0 }
    /// Neither.
    @inline(__always)
    var isPlain: Bool { word & (Self.untoldMark | Self.unsureMark) == 0 }
  }

  /// Pages of so many characters, one behind the other; zero where nothing is known.
  private var forms = [UInt64](repeating: 0, count: pageSize)
  /// Where the page of each character of the first plane begins: that of nothing, if none is known.
  private var pages = [Int32](repeating: 0, count: 0x10000 / pageSize)

  private static let pageSize = 64

  /// What becomes of a character.
  @inline(__always)
  mutating func form(of value: UInt32, _ kinds: inout RegexCharacterKinds) -> Form {
    if value < 0x10000 {
      let page = Int(truncatingIfNeeded: pages[Int(value &>> 6)])
      let word = forms[page &+ Int(value & 63)]
      if word != 0 { return Form(word: word) }
    }
    return learn(value, &kinds)
  }

  @inline(never)
  private mutating func learn(_ value: UInt32, _ kinds: inout RegexCharacterKinds) -> Form {
    let form = Self.made(value, &kinds)
    if value < 0x10000 {
      let row = Int(value >> 6)
      if pages[row] == 0 {
        pages[row] = Int32(forms.count)
        forms.append(contentsOf: repeatElement(0, count: Self.pageSize))
      }
      forms[Int(pages[row]) + Int(value & 63)] = form.word
    }
    return form
  }

  private static func made(_ value: UInt32, _ kinds: inout RegexCharacterKinds) -> Form {
    let symbol = kinds.look(at: value)
    var isUntold = false
    if symbol.key == value {
      isUntold = LineBreaks.contains(value)
    } else if symbol.key >= 0x80 {
      // Of other kinds than what it is taken for.
      let other = kinds.look(at: symbol.key)
      isUntold = other.key != symbol.key || other.kinds != symbol.kinds
    }
    var (word, length): (UInt64, UInt64) = (0, 0)
    let scalar = Unicode.Scalar(symbol.key) ?? "\u{FFFD}"
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      word |= UInt64(byte) << (length * 8)
      length += 1
    }
    word |= length << Form.lengthShift
    if isUntold { word |= Form.untoldMark }
    if !CanonicalText.isPlain(value) { word |= Form.unsureMark }
    return Form(word: word)
  }
}
