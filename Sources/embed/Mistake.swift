/// Why a file can't be embedded.
struct Mistake: Error {
  var path: String
  /// Counted from 1.
  var line: Int
  var text: String
}
