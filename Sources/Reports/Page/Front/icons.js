/* Signs that are drawn, since no typeface is sure to have them. */

import { drawing } from './elements.js';

const lines = {
  close: ['M5 5l10 10M15 5L5 15'],
  edit: ['M4 16l1-4 8.5-8.5 3 3L8 15z', 'M11.5 5.5l3 3'],
  remove: ['M4 6h12M8 6V4h4v2M5.5 6l.8 10.5h7.4L14.5 6', 'M8.5 9v5M11.5 9v5'],
  help: ['M7.2 7.2a2.9 2.9 0 1 1 4 2.9c-.8.4-1.2.9-1.2 1.9', 'M10 15v.2'],
};

export const iconElement = (name) => drawing('svg',
  { class: 'drawn', viewBox: '0 0 20 20', 'aria-hidden': 'true' },
  ...lines[name].map((d) => drawing('path', { d })));
