/* Taking back the last change. */

import { postJSON } from './api.js';
import { words } from './data.js';
import { noteGeneration } from './live.js';
import { showToast } from './notices.js';
import { refusalText } from './parts.js';

/**
 * Says what was done, and offers to take it back: what the book was told last, or the changes of files
 * that answers named, the last first.
 * @param {string} text @param {(string | null)[]} changes
 */
export function offerUndo(text, changes = [null]) {
  showToast(text, words.undo, () => undo(changes));
}

async function undo(changes) {
  let generation = null;
  try {
    for (const change of changes) {
      ({ generation } = await postJSON('undo', change ? { change } : {}));
    }
    showToast(words.undone);
  } catch (refusal) {
    showToast(refusalText(refusal));
  }
  if (generation) await noteGeneration(generation);
}
