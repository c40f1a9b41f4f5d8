extension RandomAccessCollection where Index == Int {
  /// The first place whose element does not come before what is looked for; those that do stand
  /// first.
  @inlinable
  public func lowerBound(_ comesBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if comesBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
