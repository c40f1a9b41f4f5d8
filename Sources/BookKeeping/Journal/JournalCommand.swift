/// Follows the entries of one device's file, and knows whether its last command is whole.
///
/// What a command says in several entries is written at once. Where a killed run or a full disk let
/// in only the first of them, none counts: half an edit of many, or some of the files that were
/// read again, is what nobody asked for. Such a rest can only be the end of a file, since the next
/// entries are written over it.
struct JournalCommand {
  private var command: String?
  private var wanted = 0
  private var count = 0
  private var start = 0
  private var line = 0

  /// Takes the next entry, which begins at a byte of the file and stands in a line, from 1.
  mutating func follow(_ entry: JournalEntry, at start: Int, line: Int) {
    if let next = entry.command, next == command {
      count += 1
    } else {
      (command, wanted, count) = (entry.command, entry.commandCount ?? 0, 1)
      (self.start, self.line) = (start, line)
    }
  }

  /// How many of its entries there are and where the first one begins; nothing where it is whole.
  ///
  /// Entries of programs that did not count them are whole whatever there is.
  var unfinished: (count: Int, start: Int, line: Int)? {
    command != nil && count < wanted ? (count, start, line) : nil
  }
}
