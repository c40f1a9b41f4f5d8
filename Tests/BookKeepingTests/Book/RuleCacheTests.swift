import Foundation
import RuleEngine
import StatementModel
import Testing

@testable import BookKeeping

/// The compiled rules that a book keeps: whatever became of them, the rules are right.
struct RuleCacheTests {
  private let paths: BookPaths

  init() throws {
    let root = FileManager.default.temporaryDirectory.appending(
      path: "daybook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: root.appending(path: "Rules"), withIntermediateDirectories: true)
    paths = BookPaths(root: root.path)
    try write("daybook.yaml", "categories:\n  Food/Tea:\n")
    try write("Rules/10.yaml", "rules:\n  - Food/Tea: [teahouse, /^tea \\d+/]\n")
  }

  private func write(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(paths.root)/\(path)"))
  }

  private func rules() throws -> RuleSet { try RuleFiles.of(paths).rules() }

  private func kept() -> [String] {
    ((try? FileAccess.names(in: paths.compiledRules)) ?? []).map { "\(paths.compiledRules)/\($0)" }
  }

  private func category(_ description: String) throws -> String? {
    RuleMatcher(try rules()).decide(TransactionFacts(description: description))
      .category?.value.text
  }

  @Test func `what is kept is what was compiled, and is used again`() throws {
    let compiled = try rules()
    let file = try #require(kept().first)
    #expect(try FileAccess.read(file) == compiled.encoded())
    #expect("\(try rules())" == "\(compiled)")
    let declared = try RuleFiles.of(paths).declaredCategories()
    #expect(declared == compiled.categories)
    // Other rules under the same name show that the file is read.
    try Data(RuleSet().encoded()).write(to: URL(filePath: file))
    #expect(try rules().rules.isEmpty)
  }

  @Test func `damaged, cut or of another version, it is made anew without a word`() throws {
    let compiled = try rules()
    let (whole, declared) = (compiled.encoded(), compiled.categories)
    let file = try #require(kept().first)
    var seed: UInt64 = 11
    for round in 0..<60 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = Int(seed >> 33) % whole.count
      var bytes = whole
      switch round % 3 {
      case 0: bytes[place] ^= UInt8(1 + round)
      case 1: bytes = Array(whole.prefix(place))
      default: bytes[4] = UInt8(100 + round)
      }
      try Data(bytes).write(to: URL(filePath: file))
      #expect(try RuleFiles.of(paths).declaredCategories() == declared, "round \(round)")
      try Data(bytes).write(to: URL(filePath: file))
      #expect(try category("TEAHOUSE 12") == "Food/Tea")
      #expect(try FileAccess.read(file) == whole, "round \(round)")
    }
  }

  @Test func `a change of rules, of paths or of categories is another key, and the old file goes`()
    throws
  {
    _ = try rules()
    let first = kept()
    try write("Rules/10.yaml", "rules:\n  - Food: [teahouse]\n")
    #expect(try category("TEAHOUSE") == "Food")
    let second = kept()
    #expect(first.count == 1 && second.count == 1 && first != second)
    try write("daybook.yaml", "categories:\n  Food/Tea: { icon: T }\n")
    _ = try rules()
    #expect(kept().count == 1 && kept() != second)
    let third = kept()
    try FileManager.default.moveItem(
      atPath: "\(paths.root)/Rules/10.yaml", toPath: "\(paths.root)/Rules/20.yaml")
    #expect(try rules().rules.first?.location.file == "Rules/20.yaml")
    #expect(kept().count == 1 && kept() != third)
  }

  @Test func `mistakes are told again and again, and nothing is kept of them`() throws {
    try write("Rules/10.yaml", "rules:\n  - Nowhere: [teahouse]\n")
    for _ in 0..<2 {
      #expect(throws: BookError.self) { try rules() }
      #expect(kept().isEmpty)
    }
  }

  @Test func `where nothing can be kept, rules are compiled`() throws {
    try write(".daybook", "a file where a folder should be")
    for _ in 0..<2 { #expect(try category("TEAHOUSE") == "Food/Tea") }
  }
}
