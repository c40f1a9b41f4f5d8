/* The categories and periods that the server knows, asked for once a generation of the book. */

import { getJSON } from './api.js';
import { onFreshBook } from './live.js';

let categories = null;
let periods = null;

export const knownCategories = () => (categories ??= getJSON('categories').catch(forget));
export const knownPeriods = () => (periods ??= getJSON('periods').catch(forget));

function forget(error) {
  forgetKnown();
  throw error;
}

export function forgetKnown() {
  categories = null;
  periods = null;
}
onFreshBook(forgetKnown);
