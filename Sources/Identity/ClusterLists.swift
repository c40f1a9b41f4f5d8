/// Clusters by the numbers of keys, in the order in which they were added.
///
/// Hardly any key has more than one, so lists are chains through one array.
struct ClusterLists {
  private struct Entry {
    var cluster: Int32
    var next: Int32 = -1
  }

  private var entries: [Entry] = []
  /// By number: the places of the first entry and of the last one.
  private var firsts: [Int32] = []
  private var lasts: [Int32] = []

  /// - Parameter count: How many numbers there are.
  init(count: Int) {
    firsts = Array(repeating: -1, count: count)
    lasts = firsts
  }

  var isEmpty: Bool { entries.isEmpty }

  func has(_ number: KeyNumber) -> Bool { !number.isNone && firsts[number.index] >= 0 }

  mutating func add(_ cluster: Int, under number: KeyNumber) {
    let place = Int32(entries.count)
    entries.append(Entry(cluster: Int32(cluster)))
    if lasts[number.index] >= 0 {
      entries[Int(lasts[number.index])].next = place
    } else {
      firsts[number.index] = place
    }
    lasts[number.index] = place
  }

  /// The first cluster for which a question is answered with yes.
  func first(of number: KeyNumber, where isWanted: (Int) -> Bool) -> Int? {
    var place = chain(of: number)
    while let cluster = next(in: &place) {
      if isWanted(cluster) { return cluster }
    }
    return nil
  }

  /// Where the clusters of a key begin, to be taken one by one.
  func chain(of number: KeyNumber) -> Int { number.isNone ? -1 : Int(firsts[number.index]) }

  /// The next cluster of a chain.
  func next(in chain: inout Int) -> Int? {
    guard chain >= 0 else { return nil }
    let entry = entries[chain]
    chain = Int(entry.next)
    return Int(entry.cluster)
  }

  /// All clusters of a key.
  func all(of number: KeyNumber) -> [Int] {
    var found: [Int] = []
    var place = chain(of: number)
    while let cluster = next(in: &place) { found.append(cluster) }
    return found
  }
}
