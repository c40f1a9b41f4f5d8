/// Which columns stay where a terminal is too narrow for all: the least goes first.
package struct ColumnPriority: Hashable, Sendable, Comparable {
  package var rank: Int

  package init(rank: Int) { self.rank = rank }

  /// The first to go: what can be looked up elsewhere, or is told by another column.
  package static let low = ColumnPriority(rank: 0)
  package static let medium = ColumnPriority(rank: 100)
  /// Always shown: what the table is about.
  package static let high = ColumnPriority(rank: .max)

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
