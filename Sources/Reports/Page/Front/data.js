/* The data that the views show: the page holds its own, the program's server is asked for it. */

export let book = null;
export let words = {};

export function setData(data) {
  book = data;
  words = data.words;
}
