/// That a book is run by another version of the program than before.
package struct ProgramUpgrade: Sendable {
  /// The version that ran it before; nothing where that did not say so yet.
  package let before: String?

  /// Notes in `.daybook/` what version runs the book now.
  ///
  /// - Parameter version: The program's own.
  /// - Returns: Nothing where the last run was by the same, and where there was none. A note that can't
  ///   be kept is no failure of the run.
  package static func note(_ version: String, in paths: BookPaths) -> ProgramUpgrade? {
    let path = "\(paths.derived)/version"
    let before = (try? FileAccess.read(path)).map { String(decoding: $0, as: UTF8.self) }
      .flatMap { $0.split(whereSeparator: \.isWhitespace).first.map(String.init) }
    if before == version { return nil }
    let wasRun = before != nil || RunRecord.last(of: paths) != nil
    try? FileAccess.makeFolder(paths.derived)
    try? FileAccess.write(Array("\(version)\n".utf8), to: path, isDurable: false, isShared: true)
    return wasRun ? ProgramUpgrade(before: before) : nil
  }
}
