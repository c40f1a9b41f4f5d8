import Foundation
import Testing

/// What is wrong with a book or a command, and the exit code that says so.
struct MistakeTests {
  @Test func `all five mistakes of a rules file are told`() throws {
    let place = try Place.book(
      rules: """
        categories:
          Food/Coffee: { kind: expence }
        rules:
          - Food/Cofee: [blue bottle]
          - name: Broken
            match: /(unclosed/
            category: Food/Coffee
          - match: uber
            amount: 20..10
            category: Food/Coffee
          - match: lyft
            categry: Food/Coffee

        """)
    try place.write("Statements/visa/march.csv", Statements.march)
    for arguments in [["run"], ["list"], ["rules", "check"]] {
      let answer = try Program.run(arguments, in: place.root, environment: place.environment())
      #expect(answer.code == 78, "\(arguments)")
      let told = answer.talk + answer.output
      for place in [":2:", ":4:", ":6:", ":9:", ":12:"] {
        #expect(told.contains("Rules/10-test.yaml\(place)"), "\(arguments): line \(place)")
      }
      #expect(told.lowercased().contains("did you mean \"category\"?"))
    }
    try place.write("Rules/10-test.yaml", Statements.rules)
    let mended = try place("run")
    #expect(mended.code == 0)
    #expect(mended.output.contains("5 rows: 5 new"), "nothing was imported before")
  }

  @Test func `an unknown key of daybook yaml stops every command`() throws {
    let place = try Place.book()
    try place.write("daybook.yaml", "curency: EUR\nlocale: xx\n")
    let answer = try place("run")
    #expect(answer.code == 78)
    #expect(answer.output == "")
    #expect(answer.talk.contains("daybook.yaml:1:1: error: unknown key \"curency\""))
    #expect(answer.talk.contains("did you mean \"currency\"?"))
    #expect(answer.talk.contains("daybook.yaml:2:9"))
  }

  @Test func `no book is found`() throws {
    let place = try Place()
    for arguments in [["run"], ["list"], ["edit", "abcdef12", "--hide"]] {
      let answer = try Program.run(arguments, in: place.root, environment: place.environment())
      #expect(answer.code == 66, "\(arguments)")
      #expect(answer.talk.contains("daybook init"))
    }
    #expect(try place("list", "--book", "nowhere").code == 66)
    #expect(try place("list", environment: ["DAYBOOK_BOOK": "/nowhere"]).code == 66)
    #expect(try place("import", "nothing.csv").code == 66)
  }

  @Test func `wrong usage`() throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    _ = try place("run")
    let id = try #require(try place.transactions().first?.id)
    for (arguments, words) in [
      (["edit", "ffffff", "--hide"], "ffffff"),
      (["edit", String(id.prefix(3)), "--hide"], String(id.prefix(3))),
      (["edit", id], "nothing to change"),
      (["edit", id, "--category", "Food/Cofee"], "did you mean \"Food/Coffee\"?"),
      (["edit", id, "--category", "Food//Coffee"], "Food//Coffee"),
      (["edit", id, "--hide", "--unhide"], "--hide"),
      (["show", "ffffff"], "ffffff"),
      (["list", "--card", "vsia"], "did you mean \"visa\"?"),
      (["list", "--from", "2026-02-30"], "2026-02-30"),
      (["list", "--month", "march"], "march"),
      (["list", "--from", "2026-02-03", "--to", "2026-02-01"], "comes after the last, 2026-02-01"),
      (["list", "--amount", "20..10"], "20..10"),
      (["list", "--group-by", "shop"], "shop"),
      (["list", "--nothing"], "--nothing"),
      (["report", "wealth"], "wealth"),
      (["import", "--card", "a/b", "x.csv"], "a/b"),
      (["frobnicate"], "use one of: init, demo, run, serve, rebuild, status, doctor, backup, "),
      (["rules", "frob"], "use one of: check, test, explain"),
      (["rules", "chek"], "`daybook help rules`"),
      (["edit", id, "--tag", ""], "\"\" can't be a tag"),
      (["edit", id, "--tag", "ok", "--tag", "a,b;c"], "\"a,b;c\" can't be a tag"),
      (["rules", "explain", " "], "no text"),
      (["frobnicate"], "rules, cards, categories"),
      (["lsit"], "did you mean \"list\"?"),
      (["rules", "chek"], "did you mean \"check\"?"),
    ] {
      let answer = try Program.run(arguments, in: place.root, environment: place.environment())
      #expect(answer.code == 64, "\(arguments): \(answer.talk)")
      #expect(answer.talk.contains(words), "\(arguments): \(answer.talk)")
      #expect(answer.output == "")
    }
  }

  @Test func `two runs at once: the second says so and changes nothing`() throws {
    let place = try Place.book()
    _ = try place("run")
    try place.write("Statements/visa/march.csv", Statements.march)
    let held = try LockedFile(place.root.appending(path: ".daybook/lock").path)
    let second = try place("run", "--wait", "0")
    #expect(second.code == 75)
    #expect(second.talk.contains("another run"))
    #expect(try place("list").code == 0, "looking is free")
    held.release()
    #expect(try place("run").code == 0)
    #expect(try place.transactions().count == 5)
  }

  @Test func `runs started together import everything once`() throws {
    let place = try Place.book()
    try place.write("Statements/visa/march.csv", Statements.march)
    let running = try (0..<4).map { _ in
      try Program.start(["run"], in: place.root, environment: place.environment())
    }
    let codes = try running.map { try Program.finish($0, arguments: ["run"]).code }
    #expect(codes == [0, 0, 0, 0])
    #expect(try place.transactions().count == 5)
    #expect(try place("imports", "--format", "csv").lines.count == 2)
  }

  @Test func `a reader that goes away is no failure`() throws {
    let place = try Place.book()
    var text = Statements.header
    for number in 0..<2000 { text += "2026-03-02,SHOP NUMBER \(number),-\(number).50,USD\n" }
    try place.write("Statements/visa/march.csv", text)
    _ = try place("run", "--quiet")
    let answer = try place.shell("{ \"$DAYBOOK\" list --format csv; echo $? >code; } | head -n 1")
    #expect(answer.output.hasPrefix("id,date,"))
    #expect(try place.text("code") == "0\n")
    #expect(answer.talk == "")
  }

  @Test func `someone who looks for long keeps no run from its work`() throws {
    let place = try Place.book()
    var text = Statements.header
    for number in 0..<2000 { text += "2026-03-02,SHOP NUMBER \(number),-\(number).50,USD\n" }
    try place.write("Statements/visa/march.csv", text)
    _ = try place("run", "--quiet")
    // Nobody reads the pipe, so the list stands still in the middle of its output.
    let answer = try place.shell(
      """
      mkfifo pipe; exec 3<>pipe
      "$DAYBOOK" list --format csv > pipe & looking=$!
      dd bs=1 count=1 <&3 of=first 2> /dev/null
      "$DAYBOOK" run; echo $? > code
      kill $looking
      """)
    #expect(try place.text("code") == "0\n", "\(answer.talk)")
  }

  @Test func `a full disk is no silent success`() throws {
    let place = try Place.book()
    try place.write("Statements/visa/march.csv", Statements.march)
    _ = try place("run", "--quiet")
    let answer = try place.shell("\"$DAYBOOK\" list > /dev/full")
    #expect(answer.code == 74)
    #expect(answer.talk.contains("standard output"))
  }
}
