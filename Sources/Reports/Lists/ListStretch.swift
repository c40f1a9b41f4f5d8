import StatementModel

/// Some lines of a list that one core writes at once, with the headings of the groups that begin
/// among them.
struct ListStretch: Sendable, Equatable {
  /// The lines of one group that stand here.
  struct Part: Sendable, Equatable {
    /// The group's place in the list.
    var group: Int
    /// Whether its first line is here, or its heading if it has none.
    var begins: Bool
    /// By their numbers in the whole list.
    var lines: Range<Int>
    /// Whether its last line is here.
    var ends: Bool
  }

  private(set) var parts: [Part] = []

  /// Lines of a stretch: a piece of text that a core's cache holds.
  static let lines = 512

  /// A list of groups cut into stretches of so many lines; the last is shorter.
  ///
  /// - Parameter counts: how many lines each group has.
  static func all(of counts: [Int], lines limit: Int = Self.lines) -> [ListStretch] {
    var all: [ListStretch] = []
    var current = ListStretch()
    var line = 0
    var room = limit
    for (place, count) in counts.enumerated() {
      let first = line
      let end = first + count
      repeat {
        if room == 0 {
          all.append(current)
          current = ListStretch()
          room = limit
        }
        let next = min(end, line + room)
        current.parts.append(
          Part(group: place, begins: line == first, lines: line..<next, ends: next == end))
        room -= next - line
        line = next
      } while line < end
    }
    if !current.parts.isEmpty { all.append(current) }
    return all
  }
}
