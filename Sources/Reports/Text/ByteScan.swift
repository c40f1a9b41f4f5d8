/// Going through all bytes of a text.
enum ByteScan {
  /// Whether a condition holds for every byte.
  ///
  /// Nearly always it does, so no byte ends the loop: without a branch the compiler looks at many
  /// bytes at once.
  @inline(__always)
  static func all(of text: String, are condition: (UInt8) -> Bool) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      var holds = true
      for index in utf8.indices { holds = unsafe condition(utf8[index]) && holds }
      return holds
    }
  }
}
