/* Pieces that the forms and panels of the served page share. */

import { localized } from './amounts.js';
import { cardIds, cardNames } from './book.js';
import { book, words } from './data.js';
import { longDate } from './dates.js';
import { MOST_COLUMNS, element, sumsElement } from './elements.js';
import { iconElement } from './icons.js';

/* A sentence with {1}, {2}, … filled in; what is filled in keeps its own direction. */
export function sentence(text, ...values) {
  return text.split(/(\{\d\})/).filter(Boolean).map((part) => {
    const match = /^\{(\d)\}$/.exec(part);
    if (!match) return part;
    const value = values[Number(match[1]) - 1];
    return typeof value === 'object' ? value : element('bdi', {}, String(value));
  });
}

/* An amount that comes as a plain decimal. */
export function moneyElement(text, code, mark = '') {
  const parts = [element('small', {}, code), '\u00a0', localized(text)];
  return element('data', { class: `n ${mark}`.trim(), dir: 'ltr', value: `${text} ${code}` },
    ...(book.code_is_first ? parts : parts.reverse()));
}

/* Money of several currencies, the most used of the book first. */
export function inOrder(money) {
  const place = ({ currency }) => book.currencies.findIndex(([code]) => code === currency);
  return [...money].sort((one, other) => place(one) - place(other));
}

/* The same in columns, so that sums of lines below each other line up. */
export function moneyColumns(money) {
  const codes = book.currencies.slice(0, MOST_COLUMNS).map(([code]) => code);
  const sums = new Map(inOrder(money).map(({ amount, currency }) =>
    [currency, moneyElement(amount, currency)]));
  const shown = [...sums.keys()].filter((code) => !codes.includes(code)).concat(codes);
  return sumsElement(...shown.map((code) => sums.get(code) ?? element('span', { class: 'gap' })));
}

export function dayOfISO(text) {
  const [year, month, day] = text.split('-').map(Number);
  return Math.round(Date.UTC(year, month - 1, day) / 86400000);
}
export const dateElement = (iso) =>
  element('time', { datetime: iso }, longDate(dayOfISO(iso)));

export function cardTitle(id) {
  const place = cardIds.indexOf(id, 1);
  return place > 0 ? cardNames[place] : id || words.unknown_card;
}

/** A button that says what it does. @param {string} title */
export function button(title, run, mark = '') {
  const made = element('button', { type: 'button', class: mark || null }, title);
  made.addEventListener('click', run);
  return made;
}

/* A button with a sign alone, and its words for those who don't see it. */
export function signButton(icon, title, run) {
  const made = element('button', { type: 'button', class: 'sign', 'aria-label': title, title },
    iconElement(icon));
  made.addEventListener('click', run);
  return made;
}

let fieldCount = 0;

/* A control with its label, and a place for what is wrong with it. */
export function field(name, title, control, hint = null) {
  fieldCount += 1;
  const id = `field-${fieldCount}`;
  const input = control.matches('input, select, textarea') ? control
    : control.querySelector('input, select, textarea');
  input.id = id;
  const mistake = element('p', { class: 'mistake', id: `${id}-mistake`, role: 'alert' });
  const label = element('label', { for: id }, title);
  const hintId = hint ? `${id}-hint` : '';
  input.setAttribute('aria-describedby', `${hintId} ${id}-mistake`.trim());
  return element('div', { class: 'field', 'data-field': name }, label, control,
    hint ? element('p', { class: 'hint', id: hintId }, hint) : null, mistake);
}

/* Says beside the fields what is wrong with them, and goes to the first. */
export function showMistakes(form, mistakes) {
  let first = null;
  for (const box of form.querySelectorAll('[data-field]')) {
    const text = mistakes[box.dataset.field] ?? '';
    const input = box.querySelector('input, select, textarea');
    box.querySelector('.mistake').textContent = text;
    if (text) {
      input.setAttribute('aria-invalid', 'true');
      first ??= input;
    } else {
      input.removeAttribute('aria-invalid');
    }
  }
  const general = form.querySelector('.general-mistake');
  if (general) general.textContent = mistakes[''] ?? '';
  first?.focus();
}

/* What the server refused, beside the field that it names or for the whole form. */
export function showRefusal(form, refusal) {
  const text = refusalText(refusal);
  const has = refusal.field && form.querySelector(`[data-field="${CSS.escape(refusal.field)}"]`);
  showMistakes(form, { [has ? refusal.field : '']: text });
}

export function refusalText(refusal) {
  if (refusal.isGone) return words.server_gone;
  return [refusal.message || words.something_failed, refusal.remedy].filter(Boolean).join(' – ');
}

export const generalMistake = () =>
  element('p', { class: 'mistake general-mistake', role: 'alert' });
