/* Texts of merchants, as rules match them. */

const MOST_WORDS = 3;

/* The words of a merchant that are likely to come again: those before the first number, since rules
   match words that stand together. Signs that mean something in patterns are no words. */
export function matchOf(text) {
  const kept = [];
  for (const part of text.replace(/[*?"|\\[\]{}]/g, ' ').split(/\s+/)) {
    const word = part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    if (!word) continue;
    if (/\d/.test(word) && kept.length) break;
    if (!/\d/.test(word)) kept.push(word);
    if (kept.length === MOST_WORDS) break;
  }
  return (kept.length ? kept.join(' ') : text.trim()).toLowerCase();
}
