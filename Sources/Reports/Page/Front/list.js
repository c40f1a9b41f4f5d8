/* The list: of all its lines, those that are in sight are in the document. */

import { descriptionOf, idOf, notesOf, rowCount, rowOf } from './book.js';
import { words } from './data.js';
import { element, find } from './elements.js';
import { grouped, standsOpen } from './groups.js';
import { HEAD, Lines } from './lines.js';
import { areOpened, columnsElement, headElement, rowElement } from './rows.js';

/* So much is made beyond what is in sight, so that scrolling shows no gaps. */
const BEYOND = 500;
/* Lists that are as short stand open, however they are grouped. */
const SHORT = 30;
const FIRST_GUESS = 44;

let lines = null;
let groups = [];
let box = null;
let grouping = null;
let isShort = false;

/* The elements of the lines that are in the document. */
const shown = new Map();

/* Which groups were opened and shut, while the same list is shown in the same groups. */
let listName = '';
const opened = new Map();
const isOpen = (path, depth) => opened.get(path)
  ?? (depth === 0 && (standsOpen(grouping) || isShort || groups.length === 1));

// Heights. Lines of a kind are as high as the lowest of them that was seen; others, whose texts take
// more lines than one, are known once they were seen.

let kindHeights = [];
const rowHeights = new Map();
const headHeights = new Map();

function kindOf(line) {
  const row = lines.rowAt[line];
  if (row === HEAD) return lines.head(line).depth > 0 ? 1 : 0;
  return 2 + (descriptionOf[row] ? 1 : 0) + (notesOf.size && notesOf.has(row) ? 2 : 0)
    + (lines.isLast(line) ? 4 : 0);
}
const isOdd = () => rowHeights.size + headHeights.size > 0;
const ownHeight = (line) => (lines.isHead(line) ? headHeights.get(lines.head(line).path)
  : rowHeights.get(lines.rowAt[line]));
const heightOf = (line) => (isOdd() ? ownHeight(line) : undefined) ?? kindHeights[kindOf(line)]
  ?? FIRST_GUESS;

function keepHeight(line, height) {
  const [known, key] = lines.isHead(line) ? [headHeights, lines.head(line).path]
    : [rowHeights, lines.rowAt[line]];
  if (height > (kindHeights[kindOf(line)] ??= height)) {
    known.set(key, height);
  } else {
    kindHeights[kindOf(line)] = height;
    known.delete(key);
  }
}

function forgetOwnHeights() {
  rowHeights.clear();
  headHeights.clear();
}

function layOut() {
  lines.layOut(heightOf);
  box.style.height = `${lines.height}px`;
  for (const [line, made] of shown) made.style.top = `${lines.tops[line]}px`;
}

/* Looks how high lines really are; says whether any was taken to be of another height. */
function measure() {
  let isOther = false;
  for (const [line, made] of shown) {
    const { height } = made.getBoundingClientRect();
    if (Math.abs(height - heightOf(line)) < 0.5) continue;
    isOther = true;
    keepHeight(line, height);
  }
  return isOther;
}

// What is in sight.

function makeLine(line) {
  const head = lines.isHead(line) ? lines.head(line) : null;
  const made = head ? headElement(head) : rowElement(lines.rowAt[line]);
  made.dataset.line = line;
  made.setAttribute('aria-rowindex', line + 2);
  made.classList.toggle('first', lines.isFirst(line));
  made.classList.toggle('last', lines.isLast(line));
  if (!head) made.classList.add(`below-${Math.min(lines.head(line).depth, 3)}`);
  made.style.top = `${lines.tops[line]}px`;
  return made;
}

export const lineOf = (place) => {
  const made = place?.closest?.('#groups [data-line]');
  return made ? Number(made.dataset.line) : -1;
};
export const focusedLine = () => lineOf(document.activeElement);

/* What has the focus stays, however far one scrolls. */
function wantedLines() {
  const top = -box.getBoundingClientRect().top;
  const first = lines.lineAt(top - BEYOND);
  const last = lines.lineAt(top + innerHeight + BEYOND);
  const wanted = [];
  for (let line = first; line <= last; line += 1) wanted.push(line);
  const focused = focusedLine();
  if (focused >= 0 && focused < first) wanted.unshift(focused);
  if (focused > last) wanted.push(focused);
  return wanted;
}

/* Makes lines that are missing, in their order, and takes away all others. */
function putLines(wanted) {
  const kept = new Set(wanted);
  for (const [line, made] of shown) {
    if (kept.has(line)) continue;
    made.remove();
    shown.delete(line);
  }
  let after = box.firstElementChild.nextSibling;
  for (const line of wanted) {
    let made = shown.get(line);
    if (!made) {
      made = makeLine(line);
      shown.set(line, made);
      box.insertBefore(made, after);
    }
    after = made.nextSibling;
  }
}

/* What one looks at stays where it is, also where lines above it turn out to be higher. */
export function drawList() {
  if (!lines || !box.offsetParent || isPrinting) return;
  for (let tries = 0; tries < 5; tries += 1) {
    putLines(wantedLines());
    const anchor = lines.lineAt(-box.getBoundingClientRect().top);
    const before = lines.tops[anchor];
    if (!measure()) return;
    layOut();
    const moved = lines.tops[anchor] - before;
    if (anchor > 0 && Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
  }
}

function relay() {
  for (const made of shown.values()) made.remove();
  shown.clear();
  lines = new Lines(groups, isOpen);
  box.setAttribute('aria-rowcount', lines.count + 1);
  layOut();
}

/** Shows rows in groups. @param {string} name of the list: what was opened in it stays open */
export function showGroups(place, rows, by, name) {
  if (listName !== name || grouping !== by) opened.clear();
  if (grouping !== by) forgetOwnHeights();
  [listName, grouping, isShort] = [name, by, rows.length <= SHORT];
  shown.clear();
  groups = grouped(rows, grouping);
  if (!rows.length) {
    lines = null;
    place.replaceChildren(element('p', { class: 'empty' },
      rowCount || !words.noTransactionsYet ? words.nothingFound : words.noTransactionsYet));
    return;
  }
  box = element('div', { class: `list by-${grouping}`, role: 'table',
    'aria-label': words.transactions }, columnsElement());
  place.replaceChildren(box);
  width = box.clientWidth;
  relay();
  drawList();
}

// Opening and shutting.

function setOpen(line, isWanted) {
  const head = lines.head(line);
  if (head.isOpen === isWanted) return;
  opened.set(head.path, isWanted);
  relay();
  drawList();
  focusLine(head.line);
}

// Moving the focus.

const focusable = (line) => shown.get(line)?.querySelector('.fold, .opener');

function bringIntoSight(line) {
  const room = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const { top } = box.getBoundingClientRect();
  const [start, end] = [top + lines.tops[line], top + lines.tops[line + 1]];
  if (start < room) scrollBy({ top: start - room, behavior: 'instant' });
  else if (end > innerHeight) scrollBy({ top: end - innerHeight + room, behavior: 'instant' });
  drawList();
}

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

/* The rows of the list from one to another, both included, each once. */
export function rowsBetween(from, to) {
  const [one, other] = [lines.lineOfRow(from), lines.lineOfRow(to)];
  if (one < 0 || other < 0) return [to];
  const between = lines.rowAt.subarray(Math.min(one, other), Math.max(one, other) + 1);
  return [...new Set(between)].filter((row) => row !== HEAD);
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

// Paper has no sight: all lines stand one below the other on it.

let isPrinting = false;

function setPrinting(isWanted) {
  if (!lines || !box.offsetParent) return;
  isPrinting = isWanted;
  box.classList.toggle('whole', isWanted);
  if (isWanted) putLines(Array.from({ length: lines.count }, (_, line) => line));
  else drawList();
}

/* Another width breaks texts elsewhere. */
let width = 0;

function onResize() {
  if (!box?.offsetParent) return;
  if (box.clientWidth !== width) {
    kindHeights = [];
    forgetOwnHeights();
  }
  width = box.clientWidth;
  drawList();
}

export function startList() {
  const place = find('groups');
  place.addEventListener('click', (event) => {
    const line = lineOf(event.target);
    if (line >= 0 && lines.isHead(line)) setOpen(line, !lines.head(line).isOpen);
  });
  place.addEventListener('keydown', onKey);
  addEventListener('scroll', drawList, { passive: true });
  /* What stands above the list moves it; a frame later, since drawing changes sizes, too. */
  new ResizeObserver(() => requestAnimationFrame(onResize)).observe(document.body);
  addEventListener('beforeprint', () => setPrinting(true));
  addEventListener('afterprint', () => setPrinting(false));
}
