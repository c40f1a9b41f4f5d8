import Testing

@testable import BookKeeping

struct ChildProcessTests {
  private static let path = ["PATH": "/usr/bin:/bin"]

  @Test func `arguments are handed on as they are, and both streams are read to their ends`() throws
  {
    let words = [
      "-c", "printf '%s|' \"$@\"; echo talk >&2; exit 3", "sh", "a b", "$(x)", ";'\"", "",
    ]
    let ended = try ChildProcess.run("sh", words, environment: Self.path)
    #expect(String(decoding: ended.output, as: UTF8.self) == "a b|$(x)|;'\"||")
    #expect(ended.talk == "talk\n")
    #expect(ended.code == 3)
  }

  @Test func `much on both streams blocks nobody`() throws {
    let script =
      "cat; for i in 1 2 3 4 5 6; do head -c 100000 /dev/zero >&2; head -c 100000 /dev/zero; done"
    let ended = try ChildProcess.run(
      "sh", ["-c", script], environment: Self.path, input: Array("in".utf8))
    #expect(ended.output.count == 600_002)
    #expect(ended.output.starts(with: "in".utf8))
    #expect(ended.code == 0)
  }

  @Test func `too much output ends the program, and a missing one is told`() {
    #expect(throws: ChildProcess.Failure.self) {
      try ChildProcess.run(
        "sh", ["-c", "while :; do echo x; done"], environment: Self.path, mostOutput: 1000)
    }
    do throws(ChildProcess.Failure) {
      _ = try ChildProcess.run("no-such-program-here", [], environment: Self.path)
      Issue.record("it ran")
    } catch {
      guard case .missing = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test func `more input than a pipe holds is handed on, read or not`() throws {
    let input = [UInt8](repeating: 0x61, count: 1 << 20)
    let whole = try ChildProcess.run("cat", [], environment: Self.path, input: input)
    #expect(whole.output == input)
    let unread = try ChildProcess.run("true", [], environment: Self.path, input: input)
    #expect(unread.code == 0)
  }

  @Test(arguments: ["sleep 100", "sleep 100 & sleep 100", "exec >&- 2>&-; sleep 100"])
  func `a program that takes too long is ended`(script: String) {
    let begun = ContinuousClock.now
    do throws(ChildProcess.Failure) {
      _ = try ChildProcess.run(
        "sh", ["-c", script], environment: Self.path, limit: .milliseconds(300))
      Issue.record("it ended")
    } catch {
      guard case .tooLong = error else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(ContinuousClock.now - begun < .seconds(50))
  }

  @Test func `only the environment that is given is handed on`() throws {
    let ended = try ChildProcess.run(
      "sh", ["-c", "echo \"$HOME|$ONE\""], environment: Self.path.merging(["ONE": "1"]) { $1 })
    #expect(String(decoding: ended.output, as: UTF8.self).hasSuffix("|1\n"))
  }

  @Test(arguments: [
    ("/a/b/Rules", "/a/b", "Rules"), ("/a/b", "/a/b", "."), ("/a/c/x.yaml", "/a/b", "../c/x.yaml"),
    ("/x", "/a/b", "../../x"), ("/a/bc/x", "/a/b", "../bc/x"),
  ])
  func `a path as seen from a folder`(_ path: String, _ folder: String, _ expected: String) {
    #expect(RuleVersionReader.relative(path, to: folder) == expected)
  }
}
