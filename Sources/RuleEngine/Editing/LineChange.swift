/// One line of a text that a change adds or replaces.
package struct LineChange: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case removed, added
  }

  package var kind: Kind
  /// Counted from 1, in the old text for a line that is removed, else in the new one.
  package var line: Int
  package var text: String
}

extension LineChange {
  /// The lines in which one text is unlike another, in their order.
  package static func between(_ oldText: String, _ newText: String) -> [LineChange] {
    let old = RuleInsertion.lines(oldText)
    let new = RuleInsertion.lines(newText)
    var changes: [LineChange] = []
    if old.count == new.count {
      // Something was put into lines.
      for place in old.indices where Array(old[place].utf8) != Array(new[place].utf8) {
        changes.append(LineChange(kind: .removed, line: place + 1, text: String(old[place])))
        changes.append(LineChange(kind: .added, line: place + 1, text: String(new[place])))
      }
      return changes
    }
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.place))
    let added = Set(difference.insertions.map(\.place))
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        changes.append(LineChange(kind: .removed, line: left + 1, text: String(old[left])))
        left += 1
      } else if added.contains(right) {
        changes.append(LineChange(kind: .added, line: right + 1, text: String(new[right])))
        right += 1
      } else {
        left += 1
        right += 1
      }
    }
    return changes
  }
}

extension RuleInsertion {
  /// The lines in which the new text is unlike the old one, in their order.
  package var changes: [LineChange] {
    let old = Self.lines(oldText)
    let new = Self.lines(newText)
    var changes: [LineChange] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        left += 1
        right += 1
      } else if left < old.count, right == new.count || !new[right...].contains(old[left]) {
        // Something was put into the line.
        changes.append(LineChange(kind: .removed, line: left + 1, text: String(old[left])))
        left += 1
        if right < new.count {
          changes.append(LineChange(kind: .added, line: right + 1, text: String(new[right])))
          right += 1
        }
      } else {
        changes.append(LineChange(kind: .added, line: right + 1, text: String(new[right])))
        right += 1
      }
    }
    return changes
  }

  /// The lines without their breaks; what stands behind the last break is one if it is not empty.
  fileprivate static func lines(_ text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension CollectionDifference.Change {
  /// Where it stands: in the old text for what is removed, else in the new one.
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
