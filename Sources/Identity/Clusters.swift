/// The clusters of a card's rows while they are found: chains of rows, each row in one of them.
struct Clusters {
  struct Cluster {
    /// Its first row and the last that joined it.
    var first: Int32
    var last: Int32
    /// The source has taken the transaction back (OFX CORRECTACTION DELETE).
    var isDeleted = false
    var isWithdrawn = false
  }

  private(set) var all: [Cluster] = []
  /// By row: the next of its cluster; negative at the end.
  private var next: [Int32]
  /// By row: why it is in its cluster.
  private(set) var evidence: [RowEvidence]

  init(rowCount: Int) {
    next = Array(repeating: -1, count: rowCount)
    evidence = Array(repeating: .first, count: rowCount)
    all.reserveCapacity(rowCount / 2)
  }

  var count: Int { all.count }
  var indices: Range<Int> { all.indices }

  func first(of cluster: Int) -> Int { Int(all[cluster].first) }
  func last(of cluster: Int) -> Int { Int(all[cluster].last) }
  func isDeleted(_ cluster: Int) -> Bool { all[cluster].isDeleted }

  /// The row behind one in its cluster.
  func following(_ row: Int) -> Int? { next[row] < 0 ? nil : Int(next[row]) }

  /// The rows of a cluster as they joined it.
  func rows(of cluster: Int) -> [Int] {
    var rows: [Int] = []
    var row: Int? = first(of: cluster)
    while let own = row {
      rows.append(own)
      row = following(own)
    }
    return rows
  }

  @inline(__always)
  func anyRow(of cluster: Int, where holds: (Int) -> Bool) -> Bool {
    var row = all[cluster].first
    while row >= 0 {
      if holds(Int(row)) { return true }
      row = next[Int(row)]
    }
    return false
  }

  @inline(__always)
  func allRows(of cluster: Int, where holds: (Int) -> Bool) -> Bool {
    !anyRow(of: cluster) { !holds($0) }
  }

  /// Whether any row but the last that joined has something.
  @inline(__always)
  func anyEarlierRow(of cluster: Int, where holds: (Int) -> Bool) -> Bool {
    var row = all[cluster].first
    while row != all[cluster].last {
      if holds(Int(row)) { return true }
      row = next[Int(row)]
    }
    return false
  }

  /// Begins a cluster with a row.
  ///
  /// - Returns: Its number.
  mutating func begin(with row: Int, by reason: RowEvidence = .first, isDeleted: Bool = false)
    -> Int
  {
    evidence[row] = reason
    all.append(Cluster(first: Int32(row), last: Int32(row), isDeleted: isDeleted))
    return all.count - 1
  }

  mutating func add(_ row: Int, to cluster: Int, by reason: RowEvidence) {
    evidence[row] = reason
    next[Int(all[cluster].last)] = Int32(row)
    all[cluster].last = Int32(row)
  }

  mutating func withdraw(_ cluster: Int) { all[cluster].isWithdrawn = true }

  mutating func setDeleted(_ cluster: Int, _ isDeleted: Bool) { all[cluster].isDeleted = isDeleted }

  /// By row: its cluster.
  var holders: [Int32] {
    var holders = [Int32](repeating: -1, count: next.count)
    for cluster in all.indices {
      _ = anyRow(of: cluster) { row in
        holders[row] = Int32(cluster)
        return false
      }
    }
    return holders
  }

  /// Puts the rows of one cluster behind those of another, its first row by a reason; the one that
  /// gave them is to be removed.
  mutating func append(_ cluster: Int, to other: Int, by reason: RowEvidence) {
    evidence[first(of: cluster)] = reason
    next[last(of: other)] = all[cluster].first
    all[other].last = all[cluster].last
  }

  /// Puts the rows of one cluster among those of another in canonical order, each by a reason; the
  /// one that gave them is to be removed.
  mutating func merge(_ cluster: Int, into other: Int, by reason: RowEvidence) {
    let given = rows(of: cluster)
    for row in given { evidence[row] = reason }
    let sorted = (rows(of: other) + given).sorted()
    for (row, following) in zip(sorted, sorted.dropFirst()) { next[row] = Int32(following) }
    if let first = sorted.first, let last = sorted.last {
      next[last] = -1
      all[other].first = Int32(first)
      all[other].last = Int32(last)
    }
    if all[cluster].isDeleted { all[other].isDeleted = true }
  }

  /// Takes out clusters whose rows have gone into others; the numbers of the rest change.
  mutating func remove(where isGone: [Bool]) {
    all = all.indices.filter { !isGone[$0] }.map { all[$0] }
  }
}
