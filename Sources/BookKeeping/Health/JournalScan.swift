import Foundation
import StatementModel

/// Looks at every line of every journal file by itself, so that all that is wrong is told at once.
struct JournalScan {
  private(set) var findings: [Diagnostic] = []
  private(set) var entryCount = 0
  private(set) var fileCount = 0
  /// Whether the journal can be used at all.
  private(set) var isReadable = true
  private let paths: BookPaths
  /// What each id says, and the first file that says so; two devices of one name say two things.
  private var lines: [String: [(text: [UInt8], file: String)]] = [:]
  private var imports: Set<String> = []
  private var targets: [(id: String, location: SourceLocation)] = []

  init(_ paths: BookPaths) {
    self.paths = paths
    do throws(FileError) {
      guard FileAccess.status(paths.journal) != nil || FileAccess.isLink(paths.journal) else {
        return
      }
      for name in try FileAccess.names(in: paths.journal) where name.hasSuffix(".ndjson") {
        try scan(name)
      }
    } catch {
      isReadable = false
      findings.append(
        Diagnostic(
          .error, FileFact(error: error), at: SourceLocation(file: paths.shown(error.path))))
    }
    for target in targets where !imports.contains(target.id) {
      findings.append(
        Diagnostic(.warning, HealthFact.unknownTarget(target.id), at: target.location))
    }
  }

  var check: HealthCheck {
    let entries = Counted.text(entryCount, "entry", "entries")
    return HealthCheck(.journal, "\(entries) in \(Counted.text(fileCount, "file"))", findings)
  }

  private mutating func scan(_ name: String) throws(FileError) {
    let path = "\(paths.journal)/\(name)"
    let bytes = try FileAccess.read(path)
    let shown = paths.shown(path)
    fileCount += 1
    var copies = 0
    var repeats = 0
    var own = 0
    var last = JournalCommand()
    var start = 0
    var line = 0
    while start < bytes.count {
      line += 1
      let end = bytes[start...].firstIndex(of: 0x0A)
      let text = Array(bytes[start..<(end ?? bytes.count)])
      start = end.map { $0 + 1 } ?? bytes.count
      if text.isEmpty { continue }
      let location = SourceLocation(file: shown, line: line)
      guard let entry = try? JSONDecoder().decode(JournalEntry.self, from: Data(text)),
        entry.isPlausible
      else {
        if let head = Journal.unknownHead(text) {
          findings.append(
            Diagnostic(.warning, FormatFact.unknownKind(head.kind), at: location))
          continue
        }
        let fact = end == nil ? HealthFact.journalTorn : .journalLine
        if end != nil { isReadable = false }
        findings.append(Diagnostic(end == nil ? .warning : .error, fact, at: location))
        continue
      }
      entryCount += 1
      last.follow(entry, at: text.startIndex, line: line)
      note(entry, at: location)
      let earlier = lines[entry.id, default: []]
      if let same = earlier.first(where: { $0.text == text }) {
        if same.file == name { repeats += 1 } else { copies += 1 }
        continue
      }
      if !earlier.isEmpty {
        findings.append(Diagnostic(.warning, HealthFact.journalClash(id: entry.id), at: location))
      }
      lines[entry.id] = earlier + [(text, name)]
      own += 1
    }
    if let begun = last.unfinished, findings.last?.fact.code != HealthFact.journalTorn.code {
      findings.append(
        Diagnostic(
          .warning, HealthFact.journalTorn, at: SourceLocation(file: shown, line: begun.line)))
    }
    if copies > 0 {
      findings.append(
        Diagnostic(
          .note, HealthFact.journalCopy(count: copies, isWhole: own == 0),
          at: SourceLocation(file: shown)))
    }
    if repeats > 0 {
      findings.append(
        Diagnostic(
          .note, HealthFact.journalRepeat(count: repeats), at: SourceLocation(file: shown)))
    }
  }

  private mutating func note(_ entry: JournalEntry, at location: SourceLocation) {
    if let fact = entry.imported { imports.insert(fact.importID) }
    if let id = entry.target?.imported { targets.append((id, location)) }
  }
}
