/// The page's script and style, as a browser gets them.
///
/// They stand in Front/ in their own formats.
enum PageFront {
  /// Runs before anything is drawn, so that what is for reading without scripts never flashes up.
  static let firstScript = "document.documentElement.classList.add('js')"

  /// Runs once, at the end of the page: Front/page.js with all that it imports.
  static let script = "\n" + (file("page.js") ?? "")

  /// The styles of the page, in their order.
  static let styleNames = ["page", "overview", "charts", "list", "print"]

  static let style =
    "\n" + styleNames.compactMap { file("\($0).css") }.joined(separator: "\n")

  /// A file of Front/, a script that no other imports with all that it needs; nothing where there is none
  /// of the name.
  static func file(_ name: String) -> String? {
    text(of: name, in: EmbeddedFiles.joined) ?? text(of: name, in: EmbeddedFiles.all)
  }

  private static func text(of name: String, in files: [(path: String, text: String)]) -> String? {
    files.first { $0.path == "Page/Front/\(name)" }?.text
  }
}
