import StatementModel

/// The texts of known and new packed rows, numbered anew by first use; equal ones get one number.
struct MergedTexts {
  private let knownSource: PackedSource
  private let newSource: PackedSource
  /// By text of each source: its number plus 1, and 0 as long as it is not used.
  private var known: [UInt32]
  private var new: [UInt32]
  /// The new texts, few beside the known ones, by what their bytes come to.
  private var newSums: SumSet
  /// By number: the text of the new rows doubled plus 1, or the known one doubled.
  private var order: [UInt32] = []

  init(
    known: PackedSource, new: PackedSource, newBytes: Span<UInt8>
  ) throws(IndexError) {
    guard known.textCount + new.textCount < Int(UInt32.max >> 1) else { throw .misuse }
    knownSource = known
    newSource = new
    self.known = Array(repeating: 0, count: known.textCount)
    self.new = Array(repeating: 0, count: new.textCount)
    newSums = SumSet(expecting: new.textCount)
    for text in 0..<new.textCount {
      let place = try new.text(text, newBytes)
      _ = newSums.insert(Checksum.of(newBytes.extracting(place)))
    }
  }

  /// The number of a known or a new text from now on.
  @inline(__always)
  mutating func number(
    of text: UInt64, isNew: Bool, known knownBytes: Span<UInt8>, new newBytes: Span<UInt8>
  ) throws(IndexError) -> UInt64 {
    guard text < UInt64(isNew ? new.count : known.count) else { throw .corrupt(.packing) }
    let number = isNew ? new[Int(text)] : known[Int(text)]
    if number != 0 { return UInt64(number &- 1) }
    return isNew ? add(new: Int(text)) : try add(known: Int(text), knownBytes, newBytes)
  }

  private mutating func add(new text: Int) -> UInt64 {
    order.append(UInt32(text) << 1 | 1)
    new[text] = UInt32(order.count)
    return UInt64(order.count - 1)
  }

  private mutating func add(
    known text: Int, _ knownBytes: Span<UInt8>, _ newBytes: Span<UInt8>
  ) throws(IndexError) -> UInt64 {
    let bytes = knownBytes.extracting(try knownSource.text(text, knownBytes))
    let sum = Checksum.of(bytes)
    if newSums.mayHave(sum), let twin = newSums.place(of: sum),
      Self.areSame(bytes, newBytes.extracting(try newSource.text(twin, newBytes)))
    {
      if new[twin] == 0 { _ = add(new: twin) }
      known[text] = new[twin]
    } else {
      order.append(UInt32(text) << 1)
      known[text] = UInt32(order.count)
    }
    return UInt64(known[text] - 1)
  }

  private static func areSame(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    guard one.count == other.count else { return false }
    for place in one.indices where one[place] != other[place] { return false }
    return true
  }

  /// Writes how many texts there are, and each.
  func write(
    to out: inout RowOutput, known knownBytes: Span<UInt8>, new newBytes: Span<UInt8>
  ) throws(IndexError) {
    try out.unsigned(UInt64(order.count))
    for entry in order {
      let text = Int(entry >> 1)
      if entry & 1 == 1 {
        let place = newSource.packedText(text)
        try out.copy(newBytes, from: place.lowerBound, to: place.upperBound)
      } else {
        let place = knownSource.packedText(text)
        try out.copy(knownBytes, from: place.lowerBound, to: place.upperBound)
      }
    }
  }
}
