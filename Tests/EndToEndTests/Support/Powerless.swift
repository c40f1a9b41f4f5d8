import Foundation
import Testing

/// Runs of the program to which permissions apply, as they don't to the superuser.
enum Powerless {
  /// Whether there can be one: for the superuser, a program is needed that gives up its powers.
  static let canRun: Bool = {
    guard let place = try? Place() else { return false }
    try? place.write("closed/file", "x")
    _ = try? place.shell("chmod 0 closed")
    defer { _ = try? place.shell("chmod 700 closed") }
    let looked = try? place.powerless("/bin/ls", "closed")
    return looked.map { $0.code != 0 && !$0.talk.contains("setpriv") } ?? false
  }()
}

extension Place {
  /// Runs the program without the powers of the superuser.
  func powerless(_ arguments: String...) throws -> Program.Answer {
    let words = arguments.first?.hasPrefix("/") == true ? arguments : [Program.path] + arguments
    let isSuperuser = try shell("id -u").output == "0\n"
    let giveUp = isSuperuser ? ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] : []
    return try Program.run(
      giveUp + words, in: root, environment: environment(), executable: "/usr/bin/env")
  }
}
