/// What lets a browser in: a secret that is made anew at each start.
struct AccessToken: Sendable {
  /// 32 hexadecimal digits.
  let text: String

  init() {
    var random = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  init(_ text: String) { self.text = text }

  /// Whether a text is the secret; how long that takes tells nothing of where they differ.
  func isSame(as other: String?) -> Bool {
    guard let other, other.utf8.count == text.utf8.count else { return false }
    return zip(text.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
