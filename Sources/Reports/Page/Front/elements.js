/* Making elements.
   No text ever becomes markup: everything goes in as text. */

import { plain, localized } from './amounts.js';
import { book } from './data.js';

export const find = (id) => document.getElementById(id);

export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

export function drawing(name, attributes = {}, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/* A colour, or a tint of it: 0 is the colour itself. */
export const paint = (tint, shade = 0) => ({
  ...(typeof tint === 'string' ? { fill: tint } : { class: `k${tint}` }),
  ...(shade ? { 'fill-opacity': String(1 - shade * 0.17) } : {}),
});
export const dot = (tint, shade = 0) => drawing('svg',
  { class: 'dot', viewBox: '0 0 8 8', 'aria-hidden': 'true' },
  drawing('circle', { ...paint(tint, shade), cx: 4, cy: 4, r: 4 }));

/* A text of the book, whatever its direction. */
export const named = (text) => element('bdi', {}, text);

/* An amount that reads from left to right wherever it stands, and says its value to programs. */
export function amountElement(value, currency, mark = '') {
  const code = book.currencies[currency][0];
  return element('data',
    { class: `n ${mark}`.trim(), dir: 'ltr', value: `${plain(value, currency)} ${code}` },
    book.code_is_first ? element('small', {}, code) : null, book.code_is_first ? ' ' : null,
    (mark.includes('signed') && value > 0 ? '+' : '') + localized(plain(value, currency)),
    book.code_is_first ? null : ' ', book.code_is_first ? null : element('small', {}, code));
}

/* All sums of one kind, the most used currency first. */
export function amountElements(sums, key, mark) {
  return sums.flatMap((sum, place) =>
    (place ? [' '] : []).concat(amountElement(sum[key], sum.currency, mark)));
}

/* Sums of so many currencies stand in columns. */
export const MOST_COLUMNS = 4;

/* The same in columns, so that sums of lines below each other line up; currencies that no column is for
   stand before them. */
export const sumsElement = (...cells) =>
  element('span', { class: cells.length > 1 ? 'sums columns' : 'sums' }, ...cells);
export function columnsOf(sums, key, mark, columns) {
  const others = sums.filter((sum) => !columns.includes(sum.currency));
  return sumsElement(...others.map((sum) => amountElement(sum[key], sum.currency, mark)),
    ...columns.map((currency) => {
      const own = sums.find((sum) => sum.currency === currency);
      return own ? amountElement(own[key], currency, mark) : element('span', { class: 'gap' });
    }));
}

/* The address of a view; each character that means something in addresses is escaped. */
export const target = (kind, name) => `#${kind}/${encodeURIComponent(name).replace(/%2F/g, '/')}`;
