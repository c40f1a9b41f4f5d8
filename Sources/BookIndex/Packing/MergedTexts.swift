import StatementModel

/// The texts of known and new packed rows; equal ones get one number.
///
/// Known texts keep their numbers, so that rows can be copied as they are, or all are numbered anew
/// by first use, so that none is left that no row has.
struct MergedTexts {
  private let keepsKnown: Bool
  private let knownSource: PackedSource
  private let newSource: PackedSource
  /// By text of each source: its number plus 1, and 0 as long as it is not used; of a known one that
  /// keeps its number, whether it is used.
  private var known: [UInt32]
  private var new: [UInt32]
  /// The new texts, few beside the known ones, by what their bytes come to.
  private var newSums: SumSet
  /// By number: the text of the new rows doubled plus 1, or the known one doubled.
  private var order: [UInt32] = []

  init(
    known: PackedSource, new: PackedSource, knownBytes: Span<UInt8>, newBytes: Span<UInt8>,
    keepsKnown: Bool
  ) throws(IndexError) {
    self.keepsKnown = keepsKnown
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
    guard keepsKnown else { return }
    for text in 0..<known.textCount {
      let bytes = knownBytes.extracting(try known.text(text, knownBytes))
      let sum = Checksum.of(bytes)
      guard newSums.mayHave(sum), let twin = newSums.place(of: sum),
        Self.areSame(bytes, newBytes.extracting(try new.text(twin, newBytes)))
      else { continue }
      self.new[twin] = UInt32(text + 1)
    }
    for text in 0..<new.textCount where self.new[text] == 0 {
      order.append(UInt32(text) << 1 | 1)
      self.new[text] = UInt32(known.textCount + order.count)
    }
  }

  /// Whether more than a quarter of the known texts is of no row any more.
  var leaveTooMany: Bool {
    guard keepsKnown else { return false }
    return known.count { $0 == 0 } * 4 > known.count
  }

  /// Notes that a known text is used which keeps its number.
  @inline(__always)
  mutating func use(_ text: UInt64) throws(IndexError) {
    guard text < UInt64(known.count) else { throw .corrupt(.packing) }
    known[Int(text)] = 1
  }

  /// The number of a known or a new text from now on.
  @inline(__always)
  mutating func number(
    of text: UInt64, isNew: Bool, known knownBytes: Span<UInt8>, new newBytes: Span<UInt8>
  ) throws(IndexError) -> UInt64 {
    guard text < UInt64(isNew ? new.count : known.count) else { throw .corrupt(.packing) }
    if keepsKnown {
      let kept = isNew ? UInt64(new[Int(text)] &- 1) : text
      if kept < UInt64(known.count) { known[Int(kept)] = 1 }
      return kept
    }
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
    try out.unsigned(UInt64(order.count + (keepsKnown ? known.count : 0)))
    if keepsKnown {
      let all = knownSource.packedTexts
      try out.copy(knownBytes, from: all.lowerBound, to: all.upperBound)
    }
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
