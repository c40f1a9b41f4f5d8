/* What a form changes: from what stood in it and what stands in it now. */

/* Tags as they are typed: separated by commas, none twice. */
export function tagsOfText(text) {
  const tags = text.split(/[,،、;]/).map((tag) => tag.trim().replace(/^#/, '')).filter(Boolean);
  return [...new Set(tags)];
}
export const textOfTags = (tags) => tags.join(', ');

/* The fields of a form that differ, as a request to the server takes them; nothing where none does.
   Spaces around a text say nothing, so that an empty note is none. */
export function changesOf(before, now) {
  const changes = {};
  for (const [name, value] of Object.entries(now)) {
    if (name === 'tags') {
      const tags = tagsOfText(value);
      if (textOfTags(tags) !== textOfTags(tagsOfText(before.tags))) changes.tags = tags;
    } else if (value.trim() !== before[name].trim()) {
      changes[name] = value.trim();
    }
  }
  return Object.keys(changes).length ? changes : null;
}

/* The longest name of a period and of a category. */
export const LONGEST_NAME = 100;

/* What is wrong with a period that was typed, by field: names of words. */
export function periodMistakes({ name, start, end }) {
  const mistakes = {};
  if (!name.trim()) mistakes.name = 'name_missing';
  else if ([...name.trim()].length > LONGEST_NAME) mistakes.name = 'name_too_long';
  if (!start) mistakes.start = 'start_missing';
  if (start && end && end < start) mistakes.end = 'end_before_start';
  return mistakes;
}
