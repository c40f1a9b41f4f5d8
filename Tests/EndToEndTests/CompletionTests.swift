import Foundation
import Testing

/// Completions in the shells themselves.
struct CompletionTests {
  private static func has(_ program: String) -> Bool {
    ["/usr/bin/", "/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + program) }
  }

  /// A book with things to name, and the program by its name on the path.
  private func place() throws -> (Place, [String: String]) {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa gold/march.csv", Statements.march)
    try place.write("Statements/amex/april.csv", Statements.marchAndApril)
    #expect(try place("run", "--quiet").code == 0)
    #expect(
      try place("periods", "create", "Summer trip", "--start", "2026-03-01").code == 0)
    let id = try #require(try place.transactions().first?.id.prefix(8))
    #expect(try place("edit", String(id), "--tag", "vacation").code == 0)
    try place.write("bin/.keep", "")
    try FileManager.default.createSymbolicLink(
      atPath: place.root.path + "/bin/daybook", withDestinationPath: Program.path)
    for shell in ["bash", "zsh", "fish"] {
      let script = try place("completion", shell)
      #expect(script.code == 0, "\(script.talk)")
      try place.write(shell == "zsh" ? "zsh/_daybook" : "complete.\(shell)", script.output)
    }
    return (
      place, ["PATH": place.root.path + "/bin:/usr/bin:/bin", "TERM": "xterm", "LC_ALL": "C.UTF-8"]
    )
  }

  /// What is typed, and what must be among what is offered.
  private static let lines: [(String, [String])] = [
    ("daybook li", ["list", "links"]), ("daybook schedule in", ["install"]),
    ("daybook list --card ", ["amex", "visa gold"]),
    ("daybook list --category Food/", ["Food/Coffee", "Food/Groceries"]),
    ("daybook list --period ", ["Summer trip"]), ("daybook list --tag ", ["vacation"]),
    ("daybook list --month 2026-0", ["2026-03", "2026-04"]),
    ("daybook list blue", ["blue BOTTLE COFFEE OAKLAND"]),
    ("daybook completion ", ["bash", "fish", "zsh"]),
  ]

  @Test(.enabled(if: has("bash")), arguments: lines)
  func `bash knows the book`(line: String, offered: [String]) throws {
    let (place, environment) = try place()
    try place.write(
      "try.bash",
      """
      source ./complete.bash
      COMP_LINE=$1; COMP_POINT=${#1}
      read -ra COMP_WORDS <<< "$1"; [ "${1: -1}" = " " ] && COMP_WORDS+=("")
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=()
      _daybook daybook "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    let answer = try Program.run(
      ["try.bash", line], in: place.root, environment: place.environment(environment),
      executable: "/usr/bin/bash")
    let found = answer.lines.map(String.init)
    for name in offered { #expect(found.contains(name), "\(line): \(found) \(answer.talk)") }
    let id = try #require(try place.transactions().first?.id.prefix(8))
    let ids = try Program.run(
      ["try.bash", "daybook show "], in: place.root, environment: place.environment(environment),
      executable: "/usr/bin/bash")
    #expect(ids.lines.contains(id), "\(ids.output)")
  }

  /// What a shell at a terminal of zsh offers.
  ///
  /// - Parameter lines: How the shell is begun, and made to say READY.
  private func offered(by lines: String, in place: Place, _ environment: [String: String]) throws
    -> Program.Answer
  {
    try place.write(
      "try.zsh",
      """
      zmodload zsh/zpty
      \(lines)
      zpty -r -m shell seen '*READY*'
      zpty -w -n shell $'daybook list --card \\t\\t'
      zpty -r -m shell out '*amex*visa*'
      print -r -- $out
      """)
    return try Program.run(
      ["try.zsh"], in: place.root, environment: place.environment(environment),
      executable: "/usr/bin/zsh", atMost: 60)
  }

  @Test(.enabled(if: has("zsh")))
  func `zsh knows the book`() throws {
    let (place, environment) = try place()
    let answer = try offered(
      by: """
        zpty shell zsh -f -i
        zpty -w shell 'fpath=('${(q)PWD}'/zsh $fpath); autoload -U compinit; compinit -u -D; PS1=; LISTMAX=500'
        zpty -w shell 'cd '${(q)PWD}'; stty columns 200; print ${(U):-ready}'
        """, in: place, environment)
    #expect(answer.output.contains("amex"), "\(answer.output) \(answer.talk)")
  }

  /// Fish completes only what is typed; zsh has a terminal to type at.
  @Test(.enabled(if: has("fish") && has("zsh")))
  func `fish knows the book`() throws {
    let (place, environment) = try place()
    let answer = try offered(
      by: """
        zpty shell fish -i --no-config
        zpty -w shell 'source complete.fish; function fish_prompt; string upper ready; end'
        """, in: place, environment)
    #expect(answer.output.contains("amex"), "\(answer.output) \(answer.talk)")
  }

  @Test func `where there is no book, nothing is offered and nothing said`() throws {
    let place = try Place()
    let answer = try place("---completion", "list", "--", "--card", "2", "0", "list", "--card", "")
    #expect(answer.output.isEmpty && answer.talk.isEmpty, "\(answer.output)\(answer.talk)")
  }
}
