/* Following the book: every change, by whom ever, is shown where one is. */

import { getJSON } from './api.js';
import { setBook } from './book.js';
import { words } from './data.js';
import { hasUnsaved, isSending } from './dialogs.js';
import { keepPlace } from './kept.js';
import { hideBar, showBar } from './notices.js';
import { renewSections } from './sections.js';
import { refreshViews } from './views.js';

let shownGeneration = null;
let knownGeneration = null;
let events = null;
let running = null;

const freshListeners = [];
/* What else is made anew when the book is another. */
export const onFreshBook = (listener) => freshListeners.push(listener);

export async function loadBook() {
  const data = await getJSON('book');
  shownGeneration = data.generation;
  knownGeneration = data.generation;
  setBook(data);
}

async function renewAll() {
  const [data, replaceSections] = await Promise.all([getJSON('book'), renewSections()]);
  shownGeneration = data.generation;
  const putBack = keepPlace();
  setBook(data);
  replaceSections();
  refreshViews();
  for (const listener of freshListeners) await listener();
  putBack();
  hideBar('changed');
}

/* Shows the book as it is now; while it is being fetched, a second call waits for the first. */
export function refreshBook() {
  running ??= renewAll().then(() => hideBar('gone'), failed).finally(() => {
    running = null;
    if (knownGeneration !== shownGeneration) noteGeneration(knownGeneration);
  });
  return running;
}

function failed(error) {
  knownGeneration = shownGeneration;
  if (error.isGone) showGone(words.server_gone);
  else showGone(error.status === 403 ? words.started_anew : error.message || words.something_failed);
}

/* A change that was made here, or told by the server. */
export function noteGeneration(generation) {
  knownGeneration = generation;
  if (generation === shownGeneration || running) return running ?? Promise.resolve();
  if (isSending()) return Promise.resolve();
  if (!hasUnsaved()) return refreshBook();
  showBar('changed', words.changed_elsewhere, words.reload, refreshBook);
  return Promise.resolve();
}

function showGone(text) {
  showBar('gone', text, words.retry, () => {
    listen();
    refreshBook();
  });
}

function listen() {
  events?.close();
  events = new EventSource('/api/events');
  const note = (event) => noteGeneration(JSON.parse(event.data).generation);
  events.addEventListener('changed', note);
  /* The first event of each connection, also of one that a browser has made again by itself. */
  events.addEventListener('hello', (event) => {
    hideBar('gone');
    note(event);
  });
  /* A browser asks again by itself, unless it was refused. */
  events.addEventListener('error', () => {
    if (events?.readyState === EventSource.CLOSED) refreshBook();
    else showGone(words.server_gone);
  });
}

/* A hidden page follows nothing: a browser allows few connections to one server. */
export function followBook() {
  listen();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      events?.close();
      events = null;
    } else if (!events) {
      listen();
    }
  });
  addEventListener('pagehide', () => events?.close());
  document.addEventListener('daybook-dialog-closed', () => {
    if (knownGeneration !== shownGeneration) noteGeneration(knownGeneration);
  });
}
