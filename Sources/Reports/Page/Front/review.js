/* The review: one thing at a time, most money first, by keyboard. */

import { countText } from './amounts.js';
import { getJSON, postJSON } from './api.js';
import { categoryOf, idOf, rowCount } from './book.js';
import { book, words } from './data.js';
import { closeDialog, markChanged, openDialog, sending } from './dialogs.js';
import { element, named } from './elements.js';
import { knownCategories } from './known.js';
import { noteGeneration, onFreshBook } from './live.js';
import { hideToast, showToast } from './notices.js';
import { openTransaction } from './panel.js';
import { button, field, generalMistake, refusalText, sentence, showRefusal } from './parts.js';
import { categoryPicker } from './picker.js';
import { bodyOf, headOf } from './reviewcards.js';
import { Walk } from './reviewing.js';
import { openRuleMaker } from './rulemaker.js';
import { addView } from './sections.js';
import { currentView, onView } from './views.js';

let reviewSection = null;
let walk = null;
let isBusy = false;

/* Rows by their ids: of all merchants it is asked what is open, after each step. */
let rowsById = new Map();
let rowsBook = null;

function isUncategorized(id) {
  if (rowsBook !== book) {
    rowsBook = book;
    rowsById = new Map(Array.from({ length: rowCount }, (_, row) => [idOf(row), row]));
  }
  const row = rowsById.get(id);
  return row === undefined || categoryOf[row] === 0;
}

/* Does what was decided; the next question does not wait for the book to be read anew. */
async function decide(work) {
  if (isBusy) return;
  isBusy = true;
  try {
    const answer = await work();
    walk.finish(answer.change ?? null);
    hideToast();
    await show();
    noteGeneration(answer.generation);
  } catch (refusal) {
    showToast(refusalText(refusal));
  } finally {
    isBusy = false;
  }
}

const putInCategory = (item, category) => postJSON('transactions/edit',
  { ids: walk.openIds(item), changes: { category } });

function accept(item) {
  const { pattern, category, conditions } = item.suggestion;
  const wanted = Object.fromEntries(conditions.map(({ field: name, values }) => [name, values]));
  return decide(() => postJSON('rules', { match: pattern, category, conditions: wanted }));
}

async function choose(item) {
  const picker = categoryPicker(await knownCategories(), item.suggestion?.category ?? '');
  const save = element('button', { type: 'submit', class: 'main' }, words.set);
  const form = element('form', { novalidate: '' }, field('category', words.category, picker.box),
    generalMistake(), element('div', { class: 'actions' }, save));
  const dialog = openDialog(words.review_choose, [form]);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const category = picker.path();
    if (!category) return picker.input.focus();
    try {
      let answer = null;
      await sending(form, async () => { answer = await putInCategory(item, category); });
      closeDialog(dialog);
      await decide(async () => answer);
    } catch (refusal) {
      showRefusal(form, refusal);
    }
    return undefined;
  });
  form.addEventListener('input', () => markChanged(form, true));
  picker.input.focus();
  picker.input.click();
}

const writeRule = (item) => openRuleMaker(
  { description: item.merchant, category: item.suggestion?.category ?? '' },
  { match: item.pattern, whenWritten: (answer) => decide(async () => answer) });

const decidePair = (item, same) => decide(() => postJSON('review/duplicates',
  { first: item.rows[0].id, second: item.rows[1].id, same }));
const decideLink = (item, confirm) => decide(() => postJSON('review/links',
  { out: item.link.out.id, in: item.link.in.id, confirm }));

async function undoStep() {
  const step = walk.lastStep;
  if (!step) {
    showToast(words.review_no_undo);
    return;
  }
  if (isBusy) return;
  isBusy = true;
  try {
    const answer = await postJSON('undo', step.change ? { change: step.change } : {});
    walk.takeBack();
    showToast(words.undone);
    await show();
    await noteGeneration(answer.generation);
  } catch (refusal) {
    showToast(refusalText(refusal));
  } finally {
    isBusy = false;
  }
}

/* What can be done with an item: the key, what it says, and what it does; the first is what is likely. */
function actionsOf(item) {
  switch (item.kind) {
    case 'possible-duplicate':
      return [
        ['o', item.may_be_two ? words.review_stays_one : words.review_one, () => decidePair(item, true)],
        ['k', item.may_be_two ? words.review_two : words.review_different,
          () => decidePair(item, false)],
      ];
    case 'link':
      return [['o', words.review_belong, () => decideLink(item, true)],
        ['k', words.review_apart, () => decideLink(item, false)]];
    case 'rejected-rows': return [];
    default: {
      const actions = [];
      if (item.suggestion?.category) {
        actions.push(['a', words.review_accept, () => accept(item)]);
        if (item.kind === 'merchant') {
          actions.push(['t', words.review_only,
            () => decide(() => putInCategory(item, item.suggestion.category))]);
        }
      }
      if (item.kind === 'merchant') actions.push(['c', words.review_choose, () => choose(item)]);
      const rule = item.suggestion?.category ? words.review_rule : words.make_rule;
      return [...actions, ['r', rule, () => writeRule(item)]];
    }
  }
}

const steps = () => [
  ['s', words.review_skip, () => { walk.goOn(); show(); }],
  ['b', words.review_back, () => { walk.goBack(); show(); }],
  ['u', words.undo, undoStep],
];

const keyed = ([key, title, run], mark) => {
  const made = button('', run, mark);
  made.append(element('kbd', { 'aria-hidden': 'true' }, key), title);
  made.setAttribute('aria-keyshortcuts', key);
  return made;
};

function endPart() {
  const isAll = walk.openCount === 0;
  return element('div', { class: 'empty-state' },
    element('h2', { tabindex: '-1' }, isAll ? words.review_done : words.review_skipped_all),
    element('p', {}, ...(isAll ? [words.review_done_text]
      : sentence(words.review_left, countText(walk.openCount)))),
    element('p', { class: 'review-steps' }, isAll ? null : button(words.review_from_start, load), walk.lastStep ? keyed(['u', words.undo, undoStep]) : null));
}

async function show() {
  if (!walk || currentView()?.view !== 'review') return;
  const { item } = walk;
  /* All that was told of is decided: the rest comes. */
  if (!item && walk.leftOff && walk.openCount === walk.leftOff) return load();
  if (!item) {
    reviewSection.replaceChildren(endPart());
  } else {
    const categories = await knownCategories();
    if (item !== walk.item) return undefined;
    const [kind, title] = headOf(item);
    const [first, ...others] = actionsOf(item);
    const all = walk.items.length + walk.leftOff;
    reviewSection.replaceChildren(
      element('div', { class: 'review-progress' },
        element('progress', { max: all, value: all - walk.openCount, 'aria-label': words.review }),
        element('span', { class: 'count', role: 'status' },
          ...sentence(words.review_left, countText(walk.openCount)))),
      element('article', { class: 'figure-box review-item', 'aria-labelledby': 'review-title' },
        element('p', { class: 'review-kind' }, kind),
        element('h2', { id: 'review-title', tabindex: '-1' }, named(title)),
        ...bodyOf(item, categories, openTransaction).filter(Boolean),
        element('div', { class: 'review-actions' }, first ? keyed(first, 'main') : null,
          ...others.map((each) => keyed(each)))),
      element('div', { class: 'review-steps' }, ...steps().map((each) => keyed(each, 'quiet'))));
  }
  if (!document.querySelector('dialog[open]')) reviewSection.querySelector('h2').focus({ preventScroll: true });
  return undefined;
}

async function load() {
  reviewSection.replaceChildren(element('p', { class: 'empty', role: 'status' }, words.loading));
  try {
    const { items, left_off: leftOff } = await getJSON('review');
    walk = new Walk(items, leftOff, isUncategorized);
    await show();
  } catch (refusal) {
    reviewSection.replaceChildren(element('p', { class: 'empty', role: 'alert' }, refusalText(refusal)),
      button(words.retry, load));
  }
}

function press(event) {
  const isTyping = event.target.matches?.('input, select, textarea');
  if (currentView()?.view !== 'review' || !walk || isTyping || event.ctrlKey || event.metaKey
    || event.altKey || document.querySelector('dialog[open]')) return;
  const key = { ArrowRight: 's', ArrowLeft: 'b' }[event.key] ?? event.key.toLowerCase();
  const actions = [...(walk.item ? actionsOf(walk.item) : []), ...steps()];
  const action = actions.find(([each]) => each === key);
  if (!action) return;
  event.preventDefault();
  action[2]();
}

export function startReview() {
  reviewSection = addView('review', words.review, ['months'], true);
  addEventListener('keydown', press);
  onView(({ view }) => {
    if (view !== 'review') walk = null;
    else if (!walk) load();
  });
  onFreshBook(() => {
    if (!walk) return;
    const { item, openCount } = walk;
    walk.freshen();
    if (walk.item !== item || walk.openCount !== openCount) show();
  });
}
