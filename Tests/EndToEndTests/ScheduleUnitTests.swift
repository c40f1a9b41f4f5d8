import Foundation
import Testing

/// The units that systemd gets, and what is told of them.
struct ScheduleUnitTests {
  /// A book, with programs that stand in for systemd's and keep what they are told in files.
  private func place() throws -> (place: Place, environment: [String: String]) {
    let place = try Place.book()
    try place.write(
      "bin/systemctl", "#!/bin/sh\necho \"$@\" >> \"$HOME/asked\"\nexit 0\n")
    try place.write("bin/crontab", "#!/bin/sh\necho 'no crontab for ada' >&2; exit 1\n")
    try place.write(
      "bin/systemd-run",
      """
      #!/bin/sh
      [ -f "$HOME/refused" ] || exit 0
      for word in "$@"; do
        for name in $(cat "$HOME/refused"); do
          case "$word" in "$name"=*) exit 226 ;; esac
        done
      done
      exit 0

      """)
    #expect(try place.shell("chmod +x bin/*").code == 0)
    let path = place.root.appending(path: "bin").path
    return (place, ["PATH": "\(path):/usr/bin:/bin"])
  }

  private func schedule(
    _ place: Place, _ environment: [String: String], _ words: String...
  ) throws -> Program.Answer {
    try Program.run(
      ["schedule"] + words, in: place.root, environment: place.environment(environment))
  }

  private func units(_ place: Place, _ pattern: String) throws -> String {
    try place.shell("cat \"$HOME\"/.config/systemd/user/\(pattern)").output
  }

  @Test func `the run is shut in, and what tells of it is not`() throws {
    let (place, environment) = try place()
    let installed = try schedule(place, environment, "install")
    #expect(installed.code == 0, "\(installed.talk)")
    #expect(!installed.talk.contains("refuses"), "\(installed.talk)")
    let notice = try units(place, "*-notice.service")
    #expect(notice.contains("\"schedule\" \"notify\" \"--failed\""))
    #expect(!notice.contains("Private") && notice.contains("TimeoutStartSec"))
    #expect(try place.shell("rm \"$HOME\"/.config/systemd/user/*-notice.service").code == 0)
    let service = try units(place, "*.service")
    for line in [
      "PrivateNetwork=yes", "ProtectSystem=strict", "PrivateUsers=yes", "MemoryMax=",
      "\"--no-notices\"", "TimeoutStartSec=1h", "ReadWritePaths=\"-\(place.root.path)\"",
    ] {
      #expect(service.contains(line), "\(line)")
    }
    #expect(service.contains(/OnFailure=daybook-.*-notice\.service\n/))
    #expect(!service.contains("%h"))
  }

  @Test func `what systemd refuses on this host is left out, and said`() throws {
    let (place, environment) = try place()
    let home = try #require(place.environment()["HOME"])
    try Data("ProtectProc ProcSubset\n".utf8).write(to: URL(filePath: home + "/refused"))
    let installed = try schedule(place, environment, "install")
    #expect(installed.code == 0)
    #expect(
      installed.talk.contains(
        "refuses here what would shut the run in further: ProtectProc, ProcSubset"),
      "\(installed.talk)")
    let service = try units(place, "*.service")
    #expect(!service.contains("ProtectProc") && service.contains("PrivateNetwork=yes"))
  }

  @Test func `a run can begin when something arrives, as long as that is asked for`() throws {
    let (place, environment) = try place()
    try place.write("Statements/visa/.keep", "")
    #expect(try schedule(place, environment, "install", "--on-arrival").code == 0)
    let path = try units(place, "*.path")
    let inbox = place.root.path + "/Statements"
    #expect(path.contains("\nPathChanged=\(inbox)\nPathChanged=\(inbox)/visa\n"), "\(path)")
    let arrival = try units(place, "*-arrival.service")
    #expect(arrival.contains("\"--settle\" \"10\"") && arrival.contains("PrivateNetwork=yes"))
    #expect(try place.shell("cat \"$HOME\"/asked").output.contains(".path"))
    #expect(try schedule(place, environment, "install").code == 0)
    let names = try place.shell("ls \"$HOME\"/.config/systemd/user").output
    #expect(!names.contains(".path") && !names.contains("arrival"), "\(names)")
    #expect(try schedule(place, environment, "install", "--on-arrival").code == 0)
    #expect(try schedule(place, environment, "remove").code == 0)
    #expect(try place.shell("ls \"$HOME\"/.config/systemd/user").output.isEmpty)
    let cron = try schedule(place, environment, "install", "--on-arrival", "--with", "cron")
    #expect(cron.code == 64 && cron.talk.contains("can't begin a run when something arrives"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/systemd-analyze")))
  func `systemd takes the units, and finds them safe`() throws {
    let (place, environment) = try place()
    #expect(try schedule(place, environment, "install", "--on-arrival").code == 0)
    let exposure = try place.shell(
      """
      for unit in "$HOME"/.config/systemd/user/*.service; do
        case "$unit" in *-notice.service) ;; *)
          /usr/bin/systemd-analyze security --offline=true "$unit" | grep -a Overall ;;
        esac
      done
      """)
    let figures = exposure.output.matches(of: /: ([0-9.]+) [A-Z]+/).map {
      Double($0.output.1) ?? 99
    }
    #expect(figures.count == 2 && figures.allSatisfy { $0 <= 2.0 }, "\(exposure.output)")
    let verified = try place.shell(
      "/usr/bin/systemd-analyze verify \"$HOME\"/.config/systemd/user/* 2>&1 | grep -a daybook")
    #expect(
      !verified.output.contains("gnoring") && !verified.output.contains("nknown"),
      "\(verified.output)")
  }

  @Test func `all books are listed, and one that was moved is found`() throws {
    let (place, environment) = try place()
    #expect(
      try place.shell("mkdir old other; mv daybook.yaml Rules old; cp -r old/. other").code == 0)
    func run(_ words: String..., in folder: String) throws -> Program.Answer {
      try Program.run(
        words, in: place.root.appending(path: folder), environment: place.environment(environment))
    }
    #expect(try run("schedule", "list", in: "bin").output.contains("No book runs by itself"))
    for folder in ["old", "other"] {
      #expect(try run("schedule", "install", in: folder).code == 0)
      #expect(try place.shell("mkdir \(folder)/Statements").code == 0)
      #expect(try run("run", in: folder).code == 0)
    }
    let listed = try run("schedule", "list", in: "bin")
    #expect(listed.code == 0, "\(listed.talk)")
    let books = listed.output.split(separator: "\n").filter { $0.hasPrefix("/") }
    #expect(books.map { $0.split(separator: "/").last } == ["old", "other"])
    #expect(
      try run("doctor", in: "other").output.contains(/schedule +fine: systemd runs it every day/))
    #expect(try place.shell("mv old new").code == 0)
    #expect(try run("schedule", "list", in: "bin").code == 1)
    let json = try run("schedule", "list", "--format", "json", in: "bin").output
    #expect(json.contains(/"book_exists": ?false/) && json.contains(/"book_exists": ?true/))
    let found = try run("doctor", in: "new")
    #expect(
      found.code == 1 && found.output.contains("/old, where none is any more"), "\(found.output)")
  }

  /// What `.daybook/` tells of the last night, and what of it is found.
  static let nights: [(String, String)] = [
    ("{\"begun\":\"2026-03-02T03:30:00Z\"}", "last-run"),
    ("{\"begun\":\"2026-03-02T03:30:00Z\",\"ended\":\"x\",\"code\":78}", "last-run"),
    ("{\"begun\":\"2026-03-02T03:30:00Z\",\"ended\":\"x\",\"code\":0}", "run-overdue"),
  ]

  @Test(arguments: nights)
  func `a night that went wrong is found by doctor`(record: String, code: String) throws {
    let (place, environment) = try place()
    #expect(try schedule(place, environment, "install").code == 0)
    try place.write(".daybook/run.json", record)
    let found = try place("doctor", "--format", "json", environment: environment)
    #expect(found.code == 1 && found.output.contains("\"\(code)\""), "\(found.output)")
  }

  @Test func `status tells of the last run and the next, and finds a moved book`() throws {
    let (place, environment) = try place()
    try place.write("Statements/visa/march.csv", Statements.march)
    let before = try place("status", environment: environment)
    #expect(before.code == 0, "\(before.talk)")
    #expect(before.output.contains(/last run +not yet\nnext run +nothing runs it/))
    #expect(try place("run", "--quiet").code == 0)
    #expect(try schedule(place, environment, "install", "--with", "systemd").code == 0)
    let status = try place("status", environment: environment)
    #expect(
      status.output.contains(
        /holds +5 transactions of 1 card\nlast run +\d\d\/\d\d\/20\d\d \d\d:\d\d: all well\n/))
    let json = try place("status", "--format", "json", environment: environment)
    #expect(json.output.contains("\"outcome\": \"ended\""), "\(json.output)")
    #expect(
      try place.shell("mkdir new && mv daybook.yaml Rules Statements Journal Archive new").code == 0
    )
    let moved = try Program.run(
      ["status"], in: place.root.appending(path: "new"), environment: place.environment(environment)
    )
    #expect(moved.code == 1 && moved.talk.contains("where none is any more"), "\(moved.talk)")
  }

  @Test func `that nobody could be told is found by doctor`() throws {
    let place = try Place.book()
    try place.write("daybook.yaml", "on-attention: [no-such-program]\n")
    try place.write("Statements/login.csv", "<!DOCTYPE html><html><body>Sign in</body></html>\n")
    #expect(try place("run", "--quiet").code == 1)
    #expect(try place("doctor").output.contains("nobody was told by `on-attention`"))
  }

  @Test func `a clock that is behind what was written is found by doctor`() throws {
    let place = try Place.book()
    try place.write("Statements/visa/march.csv", Statements.march)
    #expect(try place("run", "--quiet").code == 0)
    #expect(try place("doctor").code == 0)
    let journal = try place.text("Journal/test.ndjson").replacing(/"20\d\d-/, with: "\"2999-")
    try place.write("Journal/test.ndjson", journal)
    #expect(try place.shell("chmod 600 Journal/*").code == 0)
    #expect(try place("doctor").output.contains("something was written on 2999-"))
  }

  @Test func `a run waits until what arrives has settled`() throws {
    let place = try Place.book()
    try place.write("Statements/visa/march.csv", "Date,Description,Amount,Currency\n")
    let rows = Statements.march.split(separator: "\n").dropFirst().joined(separator: "\n")
    let script = """
      "$DAYBOOK" run --settle 2 > ran & sleep 1
      printf '%s\\n' "$ROWS" >> Statements/visa/march.csv; wait
      """
    try place.write("script", "ROWS='\(rows)'\n" + script)
    #expect(try place.shell(". ./script").code == 0)
    let ran = try place.text("ran")
    #expect(ran.contains("5 rows: 5 new"), "\(ran)")
  }
}
