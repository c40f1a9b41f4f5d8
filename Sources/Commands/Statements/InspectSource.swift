import BookKeeping
import StatementFormats
import StatementModel

/// Reads what a person named for `inspect`: a file, the members of an archive, standard input.
struct InspectSource {
  let options: ReadingOptions
  /// Settings to try, which go over those of any profile.
  let given: StatementProfile?
  /// What to call standard input.
  let standardInputName: String

  /// One answer for each statement file, and how the command ends if there are no others.
  ///
  /// One that can't be opened is answered like one that can't be read.
  func answers(for path: String) throws -> (answers: [InspectAnswer], status: ExitStatus) {
    let isStandardInput = path == InputFile.standardInput
    let shown = isStandardInput ? standardInputName : path
    do throws(BookError) {
      if let refusal = try refusal(path, shown) { return ([refusal], refusal.exitStatus) }
      let bytes =
        isStandardInput ? try InputFile.standardInputBytes() : try InputFile.bytes(of: path)
      if let found = members(of: bytes, shown) { return found }
      let answer = answer(for: bytes, shown)
      return ([answer], answer.exitStatus)
    } catch {
      guard let reason = error.diagnostics.first else { throw error }
      let answer = InspectAnswer(path: shown, file: StatementFile(.unreadable(reason)))
      return ([answer], ExitStatus(rawValue: error.exitCode) ?? .unreadable)
    }
  }

  /// The answer to a file that is too large, which is not read for it.
  private func refusal(_ path: String, _ shown: String) throws(BookError) -> InspectAnswer? {
    guard path != InputFile.standardInput else { return nil }
    var options = options
    options.path = shown
    let size = try InputFile.byteCount(of: path)
    return StatementReader.refusal(ofSize: size, options: options)
      .map { InspectAnswer(path: shown, file: $0) }
  }

  private func answer(for bytes: [UInt8], _ path: String) -> InspectAnswer {
    var options = options
    options.path = path
    if let given {
      if options.profile == nil, !options.profiles.isEmpty {
        // What is given goes over the profile that the header finds.
        let found = StatementReader.read(bytes, options: options)
        options.profile = options.profiles.first { $0.name == found.profileName }
      }
      options.profile = options.profile?.overlaid(by: given) ?? given
    }
    return InspectAnswer(
      path: path, file: StatementReader.read(bytes, options: options).summarized)
  }

  /// The answers for the members of an archive; nothing where the content is none.
  private func members(
    of bytes: [UInt8], _ path: String
  ) -> (answers: [InspectAnswer], status: ExitStatus)? {
    guard bytes.count <= options.limits.fileBytes, var parts = FileParts(bytes, path: path) else {
      return nil
    }
    var answers: [InspectAnswer] = []
    var status = ExitStatus.done
    var isAnyRead = false
    while let part = parts.next() {
      switch part.content {
      case .bytes(let bytes):
        let answer = answer(for: bytes, part.path)
        answers.append(answer)
        // What is no statement lies beside statements often, and harms none of them.
        if case .noStatement = answer.file.outcome { continue }
        isAnyRead = true
        status = max(status, answer.exitStatus)
      case .skipped(let reason):
        answers.append(InspectAnswer(path: part.path, file: StatementFile(.noStatement(reason))))
      case .unreadable(let reason):
        answers.append(InspectAnswer(path: part.path, file: StatementFile(.unreadable(reason))))
        status = max(status, .unreadable)
      }
    }
    return (answers, isAnyRead ? status : .unreadable)
  }
}
