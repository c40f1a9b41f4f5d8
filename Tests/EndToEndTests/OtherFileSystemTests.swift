import Foundation
import Testing

/// Folders of a book that lie on a file system of their own.
struct OtherFileSystemTests {
  /// Whether the machine's folder in memory is another device than the one that books of tests are on.
  private static let isThere: Bool = {
    func device(_ url: URL) -> Int? {
      (try? FileManager.default.attributesOfItem(atPath: url.path))?[.systemNumber] as? Int
    }
    let (one, other) = (FileManager.default.temporaryDirectory, FaultShim.folder)
    return device(one) != nil && device(other) != nil && device(one) != device(other)
  }()

  @Test(
    .enabled(if: isThere, "no second file system here"),
    arguments: [[".daybook"], ["Reports"], ["Archive"], ["Journal"], [".daybook", "Archive"]])
  func `of their own make no difference`(folders: [String]) throws {
    let other = try Place(in: FaultShim.folder)
    let (place, plain) = (
      try Place.book(rules: Statements.rules), try Place.book(rules: Statements.rules)
    )
    for folder in folders {
      try place.remove(folder, ifThere: true)
      let target = other.root.appending(path: folder)
      try FileManager.default.createDirectory(
        at: target, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try FileManager.default.createSymbolicLink(
        at: place.root.appending(path: folder), withDestinationURL: target)
    }
    for book in [place, plain] {
      try book.write("Statements/visa/march.csv", Statements.march)
      let first = try book("run")
      #expect(first.code == 0, "\(first.output)\(first.talk)")
      // What stands already is replaced.
      try book.write("Statements/visa/april.csv", Statements.marchAndApril)
      let second = try book("run")
      #expect(second.code == 0, "\(second.output)\(second.talk)")
      let id = try #require(try book.transactions("--month", "2026-04").first?.id)
      #expect(try book("edit", id, "--note", "mine").code == 0)
      #expect(try book("undo").code == 0)
      #expect(try book("rebuild").code == 0)
      #expect(try book("run").code == 0)
    }
    #expect(try place.transactions() == plain.transactions())
    for folder in ["Archive", "Reports"] {
      let files =
        folders.contains(folder) ? try other.files(in: folder) : try place.files(in: folder)
      #expect(try files == plain.files(in: folder))
    }
    let examined = try place("doctor")
    #expect(examined.code == 0, "\(examined.output)")
  }

  @Test func `what a stopped run left is in nobody's way, and goes with the next run`() throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    #expect(try place("run").code == 0)
    let archived = try #require(try place.files(in: "Archive").keys.first)
    let folder = String(archived.prefix { $0 != "/" })
    let folders = ["Archive", "Archive/\(folder)", "Reports", ".daybook", "Journal", "."]
    let before = try place.transactions()
    for folder in folders + ["Rules", "Statements/visa"] {
      try place.write("\(folder)/.daybook-part-ab12", "half")
      #expect(try place.shell("chmod 600 \(folder)/.daybook-part-ab12").code == 0)
    }
    #expect(try place.transactions() == before)
    let examined = try place("doctor", "--format", "json")
    #expect(
      examined.code == 0 && examined.output.contains("temporaries-left"), "\(examined.output)")
    #expect(!examined.output.contains("archive-strays"))
    #expect(try place("backup", "../kept.tar.gz").code == 0)
    let packed = try place.shell("tar tzf ../kept.tar.gz").output
    #expect(packed.contains("daybook.yaml") && !packed.contains("daybook-part"), "\(packed)")
    let ran = try place("run")
    #expect(ran.code == 0 && ran.talk.isEmpty, "\(ran.talk)")
    for folder in folders { #expect(!place.exists("\(folder)/.daybook-part-ab12"), "\(folder)") }
  }
}
