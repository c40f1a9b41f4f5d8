import Foundation
import Reports

/// The files of the front: those of the program, or those of a folder for who works on them.
struct FrontFiles: Sendable {
  let folder: String?

  /// A file by its name.
  func answer(_ name: String, at path: String) throws -> HTTPResponse {
    guard let type = Self.type(of: name), let bytes = bytes(of: name) else {
      throw APIError.fact(.noSuchPlace(path))
    }
    return HTTPResponse(200, type: type, .bytes(bytes))
  }

  private func bytes(of name: String) -> [UInt8]? {
    guard let folder else { return ServedPage.file(name).map { Array($0.utf8) } }
    return FileManager.default.contents(atPath: "\(folder)/\(name)").map { Array($0) }
  }

  /// The type of a file that may be handed out; nothing for a name that leads elsewhere or is of another
  /// kind.
  static func type(of name: String) -> String? {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
      default: false
      }
    }
    guard isPlain, !name.hasPrefix("."), let dot = name.lastIndex(of: ".") else { return nil }
    return types[String(name[name.index(after: dot)...])]
  }

  private static let types = [
    "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
  ]
}
