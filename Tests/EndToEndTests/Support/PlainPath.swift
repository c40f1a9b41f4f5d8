import Foundation

/// Paths for those who take spaces or colons for the ends of names: a checkout that has some in its own
/// is reached by another one.
enum PlainPath {
  /// The path itself, or that of a link to it.
  static func of(_ path: String) -> String {
    let isPlain = !path.contains { $0 == " " || $0 == ":" }
    if isPlain || !FileManager.default.fileExists(atPath: path) { return path }
    let name = String(path.map { "/ :".contains($0) ? "-" : $0 })
    let link = FileManager.default.temporaryDirectory.appending(path: name).path
    try? FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    return link
  }
}
