/* What the statement says of a transaction, and what else is known of it. */

import { words } from './data.js';
import { element, named } from './elements.js';
import { cardTitle, dateElement, moneyElement, sentence } from './parts.js';

const pair = (title, ...content) =>
  [element('dt', {}, title), element('dd', {}, ...content)];

/* The head of the panel: what it was, in large. */
export function transactionHead(transaction) {
  const { amount, currency, status, hidden, transfer, card } = transaction;
  const marks = [status === 'pending' && words.pending_mark, hidden && words.hidden_mark,
    transfer && words.transfer_mark].filter(Boolean)
    .flatMap((mark) => [' ', element('span', { class: 'mark' }, mark)]);
  return element('div', { class: 'transaction-head' },
    element('p', { class: 'large' }, moneyElement(amount, currency,
      amount.startsWith('-') ? '' : 'in')),
    element('p', { class: 'under' }, dateElement(transaction.date), ' · ',
      named(cardTitle(card)), ...marks));
}

function rowsOf(transaction) {
  return transaction.rows.map((row) => element('details', { class: 'record' },
    element('summary', {}, element('span', { class: 'path', dir: 'ltr' },
      `${row.file}:${row.line}`), ' ',
    element('span', { class: 'count' }, row.status === 'pending' ? words.pending_mark : '')),
    row.raw === null ? element('p', { class: 'note' }, words.no_record)
      : element('pre', { dir: 'ltr', tabindex: '0' }, row.raw)));
}

/* What stands in the statements. */
export function statementPart(transaction) {
  const { description, memo, original_amount: original, purchased, posted, charged } = transaction;
  const list = element('dl', { class: 'facts' },
    ...pair(words.original_text, named(description)),
    ...(memo && memo !== description ? pair(words.memo, named(memo)) : []),
    ...(original ? pair(words.original_amount,
      moneyElement(original, transaction.original_currency)) : []),
    ...(purchased && purchased !== transaction.date
      ? pair(words.purchased_on, dateElement(purchased)) : []),
    ...(posted && posted !== transaction.date ? pair(words.posted_on, dateElement(posted)) : []),
    ...(charged ? pair(words.charged_on, dateElement(charged)) : []));
  return element('section', { class: 'part' }, element('h3', {}, words.from_statement), list,
    ...rowsOf(transaction));
}

/* Who decided something: a rule with its place, a person, a link, or nobody. */
export function originElement(from) {
  switch (from?.by) {
    case 'rule': {
      const place = element('span', { class: 'path', dir: 'ltr' },
        `${from.file}${from.line ? `:${from.line}` : ''}`);
      return element('span', {}, ...sentence(words.by_rule, place),
        ...(from.name ? [' ', named(from.name)] : []));
    }
    case 'person': return element('span', {}, words.by_you);
    case 'link': return element('span', {}, words.by_link);
    default: return element('span', {}, words.by_nobody);
  }
}

/* Another transaction, as a way to it. */
function otherElement(other, open) {
  const made = element('button', { type: 'button', class: 'other' },
    element('span', { class: 'merchant' }, named(other.description ?? other.id.slice(0, 8))));
  if (other.date) {
    made.append(element('span', { class: 'count' }, dateElement(other.date), ' · ',
      named(cardTitle(other.card))), moneyElement(other.amount, other.currency));
  }
  made.addEventListener('click', () => open(other.id));
  return made;
}

/* Possible duplicates, and what is linked with it, such as the other side of a transfer. */
export function relatedPart(transaction, duplicate, open) {
  const parts = [];
  if (duplicate) {
    parts.push(element('h4', {}, words.possible_duplicate_of), otherElement(duplicate, open));
  }
  for (const link of transaction.links) {
    const other = link.out.id === transaction.id ? link.in : link.out;
    const title = link.state === 'proposed' ? words.maybe_linked_with : words.linked_with;
    parts.push(element('h4', {}, title), otherElement(other, open));
    if (link.evidence.length) {
      const reasons = link.evidence.map((each) => each.words).join('; ');
      parts.push(element('p', { class: 'note' }, named(reasons)));
    }
  }
  return parts.length ? element('section', { class: 'part' }, ...parts) : null;
}

/* What people changed, the newest last. */
export function historyPart(transaction) {
  if (!transaction.edits.length) return null;
  return element('details', { class: 'part history' },
    element('summary', {}, element('h3', {}, words.history)),
    element('ol', {}, ...transaction.edits.map((edit) => element('li', {},
      dateElement(edit.time.slice(0, 10)), ' · ', named(edit.changes.join('; '))))));
}
