/// Numbers of workbooks as decimals, exact.
enum NumberText {
  /// As many digits tell apart all decimals that a number of a workbook may have been written from.
  private static let digits = 15
  /// Longer numbers are no amounts and no days.
  private static let longest = 64

  /// The number with a point and without exponent; nothing where the text is none.
  ///
  /// Workbooks keep binary numbers, written with up to 17 digits so that none changes:
  /// `12.340000000000001` is the neighbour of 12.34 that a sum came to. What was written with 15
  /// digits or fewer is had again by rounding to 15.
  static func plain(_ text: String) -> String? {
    var bytes = text.utf8[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
    var digits: [UInt8] = []
    var scale = 0
    var hasPoint = false
    var exponent: Int?
    while let byte = bytes.popFirst() {
      switch byte {
      case 0x30...0x39:
        digits.append(byte - 0x30)
        if hasPoint { scale += 1 }
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard bytes.count <= 5, let value = Int(Substring(bytes)) else { return nil }
        exponent = value
        bytes = bytes.suffix(0)
      default: return nil
      }
    }
    guard !digits.isEmpty, digits.count <= longest else { return nil }
    scale -= exponent ?? 0
    digits = Array(digits.drop { $0 == 0 })
    // Whole numbers are exact, such as numbers of accounts that a program wrote as numbers.
    if hasPoint || exponent != nil { round(&digits, &scale) }
    return self.text(digits, scale, isNegative: isNegative)
  }

  /// Rounds to so many digits as are meant, and takes off zeros behind the point.
  private static func round(_ digits: inout [UInt8], _ scale: inout Int) {
    if digits.count > Self.digits {
      let isUp = digits[Self.digits] >= 5
      scale -= digits.count - Self.digits
      digits.removeLast(digits.count - Self.digits)
      if isUp {
        var place = digits.count - 1
        while place >= 0, digits[place] == 9 {
          digits[place] = 0
          place -= 1
        }
        if place >= 0 { digits[place] += 1 } else { digits.insert(1, at: 0) }
      }
    }
    while scale > 0, digits.last == 0 {
      digits.removeLast()
      scale -= 1
    }
  }

  private static func text(_ digits: [UInt8], _ scale: Int, isNegative: Bool) -> String? {
    guard !digits.isEmpty else { return "0" }
    guard scale <= longest, scale >= -longest else { return nil }
    var digits = digits
    if scale < 0 { digits += repeatElement(0, count: -scale) }
    let scale = max(scale, 0)
    if digits.count <= scale {
      digits.insert(contentsOf: repeatElement(0, count: scale - digits.count + 1), at: 0)
    }
    var text = isNegative ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place == digits.count - scale { text += "." }
      text.unicodeScalars.append(Unicode.Scalar(digit + 0x30))
    }
    return text
  }
}
