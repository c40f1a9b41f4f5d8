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
      [ "$2" = show ] && echo "Mon 2026-03-02 03:30:00 UTC"
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
    #expect(try place.shell("echo '0 4 * * * backup' > $HOME/table").code == 0)
    let installed = try run("install", "--at", "6:15")
    #expect(installed.code == 0, "\(installed.talk)")
    #expect(installed.output.contains("cron runs this book every day at 06:15"))
    #expect(try run("install", "--at", "7:45").code == 0)
    let lines = try place.shell("cat $HOME/table").lines
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
    #expect(try place.shell("cat $HOME/table").output == "0 4 * * * backup\n")
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
    #expect(try place.shell("cat $HOME/table").output.isEmpty)
    let timer = try place.shell("cat $HOME/.config/systemd/user/*.timer").output
    #expect(timer.contains("OnCalendar=*-*-* 03:30:00\nPersistent=true"))
    let asked = try place.shell("cat $HOME/asked").output
    #expect(asked.contains("--user daemon-reload") && asked.contains("--user enable --now"))
    let removed = try run("remove")
    #expect(removed.output.contains("systemd does not run"))
    #expect(try place.shell("ls $HOME/.config/systemd/user").output.isEmpty)
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
    #expect(try place.shell("ls $HOME/.config/systemd/user").output.isEmpty)
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
