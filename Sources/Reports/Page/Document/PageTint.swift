import StatementModel

/// The colour of a category in charts and lists: its own where the book says one, else one of the
/// page's palette.
enum PageTint: Hashable {
  /// A place in the palette, which has a tone for light and one for dark.
  case palette(Int)
  /// `#rrggbb`
  case own(String)

  /// How many tones the palette has before the one of all others.
  static let tones = 8
  /// What has no tone of its own.
  static let other = PageTint.palette(tones)

  /// The attributes that paint an SVG shape.
  var attributes: String {
    switch self {
    case .palette(let place): "class=\"k\(place)\""
    case .own(let color): "fill=\"\(color)\""
    }
  }

  /// The colour that the book gives, if it is one that may stand in an attribute.
  static func checked(_ color: String?) -> PageTint? {
    guard let color, color.utf8.count == 7, color.utf8.first == 0x23,
      color.utf8.dropFirst().allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return nil }
    return .own(color)
  }
}

/// The tints of a book's categories.
struct PageTints {
  private var byRoot: [CategoryPath: PageTint] = [:]
  private let categories: CategoryTree

  /// - Parameter roots: by spending, highest first; the first ones get a tone of their own.
  init(roots: [CategoryPath], categories: CategoryTree) {
    self.categories = categories
    for (place, root) in roots.enumerated() {
      byRoot[root] =
        PageTint.checked(categories[root]?.color) ?? .palette(min(place, PageTint.tones))
    }
  }

  /// The category's own colour, else that of the nearest one above it that has one.
  func tint(of category: CategoryPath?) -> PageTint {
    var current = category
    while let path = current {
      if let own = PageTint.checked(categories[path]?.color) { return own }
      if path.parent == nil { return byRoot[path] ?? .other }
      current = path.parent
    }
    return .other
  }
}
