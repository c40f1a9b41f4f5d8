/* What a file brings, and what it asks, as it is shown. */

import { countText } from './amounts.js';
import { cardIds, cardNames } from './book.js';
import { words } from './data.js';
import { element, named } from './elements.js';
import { button, dateElement, moneyElement, sentence, signButton } from './parts.js';

const COUNTS = ['new', 'known', 'settles', 'corrects', 'withdrawn', 'possible_duplicate', 'left_out',
  'rejected'];
const NEW_CARD = '/';
let questionCount = 0;

const countsLine = (counts) => element('p', { class: 'import-counts' },
  ...COUNTS.filter((kind) => counts[kind]).map((kind) => element('span', { class: `count-${kind}` },
    ...sentence(words[`import_count_${kind}`], countText(counts[kind])))));

function statementLine(statement) {
  const marks = [
    statement.is_new_card ? element('span', { class: 'mark' }, words.import_new_card) : null,
    statement.balance === 'proved'
      ? element('span', { class: 'proved' }, words.import_proved) : null,
    statement.balance === 'contradicted'
      ? element('span', { class: 'mistake' }, words.import_contradicted) : null];
  return element('p', { class: 'import-statement' }, element('strong', {}, named(statement.name)),
    ...marks, element('span', { class: 'sums' },
      ...statement.totals.flatMap(({ amount, currency }) => [moneyElement(amount, currency), ' '])));
}

function rowsPart(file) {
  if (!file.rows.length) return null;
  const body = element('tbody', {}, ...file.rows.map((row) => element('tr', {},
    element('td', {}, element('span', { class: `kind count-${row.kind}` },
      words[`import_count_${row.kind}`].split(':')[0])),
    element('td', { class: 'when' }, row.date ? dateElement(row.date) : ''),
    element('td', { class: 'who' }, named(row.text),
      row.kind !== 'new' && row.why ? element('span', { class: 'sub' },
        [row.why, row.match].filter(Boolean).join(': ')) : null),
    element('td', { class: 'figure' }, row.amount ? moneyElement(row.amount, row.currency) : ''))));
  return element('details', { class: 'import-rows' }, element('summary', {}, words.import_rows),
    element('div', { class: 'scroller', tabindex: '0' },
      element('table', {}, element('caption', {}, words.import_rows), body)));
}

/* A choice shows the row that it decides, read as it would be. */
function choiceLabel(choice, name, isChosen, choose) {
  const input = element('input', { type: 'radio', name, value: choice.setting });
  input.checked = isChosen;
  input.addEventListener('change', choose);
  return element('label', { class: 'choice' }, input, element('span', {},
    choice.date ? element('span', { class: 'choice-row' }, dateElement(choice.date), ' · ',
      named(choice.text), ' · ', moneyElement(choice.amount, choice.currency)) : null,
    element('span', { class: 'path', dir: 'ltr' }, choice.setting),
    choice.line ? element('span', { class: 'note' }, ' ',
      ...sentence(words.import_line, countText(choice.line))) : null));
}

function settingQuestion(question, given, again) {
  questionCount += 1;
  const name = `question-${questionCount}`;
  return element('fieldset', { class: 'import-question' },
    element('legend', {}, named(question.message)),
    ...question.choices.map((choice) => choiceLabel(choice, name,
      given.chosen.get(question.message) === choice.setting, () => {
        given.chosen.set(question.message, choice.setting);
        again();
      })));
}

function cardQuestion(question, given, again) {
  questionCount += 1;
  const id = `card-${questionCount}`;
  const select = element('select', { id }, element('option', { value: '' }, ''),
    ...cardIds.slice(1).map((each, place) => element('option', { value: each }, cardNames[place + 1])),
    element('option', { value: NEW_CARD }, words.import_another_card));
  const own = element('input', { type: 'text', 'aria-label': words.import_another_card, dir: 'ltr',
    autocomplete: 'off', spellcheck: 'false', placeholder: question.proposal ?? 'visa-gold' });
  own.value = question.proposal ?? '';
  const take = button(words.set, () => own.value.trim() && use(own.value.trim()));
  const fresh = element('div', { class: 'import-new-card', hidden: '' }, own, take,
    element('p', { class: 'hint' }, words.import_card_hint));
  const use = (card) => {
    given.card = card;
    again();
  };
  own.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') take.click();
  });
  select.addEventListener('change', () => {
    fresh.hidden = select.value !== NEW_CARD;
    if (!fresh.hidden) own.focus();
    else if (select.value) use(select.value);
  });
  return element('div', { class: 'import-question' },
    element('label', { for: id }, words.import_which_card),
    element('p', { class: 'note' }, named(question.message)), select, fresh);
}

function headerQuestion(question, given, again) {
  return element('div', { class: 'import-question' }, element('p', {}, named(question.message)),
    button(words.import_accept_header, () => {
      given.acceptsHeader = true;
      again();
    }));
}

function questionPart(question, given, again) {
  switch (question.answer) {
    case 'setting': return settingQuestion(question, given, again);
    case 'card': return cardQuestion(question, given, again);
    case 'header': return headerQuestion(question, given, again);
    default: return element('div', { class: 'import-question' }, element('p', {}, named(question.message)),
      question.remedy ? element('p', { class: 'note' }, named(question.remedy)) : null);
  }
}

/* What was answered, each of which can be taken back. */
function answersPart(file, given, again) {
  if (!given) return null;
  const chips = [...given.chosen].map(([message, setting]) => [setting, () => given.chosen.delete(message)]);
  if (given.card) chips.push([given.card, () => { given.card = null; }]);
  if (!chips.length) return null;
  return element('div', { class: 'import-answers' }, ...chips.map(([text, forget]) => {
    const chip = button('', () => {
      forget();
      again();
    }, 'chip');
    chip.append(element('span', { class: 'path', dir: 'ltr' }, text), ' ×');
    chip.setAttribute('aria-label', `${words.remove}: ${text}`);
    return chip;
  }), file.keeps_answers ? element('p', { class: 'note' }, words.import_kept) : null);
}

/* What was answered to an earlier file holds for this one, unless a person wants to be asked. */
function earlierPart(file, given, again) {
  if (!file.read_as) return null;
  return element('p', { class: 'note import-earlier' }, ...sentence(words.import_read_as, file.read_as), ' ',
    given ? button(words.import_ask_again, () => {
      given.asksAgain = true;
      again();
    }, 'plain') : null);
}

function statusOf(file, isDone) {
  switch (file.status) {
    case 'imported': return isDone ? words.import_is_done : words.import_ready;
    case 'known': return words.import_known;
    case 'waiting': return words.import_asks;
    case 'skipped': return words.import_skipped;
    default: return words.import_unreadable;
  }
}

/**
 * One file, or a part of an archive.
 * @param {object} file as the server told it @param {object | null} given what was given; nothing once it is done
 * @param {{again: () => void, remove: (() => void) | null}} how
 */
export function fileCard(file, given, { again, remove }) {
  const isDone = !given;
  return element('article', { class: 'figure-box import-file', 'data-file': file.name, 'data-status': file.status },
    element('header', {}, element('h3', {}, named(file.path)),
      element('span', { class: 'import-status' }, statusOf(file, isDone)),
      remove ? signButton('close', `${words.remove}: ${file.name}`, remove) : null),
    ...file.statements.map(statementLine),
    file.status === 'known' ? null : countsLine(file.counts),
    file.status === 'known'
      ? element('p', { class: 'note' }, ...sentence(words.import_known_as, file.reason)) : null,
    ['skipped', 'unreadable'].includes(file.status)
      ? element('p', { class: 'note' }, named(file.reason)) : null,
    file.status === 'imported' && !file.counts.new && !file.counts.settles
      ? element('p', { class: 'note' }, words.import_nothing) : null,
    ...file.warnings.map((each) => element('p', { class: 'note' }, named(each))),
    earlierPart(file, given, again), answersPart(file, given, again),
    ...file.questions.map((each) => questionPart(each, given, again)), rowsPart(file));
}
