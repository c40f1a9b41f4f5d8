/// The few colours that tables use, and those of categories.
struct TerminalStyle: Hashable, Sendable {
  /// The parameters of the sequence that begins it.
  private let code: String

  static let bold = TerminalStyle(code: "1")
  static let dim = TerminalStyle(code: "2")
  static let green = TerminalStyle(code: "32")
  static let yellow = TerminalStyle(code: "33")

  private init(code: String) { self.code = code }

  /// The nearest to a colour of those 216 that nearly every terminal has.
  ///
  /// - Parameter color: `#rrggbb`
  init?(color: String) {
    guard color.utf8.count == 7, color.utf8.first == 0x23,
      let number = Int(
        color.utf8.dropFirst().map { UnicodeScalar($0) }.map(String.init).joined(), radix: 16)
    else { return nil }
    /// Steps of 40 behind the first, which is at 95.
    func level(_ part: Int) -> Int { part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
    let (red, green, blue) = (number >> 16, number >> 8 & 0xFF, number & 0xFF)
    code = "38;5;\(16 + 36 * level(red) + 6 * level(green) + level(blue))"
  }

  func applied(to text: String, if usesColor: Bool) -> String {
    usesColor ? start + text + Self.end : text
  }

  /// Stands before what is in the style.
  var start: String { "\u{1B}[\(code)m" }
  /// Stands behind it.
  static let end = "\u{1B}[0m"
}
