import CPCRE2

// What the groups of a pattern matched.
extension CompiledRegex {
  /// The number of a group, by its number from 1 or its name; nothing if there is none.
  func number(ofGroup name: String) -> Int? {
    if let number = Int(name) { return number >= 1 && number <= groupCount ? number : nil }
    let terminated = Array(name.utf8) + [0]
    let number = unsafe terminated.withUnsafeBufferPointer { bytes in
      unsafe pcre2_substring_number_from_name_8(code, bytes.baseAddress)
    }
    return number > 0 ? Int(number) : nil
  }

  /// The ranges of the text, in bytes, that the whole pattern and its groups matched; nothing
  /// where the text doesn't match, and for a group that took no part.
  func groups(in text: Span<UInt8>) -> [Range<Int>?]? {
    guard let data = unsafe pcre2_match_data_create_from_pattern_8(code, nil) else { return nil }
    defer { unsafe pcre2_match_data_free_8(data) }
    let result = unsafe text.withUnsafeBufferPointer { bytes in
      unsafe pcre2_match_8(
        code, bytes.baseAddress, bytes.count, 0, PCRE2_NO_UTF_CHECK, data, context)
    }
    guard result > 0, let ends = unsafe pcre2_get_ovector_pointer_8(data) else { return nil }
    return (0...groupCount).map { group in
      // A group that took no part has -1 for both, and `\K` may put the start behind the end.
      let (start, end) = unsafe (ends[2 * group], ends[2 * group + 1])
      return start >= 0 && start <= end && end <= text.count ? start..<end : nil
    }
  }

  private var groupCount: Int {
    var count: UInt32 = 0
    _ = unsafe withUnsafeMutablePointer(to: &count) { pointer in
      unsafe pcre2_pattern_info_8(code, UInt32(PCRE2_INFO_CAPTURECOUNT), pointer)
    }
    return Int(count)
  }
}
