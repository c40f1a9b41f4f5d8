/// A user's table of jobs for cron, in which each job of ours is one line that ends with its name.
struct CronTable {
  private(set) var lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
  }

  /// Every line ends: cron ignores a last one that doesn't.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The line of a job.
  static func line(_ job: NightlyJob) -> String {
    let command = job.words().map(quoted).joined(separator: " ")
    // A bare percent sign would end the command.
    let safe = command.split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: "\\%")
    return "\(job.time.minute) \(job.time.hour) * * * \(safe)\(mark(job.name))"
  }

  /// Puts a job in the place of its earlier line, else behind all others.
  mutating func put(_ job: NightlyJob) {
    let line = Self.line(job)
    if let place = place(of: job.name) {
      lines[place] = line
    } else {
      lines.append(line)
    }
  }

  /// - Returns: Whether there was such a job.
  mutating func remove(_ name: String) -> Bool {
    guard let place = place(of: name) else { return false }
    lines.remove(at: place)
    return true
  }

  /// When a job runs and what it starts; nothing where there is no such line.
  func entry(_ name: String) -> (time: TimeOfDay?, program: String?)? {
    guard let place = place(of: name) else { return nil }
    let (fields, command) = Self.parts(of: lines[place])
    guard fields.count > 1 else { return (nil, Self.words(of: command).first) }
    let minute = fields[0].utf8.count == 1 ? "0" + fields[0] : String(fields[0])
    return (TimeOfDay("\(fields[1]):\(minute)"), Self.words(of: command).first)
  }

  /// All lines that end with a name like those of our jobs, and the words of their commands.
  var jobs: [(name: String, words: [String])] {
    lines.compactMap { line in
      guard !line.hasPrefix("#"), let mark = line.ranges(of: Self.mark("daybook-")).last else {
        return nil
      }
      return ("daybook-" + line[mark.upperBound...], Self.words(of: Self.parts(of: line).command))
    }
  }

  private func place(of name: String) -> Int? {
    lines.firstIndex { $0.hasSuffix(Self.mark(name)) && !$0.hasPrefix("#") }
  }

  /// When a line's command runs, five fields or one such as `@daily`, and the command.
  private static func parts(of line: String) -> (fields: [Substring], command: Substring) {
    func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
    var rest = line.drop(while: isBlank)
    var fields: [Substring] = []
    let count = rest.first == "@" ? 1 : 5
    while fields.count < count, !rest.isEmpty {
      let field = rest.prefix { !isBlank($0) }
      fields.append(field)
      rest = rest[field.endIndex...].drop(while: isBlank)
    }
    return (fields, rest)
  }

  /// For the shell a comment.
  private static func mark(_ name: String) -> String { " # \(name)" }

  /// A word for the shell; an apostrophe stands outside of the quotes.
  private static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// The quoted words that a command begins with.
  private static func words(of command: Substring) -> [String] {
    var words: [String] = []
    var rest = command
    while rest.popFirst() == "'" {
      var word = ""
      while let character = rest.popFirst() {
        if character == "'" {
          guard rest.hasPrefix("\\''") else { break }
          rest = rest.dropFirst(3)
          word += "'"
        } else if character == "\\", rest.first == "%" {
          continue
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
}
