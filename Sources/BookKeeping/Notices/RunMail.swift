import Foundation
import StatementModel

/// A run as a mail (RFC 5322), as the machine's `sendmail` takes it.
struct RunMail {
  let record: RunRecord
  let outcome: RunRecord.Outcome
  /// The book's folder.
  let book: String

  func text(to address: String) -> String {
    """
    To: \(address)
    Subject: \(Self.encoded("\(title): \(FilePath(book).name)"))
    MIME-Version: 1.0
    Content-Type: text/plain; charset=utf-8
    Content-Transfer-Encoding: 8bit
    Auto-Submitted: auto-generated

    \(body)
    """
  }

  private var title: String {
    switch outcome {
    case .attention, .done, .running: "Daybook needs you"
    case .failure, .stopped: "Daybook could not run"
    }
  }

  private var body: String {
    var lines = ["\(record.summary ?? title)", ""]
    for message in record.messages {
      let place = message.file.map {
        "\(SourceLocation(file: $0, line: message.line, column: message.column)): "
      }
      lines.append("\(place ?? "")\(message.severity): \(message.message)")
      if let remedy = message.remedy { lines.append("  \(remedy)") }
    }
    lines += [
      "", "The book is \(book), the run began \(record.begun).",
      "`daybook doctor --book \(book)` tells how it stands.", "",
    ]
    return TerminalText.safe(lines.joined(separator: "\n"), keepingLineBreaks: true)
  }

  /// A header's text: as it is where it is plain ASCII, else as RFC 2047 has it, word by word, since
  /// an encoded word is short.
  static func encoded(_ text: String) -> String {
    let safe = TerminalText.safe(text)
    guard !safe.utf8.allSatisfy({ $0 < 0x80 }) else { return safe }
    var words: [String] = []
    var piece = ""
    for character in safe {
      if piece.utf8.count + "\(character)".utf8.count > 45 {
        words.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    words.append(piece)
    return words.map { "=?utf-8?B?\(Data($0.utf8).base64EncodedString())?=" }
      .joined(separator: "\n ")
  }
}
