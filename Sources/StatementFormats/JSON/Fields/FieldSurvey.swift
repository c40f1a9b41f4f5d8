import StatementModel

/// How the texts of a file's dates and amounts are written, counted over all rows.
struct FieldSurvey {
  /// Whether a text was met that only the whole file can tell the meaning of.
  var isNeeded = false
  /// Rows whose direction field holds a word that says neither debit nor credit.
  var unknownDirections = 0
  private var dates = (dmy: 0, mdy: 0, ymd: 0, all: 0)
  private var marks = (point: 0, comma: 0, both: 0)
  private var dateExample: String?
  private var amountExample: String?

  mutating func seeDate(_ date: WrittenDate, text: @autoclosure () -> String) {
    guard case .numeric = date else { return }
    dates.all += 1
    if date.day(.dmy) != nil { dates.dmy += 1 }
    if date.day(.mdy) != nil { dates.mdy += 1 }
    if date.day(.ymd) != nil { dates.ymd += 1 }
    if dateExample == nil { dateExample = text() }
  }

  mutating func seeAmount(_ amount: WrittenAmount, text: @autoclosure () -> String) {
    switch amount {
    case .exact(let value): if value.scale > 0 { marks.point += 1 }
    case .undecided(nil, _): marks.comma += 1
    case .undecided(_, nil): marks.point += 1
    case .undecided:
      marks.both += 1
      if amountExample == nil { amountExample = text() }
    }
  }

  /// What the file tells, with the profile's word before it; a question for each thing it doesn't.
  func decide(
    _ profile: StatementProfile?, noting decisions: inout [ReadingDecision]
  ) -> (settings: DecidedFields, questions: [JSONQuestion]) {
    var settings = DecidedFields()
    settings.areSurveyed = true
    settings.goesByDirection = unknownDirections == 0
    var questions: [JSONQuestion] = []
    if dates.all > 0 {
      if let order = profile?.dateOrder {
        settings.dateOrder = order
        decisions.append(
          ReadingDecision("date order", order.rawValue, because: "the profile says so"))
      } else if let order = dateOrder() {
        settings.dateOrder = order
        decisions.append(
          ReadingDecision(
            "date order", order.rawValue, because: "no other reads all \(dates.all) dates"))
      } else {
        questions.append(.dateOrder(example: dateExample ?? ""))
      }
    }
    if let mark = profile?.decimalMark {
      settings.decimalMark = mark
    } else if marks.comma > 0, marks.point == 0 {
      settings.decimalMark = .comma
      decisions.append(
        ReadingDecision("decimal mark", "comma", because: "\(marks.comma) amounts allow no other"))
    } else if marks.point > 0, marks.comma == 0 {
      settings.decimalMark = .point
    } else if marks.both > 0 || marks.comma > 0 {
      questions.append(.decimalMark(example: amountExample ?? ""))
    }
    return (settings, questions)
  }

  private func dateOrder() -> StatementProfile.DateOrder? {
    let fits = [(dates.dmy, StatementProfile.DateOrder.dmy), (dates.mdy, .mdy)]
      .filter { $0.0 == dates.all }
    return fits.count == 1 ? fits.first?.1 : nil
  }
}

/// What the survey of a file settled.
struct DecidedFields {
  var dateOrder: StatementProfile.DateOrder?
  var decimalMark: StatementProfile.DecimalMark?
  /// Whether every row's direction field says debit or credit.
  var goesByDirection = true
  /// Whether these are the outcome of a survey.
  var areSurveyed = false
}
