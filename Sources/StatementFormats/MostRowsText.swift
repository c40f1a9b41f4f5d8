/// What is said of a file of which more rows can't be read than can.
enum MostRowsText {
  static func summary(rejected: Int, read: Int, first: String) -> String {
    let rows = rejected == 1 ? "1 row" : "\(rejected) rows"
    let others = read == 0 ? "none can" : "only \(read) can"
    return "\(rows) can't be read and \(others); the first: \(first)"
  }

  static let remedy =
    "check delimiter, columns and dates in the profile, or take what can be read with "
    + "--max-rejected-rows"
}
