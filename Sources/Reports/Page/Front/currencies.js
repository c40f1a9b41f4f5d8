/* The overview in one currency: a switch, whose choice is remembered. */

import { memory } from './memory.js';

const boards = () => [...document.querySelectorAll('#overview .currency')];

/* Shows the board that was chosen; the first where the book has no such currency. */
export function showCurrency() {
  const all = boards();
  const wanted = memory.get('currency');
  const shown = all.find((board) => board.dataset.currency === wanted) ?? all[0];
  for (const board of all) board.hidden = board !== shown;
  for (const each of document.querySelectorAll('.switch button')) {
    each.setAttribute('aria-pressed', String(each.dataset.currency === shown?.dataset.currency));
  }
}

/* The overview is written anew where the book changes: it is listened to from outside. */
export function startCurrencies() {
  document.addEventListener('click', (event) => {
    const chosen = event.target.closest?.('.switch button');
    if (!chosen) return;
    memory.set('currency', chosen.dataset.currency);
    showCurrency();
  });
  showCurrency();
}
