/* Keeping one's place while a view is made anew: how far one has scrolled, and the focus. */

import { keepFocus } from './moving.js';

/* Notes where one is; the answer puts one back there. */
export function keepPlace() {
  const [scroll, focused, refocus] = [scrollY, document.activeElement, keepFocus()];
  return () => {
    scrollTo(0, scroll);
    if (document.activeElement && document.activeElement !== document.body) return;
    refocus();
    if (focused?.id) document.getElementById(focused.id)?.focus({ preventScroll: true });
  };
}
