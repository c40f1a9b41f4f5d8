/// Expressions that a naive matcher never finishes, and texts on which it would not.
enum EvilPatterns {
  static let all = [
    "/(a+)+$/", "/^(a+)+$/", "/(a|a)*$/", "/(a|aa)+$/", "/^(([a-z])+.)+[A-Z]([a-z])+$/",
    "/(.*)*x/", "/(.*a){12}$/", "/((a*)*)*b/", "/(?:a?){30}a{30}/", "/(\\w+\\s?)*$x/",
    "/([a-zA-Z]+)*!/", "/^(\\d+)*$/", "/(x+x+)+y/", "/(a+){10}c/", "/(?=(a+))a*b\\1/",
    "/(\\p{L}+\\s*)+\\d{20}/", "/(a*){25}b/", "/((a|b|ab)*)*c/", "/(?<x>(a+))+\\k<x>$!/",
  ]

  static let texts = [
    String(repeating: "a", count: 30) + "!", String(repeating: "a", count: 120) + "!",
    String(repeating: "a", count: 5000) + "!", String(repeating: "x", count: 200),
    String(repeating: "ab", count: 80), String(repeating: "shop and more ", count: 20),
    String(repeating: "1", count: 300) + "x", String(repeating: "é", count: 150) + "!",
    "SQ *BLUE BOTTLE COFFEE 510-653-3394 OAKLAND CA",
  ]
}
