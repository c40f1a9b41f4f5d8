/* A button with a menu of which one item is chosen, as WAI-ARIA has it. */

import { element } from './elements.js';
import { iconElement } from './icons.js';

/**
 * Brings a button and its menu to life. Items are buttons that say by `data-value` what they stand for,
 * which also names their icon; `choose` is told of the one that was taken.
 * @param {HTMLElement} button @param {HTMLElement} menu @param {(value: string) => void} choose
 */
export function startMenu(button, menu, choose) {
  const items = () => [...menu.querySelectorAll('[role=menuitemradio]:not([hidden])')];
  for (const item of menu.querySelectorAll('[role=menuitemradio]')) {
    const tick = iconElement('chosen');
    tick.classList.add('tick-mark');
    item.prepend(iconElement(item.dataset.value));
    item.append(tick);
  }

  function show(focused) {
    menu.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    focused?.focus();
  }
  function hide() {
    menu.hidden = true;
    button.setAttribute('aria-expanded', 'false');
  }
  const current = () => items().find((item) => item.getAttribute('aria-checked') === 'true')
    ?? items()[0];

  function take(item) {
    hide();
    button.focus();
    choose(item.dataset.value);
  }

  /* The next item whose name begins with a letter, after the one that has the focus. */
  function named(letter, all, place) {
    const inTurn = [...all.slice(place + 1), ...all.slice(0, place + 1)];
    return inTurn.find((item) =>
      item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()));
  }

  button.addEventListener('click', () => (menu.hidden ? show(current()) : hide()));
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.key === 'ArrowDown' ? current() : items().at(-1));
  });
  menu.addEventListener('click', (event) => {
    const item = event.target.closest('[role=menuitemradio]');
    if (item) take(item);
  });
  menu.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = items();
    const place = all.indexOf(document.activeElement);
    const at = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: -1 }[event.key];
    const goal = at !== undefined ? all.at(at % all.length)
      : event.key.length === 1 && event.key !== ' ' ? named(event.key, all, place) : null;
    if (event.key === 'Tab') return hide();
    if (event.key === 'Escape') {
      hide();
      button.focus();
    } else if (goal) {
      goal.focus();
    } else if (event.key.length > 1 || event.key === ' ') {
      /* A button takes Enter and the space bar by itself. */
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
  menu.addEventListener('focusout', (event) => {
    if (!menu.contains(event.relatedTarget) && event.relatedTarget !== button) hide();
  });
}

/** Marks the item of a value, and says it on the button. */
export function showChosen(button, menu, value) {
  for (const item of menu.querySelectorAll('[role=menuitemradio]')) {
    item.setAttribute('aria-checked', String(item.dataset.value === value));
    if (item.dataset.value !== value) continue;
    button.value = value;
    button.replaceChildren(iconElement(value), element('span', {}, item.textContent),
      iconElement('more'));
  }
}
