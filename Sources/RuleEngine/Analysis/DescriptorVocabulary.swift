import StatementModel

/// Words of card descriptors that say nothing of the merchant.
///
/// All are folded. They are collected from what processors and banks document of their own
/// descriptors; a word that is missing costs a group more, never a wrong one.
enum DescriptorVocabulary {
  /// What stands before a `*` and names who carried the payment, not who was paid.
  static let processors: Set<String> = [
    "2co", "2checkout com", "adyen", "ady", "apple pay", "bbot", "bt", "ccv", "cko", "clover",
    "crv", "ctlp", "cpi", "dd", "dojo", "dna", "ebay o", "ecwid", "eig", "etsy com", "ezi", "fs",
    "fsprg", "fspr", "fsv", "gocardless", "gh", "google", "google pay", "gpay", "in", "iz",
    "izettle", "klarna", "ls", "mobilepay", "mollie", "mypos", "nyx", "nayax", "olo", "paddle",
    "paddle net", "par", "pay", "payfast", "paypal", "paypal inst xfer", "payu", "pos", "pp",
    "py", "rappi", "redsys", "shopify", "snk", "sp", "spo", "spoton", "sq", "sq1", "sqc", "sqr",
    "square", "stripe", "sumup", "tap", "toast", "tst", "twint", "uep", "usa", "vend", "vms",
    "wix", "wl", "wly", "worldline", "worldpay", "wpy", "wps", "xendit", "yoco", "zettle",
    "zip", "zlr",
  ]

  /// Those of them that stand before a merchant without a `*` too.
  static let bareProcessors: Set<String> = [
    "paypal", "pp", "sq", "sumup", "tst", "zettle", "izettle", "iz", "stripe", "mypos",
  ]

  /// What stands before a number and only says what kind of number it is.
  static let numberLabels: Set<String> = [
    "store", "str", "no", "nr", "num", "number", "unit", "shop", "branch", "loc", "location",
    "filiale", "fil", "magasin", "mag", "butik", "sklep", "tienda", "negozio", "ref", "reference",
    "id", "terminal", "term", "tid", "trn", "txn", "auth", "inv", "invoice", "order", "ord",
    "acct", "ending", "ticket", "tkt", "trip", "case", "conf", "tel", "סניף", "מס", "מספר",
  ]

  /// Forms of companies, which the same merchant's descriptors have and lack.
  static let legalForms: Set<String> = [
    "inc", "llc", "ltd", "limited", "corp", "gmbh", "ag", "kg", "plc", "bv", "nv", "oy", "oyj",
    "ab", "aps", "srl", "spa", "sarl", "sas", "pty", "llp", "sp z o o", "sro", "kft", "בעמ",
  ]

  /// Codes of states, provinces and countries, as they end a descriptor.
  static let places: Set<String> = Set(
    """
    al ak az ar ca co ct dc fl ga hi ia id il in ks ky la ma md me mi mn mo ms mt nc nd ne nh nj nm
    nv ny oh ok or pa pr ri sc sd tn tx ut va vt wa wi wv wy
    ab bc mb nb nl ns nt on pe qc sk yt
    usa us can gbr gb uk irl ie isr deu de fra fr esp es ita nld ned bel che ch aut swe nor dnk fin
    pol prt cze hun rou grc lux aus nzl mex jpn
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Ends of domain names.
  static let domains: Set<String> = [
    "com", "net", "org", "io", "co", "app", "eu", "uk", "de", "fr", "es", "it", "nl", "be", "ch",
    "at", "se", "no", "dk", "fi", "pl", "pt", "cz", "hu", "ro", "gr", "ie", "il", "us", "ca", "au",
    "nz", "tv", "me", "ai", "gg", "ly", "shop", "store", "online", "info", "biz",
  ]

  /// Months as dates abbreviate them.
  static let months: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec",
  ]
}
