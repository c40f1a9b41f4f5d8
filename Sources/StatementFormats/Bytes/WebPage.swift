/// Tells pages of the web, which sites give where a statement was asked for, or as one.
enum WebPage {
  /// Whether a text of markup that begins so is a page.
  static func isOne(_ text: [UInt8]) -> Bool {
    let start = text.prefix(headSize)
    return ["<!doctype html", "<html"].contains { Search.first($0, in: start) != nil }
  }

  /// Whether a table stands in a text of markup.
  static func hasTable(_ text: [UInt8]) -> Bool {
    ["<table>", "<table ", "<table\n", "<table\r"].contains {
      Search.first($0, in: text[...]) != nil
    }
  }

  /// The encoding that a page says it is in.
  static func encoding(_ bytes: [UInt8]) -> String? {
    let start = bytes.prefix(headSize)
    guard let word = Search.first("charset=", in: start) else { return nil }
    let name = start[(word + 8)...].drop { $0 == 0x22 || $0 == 0x27 || $0 == 0x20 }
      .prefix { ![0x22, 0x27, 0x20, 0x3B, 0x3E, 0x2F].contains($0) }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  private static let headSize = 4096
}
