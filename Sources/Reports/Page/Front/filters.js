/* Filters: every one that is set must hold, whatever the grouping. */

import { typedAmount, unitsOfTyped, magnitude } from './amounts.js';
import {
  categoryPaths, cardIds, cardOf, categoryOf, months, amountOf, isPending, currencyOf,
  periodsOf, rowCount,
} from './book.js';
import { monthFromISO } from './calendar.js';
import { book } from './data.js';
import { searchers } from './search.js';

export const filterNames = ['card', 'category', 'month', 'direction', 'status', 'from', 'to'];
export const noFilters = () => Object.fromEntries(filterNames.map((name) => [name, '']));

/* Cards and categories are named by id and path, so that an address still holds after the next
   run. No path is a slash alone: it stands for uncategorized, and for an unknown card. */
export const NONE = '/';

export function categoriesWithin(path) {
  return Uint8Array.from(categoryPaths, (each, place) => {
    if (path === NONE) return place === 0 ? 1 : 0;
    return place > 0 && (each === path || each.startsWith(path + '/')) ? 1 : 0;
  });
}

/** The rows that pass, newest first. @returns {Int32Array} */
export function passing(text, filters, period) {
  let rows = new Int32Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) rows[row] = row;
  const keep = (test) => {
    let count = 0;
    for (const row of rows) if (test(row)) rows[count++] = row;
    rows = rows.subarray(0, count);
  };
  const { card, category, month, direction, status } = filters;
  if (card) {
    const place = card === NONE ? 0 : cardIds.indexOf(card, 1);
    keep((row) => cardOf[row] === place);
  }
  if (category) {
    const within = categoriesWithin(category);
    keep((row) => within[categoryOf[row]] === 1);
  }
  if (month) {
    const number = monthFromISO(month);
    keep((row) => months[row] === number);
  }
  if (direction === 'in') keep((row) => amountOf(row) > 0);
  if (direction === 'out') keep((row) => amountOf(row) < 0);
  if (status) keep((row) => isPending[row] === (status === 'pending' ? 1 : 0));
  const from = typedAmount(filters.from);
  const to = typedAmount(filters.to);
  if (from !== null) {
    const least = book.currencies.map((_, currency) => unitsOfTyped(from, currency, true));
    keep((row) => magnitude(amountOf(row)) >= least[currencyOf[row]]);
  }
  if (to !== null) {
    const most = book.currencies.map((_, currency) => unitsOfTyped(to, currency, false));
    keep((row) => magnitude(amountOf(row)) <= most[currencyOf[row]]);
  }
  if (period !== null) {
    keep((row) => periodsOf.has(row) && book.period_sets[periodsOf.get(row)].includes(period));
  }
  for (const isFound of searchers(text)) keep(isFound);
  return rows;
}
