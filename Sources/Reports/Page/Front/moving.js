/* Moving through the list, and opening and shutting its groups. */

import { idOf, rowOf } from './book.js';
import { find } from './elements.js';
import { bringIntoSight, focusedLine, foldGroup, lineOf, lines, shown } from './list.js';
import { areOpened } from './rows.js';

const focusable = (line) => shown.get(line)?.querySelector('.fold, .opener');

function focusLine(line) {
  bringIntoSight(line);
  focusable(line)?.focus({ preventScroll: true });
}

/* Heads take the focus, and rows where there is a way to open them. */
const takesFocus = (line) => lines.isHead(line) || areOpened();

/** Moves the focus to the next line, or to the first. @param {boolean} rowsOnly */
export function moveFocus(step, rowsOnly) {
  if (!lines) return;
  const from = focusedLine();
  const next = lines.next(from, from < 0 ? 1 : step, (line) =>
    takesFocus(line) && !(rowsOnly && lines.isHead(line)));
  if (next >= 0) focusLine(next);
}

const lineOfId = (id) => (lines ? lines.lineOfRow(rowOf(id)) : -1);

export function focusTransaction(id) {
  const line = lineOfId(id);
  if (line >= 0) focusLine(line);
}

/* Notes which line has the focus; the answer gives it back, also in another list, without scrolling. */
export function keepFocus() {
  const line = focusedLine();
  if (line < 0) return () => {};
  const path = lines.isHead(line) ? lines.head(line).path : null;
  const id = path === null ? idOf(lines.rowAt[line]) : null;
  const part = document.activeElement.matches('.pick') ? '.pick' : '.fold, .opener';
  return () => {
    const now = path === null ? lineOfId(id)
      : lines?.heads.find((head) => head.path === path)?.line;
    shown.get(now)?.querySelector(part).focus({ preventScroll: true });
  };
}

function setOpen(line, isWanted) {
  if (lines.head(line).isOpen === isWanted) return;
  foldGroup(line, isWanted);
  focusLine(line);
}

/* The browser goes on from where the focus is: what comes next must be there. */
function onTab(event, line) {
  const next = lines.next(line, event.shiftKey ? -1 : 1, takesFocus);
  if (next < 0 || shown.has(next)) return;
  bringIntoSight(line);
  if (shown.has(next)) return;
  event.preventDefault();
  focusLine(next);
}

function onKey(event) {
  const line = lineOf(event.target);
  if (line < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Tab') return onTab(event, line);
  const isBack = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === 'ArrowDown') moveFocus(1, false);
  else if (event.key === 'ArrowUp') moveFocus(-1, false);
  else if (lines.isHead(line) && /^Arrow(Left|Right)$/.test(event.key)) {
    setOpen(line, event.key !== isBack);
  } else {
    return;
  }
  event.preventDefault();
}

export function startMoving() {
  const place = find('groups');
  place.addEventListener('click', (event) => {
    const line = lineOf(event.target);
    if (line >= 0 && lines.isHead(line)) setOpen(line, !lines.head(line).isOpen);
  });
  place.addEventListener('keydown', onKey);
}
