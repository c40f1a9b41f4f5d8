import StatementModel

/// What a change did to one file, told so that it can be taken back where the file has changed
/// elsewhere since.
package struct ChangedFile: Codable, Hashable, Sendable {
  /// Lines that became others; either may be none.
  struct Part: Codable, Hashable, Sendable {
    /// The first of the lines in the old text and in the new one, counted from 1.
    var oldLine: Int
    var newLine: Int
    var old: [String]
    var new: [String]
    /// What stands before and behind them, by which they are found again.
    var before: [String]
    var behind: [String]
  }

  /// As it is shown.
  var file: String
  var parts: [Part]

  /// So many lines around each part are told.
  private static let context = 2

  init(_ change: CategorySettings.FileChange) {
    self.init(change.path, from: change.old, to: change.new)
  }

  /// - Parameter file: Its path as it is shown.
  init(_ file: String, from oldText: String, to newText: String) {
    self.file = file
    let (old, new) = (Self.lines(oldText), Self.lines(newText))
    let ranges = Self.ranges(from: old, to: new)
    parts = ranges.indices.map { place in
      let (from, to) = ranges[place]
      // Up to the parts beside it, whose lines are others before and after.
      let last = place > 0 ? ranges[place - 1].0.upperBound : 0
      let next = place + 1 < ranges.count ? ranges[place + 1].0.lowerBound : old.count
      return Part(
        oldLine: from.lowerBound + 1, newLine: to.lowerBound + 1, old: Array(old[from]),
        new: Array(new[to]),
        before: Array(old[max(last, from.lowerBound - Self.context)..<from.lowerBound]),
        behind: Array(old[from.upperBound..<min(next, from.upperBound + Self.context)]))
    }
  }

  /// The text without the change, or with it again; nothing where its lines are not found, each at
  /// one place.
  func applied(to text: String, isUndone: Bool) -> String? {
    var lines = Self.lines(text)
    var places: [Range<Int>] = []
    for part in parts {
      let (standing, line) =
        isUndone ? (part.new, part.newLine) : (part.old, part.oldLine)
      guard let place = Self.find(standing, in: lines, near: line - 1, part) else { return nil }
      guard places.last.map({ $0.upperBound <= place.lowerBound }) ?? true else { return nil }
      places.append(place)
    }
    for (part, place) in zip(parts, places).reversed() {
      lines.replaceSubrange(place, with: isUndone ? part.old : part.new)
    }
    return lines.joined(separator: "\n")
  }

  /// Where lines stand: at their place, else at the only one that has the same around it.
  private static func find(
    _ standing: [String], in lines: [String], near place: Int, _ part: Part
  ) -> Range<Int>? {
    func stands(_ wanted: [String], at start: Int) -> Bool {
      start >= 0 && start + wanted.count <= lines.count
        && lines[start..<(start + wanted.count)].elementsEqual(wanted)
    }
    func fits(at start: Int) -> Bool {
      stands(standing, at: start) && stands(part.before, at: start - part.before.count)
        && stands(part.behind, at: start + standing.count)
    }
    if !standing.isEmpty, stands(standing, at: place) { return place..<(place + standing.count) }
    if fits(at: place) { return place..<(place + standing.count) }
    let found = (0...lines.count).filter(fits)
    return found.count == 1 ? found[0]..<(found[0] + standing.count) : nil
  }

  /// The lines that differ, as they stand in both texts.
  private static func ranges(
    from old: [String], to new: [String]
  ) -> [(Range<Int>, Range<Int>)] {
    let difference = new.difference(from: old)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): inserted.insert(place)
      }
    }
    var ranges: [(Range<Int>, Range<Int>)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let (from, to) = (left, right)
      while removed.contains(left) { left += 1 }
      while inserted.contains(right) { right += 1 }
      if from < left || to < right {
        ranges.append((from..<left, to..<right))
      } else {
        left += 1
        right += 1
      }
    }
    return ranges
  }

  /// The lines without their line feeds; joined by these they are the text again.
  private static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}
