import Foundation
import Testing

@testable import embed

/// Modules that become one script, and what is refused.
struct ScriptBundleTests {
  private static func file(_ path: String, _ text: String) -> TextFile {
    TextFile(path: path, place: path, text: text)
  }

  @Test func `a script stands behind what it imports, once`() throws {
    let entries = try ScriptBundle([
      Self.file(
        "front/page.js",
        "import { a } from './a.js';\nimport {\n  b,\n} from './b.js';\n\nrun(a, b);\n"),
      Self.file("front/b.js", "import { a } from './a.js';\nexport const b = a + 1;\n"),
      Self.file(
        "front/a.js",
        "/* First,\n   of two. */\n\nexport function a() {}\n  /* Own. */\nconst own = 1;\n"),
    ]).entries
    #expect(entries.map(\.path) == ["front/page.js"])
    #expect(
      entries[0].text == """
        (() => {
        'use strict';

        function a() {}
        const own = 1;

        const b = a + 1;


        run(a, b);
        })();

        """)
  }

  @Test func `scripts without anything in common stay two`() throws {
    let entries = try ScriptBundle([
      Self.file("one.js", "one();\n"), Self.file("two.js", "two();\n"),
    ]).entries
    #expect(entries.map(\.path) == ["one.js", "two.js"])
  }

  /// What would mean something else in one scope, by the line that says so.
  static let refused: [(name: String, files: [(String, String)], line: Int, text: String)] = [
    (
      "an import of everything", [("a.js", "\nimport * as b from './b.js';\n")], 2,
      "an import must read"
    ),
    (
      "an import by another name", [("a.js", "import { b as c } from './b.js';\n")], 1,
      "an import must"
    ),
    ("an import from a package", [("a.js", "import { b } from 'b';\n")], 1, "an import must read"),
    ("an import for what it does", [("a.js", "import './b.js';\n")], 1, "an import must read"),
    ("an import without an end", [("a.js", "import { b\n")], 1, "an import has no end"),
    (
      "a script that is not there", [("a.js", "import { b } from './b.js';\n")], 1, "no script b.js"
    ),
    ("code behind a comment", [("a.js", "/* One.\n */ const b = 1;\n")], 2, "needs its own line"),
    ("a comment without an end", [("a.js", "/* const b = 1;\n")], 1, "a comment has no end"),
    ("an export of a list", [("a.js", "const b = 1;\nexport { b };\n")], 2, "an export must stand"),
    ("a default export", [("a.js", "export default 1;\n")], 1, "an export must stand"),
    (
      "a name of two modules",
      [
        ("a.js", "import { b } from './b.js';\nconst c = b;\n"),
        ("b.js", "export const b = 1;\nlet c;\n"),
      ],
      2, "b.js declares c, too"
    ),
    (
      "a ring",
      [("a.js", "import { b } from './b.js';\n"), ("b.js", "import { a } from './a.js';\n")],
      1, "imports this script, too"
    ),
    (
      "a script that imports itself", [("a.js", "import { a } from './a.js';\n")], 1, "imports this"
    ),
  ]

  @Test(arguments: refused.indices)
  func `what can't be joined is refused`(place: Int) throws {
    let (name, files, line, text) = Self.refused[place]
    let mistake = try #require(throws: Mistake.self, "\(name)") {
      _ = try ScriptBundle(files.map { Self.file($0.0, $0.1) }).entries
    }
    #expect(mistake.line == line, "\(name)")
    #expect(mistake.text.contains(text), "\(name): \(mistake.text)")
  }
}
