import Foundation
import Testing

/// A nightly run, with programs that stand in for the machine's schedulers.
struct ScheduleTests {
  /// A book, with `crontab` and, where wanted, `systemctl` that keep what they are told in files.
  private func place(hasSystemd: Bool) throws -> (place: Place, environment: [String: String]) {
    let place = try Place.book()
    try place.write(
      "bin/crontab",
      """
      #!/bin/sh
      table="$HOME/table"
      if [ "$1" = -l ]; then
        if [ -f "$table" ]; then cat "$table"; else echo "no crontab for ada" >&2; exit 1; fi
      else
        cat "$1" > "$table"
      fi

      """)
    try place.write(
      "bin/systemctl",
      """
      #!/bin/sh
      [ \(hasSystemd ? 1 : 0) = 1 ] || { echo "Failed to connect to bus" >&2; exit 1; }
      echo "$@" >> "$HOME/asked"
      [ -f "$HOME/refused" ] && [ "$2" = "$(cat "$HOME/refused")" ] && { echo "No, not today" >&2; exit 1; }
      case "$2 $3" in
        show*.timer) echo "Mon 2026-03-02 03:30:00 UTC" ;;
        show*.service) [ -f "$HOME/shown" ] && cat "$HOME/shown" ;;
      esac
      exit 0

      """)
    #expect(try place.shell("chmod +x bin/*").code == 0)
    let path = place.root.appending(path: "bin").path
    return (place, ["PATH": "\(path):/usr/bin:/bin"])
  }

  @Test func `cron is told once, and told no more`() throws {
    let (place, environment) = try place(hasSystemd: false)
    func run(_ words: String...) throws -> Program.Answer {
      try Program.run(
        ["schedule"] + words, in: place.root, environment: place.environment(environment))
    }
    #expect(try run("status").output.contains("is not run by itself"))
    #expect(try place.shell("echo '0 4 * * * backup' > \"$HOME\"/table").code == 0)
    let installed = try run("install", "--at", "6:15")
    #expect(installed.code == 0, "\(installed.talk)")
    #expect(installed.output.contains("cron runs this book every day at 06:15"))
    #expect(try run("install", "--at", "7:45").code == 0)
    let lines = try place.shell("cat \"$HOME\"/table").lines
    try #require(lines.count == 2)
    #expect(lines[0] == "0 4 * * * backup")
    #expect(lines[1].hasPrefix("45 7 * * * ") && lines[1].contains("'run' '--quiet' '--book'"))
    // What stands there runs.
    let command = lines[1].split(separator: " ", maxSplits: 5)[5]
    let ran = try place.shell(String(command))
    #expect(ran.code == 0 && ran.output.isEmpty && ran.talk.isEmpty, "\(ran.talk)")
    let status = try run("status", "--format", "json")
    #expect(status.output.contains("\"time\": \"07:45\""), "\(status.output)")
    #expect(try run("remove").code == 0)
    #expect(try place.shell("cat \"$HOME\"/table").output == "0 4 * * * backup\n")
    #expect(try run("status").output.contains("is not run by itself"))
  }

  @Test func `systemd gets two units, and cron's line goes`() throws {
    let (place, environment) = try place(hasSystemd: true)
    func run(_ words: String...) throws -> Program.Answer {
      try Program.run(
        ["schedule"] + words, in: place.root, environment: place.environment(environment))
    }
    #expect(try run("install", "--with", "cron").code == 0)
    let installed = try run("install")
    #expect(installed.code == 0, "\(installed.talk)")
    #expect(installed.output.contains("systemd runs this book every day at 03:30"))
    #expect(installed.output.contains("Mon 2026-03-02"))
    #expect(try place.shell("cat \"$HOME\"/table").output.isEmpty)
    let timer = try place.shell("cat \"$HOME\"/.config/systemd/user/*.timer").output
    #expect(timer.contains("OnCalendar=*-*-* 03:30:00\nPersistent=true"))
    let asked = try place.shell("cat \"$HOME\"/asked").output
    #expect(asked.contains("--user daemon-reload") && asked.contains("--user enable --now"))
    let removed = try run("remove")
    #expect(removed.output.contains("systemd does not run"))
    #expect(try place.shell("ls \"$HOME\"/.config/systemd/user").output.isEmpty)
  }

  @Test(arguments: ["daemon-reload", "enable", "restart"])
  func `a scheduler that refuses leaves what worked before`(verb: String) throws {
    let (place, environment) = try place(hasSystemd: true)
    func run(_ words: String...) throws -> Program.Answer {
      try Program.run(
        ["schedule"] + words, in: place.root, environment: place.environment(environment))
    }
    // Where cron runs it, cron goes on to.
    #expect(try run("install", "--with", "cron", "--at", "4:00").code == 0)
    let table = try place.shell("cat \"$HOME\"/table").output
    #expect(try place.shell("echo \(verb) > \"$HOME\"/refused").code == 0)
    let refused = try run("install", "--with", "systemd")
    #expect(refused.code == 74 && refused.talk.contains("No, not today"), "\(refused.talk)")
    #expect(try place.shell("cat \"$HOME\"/table").output == table)
    #expect(try place.shell("ls \"$HOME\"/.config/systemd/user").output.isEmpty)
    // Where systemd does, its units stay as they were, and it is told to read them again.
    #expect(try place.shell("rm \"$HOME\"/refused").code == 0)
    #expect(try run("install", "--at", "5:00").code == 0)
    let units = try place.shell("cat \"$HOME\"/.config/systemd/user/*").output
    #expect(units.contains("05:00:00"))
    #expect(try place.shell("echo \(verb) > \"$HOME\"/refused; : > \"$HOME\"/asked").code == 0)
    #expect(try run("install", "--at", "6:00").code == 74)
    #expect(try place.shell("cat \"$HOME\"/.config/systemd/user/*").output == units)
    let asked = try place.shell("cat \"$HOME\"/asked").lines
    #expect(asked.last?.contains("try-restart") == true, "\(asked)")
    #expect(!asked.contains { $0.contains("disable") })
    #expect(try place.shell("rm \"$HOME\"/refused").code == 0)
    #expect(try run("status").output.contains("05:00"))
  }

  @Test(arguments: [false, true])
  func `a moved book's job is told of, and goes when that is asked`(hasSystemd: Bool) throws {
    let (place, environment) = try place(hasSystemd: hasSystemd)
    func run(_ words: String..., in folder: String) throws -> Program.Answer {
      try Program.run(
        ["schedule"] + words, in: place.root.appending(path: folder),
        environment: place.environment(environment))
    }
    #expect(
      try place.shell("mkdir old other; mv daybook.yaml Rules old; cp -r old/. other").code == 0)
    #expect(try run("install", in: "old").code == 0)
    #expect(try run("install", in: "other").code == 0)
    #expect(try place.shell("mv old new").code == 0)
    for words in ["status", "install", "status"] {
      let answer = try run(words, in: "new")
      #expect(answer.code == (words == "install" ? 0 : 1), "\(words): \(answer.talk)")
      #expect(answer.talk.contains("/old, where none is any more"), "\(words): \(answer.talk)")
      #expect(answer.talk.contains("schedule remove --gone"))
      #expect(!answer.talk.contains("/other,"))
    }
    let removed = try run("remove", "--gone", in: "bin")
    #expect(
      removed.code == 0 && removed.output.contains("/old"), "\(removed.output)\(removed.talk)")
    #expect(!place.exists("old"), "the book's old place is not made again")
    for folder in ["new", "other"] {
      let status = try run("status", in: folder)
      #expect(status.code == 0 && status.output.contains("every day at 03:30"), "\(status.talk)")
    }
    #expect(try run("remove", "--gone", in: "bin").output.contains("No job is left"))
  }

  @Test func `status tells of the last run and the next`() throws {
    let (place, environment) = try place(hasSystemd: false)
    func status(_ words: String..., environment: [String: String]) throws -> String {
      try Program.run(
        ["schedule", "status"] + words, in: place.root,
        environment: place.environment(environment)
      ).output
    }
    #expect(
      try Program.run(
        ["schedule", "install"], in: place.root, environment: place.environment(environment)
      ).code == 0)
    #expect(try status(environment: environment).contains("last     not yet"))
    let next = try status(environment: environment).firstMatch(
      of: /next     20\d\d-\d\d-\d\d 03:30\n/)
    #expect(next != nil)
    #expect(try place("run", "--quiet").code == 0)
    #expect(
      try status(environment: environment).contains(
        /last     20\d\d-\d\d-\d\d \d\d:\d\d: all well\n/))
    // A night that could not be, each in its words.
    let held = try LockedFile(place.root.appending(path: ".daybook/lock").path)
    #expect(try place("run", "--quiet", "--wait", "0").code == 75)
    #expect(try status(environment: environment).contains("another command was writing the book"))
    held.release()
    try place.write("daybook.yaml", "curency: EUR\n")
    #expect(try place("run", "--quiet").code == 78)
    #expect(try status(environment: environment).contains("(exit code 78)"))
    let json = try status("--format", "json", environment: environment)
    #expect(json.contains("\"outcome\": \"ended\"") && json.contains("\"code\": 78"), "\(json)")
    // One that was killed has no end.
    try place.write(".daybook/run.json", "{\"begun\":\"2026-03-02T03:30:00Z\"}")
    #expect(try status(environment: environment).contains("stopped before its end"))
    let again = try LockedFile(place.root.appending(path: ".daybook/lock").path)
    #expect(try status(environment: environment).contains("it is at work"))
    again.release()
  }

  @Test func `systemd's word on the last run is taken before the book's`() throws {
    let (place, environment) = try place(hasSystemd: true)
    func run(_ words: String...) throws -> Program.Answer {
      try Program.run(
        ["schedule"] + words, in: place.root, environment: place.environment(environment))
    }
    #expect(try place("run", "--quiet").code == 0)
    #expect(try run("install").output.contains("all well"))
    let shown = """
      ActiveState=failed
      Result=timeout
      ExecMainStartTimestamp=Mon 2026-03-02 03:30:07 UTC
      ExecMainCode=2
      ExecMainStatus=15
      """
    #expect(try place.shell("printf '%s\\n' '\(shown)' > \"$HOME\"/shown").code == 0)
    let status = try run("status").output
    #expect(status.contains("last     Mon 2026-03-02 03:30:07 UTC: it took too long"), "\(status)")
  }

  @Test func `what can't be is told`() throws {
    let (place, environment) = try place(hasSystemd: false)
    func run(_ words: String...) throws -> Program.Answer {
      try Program.run(
        ["schedule"] + words, in: place.root, environment: place.environment(environment))
    }
    #expect(try run("install", "--at", "25:00").code == 64)
    #expect(try run("install", "--with", "anacron").code == 64)
    let refused = try run("install", "--with", "systemd")
    #expect(refused.code == 74)
    #expect(refused.talk.contains("Failed to connect to bus"), "\(refused.talk)")
    #expect(try place.shell("ls \"$HOME\"/.config/systemd/user").output.isEmpty)
    try place.remove("bin/crontab")
    let bare = place.environment(["PATH": place.root.appending(path: "bin").path])
    let nowhere = try Program.run(["schedule", "install"], in: place.root, environment: bare)
    #expect(nowhere.code == 64)
    #expect(nowhere.talk.contains("neither systemd nor cron"), "\(nowhere.talk)")
    // What is printed needs none of them.
    let printed = try run("print", "--with", "launchd")
    #expect(printed.code == 0 && printed.output.contains("<key>StartCalendarInterval</key>"))
    let units = try Program.run(["schedule", "print"], in: place.root, environment: bare)
    #expect(units.code == 0 && units.output.contains("[Timer]"), "\(units.talk)")
  }
}
