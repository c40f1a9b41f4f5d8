/* Tables that are sorted by their headings. */

import { typedAmount } from './amounts.js';
import { element } from './elements.js';
import { fold } from './folding.js';

/* What a cell is sorted by: a day, a number, else its text. */
export function sortKey(cell, isFigure) {
  const day = cell.querySelector?.('time')?.dateTime;
  if (day) return day;
  const text = cell.textContent.trim();
  if (!isFigure) return fold(text);
  const shown = (cell.querySelector?.('.n') ?? cell).textContent;
  const number = /[-\u2212+]?\d[\d.,'’\s\u00a0\u202f]*/.exec(shown)?.[0] ?? '';
  const plain = typedAmount(number);
  if (plain === null) return null;
  /* Exact, whatever the amount. */
  const [whole, decimals = ''] = plain.split('.');
  const units = BigInt((whole || '0') + decimals.slice(0, 18).padEnd(18, '0'));
  return /^\s*(\u2248\s*)?[-\u2212]/.test(shown) ? -units : units;
}

/* Empty cells come last, whatever the direction. */
export function compareKeys(one, other, isDown) {
  const [left, right] = [one === null || one === '', other === null || other === ''];
  if (left || right) return left - right;
  const order = one < other ? -1 : one > other ? 1 : 0;
  return isDown ? -order : order;
}

function sortTable(table, heading) {
  const place = heading.cellIndex;
  const isFigure = heading.classList.contains('figure');
  const now = heading.getAttribute('aria-sort');
  const isDown = now ? now === 'ascending' : isFigure;
  const body = table.tBodies[0];
  const rows = [...body.rows];
  const last = table.classList.contains('totalled') ? [rows.pop()] : [];
  const keyed = rows.map((row) => [sortKey(row.cells[place], isFigure), row]);
  keyed.sort((one, other) => compareKeys(one[0], other[0], isDown));
  body.append(...keyed.map(([, row]) => row), ...last);
  for (const each of table.tHead.rows[0].cells) each.removeAttribute('aria-sort');
  heading.setAttribute('aria-sort', isDown ? 'descending' : 'ascending');
}

/* Headings of tables that are worth sorting become buttons; those that were made anew, too. */
export function readyTables() {
  for (const table of document.querySelectorAll('main .view table')) {
    if (!table.tHead || table.dataset.sorts !== undefined || (table.tBodies[0]?.rows.length ?? 0) < 3) continue;
    table.dataset.sorts = '';
    for (const heading of table.tHead.rows[0].cells) {
      if (heading.querySelector('.unseen') || !heading.textContent.trim()) continue;
      const sorter = element('button', { type: 'button', class: 'sorter' });
      sorter.append(...heading.childNodes);
      sorter.addEventListener('click', () => sortTable(table, heading));
      heading.append(sorter);
    }
  }
}
