/* Days and months as the book's locale writes them. */

import { written, partsOf, partsOfMonth } from './calendar.js';
import { book } from './data.js';

export const shortDate = (day) => written(partsOf(day), book.short_date, book.month_names_in_dates);
export const longDate = (day) => written(partsOf(day), book.long_date, book.month_names_in_dates);
export const monthText = (month) => written(partsOfMonth(month), book.month_of_year, book.month_names);
/* The viewer's own day: only what is shown depends on it, never what is stored. */
function today() {
  const now = new Date();
  return Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86400000);
}
export function dayHeading(day) {
  const past = today() - day;
  if (past === 0) return book.today;
  return past === 1 ? book.yesterday : longDate(day);
}
export function weekOf(day) {
  /* 1 is Monday, 7 is Sunday. */
  const weekday = ((((day + 3) % 7) + 7) % 7) + 1;
  return day - ((weekday - book.week + 7) % 7);
}
