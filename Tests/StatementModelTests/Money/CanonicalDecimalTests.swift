import StatementModel
import Testing

/// The canonical form of a decimal is told at once for usual ones, and the same for all.
@Suite struct CanonicalDecimalTests {
  @Test func `a form is canonical if the decimal made of it has it`() {
    let powers = (0...18).map { n in (0..<n).reduce(Int64(1)) { product, _ in product * 10 } }
    var units: [Int64] = [0, .max, .min, .min + 1]
    for power in powers {
      for near in [-11, -10, -1, 0, 1, 10, 11] as [Int64] {
        units += [power + near, -power - near]
      }
    }
    for unit in units {
      for scale in 0...16 as ClosedRange<UInt8> {
        let made = ExactDecimal(units: unit, scale: Int(scale))
        let form = ExactDecimal(canonical: unit, scale: scale)
        let isSame = made?.units == unit && made?.scale == scale
        #expect(form == (isSame ? made : nil), "\(unit), \(scale)")
      }
    }
  }
}
