/// Paths in journals that lack their beginning.
///
/// Programs before version 13 of the index took as many characters off a path as the book's folder
/// has bytes. Below a folder with other than ASCII letters, `Statements/visa/march.csv` became
/// `atements/visa/march.csv`, and the card `sa` or none.
enum CutPath {
  /// Whether a journaled path may be what was left of `whole`, the file's path in the book.
  static func isCut(_ path: String, of whole: String) -> Bool {
    let (part, all) = (path.utf8, whole.utf8)
    guard !part.isEmpty, part.count < all.count, all.suffix(part.count).elementsEqual(part) else {
      return false
    }
    // A name alone may as well be that of a file named from within its folder.
    let before = all[all.index(all.endIndex, offsetBy: -part.count - 1)]
    return before != UInt8(ascii: "/") || part.contains(UInt8(ascii: "/"))
  }

  /// A path below the inbox, of one that begins with what was left of the inbox's name.
  static func belowInbox(_ path: String) -> String? {
    let inbox = "Statements/".utf8
    let isCut = (2..<inbox.count).contains { path.utf8.starts(with: inbox.suffix($0)) }
    return isCut ? path.split(separator: "/", maxSplits: 1).last.map(String.init) : nil
  }
}
