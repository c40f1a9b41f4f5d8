import Foundation
import Testing

/// A command on a book, disturbed at each of its calls; what comes next makes it good.
struct Disturbance {
  let template: Place
  let command: [String]
  /// The calls of the command when nothing disturbs it.
  let calls: [Call]
  /// The words that show what the command does.
  let look: [String]
  /// What they say before the command, and after it.
  let before: String
  let done: String
  /// What the book is after it.
  let after: BookState
  /// A place that has nothing but that book.
  private let whole: Place
  /// Whether a run makes the command good; else it is given again where it was not done.
  let isMadeGoodByRun: Bool

  init(
    _ template: Place, _ command: [String], look: [String] = Self.list,
    isMadeGoodByRun: Bool = true
  ) throws {
    self.template = template
    self.command = command
    self.look = look
    self.isMadeGoodByRun = isMadeGoodByRun
    before = try template.copy().output(of: look)
    whole = try template.copy()
    calls = try whole.calls(of: command)
    _ = try whole("run", "--quiet")
    after = try BookState(of: whole)
    done = try whole.output(of: look)
    // A look that shows no difference would take what was not done for done.
    if !isMadeGoodByRun { try #require(before != done) }
  }

  static let list = ["list", "--all", "--format", "json"]

  /// The faults of a kind that leave books in different states: of a kill, one before each call,
  /// unless the call before it changed nothing.
  func faults(_ kind: Fault.Kind) -> [Fault] {
    calls.indices.filter { index in
      kind != .kill || index == 0 || !calls[index - 1].changesNothing
    }.map { Fault(kind: kind, call: calls[$0].number) }
  }

  /// Disturbs the command, looks at the book, makes it good, and holds the book against one that was
  /// never disturbed.
  ///
  /// - Parameters:
  ///   - second: What goes wrong when the command is given again, before it is made good.
  ///   - isThorough: Whether the list is compared too, beside the reports that are made of it, and
  ///     the half-done book is looked at even where only reports are missing.
  func check(_ fault: Fault, second: Fault? = nil, isThorough: Bool = false) throws {
    let place = try Place(in: FaultShim.folder)
    let looks = isThorough || !isInReports(fault)
    var script = ["cp -a '\(template.root.path)/.' ."]
    script.append(line("first", command, fault))
    if let second { script.append(line("second", command, second)) }
    if looks { script.append(line("half", look)) }
    let ending = [line("run", ["run", "--quiet"]), Self.comparison(with: whole)]
    if isMadeGoodByRun { script += ending }
    var answer = try place.shell(script.joined(separator: "\n"))
    let context = "\(fault)\(second.map { ", then \($0)" } ?? ""), \(name(of: fault))"

    let first = try Part(place, "first")
    if fault.isKill {
      #expect(first.code == 137 || first.code == 0, "\(context): \(first.code) \(first.talk)")
    } else {
      expectClearMessage(first, context)
    }
    if looks {
      let half = try Part(place, "half")
      #expect(half.code == 0, "\(context): a look at it fails: \(half.talk)")
      #expect(half.notes <= 1, "\(context): a look at it says \(half.talk)")
      if !isMadeGoodByRun {
        // All of it or nothing.
        let isDone = half.output == done
        #expect(isDone || half.output == before, "\(context): neither as before nor as after")
        let again = isDone ? [] : [line("again", command)]
        answer = try place.shell((again + ending).joined(separator: "\n"))
      }
    }
    let run = try Part(place, "run")
    #expect(run.code == 0, "\(context): the run after it: \(run.code) \(run.talk)")
    #expect(answer.output == "", "\(context)")
    #expect(try place.journalEntries() == after.journal, "\(context): the journal differs")
    if isThorough { #expect(try place.list() == after.list, "\(context): the list differs") }
  }

  /// Whether a fault concerns reports alone, from which nothing else is made.
  private func isInReports(_ fault: Fault) -> Bool {
    guard let call = calls.first(where: { $0.number == fault.call }) else { return false }
    return call.path.contains("/Reports")
  }

  /// A line of shell that runs the program and keeps how it ended.
  private func line(_ name: String, _ arguments: [String], _ fault: Fault? = nil) -> String {
    let shim = fault.map { "LD_PRELOAD='\(FaultShim.path)' DAYBOOK_FAULT='\($0)' " } ?? ""
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    return "\(shim)\"$DAYBOOK\" \(words) >../\(name).out 2>../\(name).err; echo $? >../\(name).code"
  }

  /// Lines of shell that name what differs from another place.
  private static func comparison(with other: Place) -> String {
    ["Archive", "Reports", "Rules", "daybook.yaml"].map {
      "diff -rq \($0) '\(other.root.path)/\($0)'"
    }
    .joined(separator: "\n")
  }

  /// A failure is told in one message: what, where, and what to do.
  private func expectClearMessage(_ first: Part, _ context: String) {
    guard first.code > 1 else { return }
    #expect(first.code == 73 || first.code == 74, "\(context): \(first.code) \(first.talk)")
    let lines = first.talk.split(separator: "\n")
    #expect(lines.count { $0.contains("error:") } == 1, "\(context): \(first.talk)")
    #expect(lines.last?.hasPrefix("  ") == true, "\(context): no remedy in \(first.talk)")
    #expect(first.talk.contains("/"), "\(context): no place in \(first.talk)")
  }

  private func name(of fault: Fault) -> String {
    guard let call = calls.first(where: { $0.number == fault.call }) else { return "" }
    return "\(call.name) \(call.path)"
  }

  /// How one command of the script ended.
  private struct Part {
    var code: Int32
    var output: String
    var talk: String
    /// Lines of talk, without what stands indented under one.
    var notes: Int { talk.split(separator: "\n").count { !$0.hasPrefix("  ") } }

    init(_ place: Place, _ name: String) throws {
      code = Int32(try place.text("../\(name).code").prefix { $0.isNumber }) ?? -1
      output = try place.text("../\(name).out")
      talk = try place.text("../\(name).err")
    }
  }
}
