/// Names of merchants that nobody has: put together from words, the same ones in every run.
enum MerchantNames {
  /// One way of making names: a word of each list, in this order.
  private struct Language {
    var lists: [[String]]
    var separator = " "

    func name(_ number: Int) -> String {
      var rest = number
      var words: [String] = []
      for list in lists {
        words.append(list[rest % list.count])
        rest /= list.count
      }
      return words.joined(separator: separator)
    }

    var count: Int { lists.map(\.count).reduce(1, *) }
  }

  /// The name of a merchant: thirteen of twenty in English, the others in many scripts.
  static func name(_ number: Int) -> String {
    let share = number % 20
    let language = languages[share < 13 ? 0 : share - 12]
    // A prime step, so that neighbours do not share their first words.
    return language.name((number / 20 * 7919 + share * 104_729) % language.count)
  }

  /// Two thousand names, of three syllables each.
  private static let familyNames: [String] = {
    let first = [
      "Bram", "Hol", "Kest", "Mar", "Fen", "Tor", "Wil", "Ash", "Dun", "Gre", "Lo", "Pel",
    ]
    let second = ["be", "la", "ri", "wo", "na", "ke", "ti", "mo", "sa", "du", "ve", "li", "ga"]
    let third = [
      "wick", "ton", "field", "man", "son", "berg", "ley", "ford", "mont", "ski", "by", "ham",
      "stein",
    ]
    return first.flatMap { one in
      second.flatMap { two in third.map { one + two + $0 } }
    }
  }()

  private static let languages = [
    Language(lists: [
      [
        "Golden", "Harbour", "Maple", "Iron", "Silver", "Old Town", "River", "Joe's", "Blue",
        "North", "Lucky", "Royal", "Sunny", "Green", "Little", "Mrs. Hall's", "Copper", "Twin",
        "Crooked", "Velvet", "Amber", "Hidden", "Rustic", "Bright", "Quiet", "Salty",
      ],
      familyNames,
      [
        "Coffee", "Market", "Pharmacy", "Grill", "Books", "Hardware", "Bakery", "Cycles",
        "Optical", "Motors", "Pizza & Pasta", "Dental", "Cleaners", "Apparel", "Pet Supply",
        "Fitness", "Fuel", "Parking", "Florist", "Noodle Bar", "Toys", "Rides", "Hotel", "Cinema",
      ],
    ]),
    Language(lists: [
      ["Bäckerei", "Metzgerei", "Gasthaus", "Café", "Apotheke am", "Möbelhaus", "Fahrräder"],
      ["Müller", "Größ", "Schröder", "Jäger", "Weiß", "König", "Vogel", "Übersee", "Brunnen"],
      ["Süd", "Nord", "Bahnhof", "Marktplatz", "& Söhne", "GmbH", "am Tor", "KG", "Mitte"],
    ]),
    Language(lists: [
      ["Boulangerie", "Épicerie", "Pâtisserie", "Librairie", "Chez", "La Maison", "Le Château"],
      ["d'Été", "Hélène", "du Marché", "des Élèves", "François", "de l'Île", "Lefèvre", "Noël"],
      ["Paris", "Lyon", "Orléans", "Nîmes", "Québec", "Liège", "Besançon", "Évian", "Sète"],
    ]),
    Language(lists: [
      ["Kahve", "Çiçek", "Fırın", "Işık", "Kebapçı", "Sklep", "Piekarnia", "Żabka", "Łódka"],
      ["Dünyası", "Sarayı", "İstanbul", "Kardeşler", "Źródło", "Świeży", "Wójt", "Ağaç"],
      ["Şubesi", "Çarşı", "AŞ", "Sp. z o.o.", "Kraków", "Gdańsk", "Beşiktaş", "Üsküdar"],
    ]),
    Language(lists: [
      ["מאפיית", "סופר", "קפה", "בית מרקחת", "חנות", "מסעדת", "מוסך", "פיצה", "ספרי"],
      ["השכונה", "הזהב", "לב העיר", "המושבה", "ג'ורג'", "רח\"ל", "שלום", "הכרמל", "הנמל"],
      ["תל אביב", "חיפה", "בע\"מ", "ירושלים", "רעננה", "סניף מרכז", "באר שבע", "אילת"],
    ]),
    Language(lists: [
      ["Пекарня", "Аптека", "Кафе", "Магазин", "Φούρνος", "Καφέ", "Φαρμακείο", "Книги"],
      ["Берёзка", "Ромашка", "Восток", "Подснежник", "Ήλιος", "Θάλασσα", "Ακρόπολη", "Ёлка"],
      ["Центр", "Юг", "на Неве", "Αθήνα", "Πάτρα", "плюс", "24", "Κέντρο", "Парк"],
    ]),
    Language(
      lists: [
        ["さくら", "ひかり", "東京", "大阪", "みどり", "金龍", "幸福", "春風", "ドラゴン"],
        ["コーヒー", "書店", "ラーメン", "ガソリン", "薬局", "超市", "餐厅", "花店", "電器"],
        ["本店", "駅前店", "新宿", "上海", "北京", "公司", "ビル店", "二号店", "広場"],
      ], separator: ""),
    Language(lists: [
      ["مخبز", "صيدلية", "مطعم", "سوق", "مكتبة", "مقهى", "ร้านกาแฟ", "카페", "빵집", "서점"],
      ["النور", "السلام", "الأمل", "القدس", "الزهراء", "สวนหลวง", "한강", "서울역", "무지개"],
      ["فرع ١", "المركز", "الشمال", "ش.م.م", "กรุงเทพ", "강남점", "본점", "대로", "플러스"],
    ]),
  ]
}
