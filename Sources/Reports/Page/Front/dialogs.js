/* Dialogs: over the page, closed by Escape, never with changes lost without being asked. */

import { words } from './data.js';
import { element, named } from './elements.js';
import { focusTransaction } from './moving.js';
import { button, signButton } from './parts.js';

/* A form says by itself that what is in it is not saved yet. */
export function markChanged(form, isChanged) {
  form.toggleAttribute('data-changed', isChanged);
}
export const hasUnsaved = () => document.querySelector('form[data-changed]') !== null;

/* While a form is being sent, a change that is told of is likely its own. */
export const isSending = () => document.querySelector('form[aria-busy]') !== null;

/** Sends what a form holds; its button is at rest meanwhile. @param {() => Promise} work */
export async function sending(form, work) {
  const save = form.querySelector('[type=submit]');
  save.disabled = true;
  form.setAttribute('aria-busy', 'true');
  try {
    await work();
  } catch (error) {
    save.disabled = false;
    throw error;
  } finally {
    form.removeAttribute('aria-busy');
  }
}

let dialogCount = 0;

/**
 * Opens a dialog; what had the focus gets it back.
 * @param {string} title @param {Node[]} content @param {{kind?: string, row?: string, onClose?: () => void}} how
 */
export function openDialog(title, content, { kind = 'box', row = '', onClose } = {}) {
  const from = document.activeElement;
  dialogCount += 1;
  const id = `dialog-${dialogCount}`;
  const dialog = element('dialog', { class: kind, 'aria-labelledby': id },
    element('header', { class: 'dialog-head' },
      element('h2', { id, tabindex: '-1' }, named(title)),
      signButton('close', words.close, () => tryClose(dialog))),
    ...content);
  document.body.append(dialog);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    tryClose(dialog);
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) tryClose(dialog);
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    /* The list may have been made anew meanwhile. */
    if (from?.isConnected && from !== document.body) from.focus({ preventScroll: true });
    else focusTransaction(row);
    onClose?.();
    document.dispatchEvent(new Event('daybook-dialog-closed'));
  });
  dialog.showModal();
  return dialog;
}

/* Closes at once; changes are lost or saved. */
export function closeDialog(dialog) {
  for (const form of dialog.querySelectorAll('form')) {
    markChanged(form, false);
    form.removeAttribute('aria-busy');
  }
  dialog.close();
}

async function tryClose(dialog) {
  if (dialog.querySelector('form[data-changed]')
    && !await confirmed(words.discard_title, [words.discard_text], words.discard)) return;
  closeDialog(dialog);
}

/* Asks before something is done that can't be seen. */
export function confirmed(title, lines, action, mark = 'danger') {
  return new Promise((resolve) => {
    let answer = false;
    const dialog = openDialog(title, [
      ...lines.map((line) => element('p', {}, ...[line].flat())),
      element('div', { class: 'actions' },
        button(words.cancel, () => closeDialog(dialog)),
        button(action, () => {
          answer = true;
          closeDialog(dialog);
        }, mark)),
    ], { kind: 'box question', onClose: () => resolve(answer) });
    dialog.querySelector('.actions button').focus();
  });
}
