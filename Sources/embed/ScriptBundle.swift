/// JavaScript modules, joined for pages that load nothing.
///
/// A browser runs no modules from `file://`. Modules become one script without imports and exports:
/// each comes once, behind those that it imports, and all share the scope of one function. What could
/// mean something else there is refused: other forms of import and export, a name that two modules
/// declare, modules that import each other. Comments that have their lines to themselves are for those who
/// work on the modules, and stay behind.
struct ScriptBundle {
  private var modules: [String: Module] = [:]

  /// A script without the lines that make it a module.
  private struct Module {
    var file: TextFile
    /// The paths of the modules that it imports, and the lines that say so, counted from 1.
    var imports: [(path: String, line: Int)] = []
    /// Names declared at the left margin.
    var names: [(name: String, line: Int)] = []
    var body = ""
  }

  init(_ files: [TextFile]) throws {
    for file in files { modules[file.path] = try Self.module(file) }
  }

  /// The scripts that no other imports, each with what it imports before it.
  var entries: [TextFile] {
    get throws {
      let imported = Set(modules.values.flatMap { $0.imports.map(\.path) })
      var entries: [TextFile] = []
      for path in modules.keys.sorted() where !imported.contains(path) {
        guard let module = modules[path] else { continue }
        var entry = module.file
        entry.text = try joined(entry)
        entries.append(entry)
      }
      // Where every script is imported by another, some import each other in a ring.
      if entries.isEmpty, let first = modules.keys.min(), let module = modules[first] {
        _ = try joined(module.file)
      }
      return entries
    }
  }

  private func joined(_ entry: TextFile) throws -> String {
    var order: [Module] = []
    var done: Set<String> = []
    var open: Set<String> = []
    func visit(_ path: String, from: TextFile, line: Int) throws {
      guard let module = modules[path] else {
        throw Mistake(path: from.place, line: line, text: "there is no script \(path)")
      }
      guard !open.contains(path) else {
        throw Mistake(
          path: from.place, line: line,
          text: "\(path) imports this script, too; what both need belongs into a third")
      }
      guard !done.contains(path) else { return }
      open.insert(path)
      for (each, line) in module.imports { try visit(each, from: module.file, line: line) }
      open.remove(path)
      done.insert(path)
      order.append(module)
    }
    try visit(entry.path, from: entry, line: 1)
    try checkNames(order)
    return "(() => {\n'use strict';\n" + order.map(\.body).joined(separator: "\n") + "})();\n"
  }

  private func checkNames(_ order: [Module]) throws {
    var owners: [String: String] = [:]
    for module in order {
      for (name, line) in module.names {
        if let owner = owners.updateValue(module.file.path, forKey: name) {
          throw Mistake(
            path: module.file.place, line: line,
            text: "\(owner) declares \(name), too, and they share one scope; rename one")
        }
      }
    }
  }

  // MARK: Reading a module

  private static func module(_ file: TextFile) throws -> Module {
    var module = Module(file: file)
    // An import may go over several lines; it is taken as one.
    var pending = ""
    var isComment = false
    for (place, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let number = place + 1
      if isComment || line.drop(while: { $0 == " " }).hasPrefix("/*"), pending.isEmpty {
        isComment = !line.contains("*/")
        guard isComment || line.hasSuffix("*/") else {
          throw Mistake(
            path: file.place, line: number, text: "what stands behind a comment needs its own line")
        }
        continue
      }
      if !pending.isEmpty || line.hasPrefix("import") {
        pending += line + " "
        guard line.contains(";") else { continue }
        module.imports.append((try imported(by: pending, in: file, line: number), number))
        pending = ""
      } else {
        let kept = try exported(String(line), in: file, line: number)
        if let name = declaredName(kept) { module.names.append((name, number)) }
        module.body += kept + "\n"
      }
    }
    guard pending.isEmpty else {
      throw Mistake(path: file.place, line: 1, text: "an import has no end")
    }
    guard !isComment else {
      throw Mistake(path: file.place, line: 1, text: "a comment has no end")
    }
    while module.body.hasSuffix("\n\n") { module.body.removeLast() }
    return module
  }

  private static func imported(
    by statement: String, in file: TextFile, line: Int
  ) throws -> String {
    let form = /import \{\s*((?:[\w$]+\s*,\s*)*[\w$]*)\s*\} from (?:'|")\.\/([\w\-]+\.js)(?:'|"); */
    guard let match = statement.wholeMatch(of: form) else {
      throw Mistake(
        path: file.place, line: line,
        text: "an import must read: import { name, … } from './file.js';")
    }
    let folder = file.path.split(separator: "/").dropLast()
    return (folder + [match.output.2]).joined(separator: "/")
  }

  private static func exported(_ line: String, in file: TextFile, line number: Int) throws -> String
  {
    guard line.hasPrefix("export") else { return line }
    guard
      let match = line.prefixMatch(of: /export (?=(?:async function|function|const|let|class) )/)
    else {
      throw Mistake(
        path: file.place, line: number,
        text: "an export must stand before a declaration: export function name…")
    }
    return String(line[match.range.upperBound...])
  }

  private static func declaredName(_ line: String) -> String? {
    line.prefixMatch(of: /(?:async function|function|const|let|class)\*? ([\w$]+)/)
      .map { String($0.output.1) }
  }
}
