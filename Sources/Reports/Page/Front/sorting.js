/* The order of rows within their group. */

import { magnitude } from './amounts.js';
import { amountOf, currencyOf } from './book.js';

function largestFirst(one, other) {
  if (currencyOf[one] !== currencyOf[other]) return currencyOf[one] - currencyOf[other];
  const [left, right] = [magnitude(amountOf(one)), magnitude(amountOf(other))];
  if (left === right) return one - other;
  return left > right ? -1 : 1;
}

/* From rows that stand newest first; each currency by itself where it goes by amounts. */
export const sortings = {
  newest: (rows) => rows,
  oldest: (rows) => rows.slice().reverse(),
  largest: (rows) => rows.slice().sort(largestFirst),
};
