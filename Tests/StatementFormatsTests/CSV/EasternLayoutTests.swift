import Testing

@testable import StatementFormats

/// Eastern exports, as their kinds are written.
struct EasternLayoutTests {
  @Test(arguments: [
    LayoutSample(
      "mbank", rows: 2, sum: "1754.80", currency: "PLN",
      text: #"""
        #Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;
        2023-01-31;"ZAKUP LIDL";"eKonto 1234";"Żywność";-45,20 PLN;;
        2023-01-28;"WYNAGRODZENIE";"eKonto 1234";"Wpływy";1 800,00 PLN;;
        """#),
    LayoutSample(
      "pko", rows: 2, sum: "954.80", currency: "PLN", closing: "954.80",
      text: #"""
        "Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji"
        "2023-01-31","2023-01-30","Płatność kartą","-45.20","PLN","+954.80","Lokalizacja : LIDL"
        "2023-01-28","2023-01-28","Przelew na konto","+1000.00","PLN","+1000.00","Tytuł : ABC"
        """#),
    LayoutSample(
      "fio", rows: 2, sum: "954.80", currency: "CZK", closing: "1954.80",
      text: #"""
        "accountId";"2000123456"
        "bankId";"2010"
        "currency";"CZK"
        "iban";"CZ5508000000001234567899"
        "openingBalance";"1000,00"
        "closingBalance";"1954,80"
        "dateStart";"01.01.2023"
        "dateEnd";"31.01.2023"

        "ID pohybu";"Datum";"Objem";"Měna";"Protiúčet";"Název protiúčtu";"Kód banky";"Název banky";"KS";"VS";"SS";"Uživatelská identifikace";"Zpráva pro příjemce";"Typ";"Provedl";"Upřesnění";"Komentář";"BIC";"ID pokynu"
        "1";"31.01.2023";"-45,20";"CZK";"";"";"";"";"";"";"";"Nákup: LIDL";"";"Platba kartou";"";"";"";"";""
        "2";"28.01.2023";"1000,00";"CZK";"123";"Zam";"0800";"";"";"";"";"";"Mzda";"Bezhotovostní příjem";"";"";"";"";""
        """#),
    LayoutSample(
      "tinkoff", rows: 2, sum: "549.80", currency: "RUB",
      text: #"""
        "Дата операции";"Дата платежа";"Номер карты";"Статус";"Сумма операции";"Валюта операции";"Сумма платежа";"Валюта платежа";"Кэшбэк";"Категория";"MCC";"Описание";"Бонусы (включая кэшбэк)";"Округление на инвесткопилку";"Сумма операции с округлением"
        "31.01.2023 12:00:00";"31.01.2023";"*1234";"OK";"-450,20";"RUB";"-450,20";"RUB";"";"Супермаркеты";"5411";"Пятёрочка";"4,00";"0,00";"450,20"
        "30.01.2023 12:00:00";"30.01.2023";"*1234";"FAILED";"-99,00";"RUB";"-99,00";"RUB";"";"Супермаркеты";"5411";"Магнит";"0,00";"0,00";"99,00"
        "25.01.2023 12:00:00";"25.01.2023";"";"OK";"1000,00";"RUB";"1000,00";"RUB";"";"Зарплата";"";"Зарплата";"0,00";"0,00";"1000,00"
        """#),
    LayoutSample(
      "isracard", rows: 3, sum: "-290.17", currency: "ILS", account: "1234",
      text: #"""
        פירוט עסקאות
        גולד - מסטרקארד - 1234
        עסקאות למועד חיוב
        תאריך רכישה,שם בית עסק,סכום עסקה,מטבע עסקה,סכום חיוב,מטבע חיוב,מס' שובר,פירוט נוסף
        05.01.24,שופרסל דיל,120.50,₪,120.50,₪,12345,
        15.01.24,איקאה,659.00,₪,219.67,₪,12346,תשלום 1 מתוך 3
        20.01.24,זארה,-50.00,₪,-50.00,₪,12347,זיכוי
        ,סה"כ לחיוב,,,290.17,₪,,
        """#),
    LayoutSample(
      "max", rows: 2, sum: "-195.50", currency: "ILS", account: "1234",
      text: #"""
        תאריך עסקה,שם בית העסק,קטגוריה,4 ספרות אחרונות של כרטיס האשראי,סוג עסקה,סכום חיוב,מטבע חיוב,סכום עסקה מקורי,מטבע עסקה מקורי,תאריך חיוב,הערות
        15-01-2024,שופרסל,מזון,1234,רגילה,120.50,₪,120.50,₪,02-02-2024,
        20-01-2024,AMAZON,קניות,1234,רגילה,75.00,₪,20.00,$,02-02-2024,
        """#),
    LayoutSample(
      "leumi", rows: 2, sum: "8500.00", closing: "12000.00",
      text: #"""
        תאריך,תאריך ערך,תיאור,אסמכתא,חובה,זכות,יתרה
        31/01/2024,31/01/2024,משכורת,123,,"10,000.00","12,000.00"
        15/01/2024,15/01/2024,כרטיס אשראי,124,"1,500.00",,"2,000.00"
        """#),
    LayoutSample(
      "otp noheader", rows: 2, sum: "95500", currency: "HUF",
      text: #"""
        "11773000-12345678","T","-4500","HUF","20230131","20230131","95500","","LIDL BUDAPEST","","","VASARLAS",""
        "11773000-12345678","J","100000","HUF","20230125","20230125","100000","","MUNKALTATO","","","MUNKABER",""
        """#),
    LayoutSample(
      "eurobank gr", rows: 2, sum: "954.80",
      text: #"""
        Ημερομηνία;Περιγραφή;Ποσό;Υπόλοιπο
        31/01/2023;ΑΒ ΒΑΣΙΛΟΠΟΥΛΟΣ;-45,20;954,80
        25/01/2023;ΜΙΣΘΟΔΟΣΙΑ;1.000,00;1.000,00
        """#),
    LayoutSample(
      "garanti tr", rows: 2, sum: "954.80",
      text: #"""
        Tarih;Açıklama;Tutar;Bakiye
        31.01.2023;MIGROS;-45,20;954,80
        25.01.2023;Maaş;1.000,00;1.000,00
        """#),
  ])
  func `The layout is read`(sample: LayoutSample) throws {
    try sample.check()
  }
}
