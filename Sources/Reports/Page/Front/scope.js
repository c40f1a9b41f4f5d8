/* What stands above the list in the view of one card, month, category or period. */

import { zero } from './amounts.js';
import {
  months, cardIds, cardNames, categoryPaths, older, tints, currencyOf, isSpending, isPending,
  wholeFrom, categoryOf, amountOf, knownMonths,
} from './book.js';
import { monthFromISO, isoMonth } from './calendar.js';
import { trendFigure, trendPoints, shareFigure } from './charts.js';
import { book, words } from './data.js';
import { monthText } from './dates.js';
import { element, amountElement, amountElements, target } from './elements.js';
import { NONE, categoriesWithin } from './filters.js';
import { compareTexts } from './groups.js';
import { totalsOf } from './totals.js';

export const kinds = ['month', 'card', 'category', 'period'];

/* What the view of an address is of; nothing where the book has no such thing. */
export function scopeOf(kind, name) {
  switch (kind) {
    case 'month': {
      const month = monthFromISO(name);
      return month === null ? null
        : { kind, title: monthText(month), month, filters: { month: name }, list: 'months' };
    }
    case 'card': {
      const place = name ? cardIds.indexOf(name, 1) : 0;
      return place < 0 ? null
        : { kind, title: cardNames[place], filters: { card: name || NONE }, list: 'cards' };
    }
    case 'category':
      if (name && !categoryPaths.includes(name)) {
        return null;
      }
      return { kind, title: name || words.uncategorized, path: name,
        filters: { category: name || NONE }, list: 'categories' };
    case 'period': {
      const place = book.periods.findIndex((period) => period[0] === name);
      return place < 0 ? null
        : { kind, title: book.periods[place][1], period: place, filters: {}, list: 'periods' };
    }
    default: return null;
  }
}

function figure(title, content, mark = '') {
  return element('div', { class: `figure-box ${mark}`.trim() },
    element('dt', {}, title), element('dd', {}, ...content));
}

function figuresOf(totals) {
  const list = element('dl', { class: 'figures' });
  for (const { currency, spent, spentCount, income } of totals.posted) {
    if (spentCount) list.append(figure(words.spent, [amountElement(spent, currency)]));
    if (income) list.append(figure(words.income, [amountElement(income, currency)]));
  }
  if (totals.pending.length) {
    list.append(figure(words.pending, amountElements(totals.pending, 'total'), 'pending'));
  }
  return list.children.length ? list : null;
}

/* The parts of some rows' spending: the categories one level below `path`. */
function categoryParts(rows, olderSums, path, currency) {
  const parts = new Map();
  const add = (category, value) => {
    const full = categoryPaths[category];
    const depth = path ? path.split('/').length + 1 : 1;
    const name = full.split('/').slice(0, depth).join('/');
    const part = parts.get(name) ?? {
      value: zero(currency), tint: tints[categoryPaths.indexOf(name)] ?? 8,
    };
    part.value += value;
    parts.set(name, part);
  };
  for (const row of rows) {
    if (currencyOf[row] === currency && isSpending(row) && !isPending[row]
      && !(olderSums.length && months[row] < wholeFrom)) add(categoryOf[row], -amountOf(row));
  }
  for (const sum of olderSums) if (sum.currency === currency) add(sum.category, sum.spent);
  return shaded([...parts].map(([name, part]) => ({
    title: name || words.uncategorized, target: target('category', name), tint: part.tint,
    value: part.value,
  })).sort((one, other) => (one.value > other.value ? -1 : one.value < other.value ? 1
    : compareTexts(one.title, other.title))).slice(0, 12));
}

/* Parts that share a colour get tints of it, the largest the deepest. */
export function shaded(parts) {
  const met = new Map();
  return parts.map((part) => {
    const place = met.get(part.tint) ?? 0;
    met.set(part.tint, place + 1);
    return { ...part, shade: Math.min(place, 4) };
  });
}

/* Sums of what the page does not hold that belong to the view. */
function olderOf(scope) {
  if (scope.kind === 'month') return older.filter((sum) => sum.month === scope.month);
  if (scope.kind === 'category') {
    const within = categoriesWithin(scope.path || NONE);
    return older.filter((sum) => within[sum.category]);
  }
  return [];
}

export function showScope(place, scope, rows) {
  place.replaceChildren();
  if (!scope) return;
  const olderSums = olderOf(scope);
  if (!olderSums.length) {
    const figures = figuresOf(totalsOf(rows));
    if (figures) place.append(figures);
  }
  if (scope.kind === 'month') place.append(monthLinks(scope.month));
  const used = new Map();
  for (const row of rows) used.set(currencyOf[row], (used.get(currencyOf[row]) ?? 0) + 1);
  for (const sum of olderSums) used.set(sum.currency, (used.get(sum.currency) ?? 0) + sum.count);
  const charts = element('div', { class: 'charts' });
  for (const currency of [...used.keys()].sort((one, other) => one - other).slice(0, 4)) {
    const code = used.size > 1 ? `, ${book.currencies[currency][0]}` : '';
    if (scope.kind !== 'month') {
      const trend = trendFigure(words.trend + code, trendPoints(rows, olderSums, currency), currency);
      if (trend) charts.append(trend);
    }
    const parts = categoryParts(rows, olderSums, scope.path ?? '', currency);
    if (parts.length > (scope.kind === 'category' ? 1 : 0)) {
      const shares = shareFigure(words.category + code, parts, currency);
      if (shares) charts.append(shares);
    }
  }
  if (charts.children.length) place.append(charts);
}

function monthLinks(month) {
  const links = element('p', { class: 'links neighbours' });
  for (const [other, arrow] of [[month - 1, '\u2190'], [month + 1, '\u2192']]) {
    if (!knownMonths.has(other)) continue;
    const sign = element('span', { class: 'arrow', 'aria-hidden': 'true' }, arrow);
    links.append(element('a', { href: target('month', isoMonth(other)), class: 'step' },
      ...(other < month ? [sign, ' ', monthText(other)] : [monthText(other), ' ', sign])));
  }
  return links;
}
