import CPrefetch

/// Has memory brought near that will be read soon: the lines of a list in the order of amounts lie
/// anywhere, and to wait for each of them takes longer than to write it.
enum Nearness {
  /// So many lines ahead, what is known of a transaction is asked for.
  static let ahead = 12

  /// - Parameter place: Any place, which need not be one of the list.
  @inline(__always)
  static func bring<Item>(_ items: [Item], _ place: Int) {
    unsafe items.withUnsafeBufferPointer { buffer in
      // The addresses alone are made, whatever lies there.
      guard let start = unsafe UnsafeRawPointer(buffer.baseAddress) else { return }
      let first = unsafe start + place &* MemoryLayout<Item>.stride
      unsafe prefetch_place(first)
      // An item may lie in two of the pieces in which memory comes.
      if MemoryLayout<Item>.size > 32 { unsafe prefetch_place(first + MemoryLayout<Item>.size) }
    }
  }

  /// The same of what is lent.
  @inline(__always)
  static func bring<Item>(_ items: Span<Item>, _ place: Int) {
    unsafe items.withUnsafeBufferPointer { buffer in
      guard let start = unsafe UnsafeRawPointer(buffer.baseAddress) else { return }
      let first = unsafe start + place &* MemoryLayout<Item>.stride
      unsafe prefetch_place(first)
      if MemoryLayout<Item>.size > 32 { unsafe prefetch_place(first + MemoryLayout<Item>.size) }
    }
  }
}
