import StatementModel

/// What a declaration of a category says of it, as text and as a reader must find it.
struct CategoryDetails {
  /// In the order in which they are written.
  let members: [(key: String, value: String)]

  init(_ category: Category) {
    let all: [(CategoryDetail, String?)] = [
      (.kind, category.kind?.rawValue), (.icon, category.icon), (.color, category.color),
    ]
    members = all.compactMap { detail, value in value.map { (detail.rawValue, $0) } }
  }

  var isEmpty: Bool { members.isEmpty }

  /// `{ kind: income, icon: "☕" }` behind a blank; nothing where nothing is said.
  var behindKey: String { isEmpty ? "" : " " + inBraces }

  var inBraces: String {
    "{ " + members.map(Self.text).joined(separator: ", ") + " }"
  }

  var shape: YAMLShape {
    isEmpty ? .nothing : .mapping(members.map { .init($0.key, .text($0.value)) })
  }

  /// `icon: "☕"`.
  static func text(_ member: (key: String, value: String)) -> String {
    "\(member.key): \(YAMLWriter.scalar(member.value, in: .flow))"
  }
}

/// What is to become of a category's details; nothing means: leave as it is.
package struct CategoryDetailChange: Hashable, Sendable {
  /// A detail to say, or to say no more.
  package enum Change: Hashable, Sendable {
    case set(String)
    case clear
  }

  package var kind: Change?
  package var icon: Change?
  /// `#rrggbb`.
  package var color: Change?

  package init() {}

  package var isEmpty: Bool { self == CategoryDetailChange() }

  /// By the words of a declaration, in the order in which they are written.
  var members: [(key: String, change: Change)] {
    let all: [(CategoryDetail, Change?)] = [(.kind, kind), (.icon, icon), (.color, color)]
    return all.compactMap { detail, change in change.map { (detail.rawValue, $0) } }
  }

  /// Without the details that others are to say.
  package mutating func drop(_ key: String) {
    switch CategoryDetail(rawValue: key) {
    case .kind: kind = nil
    case .icon: icon = nil
    case .color: color = nil
    case nil: break
    }
  }
}

extension CategoryDetailChange {
  /// Without what is to be said no more.
  package mutating func dropCleared() {
    if kind == .clear { kind = nil }
    if icon == .clear { icon = nil }
    if color == .clear { color = nil }
  }

  /// A category that says what is to be said.
  package func category(of path: CategoryPath) -> Category {
    func text(_ change: Change?) -> String? {
      if case .set(let text)? = change { text } else { nil }
    }
    return Category(
      path: path, kind: text(kind).flatMap(Category.Kind.init), icon: text(icon),
      color: text(color))
  }

  /// Whether a text is a colour: `#rrggbb`.
  package static func isColor(_ text: String) -> Bool { CategoryDeclarations.isColor(text) }
}
