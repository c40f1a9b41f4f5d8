/// The rows of a cluster, in canonical order.
///
/// Nearly every cluster of a new book has one row; it stands in place, so that a million clusters
/// need no million buffers.
struct ClusterMembers: Sendable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection, ExpressibleByArrayLiteral
{
  typealias Element = RowCluster.Member

  private var one: Element?
  /// Empty unless `one` is there.
  private var others: [Element] = []

  init() {}

  init(arrayLiteral elements: Element...) {
    one = elements.first
    if elements.count > 1 { others = Array(elements.dropFirst()) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { one == nil ? 0 : others.count + 1 }

  subscript(position: Int) -> Element {
    get {
      guard position == 0, let one else { return others[position - 1] }
      return one
    }
    set {
      if position == 0 { one = newValue } else { others[position - 1] = newValue }
    }
  }

  mutating func append(_ element: Element) {
    if one == nil { one = element } else { others.append(element) }
  }

  mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<Element>
  ) {
    var all = Array(self)
    all.replaceSubrange(range, with: elements)
    one = all.first
    others = Array(all.dropFirst())
  }
}
