/* Groups and totals: each currency by itself, what is pending apart. */

import { zero } from './amounts.js';
import {
  currencyOf, isPending, amountOf, isSpending, isIncome, days, months, cardIds, cardOf,
  cardNames, merchantOf, tagsOf, periodsOf, tints, icons, categoryPaths, categoryOf,
} from './book.js';
import { book, words } from './data.js';
import { weekOf, shortDate, dayHeading, monthText } from './dates.js';
import { fold } from './folding.js';
import { foldedTable } from './search.js';

/* Count and sums by currency, posted and pending. */
class Totals {
  constructor() {
    this.count = 0;
    this.posted = new Map();
    this.pending = new Map();
  }

  add(row) {
    const currency = currencyOf[row];
    const sums = isPending[row] ? this.pending : this.posted;
    let sum = sums.get(currency);
    if (!sum) {
      sum = { count: 0, total: zero(currency), spent: zero(currency), spentCount: 0,
        income: zero(currency) };
      sums.set(currency, sum);
    }
    const amount = amountOf(row);
    this.count += 1;
    sum.count += 1;
    sum.total += amount;
    if (isSpending(row)) {
      sum.spent -= amount;
      sum.spentCount += 1;
    } else if (isIncome(row)) {
      sum.income += amount;
    }
  }

  spent(currency) {
    return this.posted.get(currency)?.spent ?? zero(currency);
  }
}

export function totalsOf(rows) {
  const totals = new Totals();
  for (const row of rows) totals.add(row);
  return totals;
}

/* More was spent on the left, by the first of the most used currencies that differs. */
function bySpending(left, right) {
  for (let currency = 0; currency < Math.min(8, book.currencies.length); currency += 1) {
    const [one, other] = [left.totals.spent(currency), right.totals.spent(currency)];
    if (one !== other) return one > other ? -1 : 1;
  }
  return 0;
}
export const compareTexts = (left, right) => (left < right ? -1 : left > right ? 1 : 0);

/* What a row belongs to under a grouping: keys with the titles they go by. */
const groupings = {
  none: () => [['', words.allTransactions]],
  date: (row) => [[days[row], null]],
  week: (row) => [[weekOf(days[row]), null]],
  month: (row) => [[months[row], null]],
  quarter: (row) => [[Math.floor(months[row] / 3), null]],
  year: (row) => [[Math.floor(months[row] / 12), null]],
  card: (row) => [[cardIds[cardOf[row]], cardNames[cardOf[row]]]],
  merchant: (row) => [[foldedTable('names', book.names)[merchantOf[row]],
    book.names[merchantOf[row]]]],
  tag: (row) => (tagsOf.has(row)
    ? book.tagSets[tagsOf.get(row)].map((tag) => [tag, tag]) : [[null, words.noTags]]),
  period: (row) => (periodsOf.has(row)
    ? book.periodSets[periodsOf.get(row)].map((place) => [place, periodTitle(place)])
    : [[null, words.noPeriod]]),
};
function periodTitle(place) {
  const [, name, start, end] = book.periods[place];
  return start === null ? name
    : `${name} (${shortDate(start)} – ${end === null ? '…' : shortDate(end)})`;
}
const timeTitles = {
  date: dayHeading,
  week: (day) => `${shortDate(day)} – ${shortDate(day + 6)}`,
  month: monthText,
  quarter: (quarter) => words.quarter.replace('{1}', (quarter % 4) + 1)
    .replace('{2}', Math.floor(quarter / 4)),
  year: (year) => String(year),
};

export function grouped(rows, grouping) {
  if (grouping === 'category') return categoryTree(rows);
  const keysOf = groupings[grouping] ?? groupings.date;
  const byKey = new Map();
  for (const row of rows) {
    for (const [key, title] of keysOf(row)) {
      let group = byKey.get(key);
      if (!group) {
        group = { key, title, rows: [], totals: new Totals(), children: [] };
        byKey.set(key, group);
      }
      group.rows.push(row);
      group.totals.add(row);
    }
  }
  const groups = [...byKey.values()];
  const titleOf = timeTitles[grouping];
  if (titleOf) {
    for (const group of groups) group.title = titleOf(group.key);
    return groups.sort((left, right) => right.key - left.key);
  }
  if (grouping === 'merchant') {
    return groups.sort((left, right) =>
      bySpending(left, right) || compareTexts(left.key, right.key));
  }
  if (grouping === 'period') {
    /* Those that begin later first, then mere names. */
    const order = (group) => (group.key === null ? Infinity
      : book.periods[group.key][2] === null ? 1e6 + group.key : -group.key);
    return groups.sort((left, right) => order(left) - order(right));
  }
  const isLast = (group) => group.key === null || (grouping === 'card' && group.key === '');
  return groups.sort((left, right) => isLast(left) - isLast(right)
    || compareTexts(fold(left.title), fold(right.title)) || compareTexts(left.key, right.key));
}

/* Categories stand below their parents, whose totals hold theirs; the rows stand where they
   belong. */
function categoryTree(rows) {
  const nodes = new Map();
  const roots = [];
  const node = (path) => {
    let found = nodes.get(path);
    if (found) return found;
    const cut = path.lastIndexOf('/');
    found = {
      key: path, title: path ? path.slice(cut + 1) : words.uncategorized, rows: [],
      totals: new Totals(), children: [], parent: cut < 0 ? null : node(path.slice(0, cut)),
      tint: tints[categoryPaths.indexOf(path)] ?? 8, icon: icons[categoryPaths.indexOf(path)],
    };
    nodes.set(path, found);
    (found.parent ? found.parent.children : roots).push(found);
    return found;
  };
  const places = categoryPaths.map(() => null);
  for (const row of rows) {
    const place = categoryOf[row];
    places[place] ??= node(categoryPaths[place]);
    places[place].rows.push(row);
    for (let each = places[place]; each; each = each.parent) each.totals.add(row);
  }
  const inOrder = (left, right) => (left.key === '') - (right.key === '')
    || bySpending(left, right) || compareTexts(left.key, right.key);
  for (const each of nodes.values()) each.children.sort(inOrder);
  return roots.sort(inOrder);
}
