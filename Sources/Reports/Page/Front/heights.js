/* How high the lines of the list are: each as it was seen, else as others of its kind are.

   Lines of a kind are as high as the lowest of them that was seen; those whose texts take more lines of
   text have a height of their own. */

import { descriptionOf, notesOf } from './book.js';

const FIRST_GUESS = 44;

let kindHeights = [];
const rowHeights = new Map();
const headHeights = new Map();

function kindOf(lines, line) {
  if (lines.isHead(line)) return lines.head(line).depth > 0 ? 1 : 0;
  const row = lines.rowAt[line];
  return 2 + (descriptionOf[row] ? 1 : 0) + (notesOf.size && notesOf.has(row) ? 2 : 0)
    + (lines.isLast(line) ? 4 : 0);
}

function ownHeight(lines, line) {
  if (rowHeights.size + headHeights.size === 0) return undefined;
  return lines.isHead(line) ? headHeights.get(lines.head(line).path)
    : rowHeights.get(lines.rowAt[line]);
}

export const heightOf = (lines, line) =>
  ownHeight(lines, line) ?? kindHeights[kindOf(lines, line)] ?? FIRST_GUESS;

/** Takes in how high a line is. */
export function keepHeight(lines, line, height) {
  const [known, key] = lines.isHead(line) ? [headHeights, lines.head(line).path]
    : [rowHeights, lines.rowAt[line]];
  const kind = kindOf(lines, line);
  if (height > (kindHeights[kind] ?? height)) {
    known.set(key, height);
  } else {
    kindHeights[kind] = height;
    known.delete(key);
  }
}

/* In other columns texts break elsewhere. */
export function forgetOwnHeights() {
  rowHeights.clear();
  headHeights.clear();
}

export function forgetHeights() {
  kindHeights = [];
  forgetOwnHeights();
}
