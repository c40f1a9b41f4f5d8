import Foundation

/// A file that is to be embedded.
struct TextFile {
  /// Where it lies below the target's folder.
  var path: String
  /// Where it lies, for messages.
  var place: String
  var text: String

  var isScript: Bool { path.hasSuffix(".js") }
}

extension TextFile {
  init(at place: String, below folder: String) throws {
    guard place.hasPrefix(folder + "/") else {
      throw Mistake(path: place, line: 1, text: "it does not lie below \(folder)")
    }
    guard let text = String(data: try Data(contentsOf: URL(filePath: place)), encoding: .utf8)
    else { throw Mistake(path: place, line: 1, text: "it is no UTF-8 text") }
    self.init(path: String(place.dropFirst(folder.count + 1)), place: place, text: text)
  }
}
