/// Texts that say before each part what it is: `Lokalizacja : Adres : BAKERY Miasto : KRAKOW`.
enum LabelledText {
  /// The part of the field that names the other party or the shop; nothing where no label says so.
  static func party(_ text: Span<UInt8>, _ field: TableField) -> TableField? {
    guard !field.isEscaped, field.range.count <= 400 else { return nil }
    var start = field.start
    var isParty = false
    // A label may stand within another: the place, and of it the address.
    while let (label, end) = label(text, start, field.end) {
      isParty = isParty || parties.contains(label)
      start = end
    }
    guard isParty else { return nil }
    var end = start
    while end < field.end, !isNextLabel(text, end, field.end) { end += 1 }
    while end > start, text[end - 1] == 0x20 { end -= 1 }
    return end > start ? TableField(start: start, end: end, isEscaped: false) : nil
  }

  /// The known label that begins there, and where what it says begins.
  private static func label(
    _ text: Span<UInt8>, _ start: Int, _ end: Int
  ) -> (label: String, end: Int)? {
    var index = start
    while index < end, index - start <= 40, text[index] != 0x3A { index += 1 }
    guard index < end, text[index] == 0x3A, index > start else { return nil }
    let label = HeaderFolding.fold(TableField.string(text, start..<index))
    guard parties.contains(label) || places.contains(label) else { return nil }
    index += 1
    while index < end, text[index] == 0x20 { index += 1 }
    return (label, index)
  }

  private static func isNextLabel(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
    text[index] == 0x20
      && label(text, index + 1, end).map { places.contains($0.label) } ?? false
  }

  private static let parties = Words.phrases("label.party")
  private static let places = Words.phrases("label.place")
}

extension RowExtraction {
  /// The field that describes the row at hand, whose texts stand in that column.
  ///
  /// Where a text goes on in columns without a name, it says what each part is.
  func descriptionField(_ text: Span<UInt8>, _ column: Int) -> TableField {
    guard hasContinuedTexts else { return fields[column] }
    for other in memoColumns where other < fields.count {
      if let party = LabelledText.party(text, fields[other]) { return party }
    }
    return fields[column]
  }
}
