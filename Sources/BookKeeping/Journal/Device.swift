import Foundation
import StatementModel

/// This machine's name in journals, and the time of its clock.
enum Device {
  /// The device's name, made once and kept in the user's state folder, outside the book: a book
  /// that is copied or synced to another machine must not take the name along.
  static func name(environment: [String: String]) throws(FileError) -> String {
    if let given = environment["DAYBOOK_DEVICE"], let name = plain(given) { return name }
    let folder = stateFolder(environment: environment)
    let path = "\(folder)/device"
    if let bytes = try? FileAccess.read(path),
      let name = plain(String(decoding: bytes, as: UTF8.self))
    {
      return name
    }
    let host = plain(ProcessInfo.processInfo.hostName) ?? "device"
    let suffix = String(UInt32.random(in: .min ... .max), radix: 16)
    let name = "\(host.prefix(24))-\(suffix)"
    try FileAccess.makeFolder(folder)
    try FileAccess.write(
      Array("\(name)\n".utf8), to: path, isDurable: true, isShared: true)
    return name
  }

  static func stateFolder(environment: [String: String]) -> String {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/daybook" }
    let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
    return "\(home)/.local/state/daybook"
  }

  /// A name fit for a file: letters, digits and hyphens; nothing if none is left.
  private static func plain(_ text: String) -> String? {
    let kept = text.lowercased().unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "0"..."9": Character(scalar)
      default: "-"
      }
    }
    let name = String(kept).split(separator: "-").joined(separator: "-")
    return name.isEmpty ? nil : String(name.prefix(40))
  }

  /// Now, ISO 8601 in UTC to the second.
  static func now() -> String {
    Date.now.formatted(.iso8601)
  }
}
