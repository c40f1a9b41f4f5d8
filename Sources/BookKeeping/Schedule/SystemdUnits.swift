import StatementModel

/// A nightly job as the units that systemd wants of a user (`systemd.service`, `systemd.timer`,
/// `systemd.path`).
struct SystemdUnits {
  let job: NightlyJob
  /// What shuts the run in.
  var walls = SystemdWalls()
  /// The folders in which something may arrive that is imported at once; none where that was not
  /// asked for.
  var arrivals: [String] = []

  var serviceName: String { job.name + ".service" }
  var timerName: String { job.name + ".timer" }
  var noticeName: String { job.name + "-notice.service" }
  var pathName: String { job.name + ".path" }
  var arrivalName: String { job.name + "-arrival.service" }

  /// All that there may be of a job, by name: the service first, then the timer.
  static func names(ofJob name: String) -> [String] {
    [
      "\(name).service", "\(name).timer", "\(name)-notice.service", "\(name).path",
      "\(name)-arrival.service",
    ]
  }

  /// The units, by name.
  var all: [(name: String, text: String)] {
    let nightly = [(serviceName, service), (timerName, timer), (noticeName, notice)]
    return nightly + (arrivals.isEmpty ? [] : [(pathName, path), (arrivalName, arrival)])
  }

  /// Another command that went on writing the book is a failure: this night had no run.
  var service: String {
    service("import what is new into", job.words(isAlone: true))
  }

  /// A run of what arrived, once nothing more comes.
  private var arrival: String {
    service(
      "import what arrived for", job.words(isAlone: true, settling: Self.settling))
  }

  private static let settling = 10

  /// A service that is over when its program is, has the time limit of its start for its own.
  private func service(_ what: String, _ words: [String]) -> String {
    """
    [Unit]
    Description=Daybook: \(what) \(Self.escaped(job.book))
    OnFailure=\(noticeName)

    [Service]
    Type=oneshot
    ExecStart=\(Self.line(words))
    TimeoutStartSec=1h
    Nice=10
    \(walls.lines(for: job).joined(separator: "\n"))

    """
  }

  /// Tells of the run: with the network and all rights of the person, as the programs need that it
  /// calls.
  private var notice: String {
    """
    [Unit]
    Description=Daybook: tell of the run of \(Self.escaped(job.book))

    [Service]
    Type=oneshot
    ExecStart=\(Self.line(job.noticeWords))
    TimeoutStartSec=10min

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

  /// A path is the rest of its line.
  private var path: String {
    """
    [Unit]
    Description=Daybook: when something arrives, \(Self.escaped(job.book))

    [Path]
    \(arrivals.map { "PathChanged=" + Self.escaped($0) }.joined(separator: "\n"))
    Unit=\(arrivalName)

    [Install]
    WantedBy=paths.target

    """
  }

  private static func line(_ words: [String]) -> String {
    words.map { quoted($0, isCommand: true) }.joined(separator: " ")
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

  /// One word: quoted, without specifiers, and in a command without variables.
  static func quoted(_ word: String, isCommand: Bool = false) -> String {
    var text = "\""
    for character in escaped(word) {
      switch character {
      case "\"", "\\": text += "\\\(character)"
      case "$" where isCommand: text += "$$"
      default: text.append(character)
      }
    }
    return text + "\""
  }
}
