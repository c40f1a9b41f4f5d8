import StatementModel

/// The package's units for whatever book, `daybook@.timer` and its service, of which systemd makes one
/// for each book that a person enables.
enum SystemdTemplate {
  private static let beginning = "daybook@"
  private static let ending = ".timer"

  /// What the job of a book is called: the path as `systemd-escape --path` has it.
  static func name(ofBook path: String) -> String {
    let parts = path.split(separator: "/")
    guard !parts.isEmpty else { return beginning + "-" }
    var text = beginning
    for (place, byte) in parts.joined(separator: "/").utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "/"): text += "-"
      case UInt8(ascii: ".") where place == 0: text += escape(byte)
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: ":"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += escape(byte)
      }
    }
    return text
  }

  /// The job that a file among those of enabled timers stands for, and its book; nothing where it is
  /// no job of ours.
  static func job(ofFile file: String) -> (name: String, book: String)? {
    guard file.hasPrefix(beginning), file.hasSuffix(ending) else { return nil }
    let name = String(file.dropLast(ending.count))
    var bytes = [UInt8(ascii: "/")]
    var rest = name.utf8.dropFirst(beginning.utf8.count)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "-"): bytes.append(UInt8(ascii: "/"))
      case UInt8(ascii: "\\"):
        guard rest.popFirst() == UInt8(ascii: "x"),
          let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
        else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    let path = String(decoding: bytes, as: UTF8.self)
    let book = path == "//" ? "/" : path
    // Only what is called as we would call it.
    return Self.name(ofBook: book) == name ? (name, book) : nil
  }

  /// The file that says a job is enabled, in a person's folder of units.
  static func link(of name: String, in folder: String) -> String {
    "\(wanted(in: folder))/\(name)\(ending)"
  }

  /// Where enabled timers stand.
  static func wanted(in folder: String) -> String { "\(folder)/timers.target.wants" }

  /// Where a person's own changes of a job's time stand, of all jobs and of one.
  static func changes(of name: String, in folder: String) -> [String] {
    ["\(folder)/\(beginning)\(ending).d", "\(folder)/\(name)\(ending).d"]
  }

  /// The service that lies beside a timer.
  static func service(besideTimer path: String) -> String {
    String(path.dropLast(ending.count)) + ".service"
  }

  private static func escape(_ byte: UInt8) -> String {
    (byte < 0x10 ? "\\x0" : "\\x") + String(byte, radix: 16)
  }
}
