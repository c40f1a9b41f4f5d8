/// What folding makes of each Unicode scalar, unpacked from `FoldingData` when the first
/// character beyond ASCII is met.
struct FoldingTable: Sendable {
  static let shared = FoldingTable()

  /// What becomes of a scalar; the numbers are those of `generate-folding.py`.
  enum Entry: Equatable {
    case space, drop
    /// A letter or digit that stays, of a script whose marks are removed.
    case plain
    /// A letter that stays, of a script whose marks stay.
    case keeping
    /// A Hebrew letter.
    case hebrew
    /// A combining mark of no script of its own: stays only after a letter that keeps marks.
    case accent
    /// A combining mark that stays.
    case mark
    /// A conjoining Hangul letter.
    case jamo
    /// Geresh, gershayim or a quotation mark.
    case quote
    /// Becomes the text of this number.
    case text(Int)

    init(_ code: some BinaryInteger) {
      switch code {
      case 0: self = .space
      case 1: self = .drop
      case 2: self = .plain
      case 3: self = .keeping
      case 4: self = .hebrew
      case 5: self = .accent
      case 6: self = .mark
      case 7: self = .jamo
      case 8: self = .quote
      default: self = .text(Int(code) - 16)
      }
    }
  }

  private static let blockSize: UInt32 = 64
  /// The block of each 64 scalars.
  private let blockNumbers: [UInt16]
  private let classes: [UInt16]
  /// For each text: its length, the class of its end (with 0x80 where it has marks), its UTF-8.
  let texts: [UInt8]
  let textStarts: [Int]

  private init() {
    let runs = Base64.decode(FoldingData.blockRuns)
    var numbers: [UInt16] = []
    numbers.reserveCapacity(0x110000 / Int(Self.blockSize))
    for index in stride(from: 0, to: runs.count - 3, by: 4) {
      let number = UInt16(runs[index]) | UInt16(runs[index + 1]) << 8
      let count = Int(runs[index + 2]) | Int(runs[index + 3]) << 8
      numbers.append(contentsOf: repeatElement(number, count: count))
    }
    blockNumbers = numbers
    let blocks = Base64.decode(FoldingData.blocks)
    classes = (0..<(blocks.count / 2)).map {
      UInt16(blocks[$0 * 2]) | UInt16(blocks[$0 * 2 + 1]) << 8
    }
    texts = Base64.decode(FoldingData.texts)
    var starts: [Int] = []
    var position = 0
    while position < texts.count {
      starts.append(position)
      position += 2 + Int(texts[position])
    }
    textStarts = starts
  }

  /// The tables where they stay to the end of the process: a look at them counts nothing.
  @unsafe struct Lasting {
    let blockNumbers: UnsafePointer<UInt16>
    let classes: UnsafePointer<UInt16>
    let texts: UnsafePointer<UInt8>
    let textStarts: UnsafePointer<Int>

    /// What becomes of a scalar, as the number of which `Entry` is made; there is one for each.
    @inline(__always)
    func code(of scalar: UInt32) -> UInt16 {
      let block = unsafe UInt32(blockNumbers[Int(scalar / blockSize)])
      return unsafe classes[Int(block &* blockSize &+ scalar % blockSize)]
    }

    /// Where the bytes of a text stand, and the class of its end, with 0x80 where it has marks.
    @inline(__always)
    func text(_ number: Int) -> (places: Range<Int>, flags: UInt8) {
      let start = unsafe textStarts[number]
      let count = unsafe Int(texts[start])
      return unsafe (start + 2..<start + 2 + count, texts[start + 1])
    }
  }

  nonisolated(unsafe) static let lasting = unsafe Lasting(
    blockNumbers: LastingTable.make(shared.blockNumbers),
    classes: LastingTable.make(shared.classes), texts: LastingTable.make(shared.texts),
    textStarts: LastingTable.make(shared.textStarts))

  @inline(__always)
  func entry(of scalar: UInt32) -> Entry {
    let block = UInt32(blockNumbers[Int(scalar / Self.blockSize)])
    return Entry(classes[Int(block * Self.blockSize + scalar % Self.blockSize)])
  }
}

/// Tables that stay to the end of the process.
enum LastingTable {
  /// A table with these items, which nobody ever lets go of.
  static func make<Item: BitwiseCopyable>(_ items: [Item]) -> UnsafePointer<Item> {
    let start = UnsafeMutablePointer<Item>.allocate(capacity: max(1, items.count))
    for place in items.indices { unsafe (start + place).initialize(to: items[place]) }
    return unsafe UnsafePointer(start)
  }
}
