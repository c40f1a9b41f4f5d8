import StatementModel

/// Finds what a file would ask once its questions are answered, so that a person is asked once.
///
/// A reader stops at the first thing that is open, since what follows depends on it: signs can't be
/// held against dates that nobody knows. So the file is read again as if its questions were
/// answered, and what is open then is added to them.
///
/// Of the answers to a question the first and the last are tried. What is open under one of them
/// alone may never have to be asked, and is not told before it is.
struct FurtherQuestions {
  /// Each round reads the file twice more; the questions of one stage come in one round.
  private static let mostRounds = 4

  private enum Answer { case first, last }

  /// - Parameter read: Reads the file again under other options.
  static func added<Failure>(
    to file: StatementFile, _ options: ReadingOptions,
    read: (ReadingOptions) throws(Failure) -> StatementFile
  ) throws(Failure) -> StatementFile {
    guard case .ambiguous(var questions) = file.outcome else { return file }
    for _ in 0..<mostRounds {
      var open: [[Diagnostic]] = []
      for answer in [Answer.first, .last] {
        guard let told = answered(questions, answer, file, options) else { break }
        switch try read(told).outcome {
        case .ambiguous(let further): open.append(further)
        case .read: open.append([])
        // An answer that spoils the file tells nothing of what it asks.
        case .noStatement, .unreadable: break
        }
      }
      guard let first = open.first else { break }
      let known = Set(questions.map(\.fact.code))
      let new = first.filter { question in
        let code = question.fact.code
        return !known.contains(code)
          && open.allSatisfy { $0.contains { $0.fact.code == code } }
      }
      guard !new.isEmpty else { break }
      questions += new
    }
    var file = file
    file.outcome = .ambiguous(questions)
    return file
  }

  /// The options with an answer to every question; nothing where one has none.
  private static func answered(
    _ questions: [Diagnostic], _ answer: Answer, _ file: StatementFile, _ options: ReadingOptions
  ) -> ReadingOptions? {
    let found = options.profiles.first { $0.name == file.profileName }
    var profile = options.profile ?? found ?? StatementProfile(name: "")
    for question in questions {
      guard let settings = (question.fact as? any ProfileQuestion)?.settings,
        let line = answer == .first ? settings.first : settings.last,
        let said = StatementProfile(setting: line),
        // The number of a column that nobody knows only shows how one is written.
        said.columns.isEmpty || settings.allSatisfy({ StatementProfile(setting: $0) != nil })
      else { return nil }
      profile = profile.overlaid(by: said)
    }
    var told = options
    told.profile = profile
    return told
  }
}
