/// The rows of a cluster, in canonical order.
///
/// Nearly every cluster of a new book has one row, and two where an export overlaps with another;
/// they stand in place, so that a million clusters need no million buffers.
struct ClusterMembers: Sendable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection, ExpressibleByArrayLiteral
{
  typealias Element = RowCluster.Member

  private var one: Element?
  /// Nothing unless `one` is there.
  private var two: Element?
  /// Empty unless `two` is there.
  private var others: [Element] = []

  init() {}

  init(arrayLiteral elements: Element...) { self.init(all: elements[...]) }

  private init(all elements: ArraySlice<Element>) {
    for element in elements { append(element) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { one == nil ? 0 : two == nil ? 1 : others.count + 2 }

  subscript(position: Int) -> Element {
    get {
      if position == 0, let one { return one }
      if position == 1, let two { return two }
      return others[position - 2]
    }
    set {
      switch position {
      case 0: one = newValue
      case 1: two = newValue
      default: others[position - 2] = newValue
      }
    }
  }

  mutating func append(_ element: Element) {
    if one == nil {
      one = element
    } else if two == nil {
      two = element
    } else {
      others.append(element)
    }
  }

  mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<Element>
  ) {
    var all = Array(self)
    all.replaceSubrange(range, with: elements)
    self = ClusterMembers(all: all[...])
  }
}
