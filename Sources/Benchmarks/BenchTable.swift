import Foundation

/// The table of figures that every benchmark prints.
enum BenchTable {
  static func printHead() {
    print(
      "command                                   processor s (min)  (median)   wall s   peak MB")
  }

  /// One line: the smallest and the median processor time, the median wall time, the largest
  /// memory.
  static func report(_ name: String, _ runs: [Measured]) {
    let processor = runs.map(\.processor).sorted()
    let wall = runs.map(\.wall).sorted()
    let memory = runs.map(\.peakMemory).max() ?? 0
    let figures = [
      fixed(processor[0], 3, 19), fixed(processor[processor.count / 2], 3, 10),
      fixed(wall[wall.count / 2], 3, 9), fixed(Double(memory) / 1e6, 1, 10),
    ]
    print(name.padding(toLength: 40, withPad: " ", startingAt: 0) + figures.joined())
  }

  static func fixed(_ value: Double, _ decimals: Int, _ width: Int) -> String {
    let text = value.formatted(
      .number.precision(.fractionLength(decimals)).locale(Locale(identifier: "en_US_POSIX")))
    return String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
