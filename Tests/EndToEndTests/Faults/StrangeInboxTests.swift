import Foundation
import Testing

/// Names and kinds of files that a folder can hold besides statements as one expects them.
struct StrangeInboxTests {
  private func row(_ text: String, day: Int = 2) -> String {
    Books.month("03", [(day, text, "-4.50")])
  }

  @Test func `names that differ only by case or composition are different files`() throws {
    let place = try Books.empty()
    let names = [
      "visa/a.csv", "visa/A.csv", "Visa/a.csv", "visa/\u{E9}.csv", "visa/e\u{301}.csv",
    ]
    for (index, name) in names.enumerated() {
      // As a path of bytes: texts that are equal can be different names.
      try place.write("Statements/\(name)", row("SHOP", day: index * 3 + 1))
    }
    // A file system that takes some of them for one has fewer files.
    let found = try place.shell("find Statements -type f").output.split(separator: "\n")
    let count = found.count
    let ran = try place("run", "--quiet")
    #expect(ran.code == 0, "\(ran.talk)")
    #expect(try place.transactions().count == count)
    #expect(Set(try place.transactions().map(\.card)).count == 1)
    #expect(try place("run").output.contains("Nothing new"))
    let list = try place.list()
    #expect(try place("rebuild").code == 0)
    #expect(try place.list() == list)
  }

  @Test func `names that are no UTF-8 are told of once, and hinder nothing`() throws {
    let place = try Books.empty()
    try place.write("Statements/visa/a.csv", row("SHOP"))
    let made = try place.shell(
      #"""
      cd Statements/visa
      for name in "$(printf 'x\351.csv')" "$(printf 'x\350.csv')"; do cp a.csv "$name"; done
      mkdir "$(printf 'b\351')" && cp a.csv "$(printf 'b\351/c.csv')"
      """#)
    // Some file systems refuse such names, which is as well.
    guard made.code == 0 else { return }
    let ran = try place("run")
    #expect(ran.code == 1)
    #expect(ran.talk.contains("the file's name is not UTF-8"), "\(ran.talk)")
    #expect(ran.talk.contains("rename the file"))
    #expect(try place.transactions().count == 1)
    #expect(try place("run").code == 0)
  }

  @Test func `links that lead in circles are followed no further`() throws {
    let place = try Books.empty()
    try place.write("Statements/visa/a.csv", row("SHOP"))
    _ = try place.shell(
      """
      ln -s .. Statements/visa/up
      ln -s ../.. Statements/book
      ln -s self Statements/self
      ln -s there Statements/here; ln -s here Statements/there
      """)
    let ran = try place("run")
    #expect(ran.code == 1)
    #expect(ran.talk.contains("Statements/self"), "\(ran.talk)")
    #expect(try place.transactions().count == 1)
    #expect(try place("run").code == 0)
  }

  @Test func `a folder keeps its own name where a link leads to it too`() throws {
    let place = try Books.empty()
    try place.write("Statements/visa/a.csv", row("SHOP"))
    for link in ["aaa", "zzz"] {
      _ = try place.shell("ln -s visa Statements/\(link)")
    }
    #expect(try place("run").code == 0)
    #expect(try place.transactions().map(\.card) == ["visa"])
  }

  @Test func `a file of many megabytes without any content is refused`() throws {
    let place = try Books.empty()
    try place.write("Statements/visa/a.csv", row("SHOP"))
    _ = try place.shell("truncate -s 20M Statements/visa/hole.csv; : > Statements/visa/none.csv")
    let ran = try place("run")
    #expect(ran.code == 1)
    #expect(ran.talk.contains("Statements/visa/hole.csv"), "\(ran.talk)")
    #expect(try place.transactions().count == 1)
  }

  @Test func `a million columns are too many`() throws {
    let place = try Books.empty()
    try place.write("Statements/visa/a.csv", row("SHOP"))
    let commas = String(repeating: ",", count: 1_000_000)
    try place.write(
      "Statements/visa/wide.csv", "Date,Description,Amount\(commas)\n2026-03-01,X,-1.00\(commas)\n")
    let ran = try place("run")
    #expect(ran.code == 1)
    #expect(ran.talk.contains("a record has more than"), "\(ran.talk)")
    #expect(try place.transactions().count == 1)
  }

  @Test func `statements that are moved or removed after their import leave the book alone`() throws
  {
    let place = try Books.complete()
    let state = try BookState(of: place)
    try FileManager.default.moveItem(
      at: place.root.appending(path: "Statements/visa/1.csv"),
      to: place.root.appending(path: "Statements/moved.csv"))
    try place.remove("Statements/amex")
    #expect(try place("run", "--quiet").code == 0)
    #expect(try BookState(of: place).list == state.list)
    try place.clear("Statements")
    for command in [["run", "--quiet"], ["rebuild"], ["run", "--quiet"]] {
      let answer = try Program.run(command, in: place.root, environment: place.environment())
      #expect(answer.code == 0, "\(command): \(answer.talk)")
    }
    #expect(try BookState(of: place).reports == state.reports)
    #expect(try BookState(of: place).list == state.list)
  }
}
