/* The rules: where each stands, what it decides, what it nearly matches. */

import { countText, transactionsText } from './amounts.js';
import { getJSON } from './api.js';
import { rowCount } from './book.js';
import { words } from './data.js';
import { element, named } from './elements.js';
import { fold } from './folding.js';
import { knownCategories } from './known.js';
import { onFreshBook } from './live.js';
import { button, dateElement, moneyColumns, refusalText, sentence } from './parts.js';
import { categoryMark } from './picker.js';
import { openRule } from './ruleeditor.js';
import { openRuleMaker } from './rulemaker.js';
import { addView } from './sections.js';
import { currentView, onView } from './views.js';

const MOST_RULES = 300;
let rulesView = null;
let listedRules = null;
let ruleCategories = [];
let ruleSearch = '';

/* A person's own first; of each those that decide most, then those that do nothing. */
export const byUse = (one, other) => one.is_starter - other.is_starter || other.decides - one.decides
  || other.near.length - one.near.length || one.file.localeCompare(other.file) || one.line - other.line;

/* Words that all stand somewhere in a rule. */
export function findsRule(rule, typed) {
  const text = fold(`${rule.title} ${rule.category ?? ''} ${rule.text ?? ''} ${rule.file}`);
  return fold(typed).split(' ').filter(Boolean).every((word) => text.includes(word));
}

/* Its lines as one, without the category that stands above. */
function briefOf(rule) {
  const text = (rule.text ?? '').replace(/\s+/g, ' ').replace(/^- /, '');
  return rule.category && text.startsWith(`${rule.category}: `)
    ? text.slice(rule.category.length + 2) : text;
}

function marksOf(rule) {
  const marks = [];
  const add = (text, mark = 'mark') => marks.push(element('span', { class: mark }, ...[text].flat()));
  if (!rule.matched) add(words.rules_match_nothing);
  if (rule.overruled_by) add(sentence(words.rules_overruled, rule.overruled_by));
  if (rule.corrected) add(sentence(words.rules_corrected, countText(rule.corrected)));
  if (rule.near.length) {
    const count = rule.near.reduce((sum, each) => sum + each.transactions, 0);
    add(sentence(words.rules_near, transactionsText(count)));
  }
  if (rule.is_starter) add(words.rules_starter, 'count');
  return marks;
}

function ruleItem(rule) {
  const category = ruleCategories.find((each) => each.path === rule.category)
    ?? { path: rule.category ?? '' };
  const opener = button('', () => openRule(rule), 'opener rule-title');
  opener.append(rule.category ? categoryMark(category) : '', named(rule.title));
  return element('li', { class: 'rule' }, element('div', { class: 'rule-head' }, opener,
    rule.decides ? element('span', { class: 'count' },
      ...sentence(words.rules_decide, transactionsText(rule.decides)),
      ...(rule.last ? [' · ', ...sentence(words.rules_last, dateElement(rule.last))] : [])) : null,
    moneyColumns(rule.money)),
  element('p', { class: 'path rule-text' }, named(briefOf(rule))),
  element('p', { class: 'rule-marks' }, ...marksOf(rule),
    element('span', { class: 'path count', dir: 'ltr' }, `${rule.file}:${rule.line ?? ''}`)));
}

function showRuleItems(list, note) {
  const found = listedRules.rules.filter((rule) => findsRule(rule, ruleSearch)).sort(byUse);
  list.replaceChildren(...found.slice(0, MOST_RULES).map(ruleItem));
  note.textContent = found.length > MOST_RULES
    ? words.first_only.replace('{1}', countText(MOST_RULES))
    : found.length ? '' : ruleSearch ? words.rules_none
      : listedRules.idle_starters ? '' : words.rules_none_yet;
  list.hidden = !found.length;
}

function showRules() {
  const { decided, idle_starters: idle } = listedRules;
  const search = element('input', { type: 'search', 'aria-label': words.rules_find,
    placeholder: words.rules_find, autocomplete: 'off', dir: 'auto' });
  search.value = ruleSearch;
  const list = element('ul', { class: 'rules' });
  const note = element('p', { class: 'remark', role: 'status' });
  search.addEventListener('input', () => {
    ruleSearch = search.value;
    showRuleItems(list, note);
  });
  rulesView.replaceChildren(
    element('div', { class: 'view-tools' }, search,
      button(words.rules_new, () => openRuleMaker({ description: '', category: '' }, { match: '' }), 'main')),
    rowCount ? element('p', { class: 'remark' }, ...sentence(words.rules_who_decides,
      countText(decided.by_rules), countText(decided.by_hand), countText(decided.nobody))) : '',
    list, note, idle ? element('p', { class: 'remark' },
      ...sentence(words.rules_idle, countText(idle))) : '');
  showRuleItems(list, note);
}

async function loadRules() {
  if (!listedRules) {
    rulesView.replaceChildren(element('p', { class: 'empty', role: 'status' }, words.loading));
  }
  try {
    [listedRules, ruleCategories] = await Promise.all([getJSON('rules'), knownCategories()]);
    showRules();
  } catch (refusal) {
    rulesView.replaceChildren(element('p', { class: 'empty', role: 'alert' }, refusalText(refusal)),
      button(words.retry, loadRules));
  }
}

export function startRules() {
  rulesView = addView('rules', words.rules_title, ['cards'], true);
  onView(({ view }) => {
    if (view === 'rules' && !listedRules) loadRules();
  });
  onFreshBook(() => {
    listedRules = null;
    return currentView()?.view === 'rules' ? loadRules() : null;
  });
}
