import Foundation
import Testing

/// What is said, word for word: each file of Transcripts/ is a talk with the program.
///
/// With `DAYBOOK_RECORD` in the environment the files are written anew where the program answers
/// otherwise; what changed in them is then to be read as any other change.
struct TranscriptTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted()
  }()

  @Test(arguments: names)
  func `the program answers as it is written down`(name: String) throws {
    let transcript = try Transcript(at: Self.folder.appending(path: name))
    try #require(!transcript.steps.isEmpty)
    let answers = try transcript.answers()
    if ProcessInfo.processInfo.environment["DAYBOOK_RECORD"] != nil {
      let text = transcript.text(with: answers)
      if text != transcript.lines.joined(separator: "\n") {
        try text.write(to: transcript.url, atomically: true, encoding: .utf8)
      }
      return
    }
    for (step, answer) in zip(transcript.steps, answers) {
      #expect(
        Transcript.agrees(answer, with: step.answer),
        """
        $ \(step.command)
        is answered
        \(answer.joined(separator: "\n"))
        where \(name) has
        \(step.answer.joined(separator: "\n"))
        """)
    }
  }

  @Test func `there are transcripts`() { #expect(!Self.names.isEmpty) }
}
