/* Rows in groups, of which each has its totals. */

import { zero } from './amounts.js';
import {
  currencyOf, isPending, amountOf, isSpending, days, months, cardIds, cardOf, cardNames,
  merchantNameOf, tagsOf, periodsOf, tints, icons, categoryPaths, categoryOf,
} from './book.js';
import { book, words } from './data.js';
import { weekOf, shortDate, dayHeading, monthText } from './dates.js';
import { fold } from './folding.js';
import { foldedNames } from './search.js';
import { totalsOf } from './totals.js';

const MOST_CURRENCIES = 8;
export const compareTexts = (left, right) => (left < right ? -1 : left > right ? 1 : 0);

/* Rows that belong together: some that stand one after the other in a list. Of thousands of groups a few
   are in sight, so that titles and totals are made when they are asked for. */
class Group {
  #totals = null;

  constructor(key, titleOf, all, start = 0, end = all.length) {
    this.key = key;
    this.titleOf = titleOf;
    this.all = all;
    this.start = start;
    this.end = end;
    this.children = none;
  }

  get title() { return this.titleOf(this.key, this.all[this.start]); }
  get rows() { return this.all.subarray(this.start, this.end); }
  get count() { return this.end - this.start; }

  /* With those of what stands below it. */
  get totals() {
    if (!this.#totals) {
      this.#totals = totalsOf(this.rows);
      for (const child of this.children) this.#totals.addAll(child.totals);
    }
    return this.#totals;
  }
}
const none = [];
const noRows = new Int32Array(0);

/* Puts what more was spent on first, by the first of the most used currencies that differs, then by
   key. */
function sortBySpending(groups) {
  const width = Math.min(MOST_CURRENCIES, book.currencies.length);
  const spent = new Array(groups.length * width).fill(0);
  groups.forEach((group, place) => addSpending(group, spent, place * width, width));
  const order = Uint32Array.from(groups.keys()).sort((left, right) => {
    for (let currency = 0; currency < width; currency += 1) {
      const [one, other] = [spent[left * width + currency], spent[right * width + currency]];
      if (one !== other) return one > other ? -1 : 1;
    }
    return compareTexts(groups[left].key, groups[right].key);
  });
  return Array.from(order, (place) => groups[place]);
}

function addSpending(group, spent, at, width) {
  for (let place = group.start; place < group.end; place += 1) {
    const row = group.all[place];
    const currency = currencyOf[row];
    if (currency >= width || isPending[row] || !isSpending(row)) continue;
    spent[at + currency] = (spent[at + currency] || zero(currency)) - amountOf(row);
  }
  for (const child of group.children) addSpending(child, spent, at, width);
}

/* Groups of time: rows are in the order of their dates, so that those of one stand together. */
function runs(rows, keyOf, titleOf) {
  const groups = [];
  let start = 0;
  while (start < rows.length) {
    const key = keyOf(rows[start]);
    let end = start + 1;
    while (end < rows.length && keyOf(rows[end]) === key) end += 1;
    groups.push(new Group(key, titleOf, rows, start, end));
    start = end;
  }
  return groups;
}

const timeGroupings = {
  date: [(row) => days[row], dayHeading],
  week: [(row) => weekOf(days[row]), (day) => `${shortDate(day)} – ${shortDate(day + 6)}`],
  month: [(row) => months[row], monthText],
  quarter: [(row) => Math.floor(months[row] / 3),
    (quarter) => words.quarter.replace('{1}', (quarter % 4) + 1)
      .replace('{2}', Math.floor(quarter / 4))],
  year: [(row) => Math.floor(months[row] / 12), String],
};

/* Groups of rows by the place of what they belong to in a table, each in the order that it has. */
function byPlace(rows, count, placeOf, keyOf, titleOf) {
  const ends = new Int32Array(count + 1);
  for (const row of rows) ends[placeOf(row) + 1] += 1;
  for (let place = 0; place < count; place += 1) ends[place + 1] += ends[place];
  const starts = ends.slice();
  const sorted = new Int32Array(rows.length);
  for (const row of rows) sorted[ends[placeOf(row)]++] = row;
  const groups = [];
  for (let place = 0; place < count; place += 1) {
    if (ends[place] === starts[place]) continue;
    groups.push(new Group(keyOf(place), titleOf, sorted, starts[place], ends[place]));
  }
  return groups;
}

/* Groups of rows by what sets of each hold: one may belong to several, or to none. */
function bySets(rows, placeOf, sets, titleOf) {
  const found = new Map();
  for (const row of rows) {
    for (const key of placeOf.has(row) ? sets[placeOf.get(row)] : [null]) {
      if (!found.has(key)) found.set(key, []);
      found.get(key).push(row);
    }
  }
  return [...found].map(([key, own]) => new Group(key, titleOf, Int32Array.from(own)));
}

/* By title; what has no name stands last. */
function sortByTitle(groups, isLast) {
  const titles = new Map(groups.map((each) => [each, fold(each.title)]));
  return groups.sort((left, right) => isLast(left) - isLast(right)
    || compareTexts(titles.get(left), titles.get(right)) || compareTexts(left.key, right.key));
}

function cardGroups(rows) {
  const groups = byPlace(rows, cardIds.length, (row) => cardOf[row], (place) => cardIds[place],
    (_, row) => cardNames[cardOf[row]]);
  return sortByTitle(groups, (each) => each.key === '');
}

/* Merchants whose names differ in case and marks alone are one, named as the newest row has it. */
function merchantGroups(rows) {
  const { texts, places } = foldedNames();
  return sortBySpending(byPlace(rows, texts.length, (row) => places[merchantNameOf(row)],
    (place) => texts[place], (_, row) => book.names[merchantNameOf(row)]));
}

function tagGroups(rows) {
  const groups = bySets(rows, tagsOf, book.tag_sets, (tag) => tag ?? words.no_tags);
  return sortByTitle(groups, (each) => each.key === null);
}

/* Those that begin later first, then mere names. */
function periodGroups(rows) {
  const title = (place) => {
    if (place === null) return words.no_period;
    const [, name, start, end] = book.periods[place];
    return start === null ? name
      : `${name} (${shortDate(start)} – ${end === null ? '…' : shortDate(end)})`;
  };
  const order = ({ key }) => (key === null ? Infinity
    : book.periods[key][2] === null ? 1e6 + key : -key);
  return bySets(rows, periodsOf, book.period_sets, title)
    .sort((left, right) => order(left) - order(right));
}

/* Categories stand below their parents, whose totals hold theirs; the rows stand where they
   belong. */
function categoryGroups(rows) {
  const title = (path) => (path ? path.slice(path.lastIndexOf('/') + 1) : words.uncategorized);
  const groups = byPlace(rows, categoryPaths.length, (row) => categoryOf[row],
    (place) => categoryPaths[place], title);
  const known = new Map(groups.map((each) => [each.key, each]));
  const roots = [];
  for (const each of groups) putBelow(each);

  function putBelow(child) {
    const place = categoryPaths.indexOf(child.key);
    child.tint = tints[place] ?? 8;
    child.icon = icons[place];
    const cut = child.key.lastIndexOf('/');
    if (cut < 0) return roots.push(child);
    const above = child.key.slice(0, cut);
    if (!known.has(above)) {
      known.set(above, new Group(above, title, noRows));
      putBelow(known.get(above));
    }
    const parent = known.get(above);
    parent.children = [...parent.children, child];
    return parent;
  }

  for (const each of known.values()) each.children = sortBySpending(each.children);
  const isUncategorized = (each) => each.key === '';
  return [...sortBySpending(roots.filter((each) => !isUncategorized(each))),
    ...roots.filter(isUncategorized)];
}

const otherGroupings = {
  none: (rows) => [new Group('', () => words.all_transactions, rows)],
  card: cardGroups, merchant: merchantGroups, tag: tagGroups, period: periodGroups,
  category: categoryGroups,
};

/** @param {Int32Array} rows newest first */
export function grouped(rows, grouping) {
  if (!rows.length) return [];
  const other = otherGroupings[grouping];
  return other ? other(rows) : runs(rows, ...(timeGroupings[grouping] ?? timeGroupings.date));
}

/* Groups of time stand open, one after the other; of others, one opens what one looks for. */
export const standsOpen = (grouping) => grouping === 'none' || grouping in timeGroupings;
