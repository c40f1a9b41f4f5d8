import Foundation
import Testing

/// Man pages, made of what the program says of itself.
struct ManualTests {
  private static let script: String = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.appending(path: ".ci/manuals").path
  }()

  private static let canRun = ["python3", "mandoc"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0)
  }

  @Test(.enabled(if: canRun))
  func `each command has a page that a formatter has nothing against`() throws {
    let place = try Place()
    let made = try Program.run(
      [Self.script, Program.path, "man"], in: place.root, environment: place.environment(),
      executable: "/usr/bin/python3")
    #expect(made.code == 0, "\(made.talk)")
    for name in ["daybook", "daybook-list", "daybook-schedule-install", "daybook-rules-add"] {
      let shown = try place.shell("/usr/bin/mandoc -T html man/\(name).1")
      #expect(shown.code == 0 && shown.output.contains("SYNOPSIS"), "\(name)")
    }
    let list = try place.text("man/daybook-list.1")
    for text in ["\\fB\\-\\-group\\-by\\fR", ".SH EXAMPLES", "daybook list coffee"] {
      #expect(list.contains(text), "\(text)")
    }
    let faults = try place.shell("/usr/bin/mandoc -T lint -W warning man/*.1")
    #expect(faults.output.isEmpty, "\(faults.output)")
  }
}
