extension PageScript {
  /// The data of the page, its columns spread over rows.
  static let book = #"""
    const book = JSON.parse(document.getElementById('book').textContent);
    const words = book.words;
    const rowCount = book.rows.amount.length;

    /* Places in these tables are counted from 1: 0 is an unknown card, or uncategorized. */
    const cardIds = ['', ...book.cards.map((card) => card[0])];
    const cardNames = [words.unknownCard, ...book.cards.map((card) => card[1])];
    const categoryPaths = ['', ...book.categories.map((category) => category[0])];
    const tints = [8, ...book.categories.map((category) => category[1])];

    /* Newest first; each row says how far it is from the one before. */
    const days = new Int32Array(rowCount);
    const months = new Int32Array(rowCount);
    {
      let day = 0;
      for (let row = 0; row < rowCount; row += 1) {
        const step = book.rows.day[row];
        day += step;
        days[row] = day;
        months[row] = step === 0 && row > 0 ? months[row - 1] : monthOf(day);
      }
    }

    const currencyOf = book.rows.currency;
    const cardOf = book.rows.card;
    const categoryOf = book.rows.category;
    const merchantOf = book.rows.merchant;
    const descriptionOf = book.rows.description;
    const isSpending = (row) => book.rows.role.charCodeAt(row) === 48;
    const isIncome = (row) => book.rows.role.charCodeAt(row) === 49;
    const isTransfer = (row) => book.rows.role.charCodeAt(row) === 50;
    const isHidden = (row) => book.rows.role.charCodeAt(row) === 52;
    const shortId = (row) => book.rows.id.slice(8 * row, 8 * row + 8);
    const isPending = new Uint8Array(rowCount);
    for (const row of book.rows.pending) isPending[row] = 1;

    /* What only some rows have. */
    function pairs(list) {
      const map = new Map();
      for (let place = 0; place < list.length; place += 2) map.set(list[place], list[place + 1]);
      return map;
    }
    const tagsOf = pairs(book.rows.tags);
    const notesOf = pairs(book.rows.notes);
    const originalsOf = pairs(book.rows.originals);
    const periodsOf = pairs(book.rows.periods);

    /* Sums of months that the page does not hold whole: month, category, currency, spent, count. */
    const older = [];
    for (let place = 0; place < book.older.length; place += 5) {
      const [month, category, currency, spent, count] = book.older.slice(place, place + 5);
      older.push({ month, category, currency, spent: units(spent, currency), count });
    }
    const wholeFrom = older.length ? Math.max(...older.map((sum) => sum.month)) + 1 : -Infinity;
    """#
}
