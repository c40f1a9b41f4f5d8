/* Filters: every one that is set must hold, whatever the grouping. */

import { typedAmount, unitsOfTyped, magnitude } from './amounts.js';
import {
  categoryPaths, cardIds, cardOf, categoryOf, months, amountOf, isPending, currencyOf,
  periodsOf, rowCount,
} from './book.js';
import { monthFromISO } from './calendar.js';
import { book } from './data.js';
import { searcher } from './search.js';

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

/* The rows that pass, newest first. */
export function passing(text, filters, period) {
  const tests = [];
  const { card, category, month, direction, status } = filters;
  if (card) {
    const place = card === NONE ? 0 : cardIds.indexOf(card, 1);
    tests.push((row) => cardOf[row] === place);
  }
  if (category) {
    const within = categoriesWithin(category);
    tests.push((row) => within[categoryOf[row]] === 1);
  }
  if (month) {
    const number = monthFromISO(month);
    tests.push((row) => months[row] === number);
  }
  if (direction === 'in') tests.push((row) => amountOf(row) > 0);
  if (direction === 'out') tests.push((row) => amountOf(row) < 0);
  if (status) tests.push((row) => isPending[row] === (status === 'pending' ? 1 : 0));
  const from = typedAmount(filters.from);
  const to = typedAmount(filters.to);
  if (from !== null) {
    const least = book.currencies.map((_, currency) => unitsOfTyped(from, currency, true));
    tests.push((row) => magnitude(amountOf(row)) >= least[currencyOf[row]]);
  }
  if (to !== null) {
    const most = book.currencies.map((_, currency) => unitsOfTyped(to, currency, false));
    tests.push((row) => magnitude(amountOf(row)) <= most[currencyOf[row]]);
  }
  if (period !== null) {
    tests.push((row) => periodsOf.has(row)
      && book.periodSets[periodsOf.get(row)].includes(period));
  }
  const isFound = searcher(text);
  if (isFound) tests.push(isFound);
  const found = [];
  for (let row = 0; row < rowCount; row += 1) {
    if (tests.every((test) => test(row))) found.push(row);
  }
  return found;
}
