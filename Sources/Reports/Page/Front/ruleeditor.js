/* One rule: its lines, what another text would change before it is written, and taking it away. */

import { transactionsText } from './amounts.js';
import { postJSON } from './api.js';
import { words } from './data.js';
import { closeDialog, markChanged, openDialog, sending } from './dialogs.js';
import { element, named } from './elements.js';
import { noteGeneration } from './live.js';
import { openTransaction } from './panel.js';
import {
  button, dateElement, field, generalMistake, moneyElement, sentence, showMistakes, showRefusal,
} from './parts.js';
import { changesTable } from './rulemaker.js';
import { offerUndo } from './undo.js';

const PREVIEW_PAUSE = 400;

const placeOf = (rule) => ({ file: rule.file, line: String(rule.line) });

function decidedPart(rule) {
  const body = element('div', { class: 'scroller', tabindex: '0' });
  const part = element('details', { class: 'part' },
    element('summary', {}, words.rules_decided_title, ' ',
      element('span', { class: 'count' }, transactionsText(rule.decides))), body);
  part.addEventListener('toggle', async () => {
    if (!part.open || body.children.length) return;
    const rows = await postJSON('rules/decided', placeOf(rule)).catch(() => []);
    body.replaceChildren(element('table', {}, element('caption', {}, words.rules_decided_title),
      element('tbody', {}, ...rows.map((row) => {
        const opener = button('', () => openTransaction(row.id), 'opener');
        opener.append(named(row.description));
        return element('tr', {}, element('td', {}, dateElement(row.date)), element('td', {}, opener),
          element('td', {}, named(row.category ?? '')),
          element('td', { class: 'figure' }, moneyElement(row.amount, row.currency)));
      }))));
  });
  return part;
}

function nearPart(rule) {
  return element('details', { class: 'part', open: '' }, element('summary', {}, words.rules_near_title),
    element('ul', { class: 'near' }, ...rule.near.map((each) => element('li', {},
      named(each.description), ' ', element('span', { class: 'count' },
        transactionsText(each.transactions)), element('span', { class: 'sums' },
        ...each.money.map(({ amount, currency }) => moneyElement(amount, currency)))))));
}

/* Each mistake under the line it is in, with a sign below its place. */
function mistakeLines(mistakes, rule, text) {
  const lines = text.split('\n');
  return mistakes.map((mistake) => {
    const own = mistake.file === rule.file && mistake.line ? lines[mistake.line - rule.line] : undefined;
    const indent = Math.max(0, (mistake.column ?? 1) - 1 - rule.indentation);
    return element('div', { class: 'rule-mistake' },
      element('p', { class: 'mistake' }, named(mistake.message)),
      own === undefined ? null
        : element('pre', { dir: 'ltr' }, `${own}\n${' '.repeat(Math.min(indent, own.length))}^`),
      mistake.remedy ? element('p', { class: 'note' }, named(mistake.remedy)) : null);
  });
}

function shiftsPart(shifts) {
  if (!shifts.length) return null;
  const part = element('details', {}, element('summary', {}, words.rules_shifts));
  part.addEventListener('toggle', () => {
    if (!part.open || part.children.length > 1) return;
    part.append(element('div', { class: 'scroller', tabindex: '0' }, element('table', {},
      element('caption', {}, words.rules_shifts), element('tbody', {}, ...shifts.map((each) =>
        element('tr', {}, element('td', {}, each.month),
          element('td', {}, named(each.category ?? words.uncategorized)),
          element('td', { class: 'figure' }, moneyElement(each.before, each.currency)),
          element('td', { class: 'figure' }, moneyElement(each.after, each.currency))))))));
  });
  return part;
}

export function openRule(rule) {
  const near = rule.near.length ? nearPart(rule) : null;
  const decided = rule.decides ? decidedPart(rule) : null;
  const where = element('p', { class: 'path', dir: 'ltr' }, `${rule.file}:${rule.line}`);
  if (rule.text === null) {
    openDialog(rule.title, [where, element('p', {}, words.rules_by_hand), near ?? '', decided ?? ''],
      { kind: 'box wide' });
    return;
  }
  const area = element('textarea', { spellcheck: 'false', dir: 'auto', class: 'rule-lines',
    rows: String(Math.min(14, rule.text.split('\n').length + 1)) });
  area.value = rule.text;
  const preview = element('div', { class: 'preview', 'aria-live': 'polite' });
  const save = element('button', { type: 'submit', class: 'main', disabled: '' }, words.save);
  const remove = button(words.rules_remove, () => ask(''), 'danger');
  const form = element('form', { novalidate: '' }, where, field('text', words.rules_edit, area), preview,
    generalMistake(), element('div', { class: 'actions' }, remove, save), near, decided);
  const dialog = openDialog(rule.title, [form], { kind: 'box wide' });
  let asked = 0;
  let timer = 0;
  let wanted = null;

  async function ask(text) {
    clearTimeout(timer);
    asked += 1;
    const number = asked;
    wanted = null;
    save.disabled = true;
    showMistakes(form, {});
    try {
      const answer = await postJSON('rules/change/preview', { ...placeOf(rule), old: rule.text, text });
      if (number !== asked) return;
      wanted = text;
      save.disabled = false;
      save.textContent = text ? words.save : words.rules_remove;
      save.classList.toggle('danger', !text);
      preview.replaceChildren(...[
        text ? null : element('p', {}, words.rules_would_remove),
        element('p', { class: 'sum', role: 'status' },
          ...sentence(words.rules_changes, transactionsText(answer.changed))),
        changesTable(answer), shiftsPart(answer.shifts)].filter(Boolean));
    } catch (refusal) {
      if (number !== asked) return;
      if (refusal.mistakes) preview.replaceChildren(...mistakeLines(refusal.mistakes, rule, text));
      else showRefusal(form, refusal);
    }
  }
  area.addEventListener('input', () => {
    markChanged(form, area.value !== rule.text);
    save.disabled = true;
    clearTimeout(timer);
    if (area.value === rule.text) preview.replaceChildren();
    else timer = setTimeout(() => ask(area.value), PREVIEW_PAUSE);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (wanted === null) return;
    try {
      let answer = null;
      await sending(form, async () => {
        answer = await postJSON('rules/change', { ...placeOf(rule), old: rule.text, text: wanted });
      });
      const done = wanted ? words.rules_changed : words.rules_removed;
      closeDialog(dialog);
      offerUndo(done, [answer.change]);
      await noteGeneration(answer.generation);
    } catch (refusal) {
      showRefusal(form, refusal);
    }
  });
}
