/* What the page says by itself: a bar for what lasts, a toast for what was done. */

import { words } from './data.js';
import { element } from './elements.js';
import { button, signButton } from './parts.js';

/* All but an open dialog is out of reach. */
const noticeHost = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

const bars = new Map();

/** A bar with one thing to do about it; one of each kind at a time. */
export function showBar(kind, text, action, run) {
  if (bars.get(kind)?.firstChild.textContent === text) return;
  hideBar(kind);
  const bar = element('div', { class: `notice-bar ${kind}`, role: 'status' },
    element('span', {}, text), button(action, run));
  bars.set(kind, bar);
  noticeHost().append(bar);
}

export function hideBar(kind) {
  bars.get(kind)?.remove();
  bars.delete(kind);
}

/* Bars in a dialog that closes stay. */
document.addEventListener('close', (event) => {
  const inIt = event.target.querySelectorAll?.(':scope > .notice-bar, :scope > .toast') ?? [];
  for (const each of inIt) noticeHost().append(each);
}, true);

let toast = null;
let toastTimer = 0;
const TOAST_TIME = 12000;

/* Says what was done, with what can be done about it; it goes by itself, unless one is at it. */
export function showToast(text, action = null, run = null) {
  hideToast();
  const shown = element('div', { class: 'toast', role: 'status' }, element('span', {}, text));
  if (action) {
    shown.append(button(action, () => {
      hideToast();
      run();
    }));
  }
  shown.append(signButton('close', words.close, hideToast));
  toast = shown;
  noticeHost().append(shown);
  const wait = () => {
    clearTimeout(toastTimer);
    toastTimer = setTimeout(hideToast, TOAST_TIME);
  };
  shown.addEventListener('pointerenter', () => clearTimeout(toastTimer));
  shown.addEventListener('focusin', () => clearTimeout(toastTimer));
  shown.addEventListener('pointerleave', wait);
  shown.addEventListener('focusout', wait);
  wait();
}

export function hideToast() {
  clearTimeout(toastTimer);
  toast?.remove();
  toast = null;
}
