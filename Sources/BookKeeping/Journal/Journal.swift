import Foundation
import StatementModel

/// The journals of all devices, merged, and the one that this device writes.
///
/// `Journal/<device>.ndjson` holds one entry a line. Each device appends to its own file only, so
/// that syncing a folder never conflicts; readers merge all files by logical time, then device.
struct Journal {
  let paths: BookPaths
  /// All entries in merged order, without those that tell of the format alone.
  private(set) var entries: [JournalEntry] = []
  /// The version of the book's format as far as entries tell; of a book without any, nothing.
  private var statedFormat: Int?
  /// Entries of kinds that this program does not know; they are passed over.
  private(set) var unknownEntries: [Diagnostic] = []
  /// The highest logical time of any entry.
  private(set) var clock = 0
  /// What was mended or is odd about the files.
  private(set) var remarks: [Diagnostic] = []
  /// The bytes of whole lines in this device's file, and whether more stand behind them.
  private var tornAt: [String: Int] = [:]
  /// Files whose last line is whole, but lacks its line break.
  private var unended: Set<String> = []

  /// A journal without entries.
  init(empty paths: BookPaths) { self.paths = paths }

  /// Reads and merges every device's file.
  init(paths: BookPaths) throws(BookError) {
    self.paths = paths
    // A link that leads nowhere is no book without a history: its disk may be missing.
    guard FileAccess.status(paths.journal) != nil || FileAccess.isLink(paths.journal) else {
      return
    }
    let names = try BookError.wrap { () throws(FileError) in
      try FileAccess.names(in: paths.journal)
    }
    for name in names where name.hasSuffix(".ndjson") {
      try read(name)
    }
    entries = Self.merged(entries)
    clock = max(clock, entries.last?.clock ?? 0)
  }

  /// The version of the book's format: the first where the journal tells of none.
  var format: Int { statedFormat ?? (entries.isEmpty ? BookFormat.current : 1) }

  /// Whether a newer program wrote the book, so that this one may not.
  var isNewer: Bool { format > BookFormat.current || !unknownEntries.isEmpty }

  /// Takes in an entry that was read.
  private mutating func take(_ entry: JournalEntry) {
    guard entry.kind == .format else { return entries.append(entry) }
    clock = max(clock, entry.clock)
    statedFormat = max(statedFormat ?? 1, entry.format ?? 1)
  }

  /// Of an entry of an unknown kind: what all entries have.
  private struct Head: Decodable {
    var kind: String
    var clock: Int
  }

  /// Entries of all devices in the one order in which they count, whatever order they came in.
  ///
  /// An entry that stands in two files, as where a folder sync keeps a copy of one beside it,
  /// counts once.
  static func merged(_ entries: [JournalEntry]) -> [JournalEntry] {
    var kept: [JournalEntry] = []
    kept.reserveCapacity(entries.count)
    for entry in entries.sorted(by: { ($0.clock, $0.device, $0.id) < ($1.clock, $1.device, $1.id) })
    {
      let isCopy = kept.reversed().prefix { $0.clock == entry.clock }.contains(entry)
      if !isCopy { kept.append(entry) }
    }
    return kept
  }

  private mutating func read(_ name: String) throws(BookError) {
    let path = "\(paths.journal)/\(name)"
    let bytes = try BookError.wrap { () throws(FileError) in try FileAccess.read(path) }
    var line = 0
    var start = 0
    var last = JournalCommand()
    let decoder = JSONDecoder()
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      line += 1
      let text = bytes[start..<end]
      start = end + 1
      if text.isEmpty { continue }
      do {
        let entry = try decoder.decode(JournalEntry.self, from: Data(text))
        guard entry.isPlausible else { throw JournalFact.badLine }
        last.follow(entry, at: text.startIndex, line: line)
        take(entry)
      } catch {
        if let head = Self.unknownHead(text) {
          clock = max(clock, head.clock)
          last = JournalCommand()
          unknownEntries.append(
            Diagnostic(
              .warning, FormatFact.unknownKind(head.kind),
              at: SourceLocation(file: paths.shown(path), line: line)))
          continue
        }
        // Damage in the middle is no torn end: what follows might depend on it.
        throw .unreadable(
          Diagnostic(
            .error, JournalFact.badLine,
            at: SourceLocation(file: paths.shown(path), line: line)))
      }
    }
    if start < bytes.count {
      if let entry = try? decoder.decode(JournalEntry.self, from: Data(bytes[start...])),
        entry.isPlausible
      {
        // Whole but for its line break, which an editor or a sync may have taken.
        last.follow(entry, at: start, line: line + 1)
        take(entry)
        start = bytes.count
        unended.insert(name)
      }
    }
    if let begun = last.unfinished {
      entries.removeLast(begun.count)
      unended.remove(name)
      (start, line) = (begun.start, begun.line - 1)
    }
    guard start < bytes.count else { return }
    tornAt[name] = start
    remarks.append(
      Diagnostic(
        .note, JournalFact.tornLine, at: SourceLocation(file: paths.shown(path), line: line + 1)))
  }

  /// What an entry of an unknown kind says; nothing for one of a known kind, or what is none.
  static func unknownHead(_ text: some Collection<UInt8>) -> (kind: String, clock: Int)? {
    guard let head = try? JSONDecoder().decode(Head.self, from: Data(text)),
      JournalEntry.Kind(rawValue: head.kind) == nil, JournalEntry.isPlausible(head.clock)
    else { return nil }
    return (head.kind, head.clock)
  }

  /// Appends entries to this device's file in one write, on disk before this returns.
  ///
  /// A book of an older format is brought up first; the same write says so.
  mutating func append(
    _ facts: [JournalFacts], device: String, time: String
  ) throws(BookError) {
    guard !facts.isEmpty else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var text: [UInt8] = []
    var added: [JournalEntry] = []
    let isOld = statedFormat ?? 1 < BookFormat.current
    if isOld {
      try BookFormat.bringUp(paths, from: format)
      clock += 1
      let entry = JournalEntry(
        .format(BookFormat.current), id: Self.entryID(device: device, clock: clock),
        device: device, clock: clock, time: time)
      if let line = try? encoder.encode(entry) { text = Array(line) + [0x0A] }
    }
    let command =
      facts.count > 1
      ? (id: Self.entryID(device: device, clock: clock + 1), count: facts.count) : nil
    for fact in facts {
      clock += 1
      let entry = JournalEntry(
        fact, id: Self.entryID(device: device, clock: clock), device: device, clock: clock,
        time: time, command: command)
      guard let line = try? encoder.encode(entry) else { continue }
      text.append(contentsOf: line)
      text.append(0x0A)
      added.append(entry)
    }
    let name = "\(device).ndjson"
    let path = "\(paths.journal)/\(name)"
    let torn = tornAt[name]
    let content = (unended.contains(name) ? [0x0A] : []) + text
    try BookError.wrap { () throws(FileError) in
      try FileAccess.makeFolder(paths.journal, isDurable: true)
      // A run that was killed while appending left half a line; nothing refers to it.
      if let torn { try FileAccess.truncate(path, to: torn) }
      try FileAccess.append(content, to: path)
    }
    tornAt[name] = nil
    unended.remove(name)
    if isOld { statedFormat = BookFormat.current }
    entries += added
  }

  /// Cuts off this device's own torn last line, so that it is told of once.
  mutating func mend(device: String) throws(BookError) {
    let name = "\(device).ndjson"
    guard let torn = tornAt[name] else { return }
    let path = "\(paths.journal)/\(name)"
    try BookError.wrap { () throws(FileError) in try FileAccess.truncate(path, to: torn) }
    tornAt[name] = nil
  }

  /// Whether any file ends in a torn line.
  var isTorn: Bool { !tornAt.isEmpty }

  /// Takes entries in without writing them: for telling what would happen.
  mutating func pretend(_ facts: [JournalFacts]) {
    for fact in facts {
      clock += 1
      entries.append(
        JournalEntry(
          fact, id: Self.entryID(device: "", clock: clock), device: "", clock: clock, time: ""))
    }
  }

  static func entryID(device: String, clock: Int) -> String {
    var hash = StableHash()
    hash.add(device)
    hash.add(Int64(clock))
    return String(hash.text.prefix(16))
  }
}

/// What can be wrong with a journal.
enum JournalFact: DiagnosticFact, Error {
  case badLine
  case tornLine
  /// A device's entries are fewer than the index was made of.
  case entriesLost(found: Int, known: Int)

  var code: String {
    switch self {
    case .badLine: "journal-bad-line"
    case .tornLine: "journal-torn-line"
    case .entriesLost: "journal-entries-lost"
    }
  }

  var summary: String {
    switch self {
    case .badLine: "this line of the journal is damaged or was written by a newer version"
    case .tornLine: "the journal's last entry is incomplete and was passed over"
    case .entriesLost(let found, let known):
      found == 0
        ? "this device's journal is missing or empty; it had \(Counted.text(known, "entry", "entries"))"
        : "this device's journal has \(Counted.text(found, "entry", "entries")) and had \(known)"
    }
  }

  var remedy: String? {
    switch self {
    case .badLine: "update daybook, or restore the file from a backup"
    case .tornLine: nil
    case .entriesLost:
      "bring the file back from a backup, your folder sync or version control; if it is meant to be"
        + " so, delete .daybook/ and run again"
    }
  }
}
