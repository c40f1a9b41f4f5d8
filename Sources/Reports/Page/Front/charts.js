/* Charts of single views.
   Heights are shares of the largest value: nothing is added up here. */

import { zero, share } from './amounts.js';
import { months, currencyOf, isSpending, isPending, wholeFrom, amountOf } from './book.js';
import { partsOfMonth, isoMonth } from './calendar.js';
import { words, book } from './data.js';
import { monthText } from './dates.js';
import { element, dot, target, named, amountElement, drawing, paint } from './elements.js';

const permille = (part, whole) =>
  Math.max(0, Math.min(1000, Math.round((Number(part) * 1000) / Number(whole))));

function barList(parts, currency) {
  const positive = parts.filter((part) => part.value > 0);
  if (!positive.length) return null;
  const most = positive.reduce((best, part) => (part.value > best ? part.value : best),
    zero(currency));
  const whole = positive.reduce((sum, part) => sum + part.value, zero(currency));
  return element('ol', { class: 'bars' }, ...parts.map((part) => element('li', {},
    dot(part.tint, part.shade), element('a', { href: part.target }, named(part.title)), ' ',
    amountElement(part.value, currency), ' ',
    element('span', { class: 'share' }, part.value > 0 ? share(part.value, whole) : ''),
    drawing('svg', { class: 'bar', viewBox: '0 0 1000 8', preserveAspectRatio: 'none',
      'aria-hidden': 'true' },
      drawing('rect', { ...paint(part.tint, part.shade), width: permille(part.value, most), height: 8 })))));
}

export function shareFigure(title, parts, currency) {
  const bars = barList(parts, currency);
  return bars && element('figure', { class: 'shares' },
    element('figcaption', {}, title), bars);
}

/* Months side by side, each a link. */
export function trendFigure(title, points, currency) {
  const most = points.reduce((best, point) => (point.value > best ? point.value : best),
    zero(currency));
  if (points.length < 2 || !(most > 0)) return null;
  const label = `${words.trend}, ${book.currencies[currency][0]}`;
  const bars = drawing('svg', { role: 'img', 'aria-label': label, class: 'columns',
    viewBox: `0 0 ${points.length * 100} 1000`, preserveAspectRatio: 'none' });
  const thinned = Math.ceil(points.length / 12);
  const list = element('ol', { class: 'months' });
  points.forEach((point, place) => {
    const height = permille(point.value, most);
    bars.append(drawing('rect',
      { x: place * 100 + 22, width: 56, y: 1000 - height, height, class: 'column' }));
    const { year, month } = partsOfMonth(point.month);
    const isMinor = (points.length - 1 - place) % thinned !== 0;
    const tick = element('span',
      { class: isMinor ? 'tick minor' : 'tick', 'aria-hidden': 'true' },
      book.short_months[month - 1]);
    if (month === 1 || place === 0) tick.append(element('br'), String(year));
    list.append(element('li', {},
      element('a', { href: target('month', isoMonth(point.month)) },
        element('span', { class: 'tip' }, element('span', {}, monthText(point.month)), ' ',
          amountElement(point.value, currency))), tick));
  });
  return element('figure', { class: 'trend' },
    element('figcaption', {}, title),
    element('div', { class: 'plot' }, bars, list));
}

/* Spending by month of some rows, and of what the page does not hold, oldest first. */
export function trendPoints(rows, olderSums, currency) {
  const sums = new Map();
  const add = (month, value) => sums.set(month, (sums.get(month) ?? zero(currency)) + value);
  for (const row of rows) {
    if (currencyOf[row] === currency && isSpending(row) && !isPending[row]
      && !(olderSums && months[row] < wholeFrom)) add(months[row], -amountOf(row));
  }
  for (const sum of olderSums ?? []) {
    if (sum.currency === currency) add(sum.month, sum.spent);
  }
  if (!sums.size) return [];
  const last = Math.max(...sums.keys());
  const first = Math.max(Math.min(...sums.keys()), last - 23);
  const points = [];
  for (let month = first; month <= last; month += 1) {
    points.push({ month, value: sums.get(month) ?? zero(currency) });
  }
  return points;
}
