/// What is said of a file of which more rows can't be read than can.
enum MostRowsText {
  static func summary(rejected: Int, read: Int, first: String) -> String {
    let rows = CountText.of(rejected, "row")
    return "\(rows) can't be read and \(others(read)); the first: \(first)"
  }

  /// How many can be read.
  static func others(_ read: Int) -> String { read == 0 ? "no other can" : "only \(read) can" }

  static let remedy =
    "check delimiter, columns and dates in the profile, or take what can be read with "
    + "--max-rejected-rows"
}
