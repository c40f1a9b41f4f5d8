/* What is pure in the page's scripts: `node --test Tests/Page/front.test.mjs`.

   A browser looks at the rest (check_page.py). */

import assert from 'node:assert/strict';
import { test } from 'node:test';

/* Six rows, newest first: a refund in EUR, two coffees, one pending, wages, and what is counted in
   big integers. Days say how far each row is from the one before. */
const book = {
  words: { unknown_card: 'Unknown card', uncategorized: 'Uncategorized', no_tags: 'No tags' },
  cards: [['visa-gold', 'Visa Gold'], ['giro', 'Girokonto']],
  categories: [['Food', 0], ['Food/Coffee', 0], ['Income', 1]],
  currencies: [['EUR', 2, 2, false], ['JPY', 0, 0, false], ['USD', 2, 4, true]],
  names: ['Café Übersee', 'Blue Bottle', 'Acme Löhne', 'Refund'], merchant_names: [],
  tag_sets: [['vacation']], period_sets: [[0]], periods: [['p1', 'Rome', 0, 1]],
  group: '.', decimal: ',', lead: 1, week: 1, percent_gap: '\u00a0', plural: 'english',
  counted_forms: ['{1} transaction', '{1} transactions'],
  today: 'Today', yesterday: 'Yesterday',
  month_names: ['Januar', 'Februar', 'März'], month_names_in_dates: ['Januar', 'Februar', 'März'],
  short_date: [['dd'], ['t', '.'], ['mm'], ['t', '.'], ['y']],
  long_date: [['d'], ['t', '. '], ['m'], ['t', ' '], ['y']], month_of_year: [['m'], ['t', ' '], ['y']],
  older: [],
  rows: {
    day: [20514, 0, -1, -12, 0, -30],
    amount: [1250, -430, -500, 200000, -1, '-90071992547409930000'],
    currency: [0, 0, 0, 0, 1, 2],
    card: [1, 1, 0, 2, 1, 1], category: [1, 2, 2, 3, 0, 1],
    merchant: [3, 0, 1, 2, 1, 0], description: [0, 0, 0, 0, 0, 4],
    role: '000100', id: '', pending: [2], tags: [1, 0], notes: [], originals: [], periods: [1, 0],
  },
};
const front = new URL('../../Sources/Reports/Page/Front/', import.meta.url);
const load = (name) => import(new URL(name, front));
const calendar = await load('calendar.js');
const dates = await load('dates.js');
const amounts = await load('amounts.js');
const folding = await load('folding.js');
const filters = await load('filters.js');
const groups = await load('groups.js');
const { totalsOf } = await load('totals.js');
const { HEAD, Lines } = await load('lines.js');
const { sortings } = await load('sorting.js');
const sorted = await load('sortedtables.js');
const scope = await load('scope.js');
const { setBook } = await load('book.js');
setBook(book);

test('days are those of the calendar, for a thousand years', () => {
  for (let day = -200000; day < 200000; day += 37) {
    assert.equal(calendar.isoDate(day), new Date(day * 86400000).toISOString().slice(0, 10));
  }
  assert.equal(calendar.isoMonth(calendar.monthFromISO('2026-03')), '2026-03');
  assert.equal(calendar.monthFromISO('March'), null);
});

test('dates are written as the locale has them', () => {
  assert.equal(dates.shortDate(20514), '02.03.2026');
  assert.equal(dates.monthText(calendar.monthOf(20514)), 'März 2026');
  assert.equal(dates.weekOf(20514), 20514, 'a Monday begins its week');
  assert.equal(dates.weekOf(20520), 20514);
});

test('amounts are whole units, however large', () => {
  assert.equal(amounts.plain(-1250, 0), '-12.50');
  assert.equal(amounts.plain(5, 0), '0.05');
  assert.equal(amounts.plain(-1, 1), '-1');
  assert.equal(amounts.plain(123400n, 2), '12.34', 'decimals beyond the currency’s own, if any');
  assert.equal(amounts.localized('-1234567.5'), '\u22121.234.567,5');
  assert.equal(amounts.units('-90071992547409930000', 2), -90071992547409930000n);
  assert.equal(amounts.share(1, 3), '33,3\u00a0%');
});

test('amounts that are typed are understood in either notation', () => {
  const cases = [
    ['12,5', '12.5'], ['12.50', '12.50'], ['1.234', '1234'], ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'], ['−7', '7'], [' 1 000 ', '1000'], ['', null], ['abc', null],
  ];
  for (const [typed, plain] of cases) assert.equal(amounts.typedAmount(typed), plain, typed);
  assert.equal(amounts.unitsOfTyped('0.001', 0, true), 1);
  assert.equal(amounts.unitsOfTyped('0.001', 0, false), 0);
});

test('texts are searched without case, accents and marks', () => {
  const cases = [
    ['Café ÜBERSEE', 'cafe ubersee'], ["McDonald's", 'mcdonalds'], ['Straße', 'strasse'],
    ['צה״ל', 'צהל'], ['  a - b  ', 'a b'], ['が', 'が'],
  ];
  for (const [text, folded] of cases) assert.equal(folding.fold(text), folding.fold(folded), text);
  assert.deepEqual(folding.searchWords('one "two words" thr'), ['one', 'two words', 'thr']);
});

test('every filter that is set must hold', () => {
  const rows = (values, text = '', period = null) =>
    [...filters.passing(text, { ...filters.noFilters(), ...values }, period)];
  assert.deepEqual(rows({}), [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(rows({ card: 'visa-gold' }), [0, 1, 4, 5]);
  assert.deepEqual(rows({ card: filters.NONE }), [2]);
  assert.deepEqual(rows({ category: 'Food' }), [0, 1, 2, 5], 'with what is below it');
  assert.deepEqual(rows({ category: filters.NONE }), [4]);
  assert.deepEqual(rows({ month: '2026-03' }), [0, 1, 2]);
  assert.deepEqual(rows({ direction: 'in' }), [0, 3]);
  assert.deepEqual(rows({ status: 'pending' }), [2]);
  assert.deepEqual(rows({ from: '4,31', to: '5' }), [2]);
  assert.deepEqual(rows({}, 'ubersee'), [1, 5]);
  assert.deepEqual(rows({}, 'vacation'), [1]);
  assert.deepEqual(rows({}, '', 0), [1]);
  assert.deepEqual(rows({ card: 'visa-gold', direction: 'out' }, 'coffee'), [1]);
});

test('totals keep currencies and what is pending apart', () => {
  const totals = totalsOf([0, 1, 2, 3, 4, 5]);
  assert.equal(totals.count, 6);
  const [euro, yen, dollar] = totals.posted;
  assert.deepEqual([euro.currency, yen.currency, dollar.currency], [0, 1, 2]);
  assert.equal(euro.total, 1250 - 430 + 200000);
  assert.equal(euro.income, 200000);
  assert.equal(dollar.total, -90071992547409930000n);
  assert.deepEqual(totals.pending.map((sum) => sum.total), [-500]);
});

test('groups stand in their order, with their rows', () => {
  const all = Int32Array.of(0, 1, 2, 3, 4, 5);
  const shown = (grouping) => groups.grouped(all, grouping).map((group) =>
    [group.key, group.title, [...group.rows]]);
  assert.deepEqual(shown('card'), [['giro', 'Girokonto', [3]], ['visa-gold', 'Visa Gold', [0, 1, 4, 5]],
    ['', 'Unknown card', [2]]], 'an unknown card stands last');
  assert.deepEqual(shown('month').map(([key, , rows]) => [calendar.isoMonth(key), rows]),
    [['2026-03', [0, 1, 2]], ['2026-02', [3, 4]], ['2026-01', [5]]]);
  assert.deepEqual(shown('merchant').map(([key]) => key),
    ['cafe ubersee', 'blue bottle', 'acme lohne', 'refund'], 'what more was spent at, first');
  assert.deepEqual(shown('tag'), [['vacation', 'vacation', [1]], [null, 'No tags', [0, 2, 3, 4, 5]]]);
  const [income, food, none] = groups.grouped(all, 'category');
  assert.deepEqual([food.title, [...food.rows], food.totals.count], ['Food', [0, 5], 4],
    'a category counts what stands below it');
  assert.deepEqual(food.children.map((child) => [child.title, [...child.rows]]),
    [['Coffee', [1, 2]]]);
  assert.deepEqual([income.key, none.key], ['Income', '']);
});

test('a merchant is known by its name, whatever the bank wrote around it', () => {
  setBook({ ...book,
    names: ['Café Übersee', 'CARD PAYMENT CAFE UBERSEE 4417', 'POS CAFE UBERSEE', 'Refund',
      'CAFE UBERSEE'],
    merchant_names: [1, 4, 2, 4] });
  const all = Int32Array.of(0, 1, 2, 3, 4, 5);
  const shown = groups.grouped(all, 'merchant').map((group) =>
    [group.key, group.title, [...group.rows]]);
  setBook(book);
  assert.deepEqual(shown, [['cafe ubersee', 'Café Übersee', [1, 2, 3, 4, 5]],
    ['refund', 'Refund', [0]]]);
});

test('rows are sorted within their group', () => {
  const all = Int32Array.of(0, 1, 2, 3, 4, 5);
  assert.equal(sortings.newest(all), all);
  assert.deepEqual([...sortings.oldest(all)], [5, 4, 3, 2, 1, 0]);
  assert.deepEqual([...sortings.largest(all)], [3, 0, 2, 1, 4, 5], 'each currency by itself');
  const lines = new Lines(groups.grouped(all, 'none'), () => true, sortings.oldest);
  assert.deepEqual([...lines.rowAt], [HEAD, 5, 4, 3, 2, 1, 0]);
});

test('lines are heads and the rows of open groups', () => {
  const groupsOf = groups.grouped(Int32Array.of(0, 1, 2, 3, 4, 5), 'category');
  const lines = new Lines(groupsOf, (path) => path === 'Food' || path === 'Income');
  /* Income and its row; Food, Coffee which is shut, Food's own rows; uncategorized. */
  assert.deepEqual([...lines.rowAt], [HEAD, 3, HEAD, HEAD, 0, 5, HEAD]);
  assert.deepEqual(lines.heads.map((head) => [head.group.key, head.depth, head.line]),
    [['Income', 0, 0], ['Food', 0, 2], ['Food/Coffee', 1, 3], ['', 0, 6]]);
  assert.equal(lines.head(4).group.key, 'Food');
  assert.deepEqual([lines.isFirst(1), lines.isLast(1), lines.lineOfRow(0)], [true, true, 4]);
  lines.layOut((line) => (lines.isHead(line) ? 50 : 40));
  assert.equal(lines.height, 4 * 50 + 3 * 40);
  assert.deepEqual([-10, 0, 49, 50, 139, 140, 1000].map((y) => lines.lineAt(y)),
    [0, 0, 0, 1, 2, 3, 6]);
  assert.equal(lines.next(1, 1, (line) => !lines.isHead(line)), 4);
  assert.equal(lines.next(6, 1, () => true), -1);
});

test('tables are sorted by what their cells mean', () => {
  const cell = (text, isFigure = true, day = null) => sorted.sortKey({ textContent: text,
    querySelector: (name) => (name === 'time' && day ? { dateTime: day } : null) }, isFigure);
  const order = (cells, isDown = false) => cells
    .sort((one, other) => sorted.compareKeys(cell(one), cell(other), isDown));
  assert.deepEqual(order(['1,234.50 USD', '', '−12.00 USD', '9.99 USD', '≈ 90,071,992,547,409.93 USD']),
    ['−12.00 USD', '9.99 USD', '1,234.50 USD', '≈ 90,071,992,547,409.93 USD', '']);
  assert.deepEqual(order(['2', '', '10'], true), ['10', '2', ''], 'empty cells stay last');
  assert.equal(cell('Café', false), 'cafe');
  assert.equal(cell('05/03/2026', false, '2026-03-05'), '2026-03-05');
});

test('parts that share a colour get tints of it', () => {
  const parts = scope.shaded([{ tint: 2 }, { tint: '#123456' }, { tint: 2 }, { tint: 2 }]);
  assert.deepEqual(parts.map((part) => part.shade), [0, 0, 1, 2]);
});
