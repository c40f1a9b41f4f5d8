/// Numbers of things in words.
enum CountText {
  /// `1 row`, `2 rows`; other plurals are given.
  static func of(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(many ?? one + "s")"
  }
}
