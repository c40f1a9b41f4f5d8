/// Finds the marks that end comments or CDATA sections, each byte of the text looked at once.
///
/// Where a mark was sought in vain the next search goes on behind that place; looking again would
/// make hostile text costly.
struct OFXEndMarks {
  enum Answer: Equatable {
    /// The mark begins at this index of the window's text.
    case found(Int)
    /// There is none within reach.
    case missing
    /// The window ends before that is known.
    case undecided
  }

  private let mark: StaticString
  /// The offsets that are known to begin no mark, but for the last one if `isFound`.
  private var known = 0..<0
  private var isFound = false

  init(_ mark: StaticString) { self.mark = mark }

  /// The first mark from `index` on in the window's text, among the next `reach` bytes.
  mutating func first(from index: Int, in window: OFXWindow, reach: Int) -> Answer {
    let from = window.start + index
    if !(known.lowerBound...known.upperBound).contains(from)
      || (isFound && from == known.upperBound)
    {
      known = from..<from
      isFound = false
    }
    let limit = from + reach
    if !isFound {
      let stop = min(limit, window.end - mark.utf8CodeUnitCount + 1)
      var offset = known.upperBound
      while offset < stop, !isFound {
        isFound = Search.hasPrefix(window.text, mark, at: offset - window.start)
        offset += 1
      }
      known = known.lowerBound..<max(known.upperBound, offset)
    }
    if isFound {
      let place = known.upperBound - 1
      return place < limit ? .found(place - window.start) : .missing
    }
    return known.upperBound >= limit || window.reachesEnd ? .missing : .undecided
  }
}
