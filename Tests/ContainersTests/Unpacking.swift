@testable import Containers

/// Members as `path = content` or `path: fact`; what is wrong with the whole as `fact`.
func unpack(
  _ bytes: [UInt8], named name: String = "march.csv.gz", limits: ContainerLimits = ContainerLimits()
) -> [String] {
  guard let kind = ContainerKind.of(bytes) else { return ["no archive"] }
  var found: [String] = []
  do throws(ContainerFact) {
    let reader = try ContainerReader(bytes, kind, named: name, limits: limits)
    while let member = try reader.next() {
      switch member.content {
      case .success(let content):
        found.append("\(member.path) = \(String(decoding: content, as: UTF8.self))")
      case .failure(let fact): found.append("\(member.path): \(fact.code)")
      }
    }
  } catch {
    found.append(error.code)
  }
  return found
}
