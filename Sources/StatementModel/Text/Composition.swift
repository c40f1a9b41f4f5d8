/// Canonical ordering and composition (Unicode Standard, chapter 3.11) of what folding leaves:
/// kana with voicing marks, conjoining Hangul, Indic vowels of two parts.
enum Composition {
  /// Normalizes the text that begins at `start`.
  static func compose(_ text: inout [UInt8], from start: Int) {
    var scalars: [UInt32] = []
    for scalar in String(decoding: text[start...], as: UTF8.self).unicodeScalars {
      decompose(scalar.value, into: &scalars)
    }
    order(&scalars)
    text.removeSubrange(start...)
    for value in composed(scalars) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      text.append(contentsOf: Array(String(Character(scalar)).utf8))
    }
  }

  private struct Tables {
    var pairs: [UInt64: UInt32] = [:]
    var parts: [UInt32: (UInt32, UInt32)] = [:]
    var classes: [UInt32: UInt8] = [:]
  }

  private static let tables: Tables = {
    var tables = Tables()
    for (first, second, whole) in triples("compositions") {
      tables.pairs[UInt64(first) << 32 | UInt64(second)] = whole
      tables.parts[whole] = (first, second)
    }
    for (first, last, number) in triples("combining-classes") {
      for mark in first...last { tables.classes[mark] = UInt8(truncatingIfNeeded: number) }
    }
    return tables
  }()

  private static func triples(_ file: String) -> [(UInt32, UInt32, UInt32)] {
    let bytes = FoldingFiles.bytes(of: file)
    let word = { (at: Int) in
      UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
    }
    return stride(from: 0, to: bytes.count - 8, by: 9).map {
      (word($0), word($0 + 3), word($0 + 6))
    }
  }

  private static func decompose(_ scalar: UInt32, into out: inout [UInt32]) {
    // Marks that are only other spellings of marks.
    switch scalar {
    case 0x340: return out.append(0x300)
    case 0x341: return out.append(0x301)
    case 0x343: return out.append(0x313)
    case 0xFF9E, 0xFF9F: return out.append(scalar - 0xFF9E + 0x3099)
    case 0x344: return out.append(contentsOf: [0x308, 0x301])
    default: break
    }
    var tail: [UInt32] = []
    var head = scalar
    while let (first, second) = tables.parts[head] {
      tail.append(second)
      head = first
    }
    out.append(head)
    out.append(contentsOf: tail.reversed())
  }

  /// Sorts each run of marks by combining class, keeping the order of equal ones.
  private static func order(_ scalars: inout [UInt32]) {
    var index = 0
    while index < scalars.count {
      var end = index
      while end < scalars.count, combiningClass(scalars[end]) != 0 { end += 1 }
      if end - index > 1 {
        let run = scalars[index..<end].enumerated().sorted { left, right in
          (combiningClass(left.element), left.offset)
            < (combiningClass(right.element), right.offset)
        }
        scalars.replaceSubrange(index..<end, with: run.map(\.element))
      }
      index = max(end, index + 1)
    }
  }

  private static func composed(_ scalars: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var starter: Int?
    var lastClass: UInt8 = 0
    for scalar in scalars {
      let order = combiningClass(scalar)
      if let starter {
        let isAdjacent = result.count == starter + 1
        if isAdjacent || (order != 0 && lastClass < order),
          let whole = pair(result[starter], scalar)
        {
          result[starter] = whole
          continue
        }
      }
      if order == 0 { starter = result.count }
      lastClass = order
      result.append(scalar)
    }
    return result
  }

  private static func combiningClass(_ scalar: UInt32) -> UInt8 { tables.classes[scalar] ?? 0 }

  /// What two scalars compose to; Hangul by arithmetic (Unicode Standard, section 3.12).
  private static func pair(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if 0x1100..<0x1113 ~= first, 0x1161..<0x1176 ~= second {
      return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
    }
    if 0xAC00...0xD7A3 ~= first, (first - 0xAC00) % 28 == 0, 0x11A8..<0x11C3 ~= second {
      return first + second - 0x11A7
    }
    return tables.pairs[UInt64(first) << 32 | UInt64(second)]
  }
}
