/// Tells pages of the web, which sites give where a statement was asked for.
enum WebPage {
  /// Whether a text of markup that begins so is a page.
  static func isOne(_ text: [UInt8]) -> Bool {
    let start = text.prefix(4096)
    return ["<!doctype html", "<html"].contains { Search.first($0, in: start) != nil }
  }
}
