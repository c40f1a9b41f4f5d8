/* The list: of all its lines, those that are in sight are in the document. */

import { rowCount } from './book.js';
import { words } from './data.js';
import { element } from './elements.js';
import { grouped, standsOpen } from './groups.js';
import { forgetHeights, forgetOwnHeights, heightOf, keepHeight } from './heights.js';
import { HEAD, Lines } from './lines.js';
import { columnsElement, headElement, rowElement } from './rows.js';
import { sortings } from './sorting.js';

/* So much is made beyond what is in sight, so that scrolling shows no gaps. */
const BEYOND = 500;
/* Lists that are as short stand open, however they are grouped. */
const SHORT = 30;

export let lines = null;
let groups = [];
let box = null;
let grouping = null;
let sorting = 'newest';
let columns = [];
let isShort = false;

/* The elements of the lines that are in the document. */
export const shown = new Map();

/* Which groups were opened and shut, while the same list is shown in the same groups. */
let listName = '';
const opened = new Map();
const isOpen = (path, depth) => opened.get(path)
  ?? (isShort || (depth === 0 && (standsOpen(grouping) || groups.length === 1)));

function layOut() {
  lines.layOut((line) => heightOf(lines, line));
  box.style.height = `${lines.height}px`;
  for (const [line, made] of shown) made.style.top = `${lines.tops[line]}px`;
}

/* Looks how high lines really are; says whether any was taken to be of another height. */
function measure() {
  let isOther = false;
  for (const [line, made] of shown) {
    const { height } = made.getBoundingClientRect();
    if (Math.abs(height - heightOf(lines, line)) < 0.5) continue;
    isOther = true;
    keepHeight(lines, line, height);
  }
  return isOther;
}

// What is in sight.

function makeLine(line) {
  const head = lines.isHead(line) ? lines.head(line) : null;
  const made = head ? headElement(head, columns) : rowElement(lines.rowAt[line]);
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
  lines = new Lines(groups, isOpen, sortings[sorting]);
  box.setAttribute('aria-rowcount', lines.count + 1);
  layOut();
}

/**
 * Shows rows in groups.
 * @param {string} name of the list: what was opened in it stays open
 * @param {number[]} currencies each gets a column of sums
 */
export function showGroups(place, rows, by, order, name, currencies) {
  if (listName !== name || grouping !== by) opened.clear();
  if (grouping !== by) forgetOwnHeights();
  [listName, grouping, sorting, isShort] = [name, by, order, rows.length <= SHORT];
  columns = currencies;
  shown.clear();
  groups = grouped(rows, grouping);
  if (sorting === 'oldest' && standsOpen(grouping)) groups.reverse();
  if (!rows.length) {
    lines = null;
    place.replaceChildren(element('p', { class: 'empty' },
      rowCount || !words.no_transactions_yet ? words.nothing_found : words.no_transactions_yet));
    return;
  }
  box = element('div', { class: `list by-${grouping}`, role: 'table',
    'aria-label': words.transactions }, columnsElement());
  place.replaceChildren(box);
  width = box.clientWidth;
  relay();
  drawList();
}

/** Opens or shuts a group. */
export function foldGroup(line, isWanted) {
  opened.set(lines.head(line).path, isWanted);
  relay();
  drawList();
}

/** Scrolls as far as a line needs it. */
export function bringIntoSight(line) {
  const room = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const { top } = box.getBoundingClientRect();
  const [start, end] = [top + lines.tops[line], top + lines.tops[line + 1]];
  if (start < room) scrollBy({ top: start - room, behavior: 'instant' });
  else if (end > innerHeight) scrollBy({ top: end - innerHeight + room, behavior: 'instant' });
  drawList();
}

/* The rows of the list from one to another, both included, each once. */
export function rowsBetween(from, to) {
  const [one, other] = [lines.lineOfRow(from), lines.lineOfRow(to)];
  if (one < 0 || other < 0) return [to];
  const between = lines.rowAt.subarray(Math.min(one, other), Math.max(one, other) + 1);
  return [...new Set(between)].filter((row) => row !== HEAD);
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
  if (box.clientWidth !== width) forgetHeights();
  width = box.clientWidth;
  drawList();
}

export function startList() {
  addEventListener('scroll', drawList, { passive: true });
  /* What stands above the list moves it; a frame later, since drawing changes sizes, too. */
  new ResizeObserver(() => requestAnimationFrame(onResize)).observe(document.body);
  addEventListener('beforeprint', () => setPrinting(true));
  addEventListener('afterprint', () => setPrinting(false));
}
