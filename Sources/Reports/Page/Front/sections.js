/* The views that the server writes (overview, months, …), fetched again when the book changed. */

import { ServerRefusal } from './api.js';
import { find } from './elements.js';

/* What the page has written itself keeps its place. */
const isOwn = (section) => section.id === 'transactions' || section.dataset.own !== undefined;

const titleOfDetails = (details) =>
  details.id || details.querySelector('summary h3, summary')?.textContent;

function replaceSection(old, fresh) {
  const open = new Set([...old.querySelectorAll('details[open]')].map(titleOfDetails));
  for (const details of fresh.querySelectorAll('details')) {
    if (open.has(titleOfDetails(details))) details.open = true;
  }
  fresh.hidden = old.hidden;
  old.replaceWith(fresh);
}

/* Fetches the document; the answer puts its sections in place of those that are there. */
export async function renewSections() {
  let response;
  try {
    response = await fetch('/', { cache: 'no-store' });
  } catch {
    throw new ServerRefusal(null, 0);
  }
  if (!response.ok) throw new ServerRefusal(null, response.status);
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  return () => {
    const known = new Set();
    for (const section of fresh.querySelectorAll('section.view')) {
      known.add(section.id);
      const old = find(section.id);
      if (old && isOwn(old)) continue;
      const own = document.importNode(section, true);
      if (old) replaceSection(old, own);
      else find('transactions').before(own);
    }
    for (const section of document.querySelectorAll('section.view')) {
      if (!known.has(section.id) && !isOwn(section)) section.remove();
    }
    const links = fresh.querySelector('nav ul');
    if (links) document.querySelector('nav ul').replaceWith(document.importNode(links, true));
    const [asOf, old] = [fresh.querySelector('.as-of'), document.querySelector('.as-of')];
    if (asOf && old) old.replaceWith(document.importNode(asOf, true));
    completeNavigation();
  };
}

/* Views of the page's own: a section, and where it stands in the navigation. */
const ownViews = [];

export function addView(id, title, before, isListed) {
  let section = find(id);
  if (!section) {
    section = document.createElement('section');
    section.className = 'view';
    section.id = id;
    section.hidden = true;
    section.setAttribute('aria-labelledby', 'title');
    find('transactions').before(section);
  }
  section.dataset.own = '';
  section.dataset.title = title;
  if (isListed) ownViews.push({ id, title, before });
  completeNavigation();
  return section;
}

function completeNavigation() {
  const list = document.querySelector('nav ul');
  for (const { id, title, before } of ownViews) {
    if (list.querySelector(`a[href="#${id}"]`)) continue;
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = `#${id}`;
    link.textContent = title;
    item.append(link);
    const next = before.map((each) => list.querySelector(`a[href="#${each}"]`)).find(Boolean);
    list.insertBefore(item, next?.parentElement ?? null);
  }
}
