import Testing

@testable import StatementFormats

/// Tables in further languages, each with one column of amounts and with two.
struct FurtherLanguageTests {
  @Test(arguments: [
    LayoutSample(
      "Russian, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Дата операции;Описание;Сумма;Валюта
        28.01.2024;Зарплата;1 000,00;RUB
        31.01.2024;Оплата магазин;-45,20;RUB
        """#),
    LayoutSample(
      "Russian, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Дата;Назначение платежа;Расход;Приход;Остаток
        28.01.2024;Зарплата;;1 000,00;1 000,00
        31.01.2024;Магазин;45,20;;954,80
        """#),
    LayoutSample(
      "Ukrainian, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Дата операції;Опис операції;Сума в валюті картки;Валюта картки;Залишок після операції
        28.01.2024;Зарплата;1000,00;UAH;1000,00
        31.01.2024;Магазин;-45,20;UAH;954,80
        """#),
    LayoutSample(
      "Ukrainian, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Дата;Призначення платежу;Списання;Надходження
        28.01.2024;Зарплата;;1 000,00
        31.01.2024;Магазин;45,20;
        """#),
    LayoutSample(
      "Hebrew, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        תאריך,תיאור,סכום,יתרה
        28/01/2024,משכורת,"1,000.00","1,000.00"
        31/01/2024,מכולת,-45.20,954.80
        """#),
    LayoutSample(
      "Hebrew, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        תאריך,תאריך ערך,תיאור,אסמכתא,בחובה,בזכות,היתרה בש"ח
        28/01/2024,28/01/2024,משכורת,101,,"1,000.00","1,000.00"
        31/01/2024,31/01/2024,מכולת,102,45.20,,954.80
        """#),
    LayoutSample(
      "Hungarian, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Könyvelés dátuma;Partner neve;Közlemény;Összeg;Devizanem
        2024.01.28.;Cég Kft;Munkabér;1 000,00;HUF
        2024.01.31.;Bolt;Vásárlás;-45,20;HUF
        """#),
    LayoutSample(
      "Hungarian, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Dátum;Leírás;Terhelés;Jóváírás;Egyenleg
        2024.01.28;Munkabér;;1 000,00;1 000,00
        2024.01.31;Bolt;45,20;;954,80
        """#),
    LayoutSample(
      "Romanian, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Data tranzactie;Descriere;Suma;Moneda;Sold
        28.01.2024;Salariu;1.000,00;RON;1.000,00
        31.01.2024;Magazin;-45,20;RON;954,80
        """#),
    LayoutSample(
      "Romanian, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Data;Detalii tranzacție;Debit;Credit;Balanță
        28.01.2024;Salariu;;1.000,00;1.000,00
        31.01.2024;Magazin;45,20;;954,80
        """#),
    LayoutSample(
      "Turkish, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Tarih;Açıklama;İşlem Tutarı;Bakiye
        28/01/2024;Maaş;1.000,00;1.000,00
        31/01/2024;Bakkal;-45,20;954,80
        """#),
    LayoutSample(
      "Turkish, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        İşlem Tarihi;Açıklama;Borç;Alacak;Bakiye
        28.01.2024;Maaş;;1.000,00;1.000,00
        31.01.2024;Bakkal;45,20;;954,80
        """#),
    LayoutSample(
      "Greek, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Ημερομηνία;Αιτιολογία;Ποσό;Υπόλοιπο
        28/01/2024;ΜΙΣΘΟΔΟΣΙΑ;1.000,00;1.000,00
        31/01/2024;ΠΑΝΤΟΠΩΛΕΙΟ;-45,20;954,80
        """#),
    LayoutSample(
      "Greek, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Ημ/νία;Περιγραφή;Χρέωση;Πίστωση
        28/01/2024;ΜΙΣΘΟΔΟΣΙΑ;;1.000,00
        31/01/2024;ΠΑΝΤΟΠΩΛΕΙΟ;45,20;
        """#),
    LayoutSample(
      "Japanese, signed", rows: 2, sum: "95480", currency: "JPY", first: "2024-01-28",
      text: #"""
        取引日,入出金内容,入出金(円),取引後残高(円)
        20240128,給与,"100,000","100,000"
        20240131,買物,"-4,520","95,480"
        """#),
    LayoutSample(
      "Japanese, two columns", rows: 2, sum: "95480", currency: "JPY", first: "2024-01-28",
      text: #"""
        日付,内容,出金金額(円),入金金額(円),残高(円)
        2024/01/28,給与,,"100,000","100,000"
        2024/01/31,買物,"4,520",,"95,480"
        """#),
    LayoutSample(
      "Chinese, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        交易日期,交易摘要,交易金额,币种,余额
        2024-01-28,工资,1000.00,CNY,1000.00
        2024-01-31,超市,-45.20,CNY,954.80
        """#),
    LayoutSample(
      "Chinese, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        交易时间,交易对方,商品说明,收/支,金额,交易状态
        2024-01-28 09:00:00,公司,工资,收入,1000.00,交易成功
        2024-01-31 10:20:30,超市,蔬菜,支出,45.20,交易成功
        """#),
    LayoutSample(
      "Lithuanian, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Data;Gavėjas;Paaiškinimai;Suma;Valiuta;D/K
        2024-01-28;Įmonė;Alga;1000,00;EUR;K
        2024-01-31;Parduotuvė;Prekės;45,20;EUR;D
        """#),
    LayoutSample(
      "Lithuanian, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Data;Paaiškinimai;Debetas;Kreditas
        2024-01-28;Alga;;1000,00
        2024-01-31;Prekės;45,20;
        """#),
  ])
  func `The language is read`(sample: LayoutSample) throws {
    try sample.check()
  }
}
