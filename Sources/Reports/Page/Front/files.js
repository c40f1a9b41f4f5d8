/* Files that a person hands to the page: their bytes as the server takes them, and what was answered. */

/* All of them together, before they are written in base64. */
export const MOST_BYTES = 32 * 1024 * 1024;

function base64Of(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result.slice(reader.result.indexOf(',') + 1)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}

/* What stands by for import: by name, each once; one of the same name takes the place of the other. */
export class GivenFiles {
  constructor() { this.byName = new Map(); }

  get names() { return [...this.byName.keys()]; }

  get size() { return [...this.byName.values()].reduce((sum, each) => sum + each.size, 0); }

  /** Reads files. @param {Iterable<File>} files @returns whether there was room for all */
  async add(files) {
    for (const file of files) {
      const before = this.byName.get(file.name)?.size ?? 0;
      if (this.size - before + file.size > MOST_BYTES) return false;
      this.byName.set(file.name, { size: file.size, content: await base64Of(file),
        card: null, chosen: new Map(), acceptsHeader: false, asksAgain: false });
    }
    return true;
  }

  get(name) { return this.byName.get(name); }

  remove(name) { this.byName.delete(name); }

  /** As the server takes them. @param {string[]} names */
  request(names = this.names) {
    return { files: names.map((name) => {
      const { content, card, chosen, acceptsHeader, asksAgain } = this.byName.get(name);
      return { name, content, ...(card ? { card } : {}),
        ...(chosen.size ? { answers: [...chosen.values()] } : {}),
        ...(acceptsHeader ? { accept_new_header: true } : {}),
        ...(asksAgain ? { ask_again: true } : {}) };
    }) };
  }
}
