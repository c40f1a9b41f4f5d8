/* Taking back the last change. */

import { postJSON } from './api.js';
import { words } from './data.js';
import { noteGeneration } from './live.js';
import { showToast } from './notices.js';
import { refusalText } from './parts.js';

/**
 * Says what was done, and offers to take it back: what the book was told last, the changes of files that
 * answers named, or imports; the last first.
 * @param {string} text @param {(string | {imports: string[]} | null)[]} changes @param {() => void} whenUndone
 */
export function offerUndo(text, changes = [null], whenUndone = () => {}) {
  showToast(text, words.undo, () => undo(changes, whenUndone));
}

async function undo(changes, whenUndone) {
  let generation = null;
  try {
    for (const change of changes) {
      const wanted = typeof change === 'string' ? { change } : change ?? {};
      ({ generation } = await postJSON('undo', wanted));
    }
    whenUndone();
    showToast(words.undone);
  } catch (refusal) {
    showToast(refusalText(refusal));
  }
  if (generation) await noteGeneration(generation);
}
