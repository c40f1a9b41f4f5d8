import StatementModel

/// What a table for a terminal may take and use.
package struct TerminalLayout: Hashable, Sendable {
  /// Columns of the terminal; nothing where the output is no terminal: then nothing is cut.
  package var width: Int?
  /// Whether ANSI colours may be written.
  package var usesColor: Bool

  package init(width: Int? = nil, usesColor: Bool = false) {
    self.width = width
    self.usesColor = usesColor
  }

  /// Whole lines without colour.
  package static let plain = TerminalLayout()

  /// Lines of words, broken where the terminal is too narrow for them.
  package func wrapped(_ text: String, at separator: String = " ") -> String {
    width.map { WordWrap.wrapped(text, to: $0, at: separator) } ?? text
  }

  /// What the layout needs to know of a column.
  package struct Column {
    /// Of the widest text in it.
    var width: Int
    var cut: TextCut
    var priority: ColumnPriority

    package init(width: Int, cut: TextCut, priority: ColumnPriority) {
      self.width = width
      self.cut = cut
      self.priority = priority
    }
  }

  /// The columns that are shown, by their places, and the width of each.
  ///
  /// Where the terminal is too narrow for all, texts are cut as long as they can still be read at
  /// ease. Then columns of low priority go, the last one first, then those of medium priority, for
  /// which texts are cut shorter. What is left is cut further, to one common width.
  package func fitted(
    _ columns: [Column], gap: Int = Self.gap
  ) -> (places: [Int], widths: [Int]) {
    var places = Array(columns.indices)
    guard let width else { return (places, columns.map(\.width)) }
    func least(_ places: [Int], _ priority: ColumnPriority) -> Int {
      let room = priority < .medium ? Self.comfortable : Self.readable
      return places.reduce(gap * max(0, places.count - 1)) { sum, place in
        let column = columns[place]
        return sum + (column.cut == .never ? column.width : min(column.width, room))
      }
    }
    while let priority = places.map({ columns[$0].priority }).min(), priority < .high,
      least(places, priority) > width,
      let last = places.lastIndex(where: { columns[$0].priority == priority })
    {
      places.remove(at: last)
    }
    return (places, widths(of: places.map { columns[$0] }, within: width, gap: gap))
  }

  /// As wide as their contents, or, where that is too wide together, with the widest texts
  /// cut to one common width.
  private func widths(of columns: [Column], within width: Int, gap: Int) -> [Int] {
    let room = width - gap * max(0, columns.count - 1)
    let bending = columns.filter { $0.cut != .never }.map(\.width).sorted()
    var left = room - columns.filter { $0.cut == .never }.reduce(0) { $0 + $1.width }
    guard bending.reduce(0, +) > left else { return columns.map(\.width) }
    var limit = Self.narrowest
    for (index, wanted) in bending.enumerated() {
      let share = left / (bending.count - index)
      if wanted > share {
        limit = max(Self.narrowest, share)
        break
      }
      left -= wanted
    }
    return columns.map { $0.cut == .never ? $0.width : min($0.width, limit) }
  }

  /// Blanks between two columns.
  package static let gap = 2
  /// A text that is cut to this width is hardly missed.
  private static let comfortable = 28
  /// A text that is cut to this width still tells what it is.
  private static let readable = 16
  /// Below this a cut text says nothing any more.
  private static let narrowest = 6
}
