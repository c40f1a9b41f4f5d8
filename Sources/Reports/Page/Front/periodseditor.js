/* The view of all periods: made, changed, deleted; each leads to its transactions. */

import { deleteJSON, patchJSON, postJSON, segment } from './api.js';
import { transactionsText } from './amounts.js';
import { LONGEST_NAME, changesOf, periodMistakes } from './changes.js';
import { words } from './data.js';
import { shortDate } from './dates.js';
import { closeDialog, confirmed, markChanged, openDialog, sending } from './dialogs.js';
import { element, named, target } from './elements.js';
import { forgetKnown, knownPeriods } from './known.js';
import { noteGeneration, onFreshBook } from './live.js';
import {
  button, dayOfISO, field, generalMistake, moneyColumns, refusalText, sentence, showMistakes,
  showRefusal, signButton,
} from './parts.js';
import { addView } from './sections.js';
import { offerUndo } from './undo.js';
import { currentView, onView } from './views.js';
import { showToast } from './notices.js';

let periodsSection = null;

const daysText = (period) => `${shortDate(dayOfISO(period.start))} – ${
  period.end ? shortDate(dayOfISO(period.end)) : '…'}`;

function periodItem(period) {
  return element('li', { class: 'item period', 'data-id': period.id },
    element('a', { class: 'item-name', href: target('period', period.id) }, named(period.name)),
    element('span', { class: 'days' }, daysText(period)),
    element('span', { class: 'count' }, transactionsText(period.transactions)),
    moneyColumns(period.spent),
    element('span', { class: 'item-actions' },
      signButton('edit', `${words.edit}: ${period.name}`, () => editPeriod(period)),
      signButton('remove', `${words.delete_period}: ${period.name}`, () => deletePeriod(period))));
}

async function showPeriods() {
  let periods;
  try {
    periods = await knownPeriods();
  } catch (refusal) {
    periodsSection.replaceChildren(element('p', { class: 'empty' }, refusalText(refusal)),
      button(words.retry, showPeriods));
    return;
  }
  const add = button(words.new_period, () => editPeriod(null), 'main');
  const focused = periodsSection.contains(document.activeElement)
    ? document.activeElement.getAttribute('aria-label') : null;
  if (!periods.length) {
    periodsSection.replaceChildren(element('div', { class: 'empty-state' },
      element('h3', {}, words.no_periods_yet), element('p', {}, words.periods_are), add));
  } else {
    periodsSection.replaceChildren(
      element('div', { class: 'view-tools' }, element('span', {}), add),
      element('ul', { class: 'items' }, ...periods.map(periodItem)));
  }
  if (focused) periodsSection.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
}

async function afterPeriod(answer, text, dialog) {
  if (dialog) closeDialog(dialog);
  forgetKnown();
  offerUndo(text);
  await noteGeneration(answer.generation);
}

function editPeriod(period) {
  const before = { name: period?.name ?? '', start: period?.start ?? '', end: period?.end ?? '',
    automatic: period?.automatic === false ? '' : 'yes' };
  const name = element('input', { type: 'text', autocomplete: 'off', dir: 'auto' });
  const start = element('input', { type: 'date' });
  const end = element('input', { type: 'date' });
  const inputs = { name, start, end };
  for (const [key, input] of Object.entries(inputs)) input.value = before[key];
  const automatic = element('input', { type: 'checkbox' });
  automatic.checked = before.automatic !== '';
  const save = element('button', { type: 'submit', class: 'main', disabled: '' }, words.save);
  const form = element('form', { novalidate: '' },
    field('name', words.name, name),
    element('div', { class: 'side-by-side' }, field('start', words.start, start),
      field('end', words.end, end, words.end_hint)),
    element('label', { class: 'check' }, automatic, element('span', {}, words.automatic)),
    generalMistake(), element('div', { class: 'actions' }, save));
  const dialog = openDialog(period ? words.edit_period : words.new_period, [form]);
  const now = () => ({ name: name.value, start: start.value, end: end.value,
    automatic: automatic.checked ? 'yes' : '' });
  form.addEventListener('input', () => {
    const isChanged = changesOf(before, now()) !== null;
    save.disabled = !isChanged;
    markChanged(form, isChanged);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const mistakes = periodMistakes(now());
    showMistakes(form, Object.fromEntries(Object.entries(mistakes).map(([key, word]) =>
      [key, words[word].replace('{1}', LONGEST_NAME)])));
    if (Object.keys(mistakes).length || save.disabled) return;
    const values = now();
    const body = { name: values.name.trim(), start: values.start, end: values.end || null,
      automatic: values.automatic !== '' };
    try {
      await sending(form, async () => {
        const answer = period ? await patchJSON(`periods/${segment(period.id)}`, body)
          : await postJSON('periods', body);
        await afterPeriod(answer, period ? words.saved : words.period_made, dialog);
      });
    } catch (refusal) {
      showRefusal(form, refusal);
    }
  });
  name.focus();
}

async function deletePeriod(period) {
  const title = words.delete_period_named.replace('{1}', period.name);
  if (!await confirmed(title, [sentence(words.delete_period_text,
    transactionsText(period.transactions))], words.delete_period)) return;
  try {
    await afterPeriod(await deleteJSON(`periods/${segment(period.id)}`), words.period_deleted);
  } catch (refusal) {
    showToast(refusalText(refusal));
  }
}

export function startPeriodsEditor() {
  periodsSection = addView('periods', words.periods,
    ['budgets', 'recurring', 'transactions'], true);
  onView(({ view }) => { if (view === 'periods') showPeriods(); });
  onFreshBook(() => (currentView().view === 'periods' ? showPeriods() : null));
}
