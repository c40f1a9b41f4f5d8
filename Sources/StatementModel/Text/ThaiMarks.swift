/// Thai marks, which join no letter to another character: all that normal forms ask of them is
/// their order.
package enum ThaiMarks {
  /// Whether a character is of the Thai block.
  static func contains(_ scalar: UInt32) -> Bool { 0xE00...0xE7F ~= scalar }

  /// The canonical combining class of a character of the Thai block (UnicodeData.txt): marks of
  /// other classes than zero stand in the order of these.
  package static func combiningClass(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0xE38, 0xE39: 103
    case 0xE3A: 9
    case 0xE48...0xE4B: 107
    default: 0
    }
  }
}
