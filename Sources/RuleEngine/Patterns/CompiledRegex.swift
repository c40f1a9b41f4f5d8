import CPCRE2

/// Why PCRE2 refused a pattern.
struct RegexError: Error, Hashable {
  var message: String
  /// The byte of the pattern before which PCRE2 stopped.
  var offset: Int
}

/// One PCRE2 pattern, compiled to machine code; the one owner of its C objects.
///
/// Patterns see UTF-8 and Unicode classes, ignore case unless they say `(?-i)`, and run under a
/// match limit, so that none can hang a run. Safe: the pointers are made in `init`, freed in
/// `deinit`, and never leave the class and its extensions.
@safe final class CompiledRegex {
  /// What became of a match.
  enum Outcome {
    case match, noMatch
    /// The match limit was hit: nothing is known.
    case limit
  }

  /// Steps of one match; descriptions are short, and honest patterns need some hundreds.
  private static let matchLimit: UInt32 = 50_000
  /// KiB of backtracking that the interpreter may keep.
  private static let heapLimit: UInt32 = 4096

  let code: OpaquePointer
  private let matchData: OpaquePointer
  let context: OpaquePointer
  /// Whether there is machine code of the pattern.
  private var isPrepared = false

  /// Compiles a pattern given in NFC.
  init(_ pattern: String) throws(RegexError) {
    let options =
      PCRE2_UTF | PCRE2_UCP | PCRE2_CASELESS | PCRE2_NO_UTF_CHECK | PCRE2_NEVER_BACKSLASH_C
    var number: Int32 = 0
    var offset = 0
    var text = pattern
    let compiled = text.withUTF8 { bytes in
      unsafe pcre2_compile_8(bytes.baseAddress, bytes.count, options, &number, &offset, nil)
    }
    guard let code = unsafe compiled else {
      throw RegexError(message: Self.message(number), offset: offset)
    }
    guard let matchData = unsafe pcre2_match_data_create_8(1, nil) else {
      unsafe pcre2_code_free_8(code)
      throw RegexError(message: "out of memory", offset: 0)
    }
    guard let context = unsafe pcre2_match_context_create_8(nil) else {
      unsafe pcre2_match_data_free_8(matchData)
      unsafe pcre2_code_free_8(code)
      throw RegexError(message: "out of memory", offset: 0)
    }
    _ = unsafe pcre2_set_match_limit_8(context, Self.matchLimit)
    _ = unsafe pcre2_set_heap_limit_8(context, Self.heapLimit)
    unsafe self.code = unsafe code
    unsafe self.matchData = unsafe matchData
    unsafe self.context = unsafe context
  }

  deinit {
    unsafe pcre2_match_context_free_8(context)
    unsafe pcre2_match_data_free_8(matchData)
    unsafe pcre2_code_free_8(code)
  }

  /// Makes machine code of the pattern; where the platform has none, the interpreter serves.
  func prepare() {
    isPrepared = unsafe pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE) == 0
  }

  /// Matches a text in NFC.
  func match(_ text: Span<UInt8>) -> Outcome {
    let result = unsafe text.withUnsafeBufferPointer { bytes in
      // The direct way to the machine code checks nothing that is not known to be so.
      isPrepared
        ? unsafe pcre2_jit_match_8(
          code, bytes.baseAddress, bytes.count, 0, 0, matchData, context)
        : unsafe pcre2_match_8(
          code, bytes.baseAddress, bytes.count, 0, PCRE2_NO_UTF_CHECK, matchData, context)
    }
    if result >= 0 { return .match }
    return result == PCRE2_ERROR_NOMATCH ? .noMatch : .limit
  }

  /// PCRE2's words for an error of its compiler.
  private static func message(_ number: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let length = unsafe buffer.withUnsafeMutableBufferPointer { bytes in
      unsafe pcre2_get_error_message_8(number, bytes.baseAddress, bytes.count)
    }
    guard length > 0 else { return "error \(number)" }
    return String(decoding: buffer.prefix(Int(length)), as: UTF8.self)
  }
}
