/* Choosing a category: type to find, arrows and Enter to take; a new one where it may be new. */

import { categoryPaths, tints } from './book.js';
import { fittingPaths, lastOf, newPath } from './choices.js';
import { words } from './data.js';
import { element, named, dot } from './elements.js';
import { sentence } from './parts.js';

const MOST_CHOICES = 200;
let pickerCount = 0;

/* Its own colour, else that of the nearest category above it that the book shows. */
export function tintOf(path, color = null) {
  if (color) return color;
  const place = categoryPaths.indexOf(path, 1);
  const cut = path.lastIndexOf('/');
  return place > 0 || cut < 0 ? tints[Math.max(0, place)] : tintOf(path.slice(0, cut));
}

export const categoryDot = (category) => dot(tintOf(category?.path ?? '', category?.color));
/* What a category is recognized by: its icon, else its colour. */
export const categoryMark = (category) => (category?.icon
  ? element('span', { class: 'icon', 'aria-hidden': 'true' }, category.icon)
  : categoryDot(category));

/**
 * A text field with a list below it. `path()` is what it stands for, `isNew()` whether the book has
 * no such category yet.
 */
export function categoryPicker(categories, value, { mayBeNew = true, without = null } = {}) {
  pickerCount += 1;
  const id = `picker-${pickerCount}`;
  const known = new Map(categories.filter((each) => each.path !== without)
    .map((each) => [each.path, each]));
  const paths = [...known.keys()];
  const input = element('input', { type: 'text', role: 'combobox', autocomplete: 'off',
    spellcheck: 'false', 'aria-expanded': 'false', 'aria-controls': id, 'aria-autocomplete': 'list',
    dir: 'auto', placeholder: words.uncategorized });
  input.value = value;
  const list = element('ul', { id, role: 'listbox', 'aria-label': words.category, hidden: '' });
  const now = element('span', { class: 'now' });
  const remark = element('p', { class: 'hint', role: 'status' });
  const box = element('div', { class: 'picker' }, now, input, list, remark);
  let chosen = -1;
  let isTyped = false;

  const path = () => {
    const text = input.value.split('/').map((part) => part.trim()).filter(Boolean).join('/');
    return paths.find((each) => each.toLowerCase() === text.toLowerCase()) ?? text;
  };
  const isNew = () => newPath(paths, input.value) !== null;
  const showNow = () => now.replaceChildren(categoryMark(known.get(path()) ?? null));
  /* Nobody makes a category by a slip. */
  const showRemark = () => remark.replaceChildren(...(!isNew() ? []
    : mayBeNew ? sentence(words.new_category_named, path()) : [words.no_such_category]));

  function option(of, content) {
    const made = element('li', { role: 'option', id: `${id}-${list.children.length}`,
      'data-path': of, 'aria-selected': 'false' }, ...content);
    made.addEventListener('pointerdown', (event) => event.preventDefault());
    made.addEventListener('click', () => take(of));
    list.append(made);
  }

  function show() {
    list.replaceChildren();
    const typed = isTyped ? input.value : '';
    const fitting = fittingPaths(paths, typed).slice(0, MOST_CHOICES);
    for (const each of fitting) {
      const cut = each.lastIndexOf('/');
      option(each, [categoryMark(known.get(each)), named(lastOf(each)), ' ',
        cut < 0 ? '' : element('small', {}, named(each.slice(0, cut)))]);
    }
    const fresh = mayBeNew && isTyped ? newPath(paths, input.value) : null;
    if (fresh) option(fresh, sentence(words.new_category_named, fresh));
    if (!list.children.length) list.append(element('li', { class: 'none' }, words.no_such_category));
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    const current = fitting.indexOf(path());
    choose(isTyped ? (list.children.length ? 0 : -1) : current);
  }

  function hide() {
    list.hidden = true;
    chosen = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  }

  function choose(place) {
    const options = [...list.querySelectorAll('[role=option]')];
    options[chosen]?.setAttribute('aria-selected', 'false');
    chosen = options.length ? Math.max(-1, Math.min(place, options.length - 1)) : -1;
    const option = options[chosen];
    if (!option) return input.removeAttribute('aria-activedescendant');
    option.setAttribute('aria-selected', 'true');
    option.scrollIntoView({ block: 'nearest' });
    return input.setAttribute('aria-activedescendant', option.id);
  }

  function take(taken) {
    input.value = taken;
    isTyped = false;
    showNow();
    showRemark();
    hide();
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }

  input.addEventListener('focus', () => input.select());
  input.addEventListener('click', () => list.hidden && show());
  input.addEventListener('input', () => {
    isTyped = true;
    remark.replaceChildren();
    showNow();
    show();
  });
  input.addEventListener('blur', () => {
    isTyped = false;
    showRemark();
    hide();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (list.hidden) show();
      else choose(chosen + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && !list.hidden) {
      event.preventDefault();
      const option = list.querySelector('[aria-selected=true]');
      if (option) take(option.dataset.path);
      else hide();
    } else if (event.key === 'Tab' && isTyped && !list.hidden) {
      const option = list.querySelector('[aria-selected=true]');
      if (option) take(option.dataset.path);
    } else if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      event.stopPropagation();
      hide();
    }
  });
  showNow();
  return { box, input, path, isNew };
}
