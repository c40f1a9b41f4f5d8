import Reports
import StatementModel

extension JSONText {
  /// The value with the names of members in snake case: `categoryFrom` becomes `category_from`.
  ///
  /// - Parameter data: Members whose own members have names that are data, such as tags.
  package func snakeCased(keeping data: Set<String> = []) -> JSONText {
    switch self {
    case .null, .bool, .integer, .string: self
    case .array(let values): .array(values.map { $0.snakeCased(keeping: data) })
    case .object(let members):
      .object(
        members.map { member in
          let value =
            data.contains(member.key)
            ? member.value.snakeCasedBelow(keeping: data)
            : member.value.snakeCased(keeping: data)
          return (member.key.snakeCased, value)
        })
    }
  }

  /// The same below the first names, which stay.
  private func snakeCasedBelow(keeping data: Set<String>) -> JSONText {
    guard case .object(let members) = self else { return snakeCased(keeping: data) }
    return .object(members.map { ($0.key, $0.value.snakeCased(keeping: data)) })
  }
}
