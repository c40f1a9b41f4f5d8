/* A rule made of a transaction: what it would match and change is seen before it is written. */

import { transactionsText } from './amounts.js';
import { postJSON } from './api.js';
import { words } from './data.js';
import { closeDialog, markChanged, openDialog, sending } from './dialogs.js';
import { element, named } from './elements.js';
import { knownCategories } from './known.js';
import { noteGeneration } from './live.js';
import { matchOf } from './merchants.js';
import {
  dateElement, field, generalMistake, moneyElement, sentence, showMistakes, showRefusal,
} from './parts.js';
import { categoryPicker } from './picker.js';
import { offerUndo } from './undo.js';

const TYPING_PAUSE = 300;

/* What a change of rules moves. */
export function changesTable(preview) {
  if (!preview.changes.length) return element('p', { class: 'empty' }, words.rule_changes_nothing);
  const body = element('tbody', {}, ...preview.changes.map((change) => element('tr', {},
    element('td', { class: 'when' }, dateElement(change.date)),
    element('td', {}, named(change.merchant)),
    element('td', {}, named(change.from ?? words.uncategorized), ' → ',
      named(change.to ?? words.uncategorized)),
    element('td', { class: 'figure' }, moneyElement(change.amount, change.currency)))));
  return element('div', { class: 'scroller' },
    element('table', {}, element('caption', {}, words.rule_would_change), body));
}

function previewElements(preview) {
  return [
    element('p', { class: 'sum', role: 'status' }, ...sentence(words.rule_matches,
      transactionsText(preview.matches), transactionsText(preview.changed))),
    element('p', { class: 'note' }, element('span', { class: 'path', dir: 'ltr' }, preview.file)),
    element('pre', { dir: 'ltr', tabindex: '0' }, preview.rule.trimEnd()),
    changesTable(preview),
    ...(preview.changed > preview.changes.length
      ? [element('p', { class: 'note' }, ...sentence(words.first_only, preview.changes.length))]
      : []),
  ];
}

async function offer(answer) {
  offerUndo(words.rule_written.replace('{1}', `${answer.file}:${answer.line}`), [answer.change]);
  await noteGeneration(answer.generation);
}

/**
 * Opens the form of a rule for what a transaction shows.
 * @param {{description: string, category: string | null}} transaction
 * @param {{match?: string, whenWritten?: (answer: object) => Promise}} how
 */
export async function openRuleMaker(transaction, { match: known = null, whenWritten = offer } = {}) {
  let categories;
  try { categories = await knownCategories(); } catch { return; }
  const match = element('input', { type: 'text', autocomplete: 'off', spellcheck: 'false',
    dir: 'auto' });
  match.value = known ?? matchOf(transaction.description);
  const picker = categoryPicker(categories, transaction.category ?? '');
  const write = element('button', { type: 'submit', class: 'main', disabled: '' }, words.write_rule);
  const place = element('div', { class: 'preview' });
  const form = element('form', { novalidate: '' },
    field('match', words.rule_match, match, words.rule_match_hint),
    field('category', words.category, picker.box), place, generalMistake(),
    element('div', { class: 'actions' }, write));
  const dialog = openDialog(words.make_rule, [form], { kind: 'box wide' });
  let asked = 0;
  let timer = 0;

  const body = () => ({ match: match.value.trim(), category: picker.path(), declare: picker.isNew() });
  async function preview() {
    const wanted = body();
    write.disabled = true;
    if (!wanted.match || !wanted.category) {
      place.replaceChildren(element('p', { class: 'empty' }, words.rule_needs_both));
      return;
    }
    asked += 1;
    const number = asked;
    if (!place.children.length) {
      place.append(element('p', { class: 'empty', role: 'status' }, words.loading));
    }
    try {
      const answer = await postJSON('rules/preview', wanted);
      if (number !== asked) return;
      showMistakes(form, {});
      place.replaceChildren(...previewElements(answer));
      write.disabled = false;
    } catch (refusal) {
      if (number !== asked) return;
      place.replaceChildren();
      showRefusal(form, refusal);
    }
  }
  const later = () => {
    write.disabled = true;
    clearTimeout(timer);
    timer = setTimeout(preview, TYPING_PAUSE);
  };
  form.addEventListener('input', () => {
    markChanged(form, true);
    later();
  });
  form.addEventListener('change', later);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (write.disabled) return;
    try {
      let answer = null;
      await sending(form, async () => { answer = await postJSON('rules', body()); });
      closeDialog(dialog);
      await whenWritten(answer);
    } catch (refusal) {
      showRefusal(form, refusal);
    }
  });
  match.focus();
  await preview();
}
