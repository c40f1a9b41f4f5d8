/* The columns of the data, spread over rows. */

import { units } from './amounts.js';
import { monthOf } from './calendar.js';
import { book, words, setData } from './data.js';

export let rowCount = 0;

/* Places in these tables are counted from 1: 0 is an unknown card, or uncategorized. */
export let cardIds = [];
export let cardNames = [];
export let categoryPaths = [];
export let tints = [];
export let icons = [];

export let days = new Int32Array(0);
export let months = new Int32Array(0);
export let currencyOf = [];
export let cardOf = [];
export let categoryOf = [];
export let merchantOf = [];
let merchantNames = new Map();
export let descriptionOf = [];
let amounts = [];
let roles = new Uint8Array(0);
export const amountOf = (row) => amounts[row];
export const isSpending = (row) => roles[row] === 0;
export const isIncome = (row) => roles[row] === 1;
export const isTransfer = (row) => roles[row] === 2;
export const isHidden = (row) => roles[row] === 4;
export let isPending = new Uint8Array(0);

/* Ids stand one after the other, all of the same length. */
export function idOf(row) {
  const length = book.rows.id.length / rowCount;
  return book.rows.id.slice(length * row, length * (row + 1));
}

/* The row of an id; -1 where there is none. */
export function rowOf(id) {
  const length = book.rows.id.length / rowCount;
  let place = id.length === length ? book.rows.id.indexOf(id) : -1;
  while (place % length > 0) place = book.rows.id.indexOf(id, place + 1);
  return place < 0 ? -1 : place / length;
}

/* What only some rows have. */
export let tagsOf = new Map();
export let notesOf = new Map();
export let originalsOf = new Map();
export let periodsOf = new Map();

/* Sums of months that the data does not hold whole: month, category, currency, spent, count. */
export let older = [];
export let wholeFrom = -Infinity;
export let knownMonths = new Set();

function pairs(list) {
  const map = new Map();
  for (let place = 0; place < list.length; place += 2) map.set(list[place], list[place + 1]);
  return map;
}

/* Newest first; each row says how far it is from the one before. */
function spreadDays(steps) {
  days = new Int32Array(rowCount);
  months = new Int32Array(rowCount);
  let day = 0;
  for (let row = 0; row < rowCount; row += 1) {
    day += steps[row];
    days[row] = day;
    months[row] = steps[row] === 0 && row > 0 ? months[row - 1] : monthOf(day);
  }
}

function spreadOlder(list) {
  older = [];
  for (let place = 0; place < list.length; place += 5) {
    const [month, category, currency, spent, count] = list.slice(place, place + 5);
    older.push({ month, category, currency, spent: units(spent, currency), count });
  }
  wholeFrom = older.length ? Math.max(...older.map((sum) => sum.month)) + 1 : -Infinity;
  knownMonths = new Set(months);
  for (const sum of older) knownMonths.add(sum.month);
}

/* The place of the merchant's name among the names: that of the payee, else what stands of it in the
   description, without what the bank wrote around it. */
export function merchantNameOf(row) {
  const place = merchantOf[row];
  return descriptionOf[row] > 0 ? place : merchantNames.get(place) ?? place;
}

/* Takes data in, in place of what was there. */
export function setBook(data) {
  setData(data);
  const { rows } = data;
  rowCount = rows.amount.length;
  cardIds = ['', ...data.cards.map((card) => card[0])];
  cardNames = [words.unknown_card, ...data.cards.map((card) => card[1])];
  categoryPaths = ['', ...data.categories.map((category) => category[0])];
  tints = [8, ...data.categories.map((category) => category[1])];
  icons = [null, ...data.categories.map((category) => category[2] ?? null)];
  currencyOf = rows.currency;
  cardOf = rows.card;
  categoryOf = rows.category;
  merchantOf = rows.merchant;
  merchantNames = pairs(data.merchant_names);
  descriptionOf = rows.description;
  amounts = data.currencies.some(([, , , isLarge]) => isLarge)
    ? rows.amount.map((value, row) => units(value, currencyOf[row])) : rows.amount;
  roles = Uint8Array.from(rows.role, Number);
  isPending = new Uint8Array(rowCount);
  for (const row of rows.pending) isPending[row] = 1;
  tagsOf = pairs(rows.tags);
  notesOf = pairs(rows.notes);
  originalsOf = pairs(rows.originals);
  periodsOf = pairs(rows.periods);
  spreadDays(rows.day);
  spreadOlder(data.older);
}
