/* Keeping one's place while a list is made anew: what stands open, how far it goes, the focus. */

import { find } from './elements.js';

function openGroups(place, path = '', found = new Map()) {
  for (const group of place.querySelectorAll(':scope > .group, :scope > .group-list > .group')) {
    const key = `${path}\u0000${group.dataset.key}`;
    found.set(key, { isOpen: group.open,
      rows: group.querySelectorAll(':scope > div > table > tbody > tr').length });
    openGroups(group, key, found);
  }
  return found;
}

function reopen(place, known, path = '') {
  for (const group of place.querySelectorAll(':scope > .group, :scope > .group-list > .group')) {
    const key = `${path}\u0000${group.dataset.key}`;
    const was = known.get(key);
    if (!was) continue;
    if (group.open !== was.isOpen) {
      group.open = was.isOpen;
      /* The browser tells it later; rows are wanted now. */
      group.dispatchEvent(new Event('toggle'));
    }
    for (let more; group.querySelectorAll(':scope > div > table > tbody > tr').length < was.rows
      && (more = group.querySelector(':scope > div > .more'));) more.click();
    reopen(group, known, key);
  }
}

/* What to find the focus by, where its element may be replaced. */
function focusKey() {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest('dialog')) return null;
  const row = focused.closest('tr[data-id]');
  if (row) {
    const part = focused.matches('.pick') ? '.pick' : '.opener';
    return `tr[data-id="${row.dataset.id}"] ${part}`;
  }
  const group = focused.closest('.group');
  if (group) return `.group[data-key="${CSS.escape(group.dataset.key)}"] > summary`;
  return focused.id ? `#${CSS.escape(focused.id)}` : null;
}

/* Notes where one is; the answer puts one back there. */
export function keepPlace() {
  const [scroll, groups, focus] = [scrollY, openGroups(find('groups')), focusKey()];
  const count = find('groups').querySelectorAll(':scope > .group-list > .group').length;
  return () => {
    const place = find('groups');
    for (let more; place.querySelectorAll(':scope > .group-list > .group').length < count
      && (more = place.querySelector(':scope > .more'));) more.click();
    reopen(place, groups);
    if (focus && (!document.activeElement || document.activeElement === document.body)) {
      document.querySelector(focus)?.focus({ preventScroll: true });
    }
    scrollTo(0, scroll);
  };
}
