/* Views by the address's fragment, and what the controls do. */

import { countText, transactionsText } from './amounts.js';
import { cardOf, cardNames, cardIds, categoryPaths, knownMonths } from './book.js';
import { isoMonth } from './calendar.js';
import { showCurrency, startCurrencies } from './currencies.js';
import { book, words } from './data.js';
import { monthText } from './dates.js';
import { MOST_COLUMNS, find, element, named, amountElements, columnsOf } from './elements.js';
import { filterNames, NONE, passing, noFilters } from './filters.js';
import { fold } from './folding.js';
import { compareTexts } from './groups.js';
import { showGroups, startList } from './list.js';
import { showChosen, startMenu } from './menu.js';
import { memory } from './memory.js';
import { startMoving } from './moving.js';
import { kinds, scopeOf, showScope } from './scope.js';
import { foldedNames } from './search.js';
import { readyTables } from './sortedtables.js';
import { totalsOf } from './totals.js';

const controls = Object.fromEntries(
  ['search', ...filterNames].map((name) => [name, find(name)]));
const viewSections = () => [...document.querySelectorAll('section.view')];
let current = null;

/* What else is done when another view, or another list, is shown. */
const viewListeners = [];
export const onView = (listener) => viewListeners.push(listener);
export const currentView = () => current;

function option(value, title) { return element('option', { value }, title); }

function fillChoices() {
  const { card, category, month } = controls;
  for (const control of [card, category, month]) control.replaceChildren();
  const used = [...new Set(cardOf)].sort((one, other) => (one === 0) - (other === 0)
    || compareTexts(fold(cardNames[one]), fold(cardNames[other])));
  card.append(option('', words.any_card),
    ...used.map((place) => option(cardIds[place] || NONE, cardNames[place])));
  category.append(option('', words.any_category),
    ...categoryPaths.slice(1).sort(compareTexts).map((path) => {
      const depth = path.split('/').length - 1;
      return option(path, '\u2003'.repeat(depth) + path.slice(path.lastIndexOf('/') + 1));
    }), option(NONE, words.uncategorized));
  month.append(option('', words.any_month),
    ...[...knownMonths].sort((one, other) => other - one).map((each) =>
      option(isoMonth(each), monthText(each))));
  find('grouping-menu').querySelector('[data-value=period]').hidden = !book.periods.length;
}

/* A menu whose choice is remembered: the first of the usual ones that it has, until one is made. */
function startChoice(name, ...usual) {
  const [button, menu] = [find(name), find(`${name}-menu`)];
  const items = [...menu.querySelectorAll('[data-value]:not([hidden])')];
  showChosen(button, menu, [memory.get(name), ...usual].find((value) =>
    items.some((item) => item.dataset.value === value)));
  startMenu(button, menu, (value) => {
    memory.set(name, value);
    showChosen(button, menu, value);
    showList(false);
  });
}

/* An address such as #month/2026-03?search=coffee&card=visa-gold. */
function readAddress() {
  const [path, query = ''] = location.hash.slice(1).split(/\?(.*)/s);
  const [kind, ...rest] = path.split('/');
  let name = rest.join('/');
  try { name = decodeURIComponent(name); } catch { /* It names nothing then. */ }
  const scope = rest.length && kinds.includes(kind) ? scopeOf(kind, name) : null;
  const view = scope ? 'transactions'
    : viewSections().some((section) => section.id === path) ? path : 'overview';
  return { scope, view, path, values: new URLSearchParams(query) };
}

function writeAddress() {
  const query = new URLSearchParams();
  for (const name of ['search', ...filterNames]) {
    const control = controls[name];
    if (control.value && !control.disabled) query.set(name, control.value);
  }
  const path = current.view === 'transactions' ? location.hash.slice(1).split('?')[0]
    : 'transactions';
  const text = query.toString();
  const hash = `#${path || 'transactions'}${text ? '?' + text : ''}`;
  if (hash === location.hash) return;
  try { history.replaceState(null, '', hash); } catch { /* The list changes all the same. */ }
}

/* Shows what the address names. */
export function showView() {
  current = readAddress();
  const { scope, view, values } = current;
  for (const name of ['search', ...filterNames]) {
    const control = controls[name];
    const pinned = scope?.filters[name];
    control.disabled = pinned !== undefined;
    control.value = pinned ?? values.get(name) ?? '';
  }
  for (const section of viewSections()) section.hidden = section.id !== view;
  const title = scope?.title ?? find(view).dataset.title ?? words[view];
  find('title').replaceChildren(named(title));
  document.title = view === 'overview' ? words.title : `${title} · ${words.title}`;
  for (const link of document.querySelectorAll('nav a')) {
    const isHere = link.hash === `#${scope?.list ?? find(view).dataset.list ?? view}`;
    if (isHere) {
      link.setAttribute('aria-current', 'page');
      link.scrollIntoView({ block: 'nearest', inline: 'center' });
    } else {
      link.removeAttribute('aria-current');
    }
  }
  if (view === 'transactions') showList(true);
  for (const listener of viewListeners) listener(current);
}

function showList(isNew) {
  const filters = Object.fromEntries(
    filterNames.map((name) => [name, controls[name].value]));
  const period = current.scope?.kind === 'period' ? current.scope.period : null;
  const rows = passing(controls.search.value, filters, period);
  const set = filterNames.filter((name) => controls[name].value && !controls[name].disabled);
  find('filter-count').textContent = set.length ? `(${countText(set.length)})` : '';
  if (isNew) {
    const whole = { ...noFilters(), ...(current.scope?.filters ?? {}) };
    showScope(find('scope'), current.scope,
      current.scope ? passing('', whole, period) : []);
    if (set.length) find('filters').open = true;
  }
  const totals = totalsOf(rows);
  const columns = totals.posted.slice(0, MOST_COLUMNS).map((sum) => sum.currency);
  const result = find('result');
  result.replaceChildren(element('strong', {}, transactionsText(rows.length)));
  if (totals.pending.length) {
    result.append(' ', element('span', { class: 'mark pending-sums' }, words.pending, ' ',
      ...amountElements(totals.pending, 'total', 'pending-total')));
  }
  result.append(' ', columnsOf(totals.posted, 'total', 'total', columns));
  showGroups(find('groups'), rows, find('grouping').value,
    find('sorting').value, current.path, columns);
}

/* Texts are folded while nobody waits for it, so that the first letter typed finds at once. */
const foldLater = () => (window.requestIdleCallback ?? setTimeout)(foldedNames);

/* Takes in that there are other data than before, and shows the same view of them. */
export function refreshViews() {
  fillChoices();
  readyTables();
  showCurrency();
  showView();
  foldLater();
}

/* Brings the controls to life, and shows what the address names. */
export function startViews() {
  fillChoices();
  startChoice('grouping', book.grouping, 'date');
  startChoice('sorting', 'newest');
  startList();
  startMoving();
  startCurrencies();
  readyTables();
  for (const name of ['search', ...filterNames]) {
    controls[name].addEventListener('input', () => {
      writeAddress();
      showList(false);
    });
  }
  find('tools').addEventListener('submit', (event) => event.preventDefault());
  find('tools').addEventListener('reset', (event) => {
    event.preventDefault();
    for (const name of ['search', ...filterNames]) {
      if (!controls[name].disabled) controls[name].value = '';
    }
    writeAddress();
    showList(false);
  });
  addEventListener('hashchange', () => {
    showView();
    scrollTo(0, 0);
    find('title').focus({ preventScroll: true });
  });
  /* A slash searches, as in many programs. */
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey
      || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    event.preventDefault();
    if (current.view !== 'transactions') {
      location.hash = '#transactions';
      addEventListener('hashchange', () => controls.search.focus(), { once: true });
    } else {
      controls.search.focus();
    }
  });
  showView();
  foldLater();
}
