import Foundation

/// A talk with the program, written down as text: what is typed, and what must be answered.
///
/// Lines at the left margin are prose. Two spaces in, `$ ` begins a line of shell and `> ` carries it
/// on; what follows it there is the answer, both streams as a terminal shows them, then `[66]` where
/// the exit code is not 0. A line of the answer that ends in ` (glob)` may have `*` for what differs.
/// Files that are there from the start stand below, each under a line `-- its/path --`.
///
/// The form is that of cram and of Go's testscript.
struct Transcript: Sendable {
  /// A line of shell and the answer to it.
  struct Step: Sendable {
    /// What is typed, without the signs of the form.
    var command: String
    /// The answer that is written down, line by line.
    var answer: [String]
    /// The lines of the transcript that hold the answer.
    var place: Range<Int>
  }

  let url: URL
  let lines: [String]
  private(set) var steps: [Step] = []
  private(set) var files: [(path: String, text: String)] = []

  init(at url: URL) throws {
    self.url = url
    lines = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let end = lines.firstIndex { Self.fileName($0) != nil } ?? lines.endIndex
    readSteps(before: end)
    readFiles(from: end)
  }

  private mutating func readSteps(before end: Int) {
    var line = 0
    while line < end {
      guard lines[line].hasPrefix("  $ ") else {
        line += 1
        continue
      }
      var command = String(lines[line].dropFirst(4))
      line += 1
      while line < end, lines[line].hasPrefix("  > ") || lines[line] == "  >" {
        command += "\n" + lines[line].dropFirst(4)
        line += 1
      }
      let answer = line..<endOfAnswer(from: line, before: end)
      steps.append(
        Step(command: command, answer: lines[answer].map { String($0.dropFirst(2)) }, place: answer)
      )
      line = answer.upperBound
    }
  }

  /// An answer goes to its last indented line; empty lines within it belong to it.
  private func endOfAnswer(from start: Int, before end: Int) -> Int {
    var last = start
    for line in start..<end {
      if lines[line].isEmpty { continue }
      guard lines[line].hasPrefix("  "), !lines[line].hasPrefix("  $ ") else { break }
      last = line + 1
    }
    return last
  }

  private mutating func readFiles(from start: Int) {
    for line in lines[start...] {
      if let path = Self.fileName(line) {
        files.append((path, ""))
      } else {
        files[files.count - 1].text += line + "\n"
      }
    }
    // The line break at the end of the transcript ends its last file, and begins no line.
    if !files.isEmpty, lines.last == "" { files[files.count - 1].text.removeLast() }
  }

  private static func fileName(_ line: String) -> String? {
    guard line.hasPrefix("-- "), line.hasSuffix(" --"), line.utf8.count > 6 else { return nil }
    return String(line.dropFirst(3).dropLast(3))
  }

  // MARK: Running

  /// Types each line, in a fresh place, and returns the answers.
  func answers() throws -> [[String]] {
    let place = try Place()
    for file in files { try place.write(file.path, file.text) }
    return try steps.map { step in
      let answer = try place.typed(step.command)
      var lines = place.told(answer.output).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      while lines.last == "" { lines.removeLast() }
      return lines + (answer.code == 0 ? [] : ["[\(answer.code)]"])
    }
  }

  /// Whether an answer is the one that is written down.
  static func agrees(_ answer: [String], with written: [String]) -> Bool {
    answer.count == written.count
      && zip(answer, written).allSatisfy { line, written in
        guard written.hasSuffix(" (glob)") else { return line == written }
        return unsafe fnmatch(String(written.dropLast(7)), line, 0) == 0
      }
  }

  /// The transcript with these answers in place of its own, where they differ.
  func text(with answers: [[String]]) -> String {
    var lines = lines
    for (step, answer) in zip(steps, answers).reversed()
    where !Self.agrees(answer, with: step.answer) {
      lines.replaceSubrange(step.place, with: answer.map { $0.isEmpty ? "" : "  " + $0 })
    }
    return lines.joined(separator: "\n")
  }
}

extension Place {
  /// Runs a line of shell in which `daybook` is the program; its two streams come as one.
  fileprivate func typed(_ command: String) throws -> Program.Answer {
    let own = environment()
    let folder = "\(own["HOME"] ?? "")/bin"
    if !FileManager.default.fileExists(atPath: folder) {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/daybook", withDestinationPath: Program.path)
    }
    return try Program.run(
      ["-c", "exec 2>&1\n" + command], in: root,
      environment: environment(["PATH": "\(folder):\(own["PATH"] ?? "")"]),
      executable: "/bin/sh")
  }

  /// An answer without what is another each time: where the place is, the day, the time.
  fileprivate func told(_ text: String) -> String {
    let today = Date.now.formatted(.iso8601.year().month().day())
    return
      text
      .replacingOccurrences(of: root.path, with: "PLACE")
      .replacingOccurrences(of: environment()["HOME"] ?? "HOME", with: "HOME")
      .replacing(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?Z?/) { match in
        match.output.0.hasPrefix(today) ? "NOW" : String(match.output.0)
      }
      .replacing(/(\d\d)\/(\d\d)\/(\d{4}) \d\d:\d\d/) { match in
        let (whole, month, day, year) = match.output
        return "\(year)-\(month)-\(day)" == today ? "NOW" : String(whole)
      }
      .replacingOccurrences(of: today, with: "TODAY")
  }
}
