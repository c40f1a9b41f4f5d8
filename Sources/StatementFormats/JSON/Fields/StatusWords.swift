/// What a transaction's status field tells.
enum StatusWords {
  enum Meaning {
    case posted, pending, declined
    /// Of something to come: a standing order, a transfer at a later date.
    case information
  }

  /// The meaning of a status word; nothing for words that are not known.
  static func meaning(_ word: String) -> Meaning? {
    let folded = FieldNames.fold(word)
    if posted.contains(folded) { return .posted }
    if pending.contains(folded) { return .pending }
    if declined.contains(folded) { return .declined }
    return information.contains(folded) ? .information : nil
  }

  private static let posted: Set<String> = set(
    """
    posted booked book completed complete settled cleared reconciled success succeeded successful
    active done sent final processed s paid captured executed confirmed normal approved gebucht
    """)
  private static let pending: Set<String> = set(
    """
    pending pdng hold held authorised authorized authorization authorisation processing unposted
    inprogress unsettled created reserved blocked p vorgemerkt waiting preauthorized
    """)
  private static let declined: Set<String> = set(
    """
    declined failed failure rejected rjct cancelled canceled reverted reversed void voided expired
    error denied deleted refused returned abandoned cncl
    """)
  private static let information: Set<String> = set(
    "information info schd scheduled future upcoming")

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
