/* The list: groups and rows, made as far as they are looked at. */

import { transactionsText } from './amounts.js';
import {
  merchantOf, descriptionOf, isPending, isHidden, isTransfer, tagsOf, originalsOf, notesOf,
  categoryOf, amountOf, currencyOf, idOf, days, tints, icons, categoryPaths, cardNames, cardOf,
  rowCount,
} from './book.js';
import { isoDate } from './calendar.js';
import { book, words } from './data.js';
import { shortDate } from './dates.js';
import { element, named, amountElement, dot, amountElements } from './elements.js';
import { grouped } from './groups.js';

const ROWS_AT_ONCE = 100;

/* What else becomes of each row, such as a way to open it. */
const rowFinishers = [];
export const finishRows = (finish) => rowFinishers.push(finish);

function rowElement(row, grouping) {
  const merchant = book.names[merchantOf[row]];
  const description = descriptionOf[row] ? book.names[descriptionOf[row] - 1] : null;
  const marks = [
    isPending[row] ? words.pendingMark : null, isHidden(row) ? words.hiddenMark : null,
    isTransfer(row) ? words.transferMark : null,
  ].filter(Boolean);
  const tags = tagsOf.has(row) ? book.tagSets[tagsOf.get(row)] : [];
  const original = originalsOf.has(row) ? book.names[originalsOf.get(row)] : null;
  const what = element('td', { class: 'what' }, element('span', { class: 'merchant' },
    named(merchant)));
  for (const mark of marks) what.append(' ', element('span', { class: 'mark' }, mark));
  for (const tag of tags) what.append(' ', element('span', { class: 'tag' }, named(tag)));
  if (description && description !== merchant) {
    what.append(element('span', { class: 'sub' }, named(description)));
  }
  if (notesOf.has(row)) {
    what.append(element('span', { class: 'sub note-text' }, named(book.names[notesOf.get(row)])));
  }
  const category = categoryOf[row];
  const amount = element('td', { class: 'figure' },
    amountElement(amountOf(row), currencyOf[row], amountOf(row) > 0 ? 'signed in' : ''));
  if (original) {
    amount.append(element('span', { class: 'sub' }, element('bdi', { dir: 'ltr' }, original)));
  }
  const made = element('tr', { class: isPending[row] ? 'pending' : null, 'data-id': idOf(row) },
    element('td', { class: 'when' },
      element('time', { datetime: isoDate(days[row]) }, shortDate(days[row]))),
    what,
    element('td', { class: 'where' }, dot(tints[category]),
      element('bdi', { 'data-icon': icons[category] },
        category ? categoryPaths[category] : words.uncategorized)),
    element('td', { class: 'with' }, named(cardNames[cardOf[row]])),
    amount);
  for (const finish of rowFinishers) finish(made, row);
  return made;
}

/* A table that grows as its end comes into sight. */
function rowTable(group, grouping) {
  const body = element('tbody');
  const head = element('thead', {}, element('tr', {},
    ...[['when', words.date], ['what', words.merchant], ['where', words.category],
      ['with', words.card], ['figure', words.amount]].map(([name, title]) =>
      element('th', { scope: 'col', class: name }, title))));
  const table = element('table', { class: `rows by-${grouping}` },
    element('caption', {}, group.title), head, body);
  const box = element('div', {}, table);
  growing(box, group.rows.length, (start) => {
    const end = Math.min(group.rows.length, start + ROWS_AT_ONCE);
    for (let place = start; place < end; place += 1) {
      body.append(rowElement(group.rows[place], grouping));
    }
    return end;
  });
  return box;
}

/* Calls `add` with how far it came, now and each time when the end comes into sight. */
const sight = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) entry.target.click();
}, { rootMargin: '600px' });

function growing(box, count, add) {
  let done = add(0);
  if (done >= count) return;
  const more = element('button', { type: 'button', class: 'more' }, words.showMore);
  more.addEventListener('click', () => {
    done = add(done);
    if (done >= count) {
      sight.unobserve(more);
      more.remove();
    } else {
      /* Still in sight: look again once what was added is laid out. */
      sight.unobserve(more);
      sight.observe(more);
    }
  });
  box.append(more);
  sight.observe(more);
}

function groupElement(group, grouping, isOpen) {
  const { posted, pending, count } = group.totals;
  const summary = element('summary', {},
    group.tint === undefined ? null : dot(group.tint),
    element('h3', {}, element('bdi', { 'data-icon': group.icon }, group.title)), ' ',
    element('span', { class: 'count' }, transactionsText(count)), ' ',
    element('span', { class: 'sums' }, ...amountElements(posted, 'total', 'total')));
  if (pending.size) {
    summary.append(' ', element('span', { class: 'mark pending-sums' }, words.pending, ' ',
      ...amountElements(pending, 'total', 'pending-total')));
  }
  const box = element('details', { class: 'group', 'data-key': String(group.key ?? '') },
    summary);
  let isFilled = false;
  const fill = () => {
    if (isFilled) return;
    isFilled = true;
    for (const child of group.children) box.append(groupElement(child, grouping, false));
    if (group.rows.length) box.append(rowTable(group, grouping));
  };
  box.addEventListener('toggle', () => box.open && fill());
  if (isOpen) {
    box.open = true;
    fill();
  }
  return box;
}

const timeGroupings = new Set(['date', 'week', 'month', 'quarter', 'year', 'none']);

/* Groups of time stand open, one after the other; of others, one opens what one looks for. */
export function showGroups(place, rows, grouping) {
  sight.disconnect();
  place.replaceChildren();
  if (!rows.length) {
    place.append(element('p', { class: 'empty' },
      rowCount || !words.noTransactionsYet ? words.nothingFound : words.noTransactionsYet));
    return;
  }
  const groups = grouped(rows, grouping);
  const isOpen = timeGroupings.has(grouping) || groups.length === 1 || rows.length <= 30;
  const list = element('div', { class: 'group-list' });
  place.append(list);
  growing(place, groups.length, (start) => {
    let end = start;
    let made = 0;
    while (end < groups.length && made < ROWS_AT_ONCE) {
      list.append(groupElement(groups[end], grouping, isOpen));
      made += isOpen ? Math.min(groups[end].rows.length, ROWS_AT_ONCE) + 1 : 1;
      end += 1;
    }
    return end;
  });
}
