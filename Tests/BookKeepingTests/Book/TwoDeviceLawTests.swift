import Foundation
import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// Devices that share a book through a folder sync come to the same, whatever each did and in
/// whatever order files arrived.
struct TwoDeviceLawTests {
  /// `DAYBOOK_FAULTS=all` asks for many.
  private static let seeds: Range<Int> =
    ProcessInfo.processInfo.environment["DAYBOOK_FAULTS"] == "all" ? 0..<400 : 0..<8

  @Test func `devices converge, and so does a book made anew`() throws {
    for seed in Self.seeds { try check(seed) }
  }

  private func check(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let parent =
      FileManager.default.isWritableFile(atPath: "/dev/shm")
      ? URL(filePath: "/dev/shm") : FileManager.default.temporaryDirectory
    let folder = parent.appending(path: "daybook-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = Array(["ant", "bee", "cat"].prefix(seed % 3 == 0 ? 3 : 2))
    let devices = try names.map { try SyncedDevice($0, in: folder) }
    let history = DeviceHistory(using: &random)
    for _ in 0..<18 {
      guard let device = devices.randomElement(using: &random) else { return }
      if Int.random(in: 0..<4, using: &random) == 0,
        let other = devices.filter({ $0.name != device.name }).randomElement(using: &random)
      {
        try device.take(from: other, everything: false, using: &random)
      } else {
        try device.act(history, using: &random)
      }
    }
    // Everything goes everywhere; who has it first is chance.
    for device in devices.shuffled(using: &random) {
      for other in devices where other.name != device.name {
        try device.take(from: other, everything: true, using: &random)
        // Files of a device that is itself behind may still be missing.
        _ = try device.open()
      }
    }
    for device in devices {
      for other in devices where other.name != device.name {
        try device.take(from: other, everything: true, using: &random)
      }
    }

    let fresh = try SyncedDevice("fresh", in: folder)
    try fresh.take(from: devices[0], everything: true, using: &random)
    let expected = try contents(of: fresh)
    for device in devices {
      let found = try contents(of: device)
      for (part, lines) in found {
        let difference = lines.difference(from: expected[part] ?? [])
        #expect(difference.isEmpty, "seed \(seed): \(device.name) has other \(part)")
      }
      let book = try device.open()
      #expect(book.remarks.isEmpty, "seed \(seed): \(book.remarks)")
      try book.rebuild()
      #expect(try book.transactions().map(Self.text) == expected["transactions"], "seed \(seed)")
    }
  }

  /// What a device's book says of everything.
  private func contents(of device: SyncedDevice) throws -> [String: [String]] {
    let book = try device.open()
    return [
      "transactions": try book.transactions().map(Self.text),
      "duplicates": try DecideDuplicates(in: book).open().map { "\($0.first.id) \($0.second.id)" },
      "imports": try book.imports().map { "\($0.id) \($0.file) \($0.new) \($0.known) \($0.state)" },
      "cards": book.cards.map { "\($0)" },
      "periods": book.periods.all.map { "\($0)" },
      "log": book.logEntries().map { "\($0)" },
    ]
  }

  private static func text(_ transaction: Transaction) -> String {
    [
      "\(transaction)", transaction.description, transaction.category?.text ?? "",
      "\(transaction.details)", transaction.sourceFile,
    ].joined(separator: " ")
  }
}
