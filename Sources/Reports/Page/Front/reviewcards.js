/* What is asked in a review, as it is shown. */

import { countText, share, transactionsText } from './amounts.js';
import { words } from './data.js';
import { element, named } from './elements.js';
import { button, cardTitle, dateElement, inOrder, moneyElement, sentence } from './parts.js';
import { categoryMark } from './picker.js';

const SHOWN_REJECTED = 8;

const income = (amount) => (amount.startsWith('-') ? '' : 'in');

function sums(item) {
  return element('p', { class: 'review-sums' },
    element('span', { class: 'count' }, transactionsText(item.transactions)), ' ',
    ...inOrder(item.money).map(({ amount, currency }) => moneyElement(amount, currency)));
}

function rowLine(row, open) {
  const opener = button('', () => open(row.id), 'opener');
  opener.append(named(row.description));
  return element('tr', {}, element('td', { class: 'when' }, dateElement(row.date)),
    element('td', { class: 'who' }, opener),
    element('td', { class: 'count' }, named(cardTitle(row.card))),
    element('td', { class: 'figure' }, moneyElement(row.amount, row.currency, income(row.amount))));
}

function rowsTable(item, open) {
  if (!item.rows.length) return null;
  const more = item.transactions - item.rows.length;
  return element('div', { class: 'review-rows' },
    element('table', {}, element('caption', {}, words.transactions),
      element('tbody', {}, ...item.rows.map((row) => rowLine(row, open)))),
    more > 0 ? element('p', { class: 'note' }, ...sentence(words.review_more, countText(more))) : null);
}

function suggestionPart(suggestion, categories) {
  if (!suggestion?.category) {
    return element('p', { class: 'remark' }, words.review_unknown);
  }
  const category = categories.find((each) => each.path === suggestion.category)
    ?? { path: suggestion.category };
  const conditions = suggestion.conditions
    .map(({ field, values }) => `${field}: ${values.join(', ')}`);
  return element('div', { class: 'suggestion' },
    element('p', { class: 'suggested' }, categoryMark(category), ' ', named(suggestion.category)),
    element('p', { class: 'note' }, ...sentence(words.review_suggested,
      share(suggestion.confidence_permille, 1000))),
    element('p', { class: 'path', dir: 'ltr' }, [suggestion.pattern, ...conditions].join(' · ')),
    element('p', { class: 'note' }, ...sentence(words.review_matches,
      transactionsText(suggestion.matches), countText(suggestion.agreements),
      countText(suggestion.contradictions))));
}

/* One of two transactions that are held against each other. */
function side(row, title, open) {
  const opener = button('', () => open(row.id), 'opener');
  opener.append(named(row.description));
  return element('section', { class: 'figure-box review-side' },
    title ? element('h3', {}, title) : null,
    element('p', { class: 'large' }, moneyElement(row.amount, row.currency, income(row.amount))),
    element('p', {}, opener),
    element('p', { class: 'note' }, dateElement(row.date), ' · ', named(cardTitle(row.card))),
    ...(row.files ?? []).map((file) => element('p', { class: 'path', dir: 'ltr' }, file)),
    row.category ? element('p', { class: 'note' }, named(row.category)) : null);
}

const sides = (...all) => element('div', { class: 'review-sides' }, ...all);

function rejectedRows(item) {
  return element('ol', { class: 'review-rejected' }, ...item.rejected.slice(0, SHOWN_REJECTED)
    .map((row) => element('li', {}, element('span', { class: 'path', dir: 'ltr' },
      `${item.merchant}:${row.line}`), element('p', { class: 'note' }, named(row.reason)),
    element('pre', { dir: 'ltr', tabindex: '0' }, row.text))));
}

/* What stands above: of what kind the question is, and what it is about. */
export function headOf(item) {
  switch (item.kind) {
    case 'possible-duplicate':
      return [item.may_be_two ? words.review_may_be_two : words.review_pair, item.merchant];
    case 'link': return [words.review_link, item.link.out.description];
    case 'rejected-rows': return [words.review_rejected, item.merchant];
    case 'rule': return [words.review_rule_for, item.merchant];
    default: return [words.uncategorized, item.merchant];
  }
}

/* All that is known for an answer. */
export function bodyOf(item, categories, open) {
  switch (item.kind) {
    case 'possible-duplicate': return [sides(...item.rows.map((row) => side(row, null, open)))];
    case 'link':
      return [sides(side(item.link.out, words.review_from, open),
        side(item.link.in, words.review_into, open)),
      element('p', { class: 'note' },
        named(item.link.evidence.map((each) => each.words).join('; ')))];
    case 'rejected-rows': return [rejectedRows(item)];
    default:
      return [sums(item), suggestionPart(item.suggestion, categories), rowsTable(item, open)];
  }
}
