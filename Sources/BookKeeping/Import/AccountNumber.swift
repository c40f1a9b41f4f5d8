/// Account and card numbers as files write them, compared by the digits that both show.
enum AccountNumber {
  /// Whether two numbers can be of one account: `****4417`, `4417` and a full number that ends in
  /// it are.
  static func matches(_ left: String, _ right: String) -> Bool {
    let left = Shown(left)
    let right = Shown(right)
    guard !left.text.isEmpty, !right.text.isEmpty else { return false }
    if left.text == right.text { return true }
    // Only a number that is visibly a part is compared by its end.
    guard left.isPart || right.isPart else { return false }
    let shorter = left.text.count < right.text.count ? left : right
    let longer = left.text.count < right.text.count ? right : left
    return shorter.isPart && shorter.text.count >= 4 && longer.text.hasSuffix(shorter.text)
  }

  /// Whether an account's number ends in these digits, as far as it shows them; a whole card number
  /// may show more than what is known of the account.
  static func ends(_ account: String, in digits: String) -> Bool {
    Shown(account).text.hasSuffix(digits) || digits.utf8.count >= 12 && matches(digits, account)
  }

  /// What a written number shows: its letters and digits after the last masked place.
  private struct Shown {
    var text: String
    var isPart: Bool

    init(_ written: String) {
      var visible = ""
      var isMasked = false
      for (position, character) in written.lowercased().enumerated() {
        if "*•·…●".contains(character) || (character == "x" && (position == 0 || isMasked)) {
          visible = ""
          isMasked = true
        } else if character.isLetter || character.isNumber {
          visible.append(character)
        }
      }
      text = visible
      isPart = isMasked || visible.count == 4
    }
  }
}
