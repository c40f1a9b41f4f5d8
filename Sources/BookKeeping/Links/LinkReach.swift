/// How far changes reach back, and how far reaches what is not seen.
struct LinkReach {
  /// Nothing before this day is concerned by what changed.
  private(set) var changed: Int32
  /// What is later than this day is not concerned by what is not seen; nothing where all is.
  private(set) var unseen: Int32?
  /// The first day of anything found that changes may concern.
  private(set) var concerned = Int32.max

  init(changed: Int32, unseen: Int32?) {
    self.changed = changed
    self.unseen = unseen
  }

  /// Takes in a step of the search.
  ///
  /// - Parameters:
  ///   - days: How far that looks.
  ///   - edges: What it found; what shares an end of them hangs together.
  mutating func extend(by days: Int32, over edges: [LinkEdge], of finder: LinkFinder) {
    changed -= days
    if let last = unseen { unseen = last + days }
    let (first, last) = (changed, unseen)
    for group in EdgeGroups(edges).groups {
      let ends = group.edges.flatMap {
        [finder.candidates[$0.source].day, finder.candidates[$0.target].day]
      }
      guard let low = ends.min(), let high = ends.max() else { continue }
      if high >= first {
        changed = min(changed, low)
        concerned = min(concerned, low)
      }
      if let last, low <= last { unseen = max(unseen ?? last, high) }
    }
  }
}
