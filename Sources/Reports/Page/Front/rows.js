/* A line of the list as an element: a row, or the head of a group. */

import { transactionsText } from './amounts.js';
import {
  merchantOf, descriptionOf, isPending, isHidden, isTransfer, tagsOf, originalsOf, notesOf,
  categoryOf, amountOf, currencyOf, idOf, days, tints, icons, categoryPaths, cardNames, cardOf,
} from './book.js';
import { isoDate } from './calendar.js';
import { book, words } from './data.js';
import { shortDate } from './dates.js';
import { element, named, amountElement, amountElements, columnsOf, dot } from './elements.js';

/* What else becomes of each row, such as a way to open it. */
const rowFinishers = [];
export const finishRows = (finish) => rowFinishers.push(finish);
export const areOpened = () => rowFinishers.length > 0;

/* A cell of the list, which is a table for those who hear it. */
const cell = (name, ...content) => element('div', { class: name, role: 'cell' }, ...content);

function whatCell(row) {
  const merchant = book.names[merchantOf[row]];
  const description = descriptionOf[row] ? book.names[descriptionOf[row] - 1] : null;
  const marks = [
    isPending[row] ? words.pending_mark : null, isHidden(row) ? words.hidden_mark : null,
    isTransfer(row) ? words.transfer_mark : null,
  ].filter(Boolean);
  const what = cell('what', element('span', { class: 'merchant' }, named(merchant)));
  for (const mark of marks) what.append(' ', element('span', { class: 'mark' }, mark));
  for (const tag of tagsOf.has(row) ? book.tag_sets[tagsOf.get(row)] : []) {
    what.append(' ', element('span', { class: 'tag' }, named(tag)));
  }
  if (description && description !== merchant) {
    what.append(element('span', { class: 'sub' }, named(description)));
  }
  if (notesOf.has(row)) {
    what.append(element('span', { class: 'sub note-text' }, named(book.names[notesOf.get(row)])));
  }
  return what;
}

export function rowElement(row) {
  const category = categoryOf[row];
  const amount = cell('figure',
    amountElement(amountOf(row), currencyOf[row], amountOf(row) > 0 ? 'signed in' : ''));
  if (originalsOf.has(row)) {
    amount.append(element('span', { class: 'sub' },
      element('bdi', { dir: 'ltr' }, book.names[originalsOf.get(row)])));
  }
  const made = element('div',
    { class: isPending[row] ? 'row pending' : 'row', role: 'row', 'data-id': idOf(row) },
    cell('when', element('time', { datetime: isoDate(days[row]) }, shortDate(days[row]))),
    whatCell(row),
    cell('where', dot(tints[category]), element('bdi', { 'data-icon': icons[category] },
      category ? categoryPaths[category] : words.uncategorized)),
    cell('with', named(cardNames[cardOf[row]])),
    amount);
  for (const finish of rowFinishers) finish(made, row);
  return made;
}

const DEEPEST = 3;

/* The head of a group: its name opens and shuts it. Sums stand in columns, one a currency. */
export function headElement({ group, depth, isOpen }, columns) {
  const { posted, pending, count } = group.totals;
  const level = Math.min(depth, DEEPEST);
  const content = cell('group-line',
    element(`h${3 + level}`, {},
      element('button', { type: 'button', class: 'fold', 'aria-expanded': String(isOpen) },
        group.tint === undefined ? null : dot(group.tint),
        element('bdi', { 'data-icon': group.icon }, group.title))),
    ' ', element('span', { class: 'count' }, transactionsText(count)));
  content.setAttribute('aria-colspan', '5');
  if (pending.length) {
    content.append(' ', element('span', { class: 'mark pending-sums' }, words.pending, ' ',
      ...amountElements(pending, 'total', 'pending-total')));
  }
  content.append(' ',
    columnsOf(posted, 'total', 'total', columns));
  return element('div', { class: `group depth-${level}`, role: 'row',
    'data-key': String(group.key ?? '') }, content);
}

/* The names of the columns, for those who hear the list. */
export function columnsElement() {
  const titles = [words.date, words.merchant, words.category, words.card, words.amount];
  return element('div', { class: 'unseen', role: 'row', 'aria-rowindex': '1' },
    ...titles.map((title) => element('span', { role: 'columnheader' }, title)));
}
