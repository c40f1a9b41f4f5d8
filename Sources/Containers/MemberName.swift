import StatementModel

/// Names of members as answers show them.
enum MemberName {
  /// The name with its folders, of the bytes in an archive.
  ///
  /// A ZIP that doesn't say otherwise has names in IBM437 (APPNOTE 4.4.4, D.1), but most programs
  /// write UTF-8 all the same.
  static func text(_ bytes: [UInt8]) -> String {
    String(validating: bytes, as: UTF8.self) ?? ibm437(bytes)
  }

  /// The path without what would lead out of a folder.
  static func path(_ name: String) -> String {
    FilePath(name.replacing("\\", with: "/")).components
      .filter { $0 != "." && $0 != ".." }.joined(separator: "/")
  }

  /// The name of the one file in a gzip file: without `.gz`, and never empty.
  static func inGzip(_ name: String) -> String {
    let base = FilePath(name).name
    for ending in [".gz", ".gzip"] where base.lowercased().hasSuffix(ending) {
      let stem = base.dropLast(ending.count)
      if !stem.isEmpty { return String(stem) }
    }
    return "content"
  }

  /// What systems put into archives beside the files of people.
  static func isPassedOver(_ path: String) -> Bool {
    let parts = FilePath(path).components
    guard let base = parts.last else { return true }
    return parts.contains("__MACOSX") || base.hasPrefix(".")
      || ["thumbs.db", "desktop.ini"].contains(base.lowercased())
  }

  private static func ibm437(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append(byte < 0x80 ? Unicode.Scalar(byte) : upper[Int(byte) - 0x80])
    }
    return String(text)
  }

  private static let upper: [Unicode.Scalar] = Array(
    ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
      + "αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}").unicodeScalars)
}
