/* What the keyboard does in the list, and the list of it all. */

import { words } from './data.js';
import { openDialog } from './dialogs.js';
import { element } from './elements.js';
import { moveFocus } from './moving.js';
import { openTransaction } from './panel.js';
import { signButton } from './parts.js';
import { isSelectingRows, pickRow, startSelecting, stopSelecting } from './selection.js';
import { currentView } from './views.js';

const focusedRow = () => document.activeElement?.closest?.('#groups .row') ?? null;

function showHelp() {
  const keys = [
    ['/', words.key_search], ['j', words.key_next], ['k', words.key_previous],
    ['Enter', words.key_open], ['e', words.key_category], ['x', words.key_select],
    ['Esc', words.key_close], ['?', words.key_help],
  ];
  openDialog(words.keyboard, [element('dl', { class: 'keys' }, ...keys.flatMap(([key, text]) =>
    [element('dt', {}, element('kbd', {}, key)), element('dd', {}, text)]))]);
}

const inList = {
  j: () => moveFocus(1, true),
  k: () => moveFocus(-1, true),
  e: () => focusedRow() && openTransaction(focusedRow().dataset.id, 'category'),
  x: (event) => {
    const row = focusedRow();
    if (row) pickRow(row.dataset.id, event.shiftKey);
    else startSelecting();
  },
};

export function startKeys() {
  const help = signButton('help', words.keyboard, showHelp);
  help.classList.add('help');
  document.querySelector('header.top').append(help);
  addEventListener('keydown', (event) => {
    const isTyping = event.target.matches?.('input:not([type=checkbox]), select, textarea');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey
      || document.querySelector('dialog[open]')) return;
    if (event.key === '?') {
      event.preventDefault();
      showHelp();
    } else if (event.key === 'Escape' && isSelectingRows()) {
      stopSelecting();
    } else if (currentView()?.view === 'transactions' && inList[event.key.toLowerCase()]) {
      event.preventDefault();
      inList[event.key.toLowerCase()](event);
    }
  });
}
