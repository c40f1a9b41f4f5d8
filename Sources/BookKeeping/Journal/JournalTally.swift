import StatementModel

/// How many entries of each device a journal has, as the index remembers it.
///
/// A journal only ever grows. One that has fewer entries than the index was made of lost some: a
/// folder that was not synced whole, an older copy put in its place, a file that was emptied. The
/// index is derived and decides nothing; but what it remembers is reason enough to ask before a book
/// goes on as if it had no history.
struct JournalTally: Equatable {
  private struct Count: Equatable {
    var entries = 0
    /// The same without the device's last command, whose end a killed machine may have lost.
    var before = 0
  }

  private var counts: [String: Count] = [:]

  init(_ entries: [JournalEntry]) {
    for entry in entries {
      var count = counts[entry.device] ?? Count()
      count.entries += 1
      // Of a command in several entries only the first has none of it before.
      if entry.command == nil || entry.command == entry.id { count.before = count.entries - 1 }
      counts[entry.device] = count
    }
  }

  /// What `text` made a text of; of anything else, no entries.
  init(text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let entries = Int(parts[0]), let before = Int(parts[1]) else {
        continue
      }
      counts[String(parts[2])] = Count(entries: entries, before: before)
    }
  }

  /// A line for each device, in the order of their names.
  var text: String {
    counts.sorted { $0.key < $1.key }
      .map { "\($0.value.entries) \($0.value.before) \($0.key)" }.joined(separator: "\n")
  }

  /// A device of which entries are missing.
  struct Loss: Equatable {
    var device: String
    var found: Int
    var known: Int
  }

  /// The devices of which a journal has fewer entries than these.
  ///
  /// - Parameter isTorn: Whether a file of the journal ends within a command: then the last one of a
  ///   device may be missing.
  func losses(in journal: JournalTally, isTorn: Bool) -> [Loss] {
    counts.sorted { $0.key < $1.key }.compactMap { device, known in
      let found = journal.counts[device]?.entries ?? 0
      return found < (isTorn ? known.before : known.entries)
        ? Loss(device: device, found: found, known: known.entries) : nil
    }
  }
}

extension Journal {
  /// That entries are missing which an index was made of.
  ///
  /// - Parameters:
  ///   - known: What the index remembers.
  ///   - isTorn: Whether a file of the journal ended within a command when it was read.
  func loss(since known: JournalTally, isTorn: Bool) -> Diagnostic? {
    guard let loss = known.losses(in: JournalTally(entries), isTorn: isTorn).first else {
      return nil
    }
    return Diagnostic(
      .error, JournalFact.entriesLost(found: loss.found, known: loss.known),
      at: SourceLocation(file: paths.shown("\(paths.journal)/\(loss.device).ndjson")))
  }
}
