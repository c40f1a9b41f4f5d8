/* Search: words and "quoted phrases" without case and accents, all of which must be found. */

import {
  cardNames, cardIds, categoryPaths, merchantOf, descriptionOf, categoryOf, cardOf, tagsOf,
  notesOf,
} from './book.js';
import { book } from './data.js';
import { fold, searchWords } from './folding.js';

/* Each text of the tables is folded once, when the first search needs it. */
const folded = new Map();
let foldedBook = null;
export function foldedTable(name, texts) {
  if (foldedBook !== book) {
    folded.clear();
    foldedBook = book;
  }
  if (!folded.has(name)) folded.set(name, texts.map(fold));
  return folded.get(name);
}
const tables = () => ({
  names: foldedTable('names', book.names),
  cards: foldedTable('cards', cardNames.map((name, place) => `${name} ${cardIds[place]}`)),
  categories: foldedTable('categories', categoryPaths),
  tags: foldedTable('tags', book.tagSets.map((tags) => tags.join(' \u2502 '))),
});

/* For each word: which texts of each table hold it. */
export function searcher(text) {
  const wanted = searchWords(text);
  if (!wanted.length) return null;
  const all = tables();
  const hits = wanted.map((word) => {
    const found = {};
    for (const [name, texts] of Object.entries(all)) {
      found[name] = Uint8Array.from(texts, (each) => (each.includes(word) ? 1 : 0));
    }
    return found;
  });
  return (row) => hits.every((hit) =>
    hit.names[merchantOf[row]]
    || (descriptionOf[row] && hit.names[descriptionOf[row] - 1])
    || hit.categories[categoryOf[row]] || hit.cards[cardOf[row]]
    || (tagsOf.has(row) && hit.tags[tagsOf.get(row)])
    || (notesOf.has(row) && hit.names[notesOf.get(row)]));
}
