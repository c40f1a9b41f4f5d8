import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Workbooks as banks and card issuers give them, which give nothing else.
struct BankWorkbookTests {
  typealias Sheet = XLSXSample.Sheet
  typealias Cell = XLSXSample.Cell

  struct Case: CustomTestStringConvertible, @unchecked Sendable {
    var testDescription: String
    var sheets: [Sheet]
    /// Accounts and currencies, then key dates, amounts and descriptions.
    var read: [String]
    /// What answers the one question that is asked.
    var answer: StatementProfile.Outflow?
  }

  private static let shekel = "[$\u{20AA}-40D] #,##0.00"
  private static func shekels(_ number: String) -> Cell { .number(number, format: shekel) }

  /// 2025-09-30, 2025-09-17 and 2025-09-02.
  private static let (last, middle, first) = (Cell.day(45930), Cell.day(45917), Cell.day(45902))

  private static let max: [Cell] = [
    "תאריך עסקה", "שם בית העסק", "קטגוריה", "4 ספרות אחרונות של כרטיס האשראי", "סוג עסקה",
    "סכום חיוב",
    "מטבע חיוב", "סכום עסקה מקורי", "מטבע עסקה מקורי", "תאריך חיוב", "הערות", "תיוגים",
    "מועדון הנחות",
    "מפתח דיסקונט", "אופן ביצוע ההעסקה", "שער המרה ממטבע מקור/התחשבנות לש\"ח",
  ]

  static let israeliCards: [Case] = [
    Case(
      testDescription: "Max",
      sheets: [
        Sheet(
          "עסקאות במועד החיוב",
          [
            ["כל המשתמשים (1)"], ["כל הכרטיסים (2)"], ["04/2026"], max,
            [
              "14-04-2026", "סופר", "מזון", "5827", "רגילה", 483.02, "₪", 483.02, "₪", "01-05-2026",
            ],
            [
              "12-04-2026", "ביטוח ישיר", "ביטוח", "5827", "תשלומים", 164.87, "₪", 1978.0, "₪",
              "01-05-2026", "תשלום 1 מתוך 12",
            ],
            [
              "10-04-2026", "זיכוי", "מסעדות", "5827", "קרדיט", -150.0, "₪", -150.0, "₪",
              "01-05-2026",
            ],
            [], ["סך הכל"], ["497.89₪"],
          ]),
        Sheet(
          "עסקאות חו\"ל ומט\"ח",
          [
            ["כל המשתמשים (1)"], ["כל הכרטיסים (2)"], ["04/2026"], max,
            ["05-04-2026", "AMAZON", "שונות", "5827", "רגילה", 36.5, "₪", 10.0, "$", "06-04-2026"],
          ]),
      ],
      read: [
        "5827 ILS", "2026-04-14 -483.02 סופר", "2026-04-12 -164.87 ביטוח ישיר",
        "2026-04-10 150 זיכוי", "2026-04-05 -36.5 AMAZON",
      ]),
    Case(
      testDescription: "Isracard",
      sheets: [
        Sheet(
          "פירוט עסקאות",
          [
            ["פירוט עסקאות", nil, "אוקטובר 2025"],
            ["מאסטרקארד - 1234", nil, nil, nil, nil, nil, nil, "₪ 284.73"],
            ["על שם ישראל ישראלי", nil, nil, nil, nil, nil, nil, "לחיוב ב-02.10"],
            ["עסקאות למועד חיוב"],
            [
              "תאריך רכישה", "שם בית עסק", "סכום עסקה", "מטבע עסקה", "סכום חיוב", "מטבע חיוב",
              "מס' שובר", "פירוט נוסף",
            ],
            ["28.09.25", "ONLINE", 20.0, "$", 61.55, "₪", "900111", "אתר חו\"ל\nהוראת קבע"],
            ["23.09.25", "זיכוי חנות", -50.0, "₪", -50.0, "₪", "900112", ""],
            ["23.08.25", "מוסך", 1905.0, "₪", 173.18, "₪", "900113", "תשלום 2 מתוך 11"],
            ["03.09.25", "מכולת", 100.0, "₪", 100.0, "₪", "900114", ""],
            [nil, "סה\"כ לחיוב החודש בכרטיס בש\"ח", nil, nil, 284.73, "₪"],
          ])
      ],
      read: [
        "1234 ILS", "2025-09-28 -61.55 ONLINE", "2025-09-23 50 זיכוי חנות",
        "2025-08-23 -173.18 מוסך",
        "2025-09-03 -100 מכולת",
      ]),
    Case(
      testDescription: "Isracard, at home and abroad",
      sheets: [
        Sheet(
          "Sheet1",
          [
            ["גולד - מסטרקארד - 4321"], ["עסקאות בארץ"],
            [
              "תאריך רכישה", "שם בית עסק", "סכום עסקה", "מטבע מקור", "סכום חיוב", "מטבע לחיוב",
              "מספר שובר", "פירוט נוסף",
            ],
            ["05/09/2025", "שופרסל", 210.4, "₪", 210.4, "₪", "123", ""],
            ["17/09/2025", "פז", 180.0, "₪", 180.0, "₪", "124", ""],
            [nil, "סך חיוב בש\"ח:", nil, nil, 390.4], [], ["עסקאות בחו˝ל"],
            [
              "תאריך רכישה", "תאריך חיוב", "שם בית עסק", "סכום מקורי", "מטבע מקור", "סכום חיוב",
              "מטבע לחיוב",
            ],
            ["07/09/2025", "10/09/2025", "AMAZON", 35.0, "$", 129.5, "₪"],
            [nil, nil, "TOTAL FOR DATE", nil, nil, 129.5, "₪"],
          ])
      ],
      read: [
        "4321 ILS", "2025-09-05 -210.4 שופרסל", "2025-09-17 -180 פז", "2025-09-07 -129.5 AMAZON",
      ]),
    Case(
      testDescription: "Cal",
      sheets: [
        Sheet(
          "לאומי 900-12345",
          [
            ["פירוט עסקאות לחשבון לאומי לישראל 900-12345/67 לכרטיס ויזה זהב המסתיים ב-6233"], [],
            ["עסקאות לחיוב ב-02/10/2025: 299.40 ₪"],
            [
              "תאריך\nעסקה", "שם בית עסק", "סכום\nעסקה", "סכום\nחיוב", "סוג\nעסקה", "ענף", "הערות",
            ],
            [
              middle, "aliexpress", .number("25.5", format: "[$$-409]#,##0.00"), shekels("94.91"),
              "רגילה", "אופנה", "",
            ],
            [first, "מעדנייה", shekels("204.49"), shekels("204.49"), "רגילה", "מזון", ""],
            [first, "מרקט", shekels("-6"), shekels("-6"), "זיכוי", "", ""],
            [first, "רהיטים", shekels("1200"), shekels("100"), "תשלומים", "", "תשלום 2 מתוך 12"],
            [], ["את המידע המלא על כל עסקה אפשר למצוא באתר ובאפליקציית כאל."],
          ])
      ],
      read: [
        "6233 ILS", "2025-09-17 -94.91 aliexpress", "2025-09-02 -204.49 מעדנייה",
        "2025-09-02 6 מרקט", "2025-09-02 -100 רהיטים",
      ]),
  ]

  static let israeliBanks: [Case] = [
    Case(
      testDescription: "Leumi",
      sheets: [
        Sheet(
          "תנועות בחשבון",
          [
            ["תנועות בחשבון"], ["חשבון", "802-123456/78"], ["תאריך שמירה/הדפסה: 1/10/2025"],
            ["לתקופה", "01/09/2025 - 30/09/2025"], [],
            [
              "תאריך", "תאריך ערך", "תיאור", "אסמכתא", "בחובה", "בזכות", "היתרה בש\"ח",
              "תאור מורחב",
              "  הערה",
            ],
            ["30/09/25", "30/09/25", "כרטיס", "206937", 1500.25, 0.0, 8499.75, "", ""],
            ["17/09/25", "17/09/25", "משכורת", "773848", 0.0, 9000.0, 10000.0, "", ""],
            ["02/09/25", "02/09/25", "העברה", "773111", 350.0, 0.0, 1000.0, "", ""],
          ])
      ],
      read: ["802-123456/78 ILS"] + rows),
    Case(
      testDescription: "Hapoalim",
      sheets: [
        Sheet(
          "Sheet",
          [
            ["תנועות בחשבון"], ["מספר חשבון 12-345-678901"], ["תאריך הפקה 01.10.2025"], [],
            [
              "תאריך", "הפעולה", "פרטים", "אסמכתא", "חובה", "זכות", "יתרה בש''ח", "תאריך ערך",
              "לטובת",
              "עבור",
            ],
            [last, "כרטיס", "", "99012", 1500.25, nil, 8499.75, last],
            [middle, "משכורת", "", "99011", nil, 9000.0, 10000.0, middle],
            [first, "העברה", "", "99010", 350.0, nil, 1000.0, first],
          ])
      ],
      read: ["12-345-678901 ILS"] + rows),
    Case(
      testDescription: "Discount",
      sheets: [
        Sheet(
          "עובר ושב",
          [
            ["עובר ושב"], ["חשבון: 0012345678"], [],
            [
              "תאריך", "יום ערך", "תיאור התנועה", "₪ זכות/חובה ", "₪ יתרה ", "אסמכתה", "עמלה",
              "ערוץ ביצוע",
            ],
            [last, last, "כרטיס", -1500.25, 8499.75, "1234567", nil, "אינטרנט"],
            [middle, middle, "משכורת", 9000.0, 10000.0, "1234566"],
            [first, first, "העברה", -350.0, 1000.0, "1234565", nil, "אפליקציה"],
          ])
      ],
      read: ["0012345678 ILS"] + rows),
    Case(
      testDescription: "Mizrahi",
      sheets: [
        Sheet(
          "תנועות",
          [
            ["תנועות בחשבון עו\"ש"], ["חשבון 412-123456"], [],
            [
              "תאריך", "תאריך ערך", "סוג תנועה", "זכות בש\"ח", "חובה בש\"ח", "יתרה בש\"ח", "אסמכתה",
            ],
            [last, last, "כרטיס", nil, 1500.25, 8499.75, "13"],
            [middle, middle, "משכורת", 9000.0, nil, 10000.0, "12"],
            [first, first, "העברה", nil, 350.0, 1000.0, "11"],
          ])
      ],
      read: ["412-123456 ILS"] + rows),
  ]

  private static let rows = [
    "2025-09-30 -1500.25 כרטיס", "2025-09-17 9000 משכורת", "2025-09-02 -350 העברה",
  ]

  static let others: [Case] = [
    Case(
      testDescription: "Intesa Sanpaolo",
      sheets: [
        Sheet(
          "Lista Operazione",
          [
            ["Lista movimenti"], [], ["Saldo contabile", 8499.75], [],
            [
              "Data", "Operazione", "Dettagli", "Conto o carta", "Contabilizzazione", "Categoria",
              "Valuta", "Importo",
            ],
            [
              last, "Esselunga", "Pagamento su POS", "Conto 1000/00012345", "NON CONTABILIZZATO",
              "Spesa", "EUR", -54.2,
            ],
            [
              middle, "Stipendio", "Bonifico da ACME", "Conto 1000/00012345", "CONTABILIZZATO",
              "Stipendi", "EUR", 1800.0,
            ],
          ])
      ],
      read: [
        "Conto 1000/00012345 EUR", "2025-09-30 -54.2 Esselunga pending",
        "2025-09-17 1800 Stipendio",
      ]),
    Case(
      testDescription: "Handelsbanken",
      sheets: [
        Sheet(
          "Kontotransaktioner",
          [
            ["Allkonto"], ["Kontonummer", "123 456 789"], ["Saldo", "15 879,55"],
            ["Period: 2025-09-01 - 2025-09-30"], [],
            ["Reskontradatum", "Transaktionsdatum", "Text", "Belopp", "Saldo"],
            ["2025-09-30", "2025-09-29", "ICA", -120.5, 15879.55],
            ["2025-09-25", "2025-09-25", "LÖN", 20000.0, 16000.05],
          ])
      ],
      read: ["123456789 SEK", "2025-09-30 -120.5 ICA", "2025-09-25 20000 LÖN"]),
    Case(
      testDescription: "Santander, Spain",
      sheets: [
        Sheet(
          "Movimientos",
          [
            ["Consulta de movimientos"], [], ["Cuenta", "ES91 2100 0418 4502 0005 1332"],
            ["Saldo disponible", "1.234,56 EUR"], [],
            ["Fecha operación", "Fecha valor", "Concepto", "Importe EUR", "Saldo"],
            ["30/09/2025", "30/09/2025", "Compra", -45.3, 1234.56],
            ["17/09/2025", "17/09/2025", "Nomina", 1500.0, 1279.86],
          ])
      ],
      read: ["ES9121000418450200051332 EUR", "2025-09-30 -45.3 Compra", "2025-09-17 1500 Nomina"]),
    Case(
      testDescription: "Itaú",
      sheets: [
        Sheet(
          "Lançamentos",
          [
            ["Logotipo Itaú"], ["Nome:", "JOSE"], ["Agência:", "0123"], ["Conta:", "12345-6"], [],
            ["data", "lançamento", "ag./origem", "valor (R$)", "saldos (R$)"], ["lançamentos"],
            ["31/08/2025", "SALDO ANTERIOR", "", "", 2500.0],
            ["02/09/2025", "PIX TRANSF JOAO", "", -350.0, ""],
            ["17/09/2025", "REMUNERACAO", "", 9000.0, ""],
            ["30/09/2025", "PAG BOLETO LUZ", "", -120.45, ""],
            ["30/09/2025", "SALDO TOTAL DISPONÍVEL DIA", "", "", 11029.55],
            ["Posição Consolidada"],
          ])
      ],
      read: [
        "12345-6 BRL", "2025-09-02 -350 PIX TRANSF JOAO", "2025-09-17 9000 REMUNERACAO",
        "2025-09-30 -120.45 PAG BOLETO LUZ",
      ], answer: .negative),
    Case(
      testDescription: "ICICI",
      sheets: [
        Sheet(
          "OpTransactionHistory",
          [
            [nil, "DETAILED STATEMENT"], [],
            [nil, "Account Number", nil, "000401234567 ( INR ) - JOHN DOE"],
            [nil, "Transaction Date from", "01/09/2025", "to", "30/09/2025"], [],
            [
              nil, "S No.", "Value Date", "Transaction Date", "Cheque Number",
              "Transaction Remarks",
              "Withdrawal Amount (INR )", "Deposit Amount (INR )", "Balance (INR )",
            ],
            [nil, 1.0, "02/09/2025", "02/09/2025", "-", "UPI/RENT", "350.00", "0.00", "1000.00"],
            [nil, 2.0, "17/09/2025", "17/09/2025", "-", "SALARY", "0.00", "9000.00", "10000.00"],
            [], [nil, "Legends Used in Account Statement"],
          ])
      ],
      read: ["000401234567 INR", "2025-09-02 -350 UPI/RENT", "2025-09-17 9000 SALARY"]),
  ]

  @Test(arguments: israeliCards + israeliBanks + others)
  func `are read as they are meant`(test: Case) {
    var sample = XLSXSample([])
    sample.sheets = test.sheets
    var profile: StatementProfile?
    if let answer = test.answer {
      #expect(read(sample).outcomeText == "ambiguous open-sign")
      profile = StatementProfile(name: "told")
      profile?.outflow = answer
    }
    let file = read(sample, profile: profile)
    let statements = file.statements.map { "\($0.account ?? "-") \(currency(of: $0))" }
    #expect(statements + file.rowTexts == test.read)
    #expect(file.rejected.isEmpty)
    #expect(file.warnings.isEmpty)
  }

  private func currency(of statement: Statement) -> String {
    let currencies = Set(statement.rows.map { ($0.currency ?? statement.currency)?.code ?? "-" })
    return currencies.sorted().joined(separator: " ")
  }
}
