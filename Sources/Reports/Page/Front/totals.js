/* Totals: each currency by itself, what is pending apart. */

import { zero } from './amounts.js';
import { amountOf, currencyOf, isIncome, isPending, isSpending } from './book.js';

/* The sums of a currency within a list that has one of each, the most used currency first. */
function sumOf(sums, currency) {
  for (const sum of sums) if (sum.currency === currency) return sum;
  const sum = { currency, count: 0, total: zero(currency), spent: zero(currency), spentCount: 0,
    income: zero(currency) };
  sums.push(sum);
  if (sums.length > 1) sums.sort((left, right) => left.currency - right.currency);
  return sum;
}

/* Count and sums by currency, posted and pending. */
class Totals {
  constructor() {
    this.count = 0;
    this.posted = [];
    this.pending = [];
  }

  add(row) {
    const sum = sumOf(isPending[row] ? this.pending : this.posted, currencyOf[row]);
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

  addAll(totals) {
    this.count += totals.count;
    for (const kind of ['posted', 'pending']) {
      for (const each of totals[kind]) {
        const sum = sumOf(this[kind], each.currency);
        for (const part of ['count', 'total', 'spent', 'spentCount', 'income']) {
          sum[part] += each[part];
        }
      }
    }
  }
}

export function totalsOf(rows) {
  const totals = new Totals();
  for (const row of rows) totals.add(row);
  return totals;
}
