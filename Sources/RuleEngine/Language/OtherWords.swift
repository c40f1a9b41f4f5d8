import StatementModel

/// Words that other programs and everyday speech have for ours, for "did you mean".
enum OtherWords {
  /// The field that an unknown key means: one that says the same, else one that is spelt nearly so.
  ///
  /// - Parameter there: Keys that stand there already.
  static func field(
    for key: String, among known: [String], beside there: [YAMLEntry] = []
  ) -> String? {
    let free = known.filter { name in !there.contains { $0.key.text == name } }
    return meant(fields[key.lowercased()], among: free) ?? NearMiss.best(for: key, among: known)
  }

  /// The same for a word of a field, such as `outgoing` for a direction.
  static func word(for word: String, among known: [String]) -> String? {
    meant(values[word.lowercased()], among: known) ?? NearMiss.best(for: word, among: known)
  }

  private static func meant(_ candidates: [String]?, among known: [String]) -> String? {
    candidates?.first(where: known.contains)
  }

  /// Keys of rules that were written for other programs and that have no one word here.
  static let ofOtherPrograms: Set<String> = [
    "if", "then", "conditions", "conditionsOp", "actions", "triggers", "trigger", "when", "op",
  ]

  private static let fields: [String: [String]] = [
    "pattern": ["match", "description"], "patterns": ["match", "description"],
    "regex": ["match"], "contains": ["match"], "text": ["match", "description"],
    "description": ["match"], "merchant": ["match", "description", "payee"], "keywords": ["match"],
    "exclude": ["unless"], "except": ["unless"], "ignore": ["hidden"], "hide": ["hidden"],
    "skip": ["hidden"], "exclude-from-spending": ["hidden"], "account": ["card"],
    "type": ["kind"], "sign": ["direction"], "value": ["amount"], "sum": ["amount"],
    "price": ["amount"], "mcc": ["bank-category"], "label": ["tags"], "labels": ["tags"],
    "comment": ["note"], "rename": ["payee"], "vendor": ["payee"], "to": ["category"],
    "month": ["date"], "or": ["any"], "and": ["all"], "status": ["pending"],
  ]

  private static let values: [String: [String]] = [
    "yes": ["true"], "on": ["true"], "no": ["false"], "off": ["false"],
    "outgoing": ["out"], "outflow": ["out"], "debit": ["out", "charge"], "spent": ["out"],
    "expense": ["out"], "withdrawal": ["out", "cash"], "negative": ["out"],
    "incoming": ["in"], "inflow": ["in"], "credit": ["in", "refund", "credit-card"],
    "income": ["in"],
    "deposit": ["in"], "positive": ["in"], "purchase": ["charge"], "sale": ["charge"],
    "reversal": ["refund"], "return": ["refund"], "atm": ["cash"], "card": ["credit-card"],
    "current": ["checking"], "giro": ["checking"],
  ]
}
