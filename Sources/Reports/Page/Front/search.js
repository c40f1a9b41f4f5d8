/* Search: words and "quoted phrases" without case and accents, all of which must be found. */

import {
  cardNames, cardIds, categoryPaths, merchantOf, descriptionOf, categoryOf, cardOf, tagsOf,
  notesOf,
} from './book.js';
import { book } from './data.js';
import { fold, searchWords } from './folding.js';

/* Each text of the tables is folded once, when the first search needs it. */
let folded = null;
let foldedBook = null;

function tables() {
  if (foldedBook !== book) {
    foldedBook = book;
    folded = {
      names: book.names.map(fold),
      cards: cardNames.map((name, place) => fold(`${name} ${cardIds[place]}`)),
      categories: categoryPaths.map(fold),
      tags: book.tag_sets.map((tags) => fold(tags.join(' \u2502 '))),
    };
  }
  return folded;
}

/* The names that differ in more than case and marks, and the place of each name's among them. */
export function foldedNames() {
  const all = tables();
  if (!all.merchants) {
    const known = new Map();
    const places = Int32Array.from(all.names, (text) => {
      if (!known.has(text)) known.set(text, known.size);
      return known.get(text);
    });
    all.merchants = { texts: [...known.keys()], places };
  }
  return all.merchants;
}

/* Which texts hold a word. */
function holding(texts, word) {
  const found = new Uint8Array(texts.length);
  for (let place = 0; place < texts.length; place += 1) {
    if (texts[place].includes(word)) found[place] = 1;
  }
  return found;
}

/* For each word a test of rows, by which texts of each table hold it. */
export function searchers(text) {
  const wanted = searchWords(text);
  if (!wanted.length) return [];
  const all = tables();
  return wanted.map((word) => {
    const [names, cards, categories, tags] = [all.names, all.cards, all.categories, all.tags]
      .map((texts) => holding(texts, word));
    return (row) => names[merchantOf[row]] === 1
      || (descriptionOf[row] > 0 && names[descriptionOf[row] - 1] === 1)
      || categories[categoryOf[row]] === 1 || cards[cardOf[row]] === 1
      || (tagsOf.size > 0 && tagsOf.has(row) && tags[tagsOf.get(row)] === 1)
      || (notesOf.size > 0 && notesOf.has(row) && names[notesOf.get(row)] === 1);
  });
}
