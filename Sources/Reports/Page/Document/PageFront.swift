/// The page's script and style, as a browser gets them.
///
/// They stand in Front/ in their own formats.
enum PageFront {
  /// Runs before anything is drawn, so that what is for reading without scripts never flashes up.
  static let firstScript = "document.documentElement.classList.add('js')"

  /// Runs once, at the end of the page: Front/page.js with all that it imports.
  static let script = "\n" + text(of: "page.js")

  static let style = "\n" + text(of: "page.css")

  /// Nothing where there is no such file, which every test of the page would see.
  private static func text(of name: String) -> String {
    EmbeddedFiles.all.first { $0.path == "Page/Front/\(name)" }?.text ?? ""
  }
}
