/* One transaction: what the statement says, why it is what it is, and what one makes of it. */

import { getJSON, patchJSON, postJSON, segment } from './api.js';
import { changesOf, textOfTags } from './changes.js';
import { words } from './data.js';
import { closeDialog, markChanged, openDialog, sending } from './dialogs.js';
import { element } from './elements.js';
import { knownCategories, knownPeriods } from './known.js';
import { noteGeneration, onFreshBook } from './live.js';
import { button, field, generalMistake, refusalText, showMistakes, showRefusal } from './parts.js';
import { categoryPicker } from './picker.js';
import { openRuleMaker } from './rulemaker.js';
import {
  historyPart, originElement, relatedPart, statementPart, transactionHead,
} from './statement.js';
import { offerUndo } from './undo.js';

let open = null;

/** Opens a transaction. @param {'category' | null} at which field gets the focus */
export async function openTransaction(id, at = null) {
  if (open) closeDialog(open.dialog);
  const body = element('div', { class: 'dialog-body' });
  const dialog = openDialog(words.loading, [body],
    { kind: 'side', row: id, onClose: () => { if (open?.dialog === dialog) open = null; } });
  open = { dialog, body, id };
  await fillPanel(at);
}

async function fillPanel(at = null) {
  const { dialog, body, id } = open;
  try {
    const [transaction, categories, periods] = await Promise.all(
      [getJSON(`transactions/${segment(id)}`), knownCategories(), knownPeriods()]);
    const { possible_duplicate_of: double } = transaction;
    const duplicate = double
      ? await getJSON(`transactions/${segment(double)}`).catch(() => ({ id: double })) : null;
    if (open?.dialog !== dialog) return;
    const title = dialog.querySelector('h2');
    title.replaceChildren(element('bdi', {}, transaction.payee ?? transaction.description));
    const scroll = body.scrollTop;
    const form = editForm(transaction, categories, periods);
    body.replaceChildren(transactionHead(transaction), form,
      ...[relatedPart(transaction, duplicate, openTransaction), statementPart(transaction),
        historyPart(transaction)].filter(Boolean));
    body.scrollTop = scroll;
    const { activeElement: focused } = document;
    if (at === 'category') form.querySelector('[data-field=category] input').focus();
    else if (!dialog.contains(focused) || focused === dialog) title.focus();
  } catch (refusal) {
    if (open?.dialog !== dialog) return;
    dialog.querySelector('h2').textContent = words.transaction;
    body.replaceChildren(element('p', { class: 'empty' }, refusalText(refusal)),
      button(words.retry, () => fillPanel(at)));
  }
}

/* Going back leaves the transaction, as it leaves the view below it. */
addEventListener('hashchange', () => {
  if (open && !open.dialog.querySelector('form[data-changed]')) closeDialog(open.dialog);
});

/* Shows an open transaction anew, unless something is being changed in it. */
onFreshBook(async () => {
  if (open && !open.dialog.querySelector('form[data-changed]')) await fillPanel();
});

/* A period that a rule only names is a choice too. */
function periodSelect(periods, value) {
  const names = [...new Set([...periods.map((period) => period.name), value].filter(Boolean))];
  const select = element('select', {}, element('option', { value: '' }, words.no_period),
    ...names.map((name) => element('option', { value: name }, name)));
  select.value = value;
  return select;
}

function editForm(transaction, categories, periods) {
  const before = {
    category: transaction.category ?? '', payee: transaction.payee ?? '',
    period: transaction.period ?? '', tags: textOfTags(transaction.tags),
    note: transaction.note ?? '',
  };
  const picker = categoryPicker(categories, before.category);
  const payee = element('input', { type: 'text', autocomplete: 'off', dir: 'auto',
    placeholder: transaction.description });
  payee.value = before.payee;
  const period = periodSelect(periods, before.period);
  const tags = element('input', { type: 'text', autocomplete: 'off', dir: 'auto' });
  tags.value = before.tags;
  const note = element('textarea', { rows: '2', dir: 'auto' });
  note.value = before.note;
  const save = element('button', { type: 'submit', class: 'main', disabled: '' }, words.save);
  const byDate = transaction.periods.filter((each) => each.name !== before.period);
  const form = element('form', { class: 'edit part', novalidate: '', autocomplete: 'off' },
    field('category', words.category, picker.box),
    element('p', { class: 'why' }, originElement(transaction.category_from), ' ',
      ...whyActions(transaction, picker)),
    field('payee', words.payee, payee, words.payee_hint),
    field('tags', words.tags, tags, words.tags_hint),
    field('period', words.period, period, byDate.length
      ? `${words.by_its_date} ${byDate.map((each) => each.name).join(', ')}` : null),
    field('note', words.note, note),
    generalMistake(),
    element('div', { class: 'actions' }, save));

  const now = () => ({ category: picker.path(), payee: payee.value, period: period.value,
    tags: tags.value, note: note.value });
  const notice = () => {
    const isChanged = changesOf(before, now()) !== null;
    save.disabled = !isChanged;
    markChanged(form, isChanged);
  };
  form.addEventListener('input', notice);
  form.addEventListener('change', notice);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const changes = changesOf(before, now());
    if (!changes || save.disabled) return;
    showMistakes(form, {});
    const mayNeed = changes.category && picker.isNew() ? changes.category : null;
    if (changes.category === '') {
      delete changes.category;
      changes.clear = ['category'];
    }
    try {
      let answer = null;
      const undos = [null];
      await sending(form, async () => {
        if (mayNeed) undos.push((await postJSON('categories', { path: mayNeed })).change);
        answer = await patchJSON(`transactions/${segment(transaction.id)}`, changes);
        markChanged(form, false);
      });
      await afterChange(answer, undos);
    } catch (refusal) {
      showRefusal(form, refusal);
    }
  });
  return form;
}

async function afterChange(answer, undos) {
  offerUndo(words.saved, undos);
  await noteGeneration(answer.generation);
}

function whyActions(transaction, picker) {
  const actions = [];
  if (transaction.category_from?.by === 'person') {
    actions.push(button(words.let_rules_decide, async (event) => {
      const form = event.target.closest('form');
      try {
        const answer = await patchJSON(`transactions/${segment(transaction.id)}`,
          { clear: ['category'] });
        await afterChange(answer);
      } catch (refusal) {
        showRefusal(form, refusal);
      }
    }, 'plain'));
  }
  /* Of what stands in the form, saved or not. */
  actions.push(button(words.make_rule,
    () => openRuleMaker({ ...transaction, category: picker.path() }), 'plain'));
  return actions;
}
