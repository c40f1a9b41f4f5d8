/* Signs that are drawn, since no typeface is sure to have them. */

import { drawing } from './elements.js';

const drawings = {
  close: ['M5 5l10 10M15 5L5 15'],
  edit: ['M4 16l1-4 8.5-8.5 3 3L8 15z', 'M11.5 5.5l3 3'],
  remove: ['M4 6h12M8 6V4h4v2M5.5 6l.8 10.5h7.4L14.5 6', 'M8.5 9v5M11.5 9v5'],
  chosen: ['M4.5 10.5l3.5 3.5 7.5-8'],
  more: ['M6 8.5l4 4 4-4'],
  /* Groupings, by their names. */
  date: ['M3.5 5h13v11.5h-13z', 'M3.5 8.5h13M7 3v3.5M13 3v3.5', 'M9 12.5h2'],
  week: ['M3.5 5h13v11.5h-13z', 'M3.5 8.5h13M7 3v3.5M13 3v3.5', 'M5.5 12.5h9'],
  month: ['M3.5 5h13v11.5h-13z', 'M3.5 8.5h13M7 3v3.5M13 3v3.5', 'M6 11h8M6 14h8'],
  quarter: ['M10 10V3.5A6.5 6.5 0 0 1 16.5 10z', 'M7.5 5.2A6.5 6.5 0 1 0 14.8 12.5'],
  year: ['M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z', 'M10 6.5V10l2.5 2'],
  card: ['M3 5.5h14v9H3z', 'M3 8.5h14M5.5 12h3'],
  category: ['M3.5 3.5h5.5v5.5H3.5zM11 3.5h5.5v5.5H11zM3.5 11h5.5v5.5H3.5zM11 11h5.5v5.5H11z'],
  merchant: ['M4.5 9.5v7h11v-7', 'M3.5 8l1.3-4.5h10.4L16.5 8a2.2 2.2 0 0 1-4.3 0 2.2 2.2 0 0 1-4.4 0 2.2 2.2 0 0 1-4.3 0z'],
  tag: ['M3.5 3.5h6l7 7-6 6-7-7z', 'M6.8 6.8v.1'],
  period: ['M6 3.5v13M6 4.5h8.5l-2 3 2 3H6'],
  newest: ['M7 4v12M3.5 12.5L7 16l3.5-3.5', 'M13 5h4M13 10h3M13 15h2'],
  oldest: ['M7 16V4M3.5 7.5L7 4l3.5 3.5', 'M13 5h4M13 10h3M13 15h2'],
  largest: ['M3.5 5h13M3.5 10h9M3.5 15h5'],
  none: ['M3.5 5.5h13M3.5 10h13M3.5 14.5h13'],
  help: ['M7.2 7.2a2.9 2.9 0 1 1 4 2.9c-.8.4-1.2.9-1.2 1.9', 'M10 15v.2'],
};

export const iconElement = (name) => drawing('svg',
  { class: 'drawn', viewBox: '0 0 20 20', 'aria-hidden': 'true' },
  ...drawings[name].map((d) => drawing('path', { d })));
