import Foundation
import StatementModel

/// A statement file as a line of NDJSON gives it.
struct PipedFile {
  enum Content {
    case bytes([UInt8])
    /// Where it lies.
    case path(String)
  }

  /// The card that it was given for, or nothing where its account is to tell.
  var card: String?
  var name: String
  var content: Content

  /// Where it would lie below `Statements/`: in the folder of its card, or right there.
  ///
  /// Folders in the name of a file without a card name no card: whoever knows one says so.
  var place: String { card.map { "\($0)/\(name)" } ?? FilePath(name).name }

  /// What it is called where it is spoken of.
  var shown: String { card.map { "\($0)/\(name)" } ?? name }

  /// Whether it is taken before another, so that the order of an owner's lines says nothing.
  ///
  /// Files go by their places, as in an inbox, and by their contents where these are one.
  func comes(before other: PipedFile) -> Bool {
    for (own, others) in [(place, other.place), (shown, other.shown)] where own != others {
      return own.utf8.lexicographicallyPrecedes(others.utf8)
    }
    switch (content, other.content) {
    case (.bytes(let own), .bytes(let others)): return own.lexicographicallyPrecedes(others)
    case (.path(let own), .path(let others)):
      return own.utf8.lexicographicallyPrecedes(others.utf8)
    case (.bytes, .path): return true
    case (.path, .bytes): return false
    }
  }
}
