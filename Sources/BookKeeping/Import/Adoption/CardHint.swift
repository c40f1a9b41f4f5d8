import StatementModel

/// What a file without an account tells all the same of the card that it may be of.
struct CardHint: Sendable {
  /// The file, as shown.
  var path: String
  /// Its name, which is its whole path below `Statements/`.
  var name: String
  /// Numbers in its name that may be a card's.
  var numbers: [String]
  /// Who is known to write such files.
  var exporter: String?
  /// The cells of its header, folded: files of one layout have the same.
  var layout: [String]
  /// What its rows amount to on each day, to hold files of the same days against each other.
  var days: [CalendarDate: Set<String>]

  /// - Parameter inboxPath: Nothing, or a path with folders, where no name in the inbox tells
  ///   anything.
  init?(_ path: String, inboxPath: String?, numbers: [String], file: StatementFile) {
    guard let inboxPath, FilePath(inboxPath).components.count == 1 else { return nil }
    self.path = path
    name = inboxPath
    self.numbers = numbers
    // A bank's second layout has a number behind its name.
    exporter = file.decisions.first { $0.subject == "exporter" }?.choice
      .replacing(#/ \([0-9]+\)$/#, with: "")
    layout = HeaderMemory.key(file.header)
    days = [:]
    for statement in file.statements {
      for row in statement.rows {
        days[row.keyDate, default: []].insert("\(row.amount)")
      }
    }
  }

  /// Whether two files can't be of one card: on the days that both cover whole, one has rows and the
  /// other has none of them.
  func contradicts(_ other: CardHint) -> Bool {
    guard let first = Self.inner(days), let second = Self.inner(other.days),
      first.overlaps(second)
    else { return false }
    let both = first.clamped(to: second)
    var common = 0
    var total = 0
    for day in Set(days.keys).union(other.days.keys) where both.contains(day) {
      let (own, others) = (days[day] ?? [], other.days[day] ?? [])
      common += own.intersection(others).count
      total += max(own.count, others.count)
    }
    return total > 0 && common * 2 < total
  }

  /// The days between the first and the last, which a file may show in part.
  private static func inner(
    _ days: [CalendarDate: Set<String>]
  ) -> ClosedRange<CalendarDate>? {
    guard let first = days.keys.min(), let last = days.keys.max() else { return nil }
    let (from, to) = (first.adding(days: 1), last.adding(days: -1))
    return from <= to ? from...to : nil
  }

  /// The letters of the name, in small ones: `kontoauszug` of `Kontoauszug_2026-03 (1).csv`.
  var stem: String { Self.slug(name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name) }

  /// The same with a short number behind the first letters: `card-01` of `card-01-2024-03.csv`; nothing
  /// where there is none.
  var numberedStem: String? {
    guard let (letters, _, digits, _) = numberedBeginning else { return nil }
    return "\(Self.slug(letters))-\(digits)"
  }

  /// A pattern that fits the names of files with the same such number: what follows it may be another.
  var numberedPattern: String? {
    guard let (letters, gap, digits, isWhole) = numberedBeginning, !isWhole,
      let ending = name.lastIndex(of: ".")
    else { return nil }
    return "\(letters)\(gap)\(digits)[!0-9]*\(name[ending...])"
  }

  /// The letters that the name begins with, what stands between them and up to three digits, these digits,
  /// and whether nothing follows but the ending.
  private var numberedBeginning: (letters: String, gap: String, digits: String, isWhole: Bool)? {
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    let letters = stem.prefix(while: \.isLetter)
    let rest = stem[letters.endIndex...]
    let gap = rest.prefix { "-_ ".contains($0) }
    let digits = rest[gap.endIndex...].prefix { $0.isASCII && $0.isNumber }
    guard !letters.isEmpty, gap.count <= 1, (1...3).contains(digits.count) else { return nil }
    return (String(letters), String(gap), String(digits), digits.endIndex == stem.endIndex)
  }

  /// Words of plain letters with hyphens between them, as ids are typed.
  static func slug(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter }.joined(separator: "-")
  }

  /// A pattern that fits the names of such files: each run of digits, and what parts it from the
  /// rest, may be another.
  ///
  /// Nothing where no letters are left.
  var pattern: String? {
    var pattern = ""
    for character in name {
      let isFixed = character.isLetter || character == "."
      if isFixed {
        pattern.append(character)
      } else if pattern.last != "*" {
        pattern.append("*")
      }
    }
    let stem = pattern.prefix { $0 != "." }
    return stem.contains(where: \.isLetter) ? pattern : nil
  }

  /// A pattern that fits this name alone, as far as patterns can.
  var exactPattern: String {
    String(name.map { "*?[]{}".contains($0) ? "?" : $0 })
  }
}
