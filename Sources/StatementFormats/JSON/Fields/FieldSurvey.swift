import StatementModel

/// How the texts of a file's dates and amounts are written, counted over all rows.
struct FieldSurvey {
  /// Whether a text was met that only the whole file can tell the meaning of.
  var isNeeded = false
  /// Rows whose direction field holds a word that says neither debit nor credit.
  var unknownDirections = 0
  private var dates = DateOrders()
  private var marks = (point: 0, comma: 0, both: 0)
  private var amountExample: String?

  /// Sees a date of a row; `leads` says that rows are in the order of such ones.
  mutating func seeDate(
    _ date: WrittenDate, leads: Bool, sisters: [CalendarDate], text: @autoclosure () -> String
  ) {
    if case .numeric(let numbers) = date {
      dates.see(numbers, leads: leads, sisters: sisters, text: text())
    }
  }

  mutating func seeAmount(_ amount: WrittenAmount, text: @autoclosure () -> String) {
    if let value = amount.exact {
      if value.scale > 0 { marks.point += 1 }
    } else if amount.isOpen {
      marks.both += 1
      if amountExample == nil { amountExample = text() }
    } else {
      marks.comma += 1
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
    if dates.count > 0 {
      if let order = profile?.dateOrder {
        settings.dateOrder = order
        decisions.append(
          ReadingDecision("date order", order.rawValue, because: "the profile says so"))
      } else if let (order, why) = dates.decision() {
        settings.dateOrder = order
        decisions.append(ReadingDecision("date order", order.rawValue, because: why))
      } else {
        questions.append(.dateOrder(orders: dates.open, example: dates.example))
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
