import StatementModel
import Testing

@Suite("Paths are bytes between slashes")
struct FilePathTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path: String
    var folder: String
    var relative: String?

    init(_ name: String, _ path: String, below folder: String, is relative: String?) {
      testDescription = name
      self.path = path
      self.folder = folder
      self.relative = relative
    }
  }

  static let cases = [
    Case("plain", "/a/b/c.csv", below: "/a", is: "b/c.csv"),
    Case("the folder itself", "/a", below: "/a", is: nil),
    Case("the folder and a slash", "/a/", below: "/a", is: nil),
    Case("a folder that begins alike", "/ab/c", below: "/a", is: nil),
    Case("a folder with a slash at its end", "/a/b", below: "/a/", is: "b"),
    Case("below the root", "/a/b", below: "/", is: "a/b"),
    Case("an umlaut", "/B\u{FC}ro/x.csv", below: "/B\u{FC}ro", is: "x.csv"),
    Case("a decomposed umlaut", "/Bu\u{308}ro/x.csv", below: "/Bu\u{308}ro", is: "x.csv"),
    Case("looks equal and is another", "/Bu\u{308}ro/x", below: "/B\u{FC}ro", is: nil),
    Case("Hebrew", "/\u{5D9}\u{5D5}/\u{5E1}/x", below: "/\u{5D9}\u{5D5}", is: "\u{5E1}/x"),
    Case("a name that begins with an accent", "/a/\u{301}x", below: "/a", is: "\u{301}x"),
    Case("one character of two flags", "/\u{1F1E9}\u{1F1EA}/x", below: "/\u{1F1E9}", is: nil),
    Case("relative paths", "a/b/c", below: "a/b", is: "c"),
  ]

  @Test("Relative to a folder", arguments: cases)
  func relative(_ item: Case) {
    let found = FilePath(item.path).relative(to: item.folder)
    #expect(found.map { Array($0.utf8) } == item.relative.map { Array($0.utf8) })
    #expect(FilePath(item.path).isBelow(item.folder) == (item.relative != nil))
  }

  @Test(
    "Parent, name and the hidden file beside it",
    arguments: [
      ("/a/b.csv", "/a", "b.csv", "/a/.b.csv.new"), ("/a", "/", "a", "/.a.new"),
      ("a", nil, "a", ".a.new"), ("/", nil, "", "..new"),
      ("/a/\u{301}b", "/a", "\u{301}b", "/a/.\u{301}b.new"),
    ] as [(String, String?, String, String)])
  func parts(_ path: String, _ parent: String?, _ name: String, _ hidden: String) {
    #expect(FilePath(path).parent == parent)
    #expect(Array(FilePath(path).name.utf8) == Array(name.utf8))
    #expect(Array(FilePath(path).hiddenNeighbour(".new").utf8) == Array(hidden.utf8))
  }

  @Test(
    "Absolute, without dots",
    arguments: [
      ("x.csv", "/a", "/a/x.csv"), ("../x", "/a/b", "/a/x"), ("./x//y/.", "/", "/x/y"),
      ("/x/../../y", "/a", "/y"), (".", "/a", "/a"), ("../\u{301}x", "/a/b", "/a/\u{301}x"),
      ("..", "/", "/"),
    ])
  func absolute(_ path: String, _ folder: String, _ expected: String) {
    #expect(Array(FilePath(path).absolute(from: folder).utf8) == Array(expected.utf8))
  }
}
