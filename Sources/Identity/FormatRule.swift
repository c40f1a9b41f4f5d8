/// The numbers of the rule on rows of different formats.
enum FormatRule {
  /// A purchase is posted up to this many days after it.
  static let postingWindow: Int32 = 5
  /// So many rows and clusters of one amount are compared; more are no evidence of anything.
  static let mostAlike = 200
}
