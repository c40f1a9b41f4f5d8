/// The shape of a file's columns, to be written into a profile.
extension ColumnShape {
  /// A word for what all cells of a column look like; `any` where nothing tells them apart.
  ///
  /// It says little rather than too much: the next file's rows must fit, too.
  static func describing(_ cells: [String]) -> String {
    let filled = cells.filter { !$0[...].trimmingBlanks.isEmpty }
    guard !filled.isEmpty else { return "any" }
    let fitting = candidates.filter { shape in filled.allSatisfy(shape.fits) }.map(\.word)
    // Days that are months, too: the order is not known from these rows.
    guard let word = fitting.first,
      fitting.count(where: { $0.contains("y") && $0 != "currency" }) < 2
    else { return "any" }
    return filled.count == cells.count ? word : word + "?"
  }

  private static let candidates: [ColumnShape] = {
    let dates = ["/", ".", "-", " "].flatMap { sign in
      [
        ["dd", "mm", "yyyy"], ["mm", "dd", "yyyy"], ["yyyy", "mm", "dd"], ["dd", "mmm", "yyyy"],
        ["dd", "mm", "yy"], ["dd", "mmm", "yy"],
      ].map { $0.joined(separator: sign) }
    }
    return
      (["currency", "iban", "card", "yyyymmdd"] + dates + ["+0.00", "+0,00", "-0.00", "-0,00"])
      .compactMap(ColumnShape.init)
  }()
}
