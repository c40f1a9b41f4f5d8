extension KnownExporter {
  static let easternEurope: [KnownExporter] = [
    KnownExporter(
      .account, "Česká spořitelna",
      "Item;Posting date;Amount CZK;Bank account details;Execution date;Variable symbol 1;"
        + "Cancellation;Counteraccount name;Constant symbol;Specific symbol;"
        + "Message for payee;Message for me;Transaction reference number;Client note;"
        + "Payment reference;Reason for non-execution",
      spent: .negative, decimal: .comma,
      from: "bank2ynab/bank2ynab test/test-data/TH_20180521-20180523.csv"),
    KnownExporter(
      .account, "Česká spořitelna",
      "Položka;Datum zaúčtování;Částka CZK;Bankovní spojení;Datum provedení;"
        + "Variabilní symbol 1;Storno;Název protiúčtu;Konstantní symbol;Specifický symbol;"
        + "Zpráva pro příjemce;Zpráva pro mě;Referenční číslo transakce;Klientská poznámka;"
        + "Reference platby;Důvod neprovedení",
      beginning: true, spent: .negative, decimal: .comma,
      from: "bank2ynab/bank2ynab test/test-data/TH_20180101-20180523_strana_1.csv"),
    KnownExporter(
      .account, "Raiffeisenbank Czechia",
      "Datum provedení;Datum zaúčtování;Číslo účtu;Název účtu;Kategorie transakce;"
        + "Číslo protiúčtu;Název protiúčtu;Typ transakce;Zpráva;Poznámka;VS;KS;SS;"
        + "Zaúčtovaná částka;Měna účtu;Původní částka a měna;Původní částka a měna;Poplatek;"
        + "Id transakce",
      spent: .negative, dates: .dmy, decimal: .comma, columns: [.amount: "Zaúčtovaná částka"],
      from: "bank2ynab/bank2ynab test/test-data/Movements_1234512345_201805271848.csv"),
    KnownExporter(
      .account, "mBank Poland",
      "#Data operacji;#Data księgowania;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;"
        + "#Kwota;#Saldo po operacji",
      spent: .negative, decimal: .comma, in: "PLN",
      from: "yay6/ofxstatement-polish mbankpl.py, bank2ynab/bank2ynab bank2ynab.conf"),
    KnownExporter(
      .account, "mBank Poland",
      "#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;#Saldo po operacji",
      spent: .negative, decimal: .comma, in: "PLN",
      from: "firefly-iii/import-configurations pl/mbank/default.json, "
        + "public code, file 66107528019"),
    KnownExporter(
      .account, "ING Bank Śląski",
      "Data transakcji;Data księgowania;Dane kontrahenta;Tytuł;Nr rachunku;Nazwa banku;"
        + "Szczegóły;Nr transakcji;Kwota transakcji (waluta rachunku);Waluta;"
        + "Kwota blokady/zwolnienie blokady;Waluta;Kwota płatności w walucie;Waluta;Konto;"
        + "Saldo po transakcji;Waluta",
      spent: .negative, decimal: .comma, in: "PLN",
      columns: [.amount: "Kwota transakcji (waluta rachunku)"],
      from: "public code, files 49770457261 and 69258172111"),
    KnownExporter(
      .account, "PKO Bank Polski",
      "Data operacji;Data waluty;Typ transakcji;Kwota;Waluta;Saldo po transakcji;"
        + "Opis transakcji",
      spent: .negative, decimal: .point, from: "public code, files 39724194626 and 1344596388"),
    KnownExporter(
      .account, "PKO Bank Polski",
      "Data operacji;Data waluty;Typ transakcji;Kwota;Waluta;Opis transakcji",
      spent: .negative, decimal: .point, from: "bank2ynab/bank2ynab bank2ynab.conf"),
    KnownExporter(
      .account, "Bank Millennium",
      "Numer rachunku/karty;Data transakcji;Data rozliczenia;Rodzaj transakcji;"
        + "Na konto/Z konta;Odbiorca/Zleceniodawca;Opis;Obciążenia;Uznania;Saldo;Waluta",
      columns: [.debit: "Obciążenia", .credit: "Uznania"],
      from: "firefly-iii/import-configurations pl/millenium/default.json, "
        + "public code, file 8447643261"),
    KnownExporter(
      .account, "Bank Pekao",
      "Data księgowania;Data waluty;Nadawca / Odbiorca;Adres nadawcy / odbiorcy;"
        + "Rachunek źródłowy;Rachunek docelowy;Tytułem;Kwota operacji;Waluta;"
        + "Numer referencyjny;Typ operacji",
      spent: .negative, dates: .dmy, decimal: .comma,
      from: "public code, files 68308430058 and 60033032140"),
    KnownExporter(
      .account, "Bank Pekao",
      "Data księgowania;Data waluty;Nadawca / Odbiorca;Adres nadawcy / odbiorcy;"
        + "Rachunek źródłowy;Rachunek docelowy;Tytułem;Kwota operacji;Waluta;"
        + "Numer referencyjny;Typ operacji;Kategoria",
      spent: .negative, dates: .dmy, decimal: .comma,
      from: "public code, files 70123675122 and 39755849581"),
    KnownExporter(
      .account, "Alior Bank",
      "Data transakcji;Data księgowania;Nazwa nadawcy;Nazwa odbiorcy;Szczegóły transakcji;"
        + "Kwota operacji;Waluta operacji;Kwota w walucie rachunku;Waluta rachunku;"
        + "Numer rachunku nadawcy;Numer rachunku odbiorcy",
      spent: .negative, dates: .dmy, decimal: .comma,
      columns: [
        .amount: "Kwota w walucie rachunku", .currency: "Waluta rachunku",
        .originalAmount: "Kwota operacji", .originalCurrency: "Waluta operacji",
      ],
      from: "bank2ynab/bank2ynab bank2ynab.conf"),
    KnownExporter(
      .account, "Erste Hungary",
      "Tranzakció dátuma;Partner neve;Partner számlaszáma;Számla neve;Számlaszám;"
        + "Tranzakció típusa;Tranzakció összege;Tranzakció devizaneme;Bevétel/Kiadás;"
        + "Kártyaszám;Értéknap;Közlemény;Megbízás azonosító;Részletek;Egyenleg;Devizanem",
      spent: .negative,
      columns: [.amount: "Tranzakció összege", .currency: "Tranzakció devizaneme"],
      from: "bank2ynab/bank2ynab test/test-data/W80844_EBH_201945.202122.csv"),
    KnownExporter(
      .card, "T-Bank (Tinkoff)",
      "Дата операции;Дата платежа;Номер карты;Статус;Сумма операции;Валюта операции;"
        + "Сумма платежа;Валюта платежа;Кэшбэк;Категория;MCC;Описание;"
        + "Бонусы (включая кэшбэк);Округление на инвесткопилку;"
        + "Сумма операции с округлением",
      spent: .negative, dates: .dmy, decimal: .comma,
      columns: [
        .amount: "Сумма платежа", .currency: "Валюта платежа",
        .originalAmount: "Сумма операции", .originalCurrency: "Валюта операции",
      ],
      from: "public code, files 35062342550 and 57168467783"),
    KnownExporter(
      .card, "T-Bank (Tinkoff)",
      "Дата операции;Дата платежа;Номер карты;Статус;Сумма операции;Валюта операции;"
        + "Сумма платежа;Валюта платежа;Кэшбэк;Категория;MCC;Описание;"
        + "Бонусы (включая кэшбэк)",
      spent: .negative, dates: .dmy, decimal: .comma,
      columns: [
        .amount: "Сумма платежа", .currency: "Валюта платежа",
        .originalAmount: "Сумма операции", .originalCurrency: "Валюта операции",
      ],
      from: "public code, file 63134219106"),
    KnownExporter(
      .account, "Raiffeisenbank Russia",
      "Дата транзакции;Описание;Валюта операции;Сумма в валюте операции;Валюта счета;"
        + "Сумма в валюте счета",
      spent: .negative, dates: .dmy,
      columns: [
        .amount: "Сумма в валюте счета", .currency: "Валюта счета",
        .originalAmount: "Сумма в валюте операции", .originalCurrency: "Валюта операции",
      ],
      from: "senz/ofxstatement-ru src/tests/samples/raiffeisen.csv"),
    KnownExporter(
      .card, "monobank",
      "Дата i час операції;Деталі операції;MCC;Сума в валюті картки (UAH);"
        + "Сума в валюті операції;Валюта;Курс;Сума комісій (UAH);Сума кешбеку (UAH);"
        + "Залишок після операції",
      spent: .negative, dates: .dmy, in: "UAH",
      columns: [
        .date: "Дата i час операції", .description: "Деталі операції",
        .amount: "Сума в валюті картки (UAH)", .originalAmount: "Сума в валюті операції",
        .originalCurrency: "Валюта", .balance: "Залишок після операції",
      ],
      from: "public code, files 32750327022 and 70068810238"),
  ]
}
