/* The bar below a list in which rows are selected: one change for all of them. */

import { postJSON } from './api.js';
import { tagsOfText } from './changes.js';
import { transactionsText } from './amounts.js';
import { words } from './data.js';
import { element } from './elements.js';
import { knownCategories, knownPeriods } from './known.js';
import { noteGeneration, onFreshBook } from './live.js';
import { showToast } from './notices.js';
import { button, refusalText } from './parts.js';
import { categoryPicker } from './picker.js';
import {
  isSelectingRows, onSelection, selectedIds, selectionText, stopSelecting,
} from './selection.js';
import { offerUndo } from './undo.js';

let bar = null;
let barCount = null;

async function change(changes, undos = [null]) {
  const ids = selectedIds();
  if (!ids.length) return;
  bar.setAttribute('aria-busy', 'true');
  try {
    const answer = await postJSON('transactions/edit', { ids, changes });
    stopSelecting();
    offerUndo(words.changed_count.replace('{1}', transactionsText(answer.changed)), undos);
    await noteGeneration(answer.generation);
  } catch (refusal) {
    showToast(refusalText(refusal));
  } finally {
    bar?.removeAttribute('aria-busy');
  }
}

/* A control that does something with a button beside it. */
function action(title, control, ...buttons) {
  const input = control.matches('input, select') ? control : control.querySelector('input');
  input.setAttribute('aria-label', title);
  return element('div', { class: 'bulk-action' }, control, ...buttons);
}

async function makeBar() {
  const [categories, periods] = await Promise.all([knownCategories(), knownPeriods()]);
  const picker = categoryPicker(categories, '');
  picker.input.placeholder = words.category;
  const setCategory = async () => {
    const path = picker.path();
    if (!path) return picker.input.focus();
    const undos = [null];
    try {
      if (picker.isNew()) undos.push((await postJSON('categories', { path })).change);
    } catch (refusal) {
      return showToast(refusalText(refusal));
    }
    return change({ category: path }, undos);
  };
  const tag = element('input', { type: 'text', autocomplete: 'off', dir: 'auto',
    placeholder: words.tags, size: '10' });
  const withTags = (name) => () => {
    const tags = tagsOfText(tag.value);
    if (tags.length) change({ [name]: tags });
    else tag.focus();
  };
  const period = element('select', {}, element('option', { value: '' }, words.period),
    ...periods.map((each) => element('option', { value: `=${each.name}` }, each.name)),
    element('option', { value: '=' }, words.no_period));
  const setPeriod = () => (period.value ? change({ period: period.value.slice(1) })
    : period.focus());
  barCount = element('strong', { role: 'status' }, selectionText());
  return element('div', { class: 'bulk', role: 'group', 'aria-label': words.selection },
    barCount,
    action(words.category, picker.box, button(words.set, setCategory, 'set-category')),
    action(words.tags, tag, button(words.add, withTags('add_tags'), 'add-tags'),
      button(words.remove, withTags('remove_tags'), 'remove-tags')),
    action(words.period, period, button(words.set, setPeriod, 'set-period')),
    button(words.done, stopSelecting, 'done'));
}

async function showBulk() {
  if (!isSelectingRows()) {
    bar?.remove();
    bar = null;
    return;
  }
  if (!bar) {
    /* Only one is made, however many ticks come while it is. */
    bar = element('div');
    let made;
    try {
      made = await makeBar();
    } catch (refusal) {
      bar = null;
      showToast(refusalText(refusal));
      return;
    }
    if (!isSelectingRows()) {
      bar = null;
      return;
    }
    bar = made;
    document.body.append(bar);
  }
  if (barCount) barCount.textContent = selectionText();
  const isEmpty = !selectedIds().length;
  for (const each of bar.querySelectorAll('.bulk-action button')) each.disabled = isEmpty;
}

export function startBulk() {
  onSelection(showBulk);
  /* Categories and periods may be others. */
  onFreshBook(async () => {
    if (!bar || bar.contains(document.activeElement)) return;
    bar.remove();
    bar = null;
    await showBulk();
  });
}
