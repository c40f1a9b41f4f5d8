import StatementModel

extension LikenessModel {
  /// Why a category was guessed, in words.
  ///
  /// Where it is too unsure to be named, the words say so.
  func reason(_ guess: Guess?, _ history: DecidedHistory) -> String {
    guard let guess else { return "nothing like it is known" }
    let words = words(guess, history)
    return guess.isNamed ? words : "not sure enough: \(words)"
  }

  private func words(_ guess: Guess, _ history: DecidedHistory) -> String {
    let path = history.categories[guess.category].text
    if let own = guess.own {
      let who = own.isByHand ? "by hand" : "by rules"
      return "the same merchant is in \(path) \(who), \(own.agreeing) of \(own.decided) times"
    }
    guard let vote = guess.strongest else { return "nothing like it is known" }
    let sign = MerchantSign(kind: vote.kind, number: vote.sign)
    let text = signs.text(of: sign, vocabulary: history.table.vocabulary)
    let count = "\(vote.agreeing) of \(vote.known) known merchants"
    switch vote.kind {
    case .word, .letters:
      return "like \(example(vote, history)): \(count) with \"\(text)\" are in \(path)"
    case .code: return "merchant category code \(text): \(count) are in \(path)"
    case .issuer: return "the issuer's category \"\(text)\": \(count) are in \(path)"
    case .habit: return "money moves as at \(example(vote, history)) (\(text)), in \(path)"
    case .rule:
      return "\(vote.agreeing) of \(vote.known) patterns with \"\(text)\" are of \(path)"
    case .codeMeaning: return "merchant category code \(text) means \(path) (ISO 18245)"
    case .issuerName: return "the issuer calls it \"\(text)\", which is \(path)"
    }
  }

  /// A description of a known merchant.
  private func example(_ vote: SignVotes.Vote, _ history: DecidedHistory) -> String {
    let merchant = history.merchants.merchants[Int(vote.example)]
    return merchant.descriptors.first.map { "\"\(history.table.texts[Int($0)])\"" } ?? "others"
  }
}
