import Foundation

/// Programs of others that read exports; tests are skipped where one is absent.
enum OutsideTools {
  static let hledger = program("hledger")
  static let ledger = program("ledger")

  /// A Python that has beancount and ofxtools: the one that is named, that of the checkout, or the
  /// machine's.
  static let python: String? = {
    let own = Repository.root.appending(path: ".build/checks/bin/python").path
    let named = ProcessInfo.processInfo.environment["DAYBOOK_CHECKS_PYTHON"]
    let candidates = [named, own, program("python3")].compactMap { $0 }
    return candidates.first { python in
      guard FileManager.default.isExecutableFile(atPath: python) else { return false }
      let answer = try? Program.run(
        ["-c", "import beancount, ofxtools"], in: FileManager.default.temporaryDirectory,
        environment: [:], executable: python)
      return answer?.code == 0
    }
  }()

  private static func program(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
