/* The columns of the page's data, spread over rows. */

import { units } from './amounts.js';
import { monthOf } from './calendar.js';
import { book, words } from './data.js';

export const rowCount = book.rows.amount.length;

/* Places in these tables are counted from 1: 0 is an unknown card, or uncategorized. */
export const cardIds = ['', ...book.cards.map((card) => card[0])];
export const cardNames = [words.unknownCard, ...book.cards.map((card) => card[1])];
export const categoryPaths = ['', ...book.categories.map((category) => category[0])];
export const tints = [8, ...book.categories.map((category) => category[1])];

/* Newest first; each row says how far it is from the one before. */
export const days = new Int32Array(rowCount);
export const months = new Int32Array(rowCount);
{
  let day = 0;
  for (let row = 0; row < rowCount; row += 1) {
    const step = book.rows.day[row];
    day += step;
    days[row] = day;
    months[row] = step === 0 && row > 0 ? months[row - 1] : monthOf(day);
  }
}

export const currencyOf = book.rows.currency;
export const cardOf = book.rows.card;
export const categoryOf = book.rows.category;
export const merchantOf = book.rows.merchant;
export const descriptionOf = book.rows.description;
export const amountOf = (row) => units(book.rows.amount[row], currencyOf[row]);
export const isSpending = (row) => book.rows.role.charCodeAt(row) === 48;
export const isIncome = (row) => book.rows.role.charCodeAt(row) === 49;
export const isTransfer = (row) => book.rows.role.charCodeAt(row) === 50;
export const isHidden = (row) => book.rows.role.charCodeAt(row) === 52;
export const shortId = (row) => book.rows.id.slice(8 * row, 8 * row + 8);
export const isPending = new Uint8Array(rowCount);
for (const row of book.rows.pending) isPending[row] = 1;

/* What only some rows have. */
function pairs(list) {
  const map = new Map();
  for (let place = 0; place < list.length; place += 2) map.set(list[place], list[place + 1]);
  return map;
}
export const tagsOf = pairs(book.rows.tags);
export const notesOf = pairs(book.rows.notes);
export const originalsOf = pairs(book.rows.originals);
export const periodsOf = pairs(book.rows.periods);

/* Sums of months that the page does not hold whole: month, category, currency, spent, count. */
export const older = [];
for (let place = 0; place < book.older.length; place += 5) {
  const [month, category, currency, spent, count] = book.older.slice(place, place + 5);
  older.push({ month, category, currency, spent: units(spent, currency), count });
}
export const wholeFrom = older.length ? Math.max(...older.map((sum) => sum.month)) + 1 : -Infinity;
export const knownMonths = new Set([...months, ...older.map((sum) => sum.month)]);
