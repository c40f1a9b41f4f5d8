import Foundation
import Testing

/// The page in a real browser, where there is one; `.ci/setup-checks` installs what this needs.
@Suite(
  .enabled(
    if: Checks.python != nil, "needs chromium, chromium-driver and the modules of .ci/setup-checks")
)
struct PageTests {
  @Test func `the page of the sample book, looked at in a browser`() throws {
    let python = try #require(Checks.python)
    let script = Repository.root.appending(path: "Tests/Page/check_page.py").path
    let place = try Place()
    let answer = try Program.run(
      [script, "--quick"], in: place.root,
      environment: place.environment(["DAYBOOK_PROGRAM": Program.path]), executable: python,
      // A browser among hundreds of other tests.
      atMost: 600)
    #expect(answer.code == 0, "\(answer.output)\(answer.talk)")
  }
}

/// Outside programs that some tests need.
enum Checks {
  /// The Python that drives the browser; nothing where it or the browser is absent.
  static let python: String? = {
    let path = Repository.root.appending(path: ".build/checks/bin/python").path
    let programs = [path, "/usr/bin/chromium", "/usr/bin/chromedriver"]
    return programs.allSatisfy(FileManager.default.isExecutableFile) ? path : nil
  }()
}
