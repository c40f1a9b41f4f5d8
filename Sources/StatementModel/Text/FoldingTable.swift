/// What folding makes of each Unicode scalar, unpacked from the files of `Folding/` when the first
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
    let runs = FoldingFiles.bytes(of: "block-runs")
    var numbers: [UInt16] = []
    numbers.reserveCapacity(0x110000 / Int(Self.blockSize))
    for index in stride(from: 0, to: runs.count - 3, by: 4) {
      let number = UInt16(runs[index]) | UInt16(runs[index + 1]) << 8
      let count = Int(runs[index + 2]) | Int(runs[index + 3]) << 8
      numbers.append(contentsOf: repeatElement(number, count: count))
    }
    blockNumbers = numbers
    let blocks = FoldingFiles.bytes(of: "blocks")
    classes = (0..<(blocks.count / 2)).map {
      UInt16(blocks[$0 * 2]) | UInt16(blocks[$0 * 2 + 1]) << 8
    }
    texts = FoldingFiles.bytes(of: "texts")
    var starts: [Int] = []
    var position = 0
    while position < texts.count {
      starts.append(position)
      position += 2 + Int(texts[position])
    }
    textStarts = starts
  }

  @inline(__always)
  func entry(of scalar: UInt32) -> Entry {
    let block = UInt32(blockNumbers[Int(scalar / Self.blockSize)])
    return Entry(classes[Int(block * Self.blockSize + scalar % Self.blockSize)])
  }
}
