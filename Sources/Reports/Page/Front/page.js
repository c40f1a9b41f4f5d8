/* The page that stands alone: its data is in it. */

import { setBook } from './book.js';
import { find } from './elements.js';
import { startViews } from './views.js';

setBook(JSON.parse(find('book').textContent));
startViews();
performance.mark('daybook-ready');
