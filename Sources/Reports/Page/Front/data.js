/* The data of the page. */

export const book = JSON.parse(document.getElementById('book').textContent);
export const words = book.words;
