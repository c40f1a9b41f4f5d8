import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// A list of transactions by other names, and what comes of it.
struct GenericCase: CustomStringConvertible, Sendable {
  var description: String
  var text: String
  var rows: [String]
  var outcome = "read"

  static let all: [GenericCase] = [
    GenericCase(
      description: "plain shape with kinds",
      text: """
        {"account":{"id":"4000","currency":"USD"},"statement":{"from":"2026-01-01","to":"2026-01-31"},
        "transactions":[{"id":"1","date":"2026-01-02","postedDate":"2026-01-03","description":"Shop",
        "amount":-5.10,"currency":"USD","type":"purchase","status":"posted"},
        {"id":null,"date":"2026-01-30","postedDate":null,"description":"Fuel","amount":-1.00,
        "currency":"USD","type":"purchase","status":"pending"}]}
        """, rows: ["2026-01-03 -5.1 Shop", "2026-01-30 -1 Fuel pending"]),
    GenericCase(
      description: "running balance, newest first, purchases positive",
      text: """
        [{"date":"2026-01-04","narrative":"C","amount":"3.00","balance":"94.00"},
         {"date":"2026-01-03","narrative":"B","amount":"2.00","balance":"97.00"},
         {"date":"2026-01-02","narrative":"A","amount":"-1.00","balance":"99.00"}]
        """, rows: ["2026-01-04 -3 C", "2026-01-03 -2 B", "2026-01-02 1 A"]),
    GenericCase(
      description: "unsigned with a direction",
      text: """
        {"results":[{"timestamp":"2026-01-04T10:00:00Z","description":"A","amount":3.5,
        "currency":"GBP","transaction_type":"DEBIT","transaction_id":"x1"},
        {"timestamp":"2026-01-05T10:00:00Z","description":"B","amount":4,"currency":"GBP",
        "transaction_type":"CREDIT","transaction_id":"x2"}],"status":"Succeeded"}
        """, rows: ["2026-01-04 -3.5 A", "2026-01-05 4 B"]),
    GenericCase(
      description: "open banking of the United Kingdom",
      text: """
        {"Data":{"Transaction":[{"AccountId":"22289","TransactionId":"123","Status":"Booked",
        "CreditDebitIndicator":"Debit","Amount":{"Amount":"10.00","Currency":"GBP"},
        "BookingDateTime":"2026-04-05T10:43:07+00:00","ValueDateTime":"2026-04-05T10:45:22+00:00",
        "TransactionInformation":"Cash from Aubrey",
        "Balance":{"Amount":{"Amount":"230.00","Currency":"GBP"},"CreditDebitIndicator":"Credit"}}]},
        "Links":{"Self":"https://x"},"Meta":{"TotalPages":1}}
        """, rows: ["2026-04-05 -10 Cash from Aubrey"]),
    GenericCase(
      description: "debit and credit apart",
      text: """
        {"Transactions":[{"Date":"2026/03/27","Description":"A","Debit":"12.50","Credit":null,"Balance":1},
        {"Date":"2026/03/28","Description":"B","Debit":"","Credit":"7.00","Balance":2}]}
        """, rows: ["2026-03-27 -12.5 A", "2026-03-28 7 B"]),
    GenericCase(
      description: "refund words on the fewer rows",
      text: """
        {"items":[{"date":"2026-01-02","payee":"Shop","amount":5},{"date":"2026-01-03","payee":"Inn","amount":6},
        {"date":"2026-01-03","payee":"Bar","amount":7},{"date":"2026-01-03","payee":"Zoo","amount":8},
        {"date":"2026-01-04","payee":"Payment received - thank you","amount":-11},
        {"date":"2026-01-05","payee":"Refund Zoo","amount":-8}]}
        """,
      rows: [
        "2026-01-02 -5 Shop", "2026-01-03 -6 Inn", "2026-01-03 -7 Bar", "2026-01-03 -8 Zoo",
        "2026-01-04 11 Payment received - thank you", "2026-01-05 8 Refund Zoo",
      ]),
    GenericCase(
      description: "no evidence for the sign",
      text:
        #"[{"date":"2026-01-02","payee":"Shop","amount":5},{"date":"2026-01-03","payee":"Inn","amount":6}]"#,
      rows: [], outcome: "ambiguous open-sign"),
    GenericCase(
      description: "one word with both signs",
      text: """
        [{"date":"2026-01-02","payee":"Shop","amount":5,"direction":"debit"},
        {"date":"2026-01-03","payee":"Inn","amount":-6,"direction":"debit"}]
        """, rows: [], outcome: "ambiguous open-sign"),
    GenericCase(
      description: "day first, decided by one row",
      text: """
        [{"date":"03/04/2026","text":"A","amount":"-1,50","balance":"8,50"},
        {"date":"25/04/2026","text":"B","amount":"-2,00","balance":"6,50"}]
        """, rows: ["2026-04-03 -1.5 A", "2026-04-25 -2 B"]),
    GenericCase(
      description: "day or month first",
      text: #"[{"date":"03/04/2026","text":"A","debit":1.5,"credit":0}]"#,
      rows: [], outcome: "ambiguous open-date-order"),
    GenericCase(
      description: "one group or three decimals",
      text: #"[{"date":"2026-01-02","text":"A","debit":"1,500","credit":""}]"#,
      rows: [], outcome: "ambiguous open-decimal-mark"),
    GenericCase(
      description: "minor units under a name that says so",
      text: """
        {"feedItems":[{"feedItemUid":"f1","amount":{"currency":"GBP","minorUnits":123},"direction":"OUT",
        "transactionTime":"2026-01-02T10:00:00.000Z","settlementTime":"2026-01-03T02:00:00.000Z",
        "status":"SETTLED","counterPartyName":"Shop","reference":"R"},
        {"feedItemUid":"f2","amount":{"currency":"GBP","minorUnits":5},"direction":"OUT",
        "transactionTime":"2026-01-02T10:00:00.000Z","status":"DECLINED","counterPartyName":"Shop"}]}
        """, rows: ["2026-01-03 -1.23 Shop"]),
    GenericCase(
      description: "units with a scale beside them",
      text: """
        {"transactions":[{"id":"t","amount":{"value":{"unscaledValue":"-1300","scale":"1"},"currencyCode":"SEK"},
        "descriptions":{"original":"ORIG","display":"Tesco"},"dates":{"booked":"2026-12-15"},"status":"BOOKED",
        "types":{"type":"DEFAULT"}},
        {"id":"u","amount":{"value":{"unscaledValue":"50","scale":"0"},"currencyCode":"SEK"},
        "descriptions":{"original":"SALARY"},"dates":{"booked":"2026-12-16"},"status":"PENDING"},
        {"id":"v","amount":{"value":{"unscaledValue":"-50","scale":"0"},"currencyCode":"SEK"},
        "descriptions":{"original":"ORIG 2"},"dates":{"booked":"2026-12-17"},"status":"BOOKED"}]}
        """,
      rows: ["2026-12-15 -130 ORIG", "2026-12-16 50 SALARY pending", "2026-12-17 -50 ORIG 2"]),
    GenericCase(
      description: "each wrapped in an object of one key",
      text: """
        {"Response":[{"Payment":{"id":1,"created":"2026-01-02 10:00:00.1","amount":{"value":"-1.00","currency":"EUR"},
        "description":"A","balance_after_mutation":{"value":"9.00","currency":"EUR"}}},
        {"Payment":{"id":2,"created":"2026-01-03 10:00:00.1","amount":{"value":"-2.00","currency":"EUR"},
        "description":"B","balance_after_mutation":{"value":"7.00","currency":"EUR"}}}]}
        """, rows: ["2026-01-02 -1 A", "2026-01-03 -2 B"]),
    GenericCase(
      description: "a type that says debit beside one that says more",
      text: """
        {"data":{"transactions":[{"accountId":"17","type":"DEBIT","transactionType":"Fees",
        "status":"POSTED","description":"FEE","postingDate":"2026-06-11","amount":535.10},
        {"accountId":"17","type":"CREDIT","transactionType":"Interest","status":"POSTED",
        "description":"INTEREST","postingDate":"2026-06-12","amount":31.09}]}}
        """, rows: ["2026-06-11 -535.1 FEE", "2026-06-12 31.09 INTEREST"]),
    GenericCase(
      description: "dates in objects",
      text: """
        {"transaction":[{"id":1,"amount":{"amount":15.5,"currency":"USD"},"baseType":"CREDIT",
        "description":{"original":"PAY","simple":"Pay"},"date":{"date":"2026-02-05","format":"yyyy-MM-dd"},
        "postDate":{"date":"2026-02-06"},"status":"POSTED"},
        {"id":2,"amount":{"amount":4.5,"currency":"USD"},"baseType":"DEBIT",
        "description":{"original":"SHOP","simple":"Shop"},"date":{"date":"2026-02-07"},
        "postDate":{"date":"2026-02-08"},"status":"POSTED"}]}
        """, rows: ["2026-02-06 15.5 PAY", "2026-02-08 -4.5 SHOP"]),
    GenericCase(
      description: "a source whose documents say the sign",
      text: """
        {"data":[{"id":"9","duplicated":false,"mode":"normal","status":"posted","made_on":"2026-05-03",
        "amount":-200.0,"currency_code":"USD","description":"X","account_id":"100"}],"meta":{}}
        """, rows: ["2026-05-03 -200 X"]),
    GenericCase(
      description: "values inside details",
      text: """
        {"transactions":[{"id":"a","this_account":{"id":"x"},"other_account":{"id":"y","holder":{"name":"T"}},
        "details":{"type":"1","description":"Shopping","posted":"2026-10-24T13:58:49Z",
        "completed":"2026-10-25T13:58:49Z","new_balance":{"currency":"USD","amount":"4102.30"},
        "value":{"currency":"USD","amount":"-61.79"}}}]}
        """, rows: ["2026-10-25 -61.79 T"]),
    GenericCase(
      description: "whole numbers that may be hundredths",
      text: """
        [{"narration":"A","type":"debit","amount":12345,"date":"2026-01-02"},
        {"narration":"B","type":"debit","amount":12341,"date":"2026-01-02"},
        {"narration":"C","type":"credit","amount":99912,"date":"2026-01-02"},
        {"narration":"D","type":"debit","amount":123,"date":"2026-01-02"},
        {"narration":"E","type":"debit","amount":777,"date":"2026-01-02"}]
        """, rows: [], outcome: "ambiguous ask-minor-units"),
    GenericCase(
      description: "minor units and milliseconds",
      text: """
        [{"id":"i","legId":"l","type":"CARD_PAYMENT","state":"COMPLETED","startedDate":1771977599000,
        "completedDate":1772064000000,"currency":"EUR","amount":-1450,"fee":0,"balance":10000,
        "description":"Shop","merchant":{"mcc":"5812"}},
        {"id":"j","legId":"m","state":"PENDING","startedDate":1771977599000,"currency":"JPY",
        "amount":-1450,"description":"Inn"}]
        """, rows: ["2026-02-26 -14.5 Shop", "2026-02-24 -1450 Inn pending"]),
    GenericCase(
      description: "currencies by number",
      text: """
        [{"id":"i","time":1771977599,"description":"Shop","mcc":5812,"amount":-9500,
        "operationAmount":-200,"currencyCode":978,"balance":100,"hold":false}]
        """, rows: ["2026-02-24 -95 Shop"]),
    GenericCase(
      description: "thousandths",
      text: """
        {"data":{"transactions":[{"id":"y","date":"2026-02-24","amount":-12340,"memo":null,
        "cleared":"cleared","approved":true,"payee_name":"Shop","deleted":false}]}}
        """, rows: ["2026-02-24 -12.34 Shop"]),
    GenericCase(
      description: "one object a line",
      text: """
        {"date":"2026-01-02","description":"A","debit":1}
        {"date":"2026-01-03","description":"B","credit":2}
        """, rows: ["2026-01-02 -1 A", "2026-01-03 2 B"]),
    GenericCase(
      description: "German names",
      text: """
        {"umsaetze":[{"Buchungstag":"24.12.2026","Verwendungszweck":"Miete","Betrag":"-1.200,50","Saldo":"-200,50","Währung":"EUR"},
        {"Buchungstag":"27.12.2026","Verwendungszweck":"Gehalt","Betrag":"2.000,00","Saldo":"1.799,50","Währung":"EUR"}]}
        """, rows: ["2026-12-24 -1200.5 Miete", "2026-12-27 2000 Gehalt"]),
  ]
}

struct GenericJSONTests {
  @Test(arguments: GenericCase.all)
  func `reads lists of transactions by the names of their fields`(_ test: GenericCase) {
    let file = readJSON(test.text)
    #expect(file.outcomeText == test.outcome)
    #expect(file.rowTexts == test.rows)
    #expect(file.rejected.map(\.fact.summary) == [])
  }

  @Test
  func `what a profile says decides`() {
    var profile = StatementProfile(name: "p")
    profile.outflow = .positive
    profile.dateOrder = .mdy
    profile.decimalMark = .comma
    let file = readJSON(
      #"[{"date":"03/04/2026","text":"A","amount":"1,500"}]"#, profile: profile)
    #expect(file.rowTexts == ["2026-03-04 -1.5 A"])
  }

  @Test
  func `a profile is chosen by the names of fields`() {
    var other = StatementProfile(name: "other")
    other.headerContains = ["Date", "Betrag"]
    other.outflow = .negative
    var mine = StatementProfile(name: "mine")
    mine.headerContains = ["date", "Payee"]
    mine.outflow = .positive
    var options = ReadingOptions(path: "x")
    options.profiles = [other, mine]
    let text = #"[{"date":"2026-03-04","payee":"A","amount":1.5}]"#
    let file = JSONFormat.read(Array(text.utf8), options: options)
    #expect(file.rowTexts == ["2026-03-04 -1.5 A"])
    #expect(file.header == ["date", "payee", "amount"])
  }

  @Test
  func `a profile names the fields`() {
    var profile = StatementProfile(name: "p")
    profile.outflow = .negative
    profile.columns = [
      .amount: .named("net.cash"), .description: .named("what"), .date: .named("when"),
      .memo: .named("memo"),
    ]
    let file = readJSON(
      #"[{"when":"2026-03-04","seen":"x","what":"A","amount":7,"net":{"cash":-1.5}}]"#,
      profile: profile)
    #expect(file.rowTexts == ["2026-03-04 -1.5 A"])
  }

  @Test
  func `where words and signs contradict, a profile lets the signs count`() {
    var profile = StatementProfile(name: "p")
    profile.outflow = .positive
    let file = readJSON(
      """
      [{"date":"2026-01-02","payee":"Shop","amount":5,"direction":"debit"},
      {"date":"2026-01-03","payee":"Inn","amount":-6,"direction":"debit"}]
      """, profile: profile)
    #expect(file.rowTexts == ["2026-01-02 -5 Shop", "2026-01-03 6 Inn"])
  }

  @Test
  func `a row's text is where its span says`() throws {
    let text =
      "\u{FEFF}{\"transactions\":[\n  {\"date\":\"2026-01-02\",\"name\":\"é\",\"debit\":1},\n"
      + "  {\"date\":\"2026-01-03\",\"name\":\"b\",\"debit\":2}]}"
    let bytes = Array(text.utf8)
    let file = StatementReader.read(bytes, options: ReadingOptions(path: "x"))
    let decoded = TextDecoding.decode(bytes).text
    #expect(file.rows.map(\.span.line) == [2, 3])
    for row in file.rows {
      let part = decoded[row.span.offset..<(row.span.offset + row.span.length)]
      #expect(part.first == JSONByte.openObject)
      #expect(part.last == JSONByte.closeObject)
    }
  }

  @Test
  func `two accounts are two statements`() {
    let file = readJSON(
      """
      {"transactions":[{"accountId":"1","date":"2026-01-02","name":"a","amount":1,"type":"debit"},
      {"accountId":"1","date":"2026-01-02","name":"b","amount":2,"type":"debit"},
      {"accountId":"2","date":"2026-01-02","name":"c","amount":3,"type":"credit"},
      {"accountId":"2","date":"2026-01-02","name":"d","amount":3,"type":"credit"}],
      "accounts":[{"id":"1","iban":"DE1","currency":"EUR"},{"id":"2","iban":"DE2"},{"id":"3","iban":"DE3"}]}
      """)
    #expect(file.statements.map(\.account) == ["DE1", "DE2", "DE3"])
    #expect(file.statements.map(\.rows.count) == [2, 2, 0])
  }

  @Test
  func `two periods of one account are two statements`() {
    let file = readJSON(
      """
      {"statements":[
      {"accountNumber":"7","from":"2026-01-01","to":"2026-01-31","openingBalance":"5.00",
       "transactions":[{"date":"2026-01-02","name":"a","debit":1}],"closingBalance":"4.00"},
      {"accountNumber":"7","from":"2026-02-01","to":"2026-02-28",
       "transactions":[{"date":"2026-02-02","name":"b","debit":2}]}]}
      """)
    #expect(file.statements.map(\.account) == ["7", "7"])
    #expect(file.statements.map(\.statedTo?.description) == ["2026-01-31", "2026-02-28"])
    #expect(file.statements[0].openingBalance?.amount.description == "5")
    #expect(file.statements[0].closingBalance?.amount.description == "4")
  }

  @Test
  func `objects that each hold rows are accounts`() {
    let file = readJSON(
      """
      {"data":[{"id":"x","name":"A","transactions":[{"date":"2026-01-02","name":"a","debit":1}]},
      {"id":"y","name":"B","transactions":[{"date":"2026-01-02","name":"b","debit":2}]}]}
      """)
    #expect(file.statements.map(\.account) == ["x", "y"])
  }

  @Test
  func `a list of all beside booked and pending is not counted twice`() {
    let row = #"{"bookingDate":"2026-01-02","transactionAmount":{"amount":"-1","currency":"EUR"}}"#
    let file = readJSON(
      #"{"transactions":{"all":[\#(row)],"booked":[\#(row)],"pending":[]}}"#)
    #expect(file.rows.count == 1)
  }

  @Test
  func `a row of too many values is rejected and the next is read`() {
    let filling = Array(repeating: "1", count: 70_000).joined(separator: ",")
    let file = readJSON(
      #"{"transactions":[{"date":"2026-01-02","name":"a","debit":1},{"m":[\#(filling)]},"#
        + #"{"date":"2026-01-03","name":"b","debit":2},{"date":"2026-01-04","name":"c","debit":3}]}"#
    )
    #expect(file.rows.count == 3)
    #expect(file.rejected.map(\.fact.code) == ["row-too-many-values"])
  }

  @Test
  func `dates that can't be read are named`() {
    let file = readJSON(
      #"{"transactions":[{"date":"first of May","name":"a","debit":1}]}"#)
    #expect(file.outcomeText == "noStatement json-without-transactions")
  }

  @Test
  func `arrays in arrays are looked into`() {
    let file = readJSON(#"[[{"date":"2026-01-02","name":"a","debit":1}]]"#)
    #expect(file.rowTexts == ["2026-01-02 -1 a"])
  }
}
