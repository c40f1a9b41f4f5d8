/* Choosing a colour and an icon. */

import { words } from './data.js';
import { element } from './elements.js';

const PALETTE = ['#24827b', '#d3932e', '#5b6fb8', '#c45c6a', '#7f9a3f', '#8c62a6', '#bf6f43',
  '#4a90b5', '#2f855a', '#b83280', '#6b7280'];

/* Radio buttons that look like the colours; an own one besides, and none. */
export function colorChooser(color) {
  const own = element('input', { type: 'color', 'aria-label': words.own_color,
    value: color ?? '#24827b' });
  const name = `color-${Math.random().toString(36).slice(2)}`;
  const choice = (value, content, title) => {
    const input = element('input', { type: 'radio', name, value, 'aria-label': title });
    input.checked = (color ?? '').toLowerCase() === value;
    return element('label', { class: 'swatch' }, input, content);
  };
  const swatch = (value) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    made.setAttribute('viewBox', '0 0 8 8');
    made.setAttribute('aria-hidden', 'true');
    const circle = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
    for (const [key, each] of [['cx', 4], ['cy', 4], ['r', 4], ['fill', value]]) {
      circle.setAttribute(key, each);
    }
    made.append(circle);
    return made;
  };
  const isOwn = Boolean(color) && !PALETTE.includes(color.toLowerCase());
  const ownChoice = choice('own', own, words.own_color);
  if (isOwn) ownChoice.querySelector('[type=radio]').checked = true;
  own.addEventListener('input', () => { ownChoice.querySelector('[type=radio]').checked = true; });
  const box = element('fieldset', { class: 'colors' }, element('legend', {}, words.color),
    choice('', element('span', {}, words.no_color), words.no_color),
    ...PALETTE.map((each, place) => choice(each, swatch(each), `${words.color} ${place + 1}`)),
    ownChoice);
  const value = () => {
    const chosen = box.querySelector('[type=radio]:checked')?.value ?? '';
    return chosen === 'own' ? own.value : chosen;
  };
  return { box, value };
}
