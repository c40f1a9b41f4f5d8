/// A nightly job as the two units that systemd wants of a user (`systemd.service`, `systemd.timer`).
struct SystemdUnits {
  let job: NightlyJob

  var serviceName: String { job.name + ".service" }
  var timerName: String { job.name + ".timer" }

  /// Another command that went on writing the book is a failure: this night had no run.
  ///
  /// A service that is over when its program is, has the time limit of its start for its own.
  var service: String {
    """
    [Unit]
    Description=Daybook: import what is new into \(Self.escaped(job.book))

    [Service]
    Type=oneshot
    ExecStart=\(job.words.map(Self.quoted).joined(separator: " "))
    TimeoutStartSec=1h
    Nice=10

    """
  }

  /// A night that the machine slept through is made up for.
  var timer: String {
    """
    [Unit]
    Description=Daybook: every night, \(Self.escaped(job.book))

    [Timer]
    OnCalendar=*-*-* \(job.time):00
    Persistent=true

    [Install]
    WantedBy=timers.target

    """
  }

  /// The time that a timer of ours tells.
  static func time(ofTimer text: String) -> TimeOfDay? {
    for line in text.split(separator: "\n") where line.hasPrefix(calendar) {
      return TimeOfDay(String(line.dropFirst(calendar.count).dropLast(3)))
    }
    return nil
  }

  /// The program that a service of ours starts.
  static func program(ofService text: String) -> String? { words(ofService: text).first }

  /// That with its arguments.
  static func words(ofService text: String) -> [String] {
    let start = "ExecStart="
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(start + "\"") }) else {
      return []
    }
    var words: [String] = []
    var rest = line.dropFirst(start.count)
    while rest.popFirst() == "\"" {
      var word = ""
      while let character = rest.popFirst(), character != "\"" {
        // Each of these stands twice, or behind a backslash.
        if character == "\\" || character == "%" || character == "$" {
          word.append(rest.popFirst() ?? character)
        } else {
          word.append(character)
        }
      }
      words.append(word)
      // The blank behind it.
      _ = rest.popFirst()
    }
    return words
  }

  private static let calendar = "OnCalendar=*-*-* "

  /// A percent sign would begin a specifier.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }

  /// One word of a command line: quoted, without variables and specifiers.
  private static func quoted(_ word: String) -> String {
    var text = "\""
    for character in escaped(word) {
      switch character {
      case "\"", "\\": text += "\\\(character)"
      case "$": text += "$$"
      default: text.append(character)
      }
    }
    return text + "\""
  }
}
