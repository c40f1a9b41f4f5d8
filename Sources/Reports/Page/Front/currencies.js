/* Views in one currency at a time: a switch, whose choice all of them share and is remembered. */

import { memory } from './memory.js';

/* Shows what was chosen; the first where a view has no such currency. */
export function showCurrency() {
  const wanted = memory.get('currency');
  for (const view of document.querySelectorAll('.view')) {
    const parts = [...view.querySelectorAll('.currency')];
    const shown = parts.find((part) => part.dataset.currency === wanted) ?? parts[0];
    for (const part of parts) part.hidden = part !== shown;
    for (const each of view.querySelectorAll('.switch button')) {
      each.setAttribute('aria-pressed', String(each.dataset.currency === shown.dataset.currency));
    }
  }
}

/* Views are written anew where the book changes: they are listened to from outside. */
export function startCurrencies() {
  document.addEventListener('click', (event) => {
    const chosen = event.target.closest?.('.switch button');
    if (!chosen) return;
    memory.set('currency', chosen.dataset.currency);
    showCurrency();
  });
  showCurrency();
}
