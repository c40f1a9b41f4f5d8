/* The page that the program serves: its data come from the server, and can be changed. */

import { startBulk } from './bulk.js';
import { startCategoriesEditor } from './categorieseditor.js';
import { element, find } from './elements.js';
import { startImport } from './import.js';
import { startKeys } from './keys.js';
import { followBook, loadBook } from './live.js';
import { openTransaction } from './panel.js';
import { startPeriodsEditor } from './periodseditor.js';
import { startReview } from './review.js';
import { startRules } from './ruleslist.js';
import { startSelection } from './selection.js';
import { startViews } from './views.js';

async function start() {
  try {
    await loadBook();
  } catch (refusal) {
    /* The words come with the book; the server's own are all there is. */
    const retry = element('a', { href: location.href, class: 'button' }, '\u21bb');
    retry.addEventListener('click', () => location.reload());
    find('content').replaceChildren(
      element('p', { class: 'empty', role: 'alert' }, refusal.message || document.title, ' ', retry));
    return;
  }
  startSelection(openTransaction);
  startBulk();
  startPeriodsEditor();
  startCategoriesEditor();
  startReview();
  startImport();
  startRules();
  startKeys();
  startViews();
  document.documentElement.dataset.ready = '';
  followBook();
  performance.mark('daybook-ready');
}

start();
