/// A cell as a front end reads it.
struct SheetCell {
  /// What the file holds.
  enum Kind {
    case text, number, day
  }

  /// From 0.
  var column: Int
  /// What a person sees in it; numbers with a point and no more, days as `2026-03-02`.
  var text: String
  var kind = Kind.text

  /// The column's name, as formulas write it: 27 is `AB`.
  static func name(ofColumn column: Int) -> String {
    let last = String(Unicode.Scalar(UInt8(0x41 + column % 26)))
    return column < 26 ? last : name(ofColumn: column / 26 - 1) + last
  }
}
