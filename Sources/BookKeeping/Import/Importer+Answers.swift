import StatementFormats
import StatementModel

/// What a person answered to the questions of a file, and what is asked.
extension Importer {
  /// The profile that holds the answers given with a file; nothing without any.
  func answered(
    _ file: StatementFile, _ reading: ReadingOptions, _ inboxPath: String?, _ shown: String
  ) -> StatementProfile? {
    let answers = options.answers.compactMap { StatementProfile(setting: $0) }
    guard !answers.isEmpty else { return nil }
    let base =
      base(of: file, reading) ?? StatementProfile(name: profileName(inboxPath, shown))
    return answers.reduce(base) { $0.overlaid(by: $1) }
  }

  /// Whether the answers given with a file hold for the card's next one of the same header.
  func keepsAnswers(_ file: StatementFile) -> Bool {
    file.format == "csv" && !file.header.isEmpty
      && options.answers.compactMap { StatementProfile(setting: $0) }
        .contains { HeaderMemory.lasting($0) != nil }
  }

  /// The file as it is read by what was answered to an earlier one of the same header, where that
  /// leaves less to ask.
  func readAsBefore(
    _ file: StatementFile, _ bytes: [UInt8], _ reading: ReadingOptions
  ) -> (file: StatementFile, reading: ReadingOptions, answer: HeaderMemory.Answer)? {
    guard case .ambiguous(let open) = file.outcome, !options.asksAgain, file.format == "csv",
      let answer = headers.answer(file.header, of: options.card)
    else { return nil }
    var told = reading
    // What is said now, here or in `daybook.yaml`, goes before what was said then.
    told.profile = base(of: file, reading).map { answer.profile.overlaid(by: $0) } ?? answer.profile
    let again = StatementReader.read(bytes, options: told)
    switch again.outcome {
    case .read: return (again, told, answer)
    case .ambiguous(let left): return left.count < open.count ? (again, told, answer) : nil
    case .noStatement, .unreadable: return nil
    }
  }

  /// The profile by which a file was read.
  private func base(of file: StatementFile, _ reading: ReadingOptions) -> StatementProfile? {
    reading.profile
      ?? file.profileName.flatMap { name in configuration.profiles.first { $0.name == name } }
  }

  /// The questions with what each answer makes of the file.
  func asked(
    _ questions: [Diagnostic], _ file: StatementFile, _ bytes: [UInt8], _ reading: ReadingOptions
  ) -> [AskedQuestion] {
    let base = base(of: file, reading) ?? StatementProfile(name: "")
    return questions.indices.map { place in
      // What else is open is answered by the first of its choices.
      let others = questions.indices.filter { $0 != place }.compactMap { other in
        (questions[other].fact as? any ProfileQuestion)?.settings.first
          .flatMap { StatementProfile(setting: $0) }
      }
      return AskedQuestion(questions[place], currency: configuration.currency) { answer in
        var told = reading
        told.profile = (others + [answer]).reduce(base) { $0.overlaid(by: $1) }
        return StatementReader.read(bytes, options: told)
      }
    }
  }
}
