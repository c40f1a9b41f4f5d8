/* Taking back the last change. */

import { postJSON } from './api.js';
import { words } from './data.js';
import { noteGeneration } from './live.js';
import { showToast } from './notices.js';
import { refusalText } from './parts.js';

/* Says what was done, and offers to take it back. */
export function offerUndo(text) {
  showToast(text, words.undo, undoLast);
}

export async function undoLast() {
  try {
    const answer = await postJSON('undo');
    showToast(words.undone);
    await noteGeneration(answer.generation);
  } catch (refusal) {
    showToast(refusalText(refusal));
  }
}
