/// The patterns that match the new descriptions of a block, in memory that serves one block after
/// the other.
struct MatchedPatterns {
  /// A new description.
  private struct Entry {
    /// Its place in the block.
    var place: Int
    var print: Fingerprint
    /// Where its patterns end.
    var end: Int
    /// The number of the set that its patterns are, once that is known.
    var set: Int32 = 0
  }

  /// The patterns of all, one list behind the other, each in ascending order.
  var numbers: [Int32] = []
  private var entries: [Entry] = []

  /// How many descriptions there are.
  var count: Int { entries.count }

  mutating func removeAll() {
    if !numbers.isEmpty { numbers.removeAll(keepingCapacity: true) }
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
  }

  /// Whether a description is among them.
  func contains(_ print: Fingerprint) -> Bool {
    for index in entries.indices
    where entries[index].print.first == print.first && entries[index].print.second == print.second {
      return true
    }
    return false
  }

  /// Ends the list of a description.
  mutating func close(of place: Int, _ print: Fingerprint) {
    entries.append(Entry(place: place, print: print, end: numbers.count))
  }

  /// The place in the block of a description.
  func place(_ index: Int) -> Int { entries[index].place }

  /// The patterns of a description.
  func patterns(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : entries[index - 1].end)..<entries[index].end
  }

  func set(_ index: Int) -> Int32 { entries[index].set }

  mutating func note(set: Int32, of index: Int) { entries[index].set = set }
}
