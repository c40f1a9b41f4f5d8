import StatementModel

/// Names of folders for periods: safe in every file system, and no two the same.
///
/// A folder is named after the period, folded: small letters and digits of any script with single
/// hyphens between them. Where two names come to the same, or a name to none, to one that is cut or
/// to one that some system keeps for itself, the period's id stands behind two hyphens, which no
/// name has.
struct PeriodSlugs {
  private var slugs: [PeriodID: String] = [:]

  init(_ periods: [Period]) {
    let plain = periods.map { Self.plain($0.name) }
    var counts: [String: Int] = [:]
    for slug in plain { counts[slug, default: 0] += 1 }
    for (period, slug) in zip(periods, plain) {
      let isOwn = counts[slug] == 1 && slug.utf8.count < Self.longest && !Self.isReserved(slug)
      slugs[period.id] =
        isOwn && !slug.isEmpty ? slug : "\(slug.isEmpty ? "period" : slug)--\(period.id.text)"
    }
  }

  subscript(id: PeriodID) -> String { slugs[id] ?? id.text }

  /// File systems take 255 bytes; what the id and a file's name add must fit too.
  private static let longest = 100

  private static func plain(_ name: String) -> String {
    var slug = ""
    var isDue = false
    for scalar in TextFolding.fold(name).unicodeScalars {
      let properties = scalar.properties
      guard properties.isAlphabetic || properties.numericType != nil else {
        isDue = !slug.isEmpty
        continue
      }
      if slug.utf8.count >= longest { return slug }
      if isDue { slug += "-" }
      isDue = false
      slug.unicodeScalars.append(scalar)
    }
    return slug
  }

  /// Names of devices where files of any ending mean those.
  private static func isReserved(_ slug: String) -> Bool {
    ["con", "prn", "aux", "nul"].contains(slug)
      || slug.utf8.count == 4 && (slug.hasPrefix("com") || slug.hasPrefix("lpt"))
        && slug.last?.isNumber == true
  }
}
