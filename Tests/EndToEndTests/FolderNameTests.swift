import Foundation
import TestSupport
import Testing

/// What the name of a book's folder must not change.
///
/// Every other test of the program runs below a name with letters of several bytes
/// (`Place.folderName`); here names are held against each other.
struct FolderNameTests {
  private static let folders = [
    "plain", "B\u{FC}ro M\u{FC}ller", "Bu\u{308}ro (\u{5D9}\u{5D5}\u{5E1}\u{5D9})",
    "\u{65E5}\u{672C}\u{8A9E}\u{65E5}\u{672C}\u{8A9E}\u{65E5}\u{672C}\u{8A9E}",
    "a b'c\"d\\e", "\u{1F1E9}\u{1F1EA}\u{1F468}\u{200D}\u{1F469}", "\u{301}accent",
  ]

  @Test func `books below any folder come to the same bytes`() throws {
    let place = try Place()
    var expected: [String: [String: Data]] = [:]
    for folder in Self.folders {
      try place.write("\(folder)/book/daybook.yaml", "currency: USD\n")
      try place.write("\(folder)/book/Rules/10.yaml", Statements.rules)
      try place.write("\(folder)/book/Statements/visa/march.csv", Statements.march)
      try place.write("\(folder)/book/Statements/b\u{FC}ro/march.csv", Statements.marchAndApril)
      let ran = try place("run", "--book", "\(folder)/book")
      #expect(ran.code == 0, "\(folder): \(ran.talk)")
      let cards = try place("cards", "--format", "csv", "--book", "\(folder)/book")
      #expect(cards.output.contains("\nvisa,") && cards.output.contains("\nb\u{FC}ro,"))
      let again = try place("run", "--book", "\(folder)/book")
      #expect(again.output.contains("Nothing new"), "\(folder): \(again.talk)")
      for part in ["Reports", "Archive"] {
        let files = try place.files(in: "\(folder)/book/\(part)")
        #expect(!files.isEmpty)
        #expect(files == expected[part, default: files], "\(folder)")
        expected[part] = files
      }
    }
  }

  @Test func `two names that look equal are two files`() throws {
    let place = try Place.book(rules: Statements.rules)
    // A file system that composes names has only one of them.
    let composed = "Statements/visa/m\u{E4}rz.csv"
    let decomposed = "Statements/visa/ma\u{308}rz.csv"
    try place.write(composed, "Date,Description,Amount\n2026-03-02,COFFEE,-4.50\n")
    try place.write(decomposed, "Date,Description,Amount\n2026-03-03,BOOKS,-20.00\n")
    let count = try FileManager.default.contentsOfDirectory(
      atPath: place.root.appending(path: "Statements/visa").path
    ).count
    #expect(try place("run").code == 0)
    #expect(try place.transactions().count == count)
    let again = try place("run")
    #expect(again.code == 0 && again.output.contains("Nothing new"), "\(again.talk)")
    #expect(try place("doctor").code == 0)
  }

  @Test(arguments: ["run", "list", "init"])
  func `a folder whose name is no text is refused`(_ command: String) throws {
    let place = try Place()
    // A name in Latin-1; file systems that only have names in UTF-8 refuse it by themselves.
    let made = try place.shell(
      "d=$(printf 'B\\374ro'); mkdir -p \"$d/Statements\" && : > \"$d/daybook.yaml\"")
    guard made.code == 0 else { return }
    let within = try place.shell("cd \"$(printf 'B\\374ro')\" && $DAYBOOK \(command)")
    let named = try place.shell(
      command == "init"
        ? "$DAYBOOK init \"$(printf 'B\\374ro/new')\""
        : "$DAYBOOK \(command) --book \"$(printf 'B\\374ro')\"")
    for answer in [within, named] {
      #expect(answer.code == (command == "init" ? 73 : 66), "\(answer.talk)")
      #expect(answer.talk.contains("no UTF-8"), "\(answer.talk)")
    }
    #expect(try place.shell("ls -A | wc -l").output.contains("1"), "nothing else was made")
  }

  @Test func `a cut path is told and not counted twice`() throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa-gold/march.csv", Statements.march)
    #expect(try place("run", "--quiet").code == 0)
    let before = try place.transactions().map(\.amount)
    // As programs wrote it that counted characters for bytes.
    let journal = try place.text("Journal/test.ndjson")
    try place.write(
      "Journal/test.ndjson",
      journal.replacing("Statements/visa-gold/", with: "tatements/visa-gold/")
        .replacing("\"card\":\"visa-gold\"", with: "\"card\":\"isa-gold\""))
    try place.remove(".daybook")
    let doctor = try place("doctor")
    #expect(doctor.code == 1)
    #expect(doctor.output.contains("lacks the beginning"), "\(doctor.output)")
    let ran = try place("run", "--quiet")
    #expect(ran.code == 1, "\(ran.talk)")
    #expect(ran.talk.contains("lost the beginning of its path"), "\(ran.talk)")
    #expect(try place.transactions().map(\.amount) == before)
    #expect(ran.talk.contains("daybook cards rename isa-gold visa-gold"), "\(ran.talk)")
    #expect(try place("cards", "rename", "isa-gold", "visa-gold").code == 0)
    #expect(try place("run", "--quiet").code == 0)
    let healed = try place.transactions()
    #expect(healed.map(\.amount) == before && healed.allSatisfy { $0.card == "visa-gold" })
  }
}
