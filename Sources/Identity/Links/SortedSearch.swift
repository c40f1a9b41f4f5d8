extension Array {
  /// Where the first element stands that is not before what is looked for; those that are before it
  /// come first.
  func firstIndex(behind isBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
