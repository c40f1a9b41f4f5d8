import Foundation

/// The checkout that the tests were built from.
enum Repository {
  /// Its top folder, found from this file's place in it.
  static let root: URL = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()

  static let goldens = root.appending(path: "Tests/EndToEndTests/Goldens")
}

extension Place {
  /// A place with a copy of the sample book and the starter rules beside it, as in the checkout;
  /// without what a run in place may have left there.
  static func sample() throws -> Place {
    let place = try Place()
    let files = FileManager.default
    try files.copyItem(
      at: Repository.root.appending(path: "Rules"), to: place.root.appending(path: "Rules"))
    let book = place.root.appending(path: "SampleStatements")
    try files.createDirectory(at: book, withIntermediateDirectories: true)
    for name in ["daybook.yaml", "rates.csv", "Statements"] {
      try files.copyItem(
        at: Repository.root.appending(path: "SampleStatements/\(name)"),
        to: book.appending(path: name))
    }
    // Of journals, the one that comes with the sample, and none that somebody's own run left.
    let journal = "SampleStatements/Journal/sample.ndjson"
    try files.createDirectory(
      at: book.appending(path: "Journal"), withIntermediateDirectories: true)
    try files.copyItem(
      at: Repository.root.appending(path: journal), to: place.root.appending(path: journal))
    return place
  }
}
