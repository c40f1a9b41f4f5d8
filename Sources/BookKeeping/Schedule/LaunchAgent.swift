/// A nightly job as a property list for launchd (`launchd.plist`).
struct LaunchAgent {
  let job: NightlyJob
  /// Where what the run says is written to.
  let log: String

  var text: String {
    let words = job.words().map { "    <string>\(Self.escaped($0))</string>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>Label</key>
        <string>\(job.name)</string>
        <key>ProgramArguments</key>
        <array>
      \(words)  </array>
        <key>StartCalendarInterval</key>
        <dict>
          <key>Hour</key>
          <integer>\(job.time.hour)</integer>
          <key>Minute</key>
          <integer>\(job.time.minute)</integer>
        </dict>
        <key>StandardOutPath</key>
        <string>\(Self.escaped(log))</string>
        <key>StandardErrorPath</key>
        <string>\(Self.escaped(log))</string>
        <key>ProcessType</key>
        <string>Background</string>
      </dict>
      </plist>

      """
  }

  /// When an agent of ours runs, and what it starts.
  static func entry(_ text: String) -> (time: TimeOfDay?, program: String?) {
    let program = words(text).first
    guard let hour = value(after: "<key>Hour</key>", "integer", in: text),
      let minute = value(after: "<key>Minute</key>", "integer", in: text)
    else { return (nil, program) }
    return (TimeOfDay("\(hour):\(minute.utf8.count == 1 ? "0" : "")\(minute)"), program)
  }

  /// What an agent of ours starts, with its arguments.
  static func words(_ text: String) -> [String] {
    guard let start = text.firstRange(of: "<array>")?.upperBound,
      let end = text[start...].firstRange(of: "</array>")?.lowerBound
    else { return [] }
    return text[start..<end].split(separator: "<string>").dropFirst().compactMap { piece in
      piece.firstRange(of: "</string>").map { unescaped(String(piece[..<$0.lowerBound])) }
    }
  }

  private static func value(
    after mark: String, _ element: String, in text: String
  ) -> String? {
    guard let start = text.firstRange(of: mark)?.upperBound,
      let open = text[start...].firstRange(of: "<\(element)>")?.upperBound,
      let close = text[open...].firstRange(of: "</\(element)>")?.lowerBound
    else { return nil }
    return String(text[open..<close])
  }

  private static let entities = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")]

  private static func escaped(_ text: String) -> String {
    entities.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private static func unescaped(_ text: String) -> String {
    entities.reversed().reduce(text) { $0.replacing($1.1, with: $1.0) }
  }
}
