/// The few colours that tables use.
enum TerminalStyle: String {
  case bold = "1"
  case dim = "2"
  case green = "32"
  case yellow = "33"

  func applied(to text: String, if usesColor: Bool) -> String {
    usesColor ? start + text + Self.end : text
  }

  /// Stands before what is in the style.
  var start: String { "\u{1B}[\(rawValue)m" }
  /// Stands behind it.
  static let end = "\u{1B}[0m"
}
