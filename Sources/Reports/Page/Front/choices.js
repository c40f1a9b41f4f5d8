/* Choosing among categories by typing: which fit, and in which order. */

import { fold } from './folding.js';

export const lastOf = (path) => path.slice(path.lastIndexOf('/') + 1);

/* Paths that hold every word typed: those whose last name begins with it first. */
export function fittingPaths(paths, typed) {
  const wanted = fold(typed).split(' ').filter(Boolean);
  if (!wanted.length) return paths;
  const rank = (path) => {
    const name = fold(lastOf(path));
    if (name.startsWith(wanted.join(' '))) return 0;
    return name.includes(wanted[0]) ? 1 : 2;
  };
  return paths.filter((path) => {
    const text = fold(path);
    return wanted.every((word) => text.includes(word));
  }).map((path, place) => [rank(path), place, path])
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]).map((each) => each[2]);
}

/* What was typed as a path that may be new; nothing where it is one already, or none. */
export function newPath(paths, typed) {
  const path = typed.split('/').map((part) => part.trim()).filter(Boolean).join('/');
  if (!path || paths.some((each) => each.toLowerCase() === path.toLowerCase())) return null;
  return path;
}
