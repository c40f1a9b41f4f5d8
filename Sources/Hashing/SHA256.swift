import CNettle

/// SHA-256 of bytes that may come in pieces.
package struct SHA256 {
  private var state = sha256_ctx()

  /// The hash of nothing yet.
  package init() { unsafe nettle_sha256_init(&state) }

  package init(_ bytes: Span<UInt8>) {
    self.init()
    update(bytes)
  }

  /// Goes on with the bytes that follow.
  package mutating func update(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      // There is no address where there are no bytes.
      guard let start = buffer.baseAddress else { return }
      unsafe nettle_sha256_update(&state, buffer.count, start)
    }
  }

  /// The 32 bytes of the hash of what came so far.
  package var digest: [UInt8] {
    // Nettle begins anew once it has told.
    var last = state
    return unsafe [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      unsafe sha256_finish(&last, start)
      count = Int(SHA256_DIGEST_SIZE)
    }
  }

  /// The digest as 64 hexadecimal digits.
  package var text: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(64)
    for byte in digest {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
