/* What the browser remembers; for pages from files it may refuse. */

export const memory = {
  get: (name) => {
    try { return localStorage.getItem(`daybook.${name}`); } catch { return null; }
  },
  set: (name, value) => {
    try { localStorage.setItem(`daybook.${name}`, value); } catch { /* It is for this time. */ }
  },
};
