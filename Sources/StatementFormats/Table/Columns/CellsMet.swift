/// The cells lately met in one table, with what they add to the profiles of columns.
///
/// Dates, currencies and states stand in many rows and several columns; they are looked at once.
struct CellsMet {
  /// What a cell adds.
  struct Meeting {
    var traits: CellTraits
    /// Whether its column surely held an equal cell before; where not, perhaps it did.
    var isRepeat: Bool
  }

  private struct Slot {
    var start: Int
    var length: Int
    var traits: CellTraits
    /// Which of the first 64 columns held the cell.
    var columns: UInt64
  }

  /// A cell stays until another one takes its slot.
  private var slots = [Slot?](repeating: nil, count: Self.slotCount)
  private static let slotCount = 1024
  /// Always the same, since which cell takes another's slot can be seen from outside.
  private static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// - Parameter text: The same at every call.
  mutating func meet(_ text: Span<UInt8>, _ field: TableField, column: Int) -> Meeting {
    // What an escaped cell says is not its bytes.
    guard !field.isEscaped else {
      return Meeting(traits: CellTraits(text, field), isRepeat: false)
    }
    let length = field.end - field.start
    let place =
      Int(truncatingIfNeeded: CellBytes.hash(text, field, seed: Self.seed)) & (Self.slotCount - 1)
    let column: UInt64 = column < 64 ? 1 << UInt64(column) : 0
    if let slot = slots[place], slot.length == length,
      CellBytes.areEqual(text, slot.start, text, field.start, length)
    {
      slots[place]?.columns |= column
      return Meeting(traits: slot.traits, isRepeat: slot.columns & column != 0)
    }
    let traits = CellTraits(text, field)
    slots[place] = Slot(start: field.start, length: length, traits: traits, columns: column)
    return Meeting(traits: traits, isRepeat: false)
  }
}
