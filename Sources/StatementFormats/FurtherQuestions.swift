import StatementModel

/// Finds what a file would ask once its questions are answered, so that a person is asked once, and
/// which of the answers help.
///
/// A reader stops at the first thing that is open, since what follows depends on it: signs can't be
/// held against dates that nobody knows. So the file is read again under each answer to each
/// question. An answer under which it doesn't read, or asks the same again, is not offered. What is
/// open under all others is asked at the same time; what is open under some of them alone may
/// never have to be asked, and is not told before it is.
struct FurtherQuestions {
  /// The questions of one stage come in one round.
  private static let mostRounds = 4

  private let file: StatementFile
  private let options: ReadingOptions
  /// The questions, each with the answers that are offered.
  private var questions: [Diagnostic] = []
  /// The profile with the first answer to each question that was tried, and with the last.
  private var profiles: [StatementProfile]

  /// - Parameter read: Reads the file again under other options.
  static func added<Failure>(
    to file: StatementFile, _ options: ReadingOptions,
    read: (ReadingOptions) throws(Failure) -> StatementFile
  ) throws(Failure) -> StatementFile {
    guard case .ambiguous(let open) = file.outcome else { return file }
    var further = FurtherQuestions(file, options)
    var new = open
    for _ in 0..<mostRounds where !new.isEmpty {
      new = try further.ask(new, read)
    }
    var file = file
    file.outcome = .ambiguous(further.questions + new)
    return file
  }

  private init(_ file: StatementFile, _ options: ReadingOptions) {
    self.file = file
    self.options = options
    let found = options.profiles.first { $0.name == file.profileName }
    profiles = [options.profile ?? found ?? StatementProfile(name: "")]
  }

  /// Adds questions, with those of their answers that help, and says what is open under all these.
  private mutating func ask<Failure>(
    _ new: [Diagnostic], _ read: (ReadingOptions) throws(Failure) -> StatementFile
  ) throws(Failure) -> [Diagnostic] {
    var further: [Diagnostic]?
    for (number, question) in new.enumerated() {
      guard let answers = Self.answers(to: question) else {
        questions.append(question)
        further = []
        continue
      }
      // The others that were asked at the same time have to be answered, too.
      let others = new.dropFirst(number + 1).compactMap { Self.answers(to: $0)?.first?.profile }
      var helpful: [(line: String, profile: StatementProfile)] = []
      for answer in answers {
        var open: [Diagnostic]?
        for profile in profiles {
          var told = options
          told.profile = (others + [answer.profile]).reduce(profile) { $0.overlaid(by: $1) }
          let outcome = try read(told).outcome
          guard let left = Self.open(outcome, besides: question) else { continue }
          open = Self.common(open, left)
        }
        guard let open else { continue }
        helpful.append(answer)
        further = Self.common(further, open)
      }
      questions.append(Self.offering(helpful.map(\.line), of: answers.map(\.line), in: question))
      guard let first = helpful.first, let last = helpful.last else { continue }
      profiles = (profiles.count == 1 ? [profiles[0], profiles[0]] : profiles)
      profiles = [profiles[0].overlaid(by: first.profile), profiles[1].overlaid(by: last.profile)]
    }
    let known = Set(questions.map(\.fact.code) + new.map(\.fact.code))
    return (further ?? []).filter { !known.contains($0.fact.code) }
  }

  /// What is open in an outcome; nothing where the file is not read, or asks the same again.
  private static func open(
    _ outcome: StatementFile.Outcome, besides question: Diagnostic
  ) -> [Diagnostic]? {
    switch outcome {
    case .read: []
    case .ambiguous(let open):
      open.contains { $0.fact.summary == question.fact.summary } ? nil : open
    case .noStatement, .unreadable: nil
    }
  }

  private static func common(_ some: [Diagnostic]?, _ others: [Diagnostic]) -> [Diagnostic] {
    guard let some else { return others }
    return some.filter { question in others.contains { $0.fact.code == question.fact.code } }
  }

  /// The answers to a question that can be tried; nothing where a person alone knows the column, and
  /// the lines only show how one is named.
  private static func answers(
    to question: Diagnostic
  ) -> [(line: String, profile: StatementProfile)]? {
    guard let lines = (question.fact as? any ProfileQuestion)?.settings, !lines.isEmpty else {
      return nil
    }
    let answers = lines.compactMap { line in
      StatementProfile(setting: line).map { (line: line, profile: $0) }
    }
    let areAll = answers.count == lines.count
    return areAll || answers.allSatisfy { $0.profile.columns.isEmpty } ? answers : nil
  }

  /// The question with the answers that help; where none does, with what always does.
  private static func offering(
    _ helpful: [String], of all: [String], in question: Diagnostic
  ) -> Diagnostic {
    guard helpful.count < all.count, let fact = question.fact as? any ProfileQuestion else {
      return question
    }
    var question = question
    question.fact = TriedQuestion(question: fact, settings: helpful)
    return question
  }
}

/// A question of which some answers were tried and don't help.
struct TriedQuestion: ProfileQuestion {
  let question: any ProfileQuestion
  /// The answers that do.
  let settings: [String]

  var code: String { question.code }
  var summary: String { question.summary }
  var remedy: String? {
    settings.isEmpty
      ? "name the columns in the profile, by their header cells or their numbers, as "
        + "\"columns: { date: 1, description: 2, amount: 3 }\""
      : "add " + settings.map { "\"\($0)\"" }.joined(separator: " or ") + " to the profile"
  }
}
