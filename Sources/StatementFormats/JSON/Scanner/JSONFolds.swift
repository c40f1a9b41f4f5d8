/// The ends of a text's larger values, by their beginnings; with them a reader passes over a value
/// without reading it again.
///
/// Values below a size are left out: they are cheap to read twice, and so the list stays far
/// smaller than the text.
struct JSONFolds {
  /// A value that is listed.
  struct Fold {
    var start: Int
    var end: JSONPlace
    /// The line breaks inside.
    var lines: Int
    var kind: JSONKind
  }

  /// Values of fewer bytes are not listed.
  let smallest: Int
  /// In the order of their ends until `sort`, then of their beginnings.
  private var folds: [Fold] = []

  /// A list for a text of this length.
  init(forTextOf bytes: Int) {
    smallest = max(4 << 10, bytes >> 14)
  }

  /// Lists the value if it is large enough.
  mutating func note(_ kind: JSONKind, from start: JSONPlace, to end: JSONPlace) {
    guard end.offset - start.offset >= smallest else { return }
    folds.append(
      Fold(start: start.offset, end: end, lines: end.line - start.line, kind: kind))
  }

  mutating func sort() { folds.sort { $0.start < $1.start } }

  /// The listed value that begins at `offset`.
  func fold(at offset: Int) -> Fold? {
    let index = firstIndex(from: offset)
    guard index < folds.count, folds[index].start == offset else { return nil }
    return folds[index]
  }

  /// The listed values inside the value that begins at `start`, without those inside of them.
  func inside(from start: Int, to end: Int) -> [Fold] {
    var inner: [Fold] = []
    var index = firstIndex(from: start + 1)
    while index < folds.count, folds[index].start < end {
      inner.append(folds[index])
      index = firstIndex(from: folds[index].end.offset)
    }
    return inner
  }

  /// The index of the first fold that does not begin before `offset`.
  private func firstIndex(from offset: Int) -> Int {
    var lower = 0
    var upper = folds.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if folds[middle].start < offset { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
