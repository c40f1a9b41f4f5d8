/* Which transactions are selected, and the rows that say so. */

import { transactionsText } from './amounts.js';
import { book, words } from './data.js';
import { element, find } from './elements.js';
import { merchantOf, idOf, rowOf } from './book.js';
import { drawList, rowsBetween } from './list.js';
import { finishRows } from './rows.js';
import { currentView, onView } from './views.js';

const selected = new Set();
let isSelecting = false;
let lastPicked = null;
let shownView = null;

const selectionListeners = [];
export const onSelection = (listener) => selectionListeners.push(listener);
export const selectedIds = () => [...selected];
export const isSelectingRows = () => isSelecting;

/* Each row gets a box to tick, which is seen while one selects, and its merchant becomes the way to
   open it. */
function finishRow(made, row) {
  const id = idOf(row);
  const merchant = made.querySelector('.merchant');
  const opener = element('button', { type: 'button', class: 'opener' });
  opener.append(...merchant.childNodes);
  merchant.append(opener);
  const pick = element('input', { type: 'checkbox', class: 'pick',
    'aria-label': `${words.select}: ${book.names[merchantOf[row]]}` });
  pick.checked = selected.has(id);
  made.classList.toggle('picked', pick.checked);
  made.querySelector('.what').prepend(pick);
}

function markAll() {
  for (const row of find('groups').querySelectorAll('.row')) {
    const isPicked = selected.has(row.dataset.id);
    row.classList.toggle('picked', isPicked);
    row.querySelector('.pick').checked = isPicked;
  }
}

function tell() {
  find('groups').classList.toggle('selecting', isSelecting);
  drawList();
  find('select-rows').setAttribute('aria-pressed', String(isSelecting));
  for (const listener of selectionListeners) listener(selected.size);
}

export function startSelecting() {
  isSelecting = true;
  tell();
}

export function stopSelecting() {
  isSelecting = false;
  selected.clear();
  lastPicked = null;
  markAll();
  tell();
}

/** Ticks a row or takes the tick away; with `toHere`, all rows from the last one ticked. */
export function pickRow(id, toHere = false) {
  isSelecting = true;
  if (toHere && lastPicked) {
    for (const row of rowsBetween(rowOf(lastPicked), rowOf(id))) selected.add(idOf(row));
  } else if (!selected.delete(id)) {
    selected.add(id);
  }
  markAll();
  lastPicked = id;
  tell();
}

export const selectionText = () =>
  words.selected_count.replace('{1}', transactionsText(selected.size));

/* What is selected holds while the same view is shown, also anew. */
function leaveView() {
  const { scope, view, path } = currentView();
  const name = scope ? path : view;
  if (shownView !== null && shownView !== name && isSelecting) stopSelecting();
  shownView = name;
}

export function startSelection(openRow) {
  finishRows(finishRow);
  onView(leaveView);
  const toggle = element('button', { type: 'button', id: 'select-rows', 'aria-pressed': 'false' },
    words.select);
  toggle.addEventListener('click', () => (isSelecting ? stopSelecting() : startSelecting()));
  find('tools').querySelector('.main-tools').append(toggle);
  find('groups').addEventListener('click', (event) => {
    const row = event.target.closest('.row');
    if (!row || event.target.closest('a')) return;
    if (isSelecting) {
      /* The tick follows from what is selected; one of its own would be taken back. */
      const id = row.dataset.id;
      if (event.shiftKey) document.getSelection()?.removeAllRanges();
      setTimeout(() => pickRow(id, event.shiftKey));
    } else {
      openRow(row.dataset.id);
    }
  });
}
