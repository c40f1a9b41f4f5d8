/// A text cut into records, and access to its cells.
struct CSVTable {
  let text: [UInt8]
  let splitter: FieldSplitter
  let records: [CSVRecord]

  var delimiter: UInt8 { splitter.delimiter }

  /// Splits a record into `fields`, whose storage is reused.
  @inline(__always)
  func split(_ record: CSVRecord, into fields: inout [CSVField]) {
    splitter.split(text.span, record, into: &fields)
  }

  /// The cells of a record as text.
  func cells(_ record: CSVRecord) -> [String] {
    var fields: [CSVField] = []
    split(record, into: &fields)
    return fields.map(string)
  }

  /// The field's text: doubled quotes made single, spreadsheet tricks taken off.
  func string(_ field: CSVField) -> String {
    guard !field.isEmpty else { return "" }
    var start = field.start
    var end = field.end
    if text[start] == 0x27, end - start > 1 {
      // A leading apostrophe keeps spreadsheets from reading a number or a formula.
      if text[end - 1] == 0x27 {
        start += 1
        end -= 1
      } else if Self.isTrickStart(text[start + 1]) {
        start += 1
      }
    }
    guard field.isEscaped else { return String(decoding: text[start..<end], as: UTF8.self) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end - start)
    var index = start
    while index < end {
      bytes.append(text[index])
      index += text[index] == 0x22 && index + 1 < end && text[index + 1] == 0x22 ? 2 : 1
    }
    if bytes.starts(with: [0x3D, 0x22]), bytes.last == 0x22, bytes.count > 2 {
      return String(decoding: bytes[2..<(bytes.count - 1)], as: UTF8.self)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isTrickStart(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x3D, 0x40].contains(byte)
  }
}

/// Makes strings from cells, one for each distinct content.
///
/// Descriptions repeat: a shared string costs a look-up where a new one costs an allocation.
struct StringPool {
  private var slots: [Int32]
  private var entries: [(hash: UInt64, start: Int, end: Int, text: String)] = []

  init() { slots = [Int32](repeating: -1, count: 1024) }

  /// The string of the field.
  mutating func string(_ field: CSVField, in table: borrowing CSVTable) -> String {
    let length = field.end - field.start
    guard length > 0 else { return "" }
    let text = table.text.span
    // FNV-1a, eight bytes folded in by multiplication at a time would gain little on names.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var index = field.start
    while index < field.end {
      hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01B3
      index += 1
    }
    hash ^= hash >> 29
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    probe: while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, entry.end - entry.start == length {
        var offset = 0
        while offset < length {
          if text[entry.start + offset] != text[field.start + offset] {
            slot = (slot + 1) & (slots.count - 1)
            continue probe
          }
          offset += 1
        }
        return entry.text
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let string = table.string(field)
    slots[slot] = Int32(truncatingIfNeeded: entries.count)
    entries.append((hash, field.start, field.end, string))
    if entries.count * 2 > slots.count { grow() }
    return string
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 4)
    for (number, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }
}
