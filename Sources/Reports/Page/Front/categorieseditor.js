/* The view of all categories: added, renamed, given an icon and a colour, removed. */

import { deleteJSON, patchJSON, postJSON } from './api.js';
import { transactionsText } from './amounts.js';
import { LONGEST_NAME } from './changes.js';
import { lastOf } from './choices.js';
import { colorChooser } from './colors.js';
import { words } from './data.js';
import { closeDialog, confirmed, markChanged, openDialog, sending } from './dialogs.js';
import { element, find, named, target } from './elements.js';
import { forgetKnown, knownCategories } from './known.js';
import { noteGeneration, onFreshBook } from './live.js';
import { showToast } from './notices.js';
import {
  button, field, generalMistake, refusalText, showMistakes, showRefusal, signButton,
} from './parts.js';
import { categoryDot, categoryPicker } from './picker.js';
import { addView } from './sections.js';
import { offerUndo } from './undo.js';
import { currentView, onView } from './views.js';

const MOST_PLACES = 12;
let section = null;

function categoryItem(category, categories) {
  const depth = category.path.split('/').length - 1;
  const edit = () => editCategory(category, categories);
  const actions = element('span', { class: 'item-actions' },
    signButton('edit', `${words.edit}: ${category.path}`, edit));
  if (!category.is_default) {
    actions.append(signButton('remove', `${words.remove}: ${category.path}`, async (event) => {
      const pressed = event.currentTarget;
      pressed.disabled = true;
      await removeCategory(category, categories);
      pressed.disabled = false;
    }));
  }
  return element('li', { class: `item depth-${Math.min(depth, 4)}`, 'data-path': category.path },
    categoryDot(category),
    element('span', { class: 'icon', 'aria-hidden': 'true' }, category.icon ?? ''),
    element('a', { class: 'item-name', href: target('category', category.path) },
      named(lastOf(category.path))),
    category.is_default ? element('span', { class: 'mark always' }, words.always) : null,
    element('span', { class: 'count' }, transactionsText(category.transactions)), actions);
}

async function showCategories() {
  let categories;
  try {
    categories = await knownCategories();
  } catch (refusal) {
    section.replaceChildren(element('p', { class: 'empty' }, refusalText(refusal)),
      button(words.retry, showCategories));
    return;
  }
  const focused = section.contains(document.activeElement)
    ? document.activeElement.getAttribute('aria-label') : null;
  section.replaceChildren(
    element('div', { class: 'view-tools' },
      element('a', { href: '#categories' }, words.categories_back),
      button(words.new_category, () => editCategory(null, categories), 'main')),
    element('ul', { class: 'items' },
      ...categories.map((category) => categoryItem(category, categories))));
  if (focused) section.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
}

async function after(answer, text, dialog = null) {
  if (dialog) closeDialog(dialog);
  forgetKnown();
  offerUndo(text, [answer.change]);
  await noteGeneration(answer.generation);
}

function editCategory(category, categories) {
  const path = element('input', { type: 'text', autocomplete: 'off', dir: 'auto' });
  path.value = category?.path ?? '';
  path.readOnly = category?.is_default === true;
  const icon = element('input', { type: 'text', autocomplete: 'off', class: 'short' });
  icon.value = category?.icon ?? '';
  const colors = colorChooser(category?.color ?? null);
  const save = element('button', { type: 'submit', class: 'main', disabled: '' }, words.save);
  const form = element('form', { novalidate: '' },
    field('path', words.name, path, path.readOnly ? words.default_fixed : words.category_hint),
    field('icon', words.icon, icon, words.icon_hint), colors.box, generalMistake(),
    element('div', { class: 'actions' }, save));
  const dialog = openDialog(category ? words.edit_category : words.new_category, [form]);
  const now = () => JSON.stringify([path.value.trim(), icon.value.trim(), colors.value()]);
  const before = now();
  const notice = () => {
    save.disabled = now() === before;
    markChanged(form, now() !== before);
  };
  form.addEventListener('input', notice);
  form.addEventListener('change', notice);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const name = path.value.trim();
    const mistake = !name ? words.name_missing
      : [...name].length > LONGEST_NAME ? words.name_too_long.replace('{1}', LONGEST_NAME)
        : name !== category?.path && categories.some((each) => each.path === name)
          ? words.category_exists : null;
    showMistakes(form, mistake ? { path: mistake } : {});
    if (mistake || save.disabled) return;
    try {
      await sending(form, () =>
        sendCategory(category, name, icon.value.trim(), colors.value(), dialog));
    } catch (refusal) {
      if (refusal.field === 'category' || refusal.field === 'to') refusal.field = 'path';
      showRefusal(form, refusal);
    }
  });
  (path.readOnly ? icon : path).focus();
}

async function sendCategory(category, name, icon, color, dialog) {
  if (!category) {
    const body = { path: name };
    if (icon) body.icon = icon;
    if (color) body.color = color;
    return after(await postJSON('categories', body), words.category_added, dialog);
  }
  const body = { path: category.path };
  if (name !== category.path) body.to = name;
  if (icon !== (category.icon ?? '')) body.icon = icon;
  if (color !== (category.color ?? '').toLowerCase()) body.color = color;
  return after(await patchJSON('categories', body), words.saved, dialog);
}

/* Where it is used, as the server counts it. */
function usesElement(uses) {
  if (!uses) return null;
  const places = uses.places.map((place) => element('li', {},
    element('span', { class: 'path', dir: 'ltr' },
      place.line ? `${place.file}:${place.line}` : place.file)));
  return element('ul', { class: 'uses', tabindex: '0' },
    uses.transactions ? element('li', {}, transactionsText(uses.transactions)) : null,
    ...places.slice(0, MOST_PLACES),
    places.length > MOST_PLACES ? element('li', {}, '…') : null);
}

/* What nothing uses is removed at once; else the server says where it is used. */
async function removeCategory(category, categories) {
  const title = words.remove_category.replace('{1}', category.path);
  if (category.transactions === 0
    && !await confirmed(title, [words.category_unused], words.remove)) return;
  try {
    await after(await deleteJSON('categories', { path: category.path }),
      words.category_removed);
  } catch (refusal) {
    if (refusal.status === 409 && refusal.uses) askWhere(title, category, categories, refusal);
    else showToast(refusalText(refusal));
  }
}

function askWhere(title, category, categories, refusal) {
  const others = categories.filter((each) => each.path !== category.path
    && !each.path.startsWith(`${category.path}/`));
  const picker = categoryPicker(others, '', { mayBeNew: false });
  const remove = element('button', { type: 'submit', class: 'danger', disabled: '' }, words.remove);
  const form = element('form', { novalidate: '' },
    element('p', {}, words.used_by), usesElement(refusal.uses),
    field('to', words.move_to, picker.box), generalMistake(),
    element('div', { class: 'actions' }, remove));
  const dialog = openDialog(title, [form]);
  const notice = () => {
    remove.disabled = !others.some((each) => each.path === picker.path());
  };
  form.addEventListener('input', notice);
  form.addEventListener('change', notice);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (remove.disabled) return;
    const body = { path: category.path, to: picker.path() };
    try {
      await sending(form, async () =>
        after(await deleteJSON('categories', body), words.category_removed, dialog));
    } catch (again) {
      showRefusal(form, again);
    }
  });
  picker.input.focus();
}

/* A way there from the spending by category. */
function linkEditor() {
  const categories = find('categories');
  if (!categories || categories.querySelector('.view-tools')) return;
  const link = element('a', { class: 'button', href: '#editCategories' }, words.edit_categories);
  categories.querySelector('h2').after(
    element('div', { class: 'view-tools' }, element('span', {}), link));
}

export function startCategoriesEditor() {
  section = addView('editCategories', words.edit_categories, [], false);
  section.dataset.list = 'categories';
  linkEditor();
  onView(({ view }) => { if (view === 'editCategories') showCategories(); });
  onFreshBook(() => {
    linkEditor();
    return currentView().view === 'editCategories' ? showCategories() : null;
  });
}
