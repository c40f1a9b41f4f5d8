import Foundation
import Testing

/// That somebody is told of a run that needs a person or failed.
struct NoticeTests {
  /// A book with a program `tell` that keeps what it is given.
  private func place(_ settings: String) throws -> Place {
    let place = try Place.book()
    try place.write(
      "tell", "#!/bin/sh\nprintf '%s|' \"$@\" >> told; echo \"$DAYBOOK_BOOK\" >> told; cat > run\n")
    #expect(try place.shell("chmod +x tell").code == 0)
    try place.write("daybook.yaml", settings)
    return place
  }

  private static let both = """
    on-attention: [./tell, attention, "{summary}", "$(id)"]
    on-failure: [./tell, failure, "{summary}"]

    """

  @Test func `a file that needs a person is told of, once`() throws {
    let place = try place(Self.both)
    try place.write("Statements/visa/march.csv", Statements.march)
    #expect(try place("run", "--quiet").code == 0)
    #expect(!place.exists("told"), "all was well")
    try place.write("Statements/login.csv", "<!DOCTYPE html><html><body>Sign in</body></html>\n")
    let ran = try place("run", "--quiet")
    #expect(ran.code == 1)
    let told = try place.text("told")
    #expect(told.hasPrefix("attention|Statements/login.csv: "), "\(told)")
    #expect(told.hasSuffix("|$(id)|\(place.root.path)\n"), "\(told)")
    let run = try place.text("run")
    for text in [
      "\"outcome\": \"attention\"", "\"code\": 1", "\"file\": \"Statements/login.csv\"",
      "\"severity\": \"error\"",
    ] {
      #expect(run.contains(text), "\(text)")
    }
    #expect(try JSONSerialization.jsonObject(with: Data(run.utf8)) is [String: Any])
    #expect(try place("run", "--quiet").code == 0)
    #expect(try place.text("told") == told, "it is no news in the second night")
  }

  @Test(arguments: [
    ("curency: EUR\n", "unknown key \"curency\""), ("cards: [\n", "YAML: did not find"),
    ("\tcards:\n", "a tab stands"),
  ])
  func `a daybook.yaml that is wrong tells of itself`(mistake: String, words: String) throws {
    let place = try place(mistake + Self.both)
    #expect(try place("run", "--quiet").code == 78)
    let told = try place.text("told")
    #expect(told.hasPrefix("failure|daybook.yaml:") && told.contains(words), "\(told)")
    #expect(try place.text("run").contains("\"outcome\": \"failure\""))
  }

  @Test(arguments: [
    ("on-failure: [no-such-program]\n", "there is no such program"),
    ("on-failure: [sh, -c, 'echo no paper >&2; exit 3']\n", "exit code 3: no paper"),
    ("on-failure: [./daybook.yaml]\n", "can't be started"),
    ("on-failure: [sh, -c, 'yes']\n", "wrote without end"),
  ])
  func `that nobody could be told is said, and changes no outcome`(
    settings: String, words: String
  ) throws {
    let place = try place(settings + "curency: EUR\n")
    let ran = try place("run", "--quiet")
    #expect(ran.code == 78)
    #expect(ran.talk.contains("nobody was told by `on-failure`"), "\(ran.talk)")
    #expect(ran.talk.contains(words), "\(ran.talk)")
  }

  @Test func `a program that reads nothing of a long report does no harm`() throws {
    let place = try place("on-attention: [\"true\"]\n")
    for number in 0..<300 {
      try place.write("Statements/\(number).csv", "<!DOCTYPE html><html>\(number)</html>\n")
    }
    let ran = try place("run", "--quiet")
    #expect(ran.code == 1 && !ran.talk.contains("nobody was told"))
  }

  @Test func `mail goes through sendmail`() throws {
    let place = try place("mail-to: ada@example.org\n")
    try place.write("bin/sendmail", "#!/bin/sh\n{ echo \"$@\"; cat; } > mail\n")
    #expect(try place.shell("chmod +x bin/sendmail").code == 0)
    try place.write("Statements/login.csv", "<!DOCTYPE html><html><body>Sign in</body></html>\n")
    let path = place.root.appending(path: "bin").path + ":/usr/bin:/bin"
    guard !FileManager.default.fileExists(atPath: "/usr/sbin/sendmail"),
      !FileManager.default.fileExists(atPath: "/usr/lib/sendmail")
    else { return }
    #expect(try place("run", "--quiet", environment: ["PATH": path]).code == 1)
    let mail = try place.text("mail")
    #expect(mail.hasPrefix("-i -- ada@example.org\nTo: ada@example.org\nSubject: "), "\(mail)")
    #expect(mail.contains("\n\nStatements/login.csv: "), "\(mail)")
    #expect(mail.contains(place.root.path))
  }

  @Test func `who may not use the network leaves it to another`() throws {
    let place = try place(Self.both)
    try place.write("Statements/login.csv", "<!DOCTYPE html><html><body>Sign in</body></html>\n")
    #expect(try place("run", "--quiet", "--no-notices").code == 1)
    #expect(!place.exists("told"))
    #expect(try place("schedule", "notify", "--failed").code == 0)
    #expect(try place.text("told").hasPrefix("attention|Statements/login.csv"))
    // One that was killed has no end.
    try place.write(".daybook/run.json", "{\"begun\":\"2026-03-02T03:30:00Z\"}")
    #expect(try place("schedule", "notify").code == 0)
    #expect(try place.text("run").contains("\"outcome\": \"stopped\""))
    #expect(try place.text("told").contains("failure|the run was stopped before its end|"))
    #expect(try place("run", "--quiet").code == 0)
    let nothing = try place("schedule", "notify")
    #expect(nothing.talk.contains("nothing to tell"), "\(nothing.talk)")
    // A full disk lets nothing be noted.
    #expect(try place("schedule", "notify", "--failed").code == 0)
    #expect(try place.text("told").contains("failure|Nothing new"))
    let trial = try place("schedule", "notify", "--try")
    #expect(trial.code == 0 && trial.talk.contains("All who are named"), "\(trial.talk)")
  }

  @Test func `lines in systemd's journal have their weight`() throws {
    let place = try place("curency: EUR\n")
    let script = """
      exec 2> talk; JOURNAL_STREAM=$(stat -c %d:%i talk) "$DAYBOOK" run --quiet
      """
    #expect(try place.shell(script).code == 78)
    let lines = try place.text("talk").split(separator: "\n")
    #expect(lines.count > 1 && lines.allSatisfy { $0.hasPrefix("<3>") }, "\(lines)")
    #expect(
      try place.shell("JOURNAL_STREAM=1:2 \"$DAYBOOK\" run --quiet").talk.hasPrefix("daybook"))
  }
}
