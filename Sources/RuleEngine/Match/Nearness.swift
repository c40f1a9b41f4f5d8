import CPrefetch

/// Has places of memory brought near that will be read soon: many at once take hardly longer than
/// one, where each is waited for by itself if it is only read.
enum Nearness {
  /// - Parameter place: Any place, which need not be one of the list.
  @inline(__always)
  static func bring<Item>(_ items: [Item], _ place: Int) {
    unsafe items.withUnsafeBufferPointer { buffer in
      // The address alone is made, whatever lies there.
      guard let start = unsafe UnsafeRawPointer(buffer.baseAddress) else { return }
      unsafe prefetch_place(start + place &* MemoryLayout<Item>.stride)
    }
  }

  /// Has a text brought near, if it is short: its beginning and its end.
  @inline(__always)
  static func bring(_ text: Span<UInt8>) {
    unsafe text.withUnsafeBufferPointer { buffer in
      guard let start = unsafe UnsafeRawPointer(buffer.baseAddress) else { return }
      unsafe prefetch_place(start)
      // Nearly all that do not end in the first line of memory end in the next one.
      unsafe prefetch_place(start + buffer.count)
    }
  }

  /// Has the first of what an object holds brought near.
  @inline(__always)
  static func bring(_ object: UnsafeMutableRawPointer) {
    // Behind what every object begins with.
    unsafe prefetch_place(object + 16)
  }
}
