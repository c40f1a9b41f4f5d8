/* Importing by drop: what each file would bring is seen before it is taken. */

import { countText, transactionsText } from './amounts.js';
import { postJSON } from './api.js';
import { words } from './data.js';
import { element } from './elements.js';
import { GivenFiles, MOST_BYTES } from './files.js';
import { fileCard } from './importcards.js';
import { noteGeneration } from './live.js';
import { showToast } from './notices.js';
import { button, refusalText, sentence } from './parts.js';
import { addView } from './sections.js';
import { offerUndo } from './undo.js';
import { onView } from './views.js';

const given = new GivenFiles();
let looked = [];
let taken = [];
let importList = null;
let importButton = null;
let onward = null;
let askedNumber = 0;

const isReady = (file) => file.status === 'imported';
const readyNames = () => given.names.filter((name) => looked.some((file) => file.name === name)
  && looked.filter((file) => file.name === name).every((file) => isReady(file) || file.status === 'known'
    || file.status === 'skipped') && looked.some((file) => file.name === name && isReady(file)));

function showFiles() {
  const again = () => lookAtFiles();
  importList.replaceChildren(
    ...looked.map((file) => fileCard(file, given.get(file.name) ?? null, { again,
      remove: () => {
        given.remove(file.name);
        looked = looked.filter((each) => each.name !== file.name);
        showFiles();
      } })),
    ...taken.map((file) => fileCard(file, null, { again, remove: null })));
  const ready = readyNames();
  importButton.hidden = !ready.length;
  onward.hidden = !taken.some((file) => file.counts.new);
  importButton.replaceChildren(...sentence(words.import_now, countText(ready.length)));
}

/* Asks what the files would bring; an answer that came late is of what was before. */
async function lookAtFiles() {
  askedNumber += 1;
  const number = askedNumber;
  if (!given.names.length) {
    looked = [];
    showFiles();
    return;
  }
  importList.setAttribute('aria-busy', 'true');
  try {
    const answer = await postJSON('import/look', given.request());
    if (number !== askedNumber) return;
    looked = answer.files;
    showFiles();
  } catch (refusal) {
    if (number === askedNumber) showToast(refusalText(refusal));
  } finally {
    if (number === askedNumber) importList.removeAttribute('aria-busy');
  }
}

async function addFiles(files) {
  taken = [];
  if (!await given.add(files)) {
    showToast(words.import_too_large.replace('{1}', String(MOST_BYTES / 1024 / 1024)));
  }
  await lookAtFiles();
}

async function takeFiles() {
  const names = readyNames();
  importButton.disabled = true;
  try {
    const { files, generation } = await postJSON('import', given.request(names));
    for (const name of names) given.remove(name);
    looked = looked.filter((file) => !names.includes(file.name));
    taken = files;
    showFiles();
    const count = files.reduce((sum, file) => sum + (file.counts.new ?? 0), 0);
    const imports = files.map((file) => file.import).filter(Boolean);
    offerUndo(words.import_done.replace('{1}', transactionsText(count)), [{ imports }],
      () => { taken = []; showFiles(); });
    await noteGeneration(generation);
  } catch (refusal) {
    showToast(refusalText(refusal));
  } finally {
    importButton.disabled = false;
  }
}

/* A book with nothing in it begins here. */
function offerFirst() {
  const empty = document.querySelector('#overview > .empty');
  if (!empty || empty.querySelector('a')) return;
  empty.append(element('br'), element('a', { href: '#import', class: 'button' }, words.import_drop));
}

const bringsFiles = (event) => [...(event.dataTransfer?.types ?? [])].includes('Files')
  && !document.querySelector('dialog[open]');

/* Files may be dropped on any view. */
function startDropping() {
  let depth = 0;
  const mark = (isOver) => document.body.classList.toggle('dropping', isOver);
  addEventListener('dragenter', (event) => {
    if (!bringsFiles(event)) return;
    depth += 1;
    mark(true);
  });
  addEventListener('dragleave', () => {
    depth = Math.max(0, depth - 1);
    if (!depth) mark(false);
  });
  addEventListener('dragover', (event) => {
    if (bringsFiles(event)) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    depth = 0;
    mark(false);
    if (!bringsFiles(event)) return;
    event.preventDefault();
    location.hash = '#import';
    addFiles([...event.dataTransfer.files]);
  });
}

export function startImport() {
  const view = addView('import', words.import_title, ['months'], true);
  const input = element('input', { type: 'file', multiple: '', id: 'import-input', class: 'unseen' });
  input.addEventListener('change', async () => {
    const files = [...input.files];
    input.value = '';
    await addFiles(files);
  });
  const area = element('div', { class: 'drop-area' }, element('h2', {}, words.import_drop),
    element('p', {}, words.import_hint),
    element('label', { for: 'import-input', class: 'button' }, words.import_choose), input);
  importList = element('div', { class: 'import-list', 'aria-live': 'polite' });
  importButton = button('', takeFiles, 'main');
  importButton.hidden = true;
  onward = element('a', { href: '#review', class: 'button', hidden: '' }, words.import_onward);
  onView(offerFirst);
  view.append(area, importList, element('div', { class: 'import-actions' }, importButton, onward));
  startDropping();
}
