/* Amounts: whole units of each currency's smallest decimal, never fractions. */

import { book } from './data.js';

/* A currency whose sums could leave the safe integers comes as texts, and is counted in big
   integers. */
export function units(value, currency) {
  return book.currencies[currency][3] ? BigInt(value) : value;
}
export const zero = (currency) => (book.currencies[currency][3] ? 0n : 0);
const isNegative = (value) => value < 0;
export const magnitude = (value) => (value < 0 ? -value : value);

/* The digits with at least the currency's own decimals: "-12.50". */
export function plain(value, currency) {
  const [, minor, scale] = book.currencies[currency];
  let digits = String(magnitude(value)).padStart(scale + 1, '0');
  let whole = digits.slice(0, digits.length - scale);
  let decimals = digits.slice(digits.length - scale);
  while (decimals.length > minor && decimals.endsWith('0')) decimals = decimals.slice(0, -1);
  return (isNegative(value) ? '-' : '') + whole + (decimals ? '.' + decimals : '');
}

/* A plain decimal with the locale's marks. */
export function localized(text) {
  const isMinus = text.startsWith('-');
  const [whole, decimals] = (isMinus ? text.slice(1) : text).split('.');
  let grouped = whole;
  if (whole.length >= 3 + book.lead) {
    grouped = whole.replace(/\B(?=(\d{3})+$)/g, book.group);
  }
  return (isMinus ? '\u2212' : '') + grouped + (decimals ? book.decimal + decimals : '');
}
export const countText = (count) => localized(String(count));
/* Which form of a noun stands behind a number. */
const pluralForms = {
  english: (count) => (count === 1 ? 0 : 1),
  french: (count) => (count < 2 ? 0 : 1),
  hebrew: (count) => (count === 1 ? 0 : count === 2 ? 1 : 2),
  ukrainian: (count) => {
    if (count % 100 > 10 && count % 100 < 15) return 2;
    return count % 10 === 1 ? 0 : count % 10 > 1 && count % 10 < 5 ? 1 : 2;
  },
};
export const transactionsText = (count) =>
  book.counted_forms[pluralForms[book.plural](count)].replace('{1}', countText(count));

/* Tenths of a percent, rounded half up; for shares that are shown, never for sums. */
export function share(part, whole) {
  const permille = Math.round((Number(part) * 1000) / Number(whole));
  return localized((permille / 10).toFixed(1)) + book.percent_gap + '%';
}

/* An amount that was typed, in either notation, as a plain decimal; nothing if it is none. */
export function typedAmount(text) {
  let digits = text.trim().replace(/[\s\u00a0\u202f'’]/g, '');
  if (!digits) return null;
  const mark = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const after = digits.length - mark - 1;
  const isDecimal = mark >= 0 && (digits[mark] === book.decimal || after !== 3);
  if (isDecimal) {
    digits = digits.slice(0, mark).replace(/[.,]/g, '') + '.' + digits.slice(mark + 1);
  } else {
    digits = digits.replace(/[.,]/g, '');
  }
  return /^[-\u2212+]?\d*(\.\d*)?$/.test(digits) && /\d/.test(digits)
    ? digits.replace(/^[-\u2212+]/, '') : null;
}

/* A plain decimal as units of a currency, rounded up or down where it is finer than they are. */
export function unitsOfTyped(text, currency, isUp) {
  const [, , scale, isLarge] = book.currencies[currency];
  const [whole, decimals = ''] = text.split('.');
  const kept = decimals.slice(0, scale).padEnd(scale, '0');
  const rest = isUp && /[1-9]/.test(decimals.slice(scale)) ? 1n : 0n;
  const value = BigInt((whole || '0') + kept) + rest;
  if (isLarge) return value;
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(value);
}
