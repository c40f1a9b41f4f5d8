import StatementModel

/// What an examination of a book looks at, in the order in which it is told.
package enum HealthArea: String, Sendable, CaseIterable {
  case configuration, rules, journal, format, archive, index, statements, coverage, balances,
    duplicates
  case permissions, temporaries, lock, space, clock, schedule
}

/// What became of looking at one area.
package struct HealthCheck: Sendable {
  package enum State: String, Sendable {
    /// All is well, but for what is merely worth knowing.
    case fine
    /// A person should do something.
    case finding
    /// It could not be looked at, because something else is wrong first.
    case skipped
  }

  package var area: HealthArea
  /// What was looked at, or why it could not be: `24 files`.
  package var detail: String
  /// Warnings and errors are findings; notes are worth knowing and no more.
  package var findings: [Diagnostic]
  package var isSkipped: Bool

  init(
    _ area: HealthArea, _ detail: String, _ findings: [Diagnostic] = [], isSkipped: Bool = false
  ) {
    self.area = area
    self.detail = detail
    self.findings = findings
    self.isSkipped = isSkipped
  }

  /// Whether it keeps commands from their work.
  var hasError: Bool { findings.contains { $0.severity == .error } }

  package var state: State {
    isSkipped ? .skipped : findings.contains { $0.severity > .note } ? .finding : .fine
  }
}

/// All that an examination found.
package struct HealthReport: Sendable {
  package var checks: [HealthCheck] = []

  /// How many things a person should do something about.
  package var findingCount: Int {
    checks.map { $0.findings.count { $0.severity > .note } }.reduce(0, +)
  }

  /// Whether a person should do something, be it only to let the rest be looked at.
  package var needsPerson: Bool { checks.contains { $0.state != .fine } }

  package subscript(area: HealthArea) -> HealthCheck? { checks.first { $0.area == area } }
}

/// Words for numbers of things in examinations: `1 file`, `12 files`.
enum Counted {
  static func text(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }
}
