import StatementModel

/// Whether the machine's clock can be right: it is not before what was written with it.
enum ClockCheck {
  /// - Parameter journal: Nothing where it can't be read.
  static func check(_ journal: Journal?) -> HealthCheck {
    guard let (today, _) = TimeOfDay.now else {
      return HealthCheck(.clock, "the system tells no day", isSkipped: true)
    }
    let newest = journal?.entries.compactMap { CalendarDate(iso: $0.time.prefix(10)) }.max()
    // Elsewhere it may be tomorrow.
    guard let newest, newest > today.adding(days: 1) else {
      return HealthCheck(.clock, "not before what was written")
    }
    let fact = HealthFact.clockBehind(today: today, written: newest)
    return HealthCheck(.clock, "\(today)", [Diagnostic(.warning, fact)])
  }
}
