/* Texts without case and accents, and the words of what is searched. */

/* As the rules fold texts: compatible forms made one, accents dropped where they are only
   accents, apostrophes and format characters dropped, all other signs made spaces. Marks that
   make other letters, as in Japanese and Hindi, stay. */
export function fold(text) {
  if (/^[\x00-\x7f]*$/.test(text)) {
    return text.toLowerCase().replace(/['`]/g, '').replace(/[^a-z0-9]+/g, ' ').trim();
  }
  return text.normalize('NFKD').toLowerCase().normalize('NFKD')
    .replace(/[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g, '')
    .replace(/[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g, '')
    .replace(/ß/g, 'ss').replace(/ς/g, 'σ').replace(/ı/g, 'i')
    .replace(/ø/g, 'o').replace(/ł/g, 'l').replace(/đ/g, 'd')
    .replace(/(?<=[א-ת])["״׳“”](?=[א-ת])/g, '')
    .replace(/['`’‘ʼ׳]|\p{Cf}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim();
}

export function searchWords(text) {
  const found = [];
  const pattern = /["“”]([^"“”]*)(?:["“”]|$)|(\S+)/g;
  for (const match of text.matchAll(pattern)) {
    const word = fold(match[1] ?? match[2]);
    if (word) found.push(word);
  }
  return found.slice(0, 64);
}
