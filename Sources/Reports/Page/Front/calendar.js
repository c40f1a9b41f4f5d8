/* Days are counted from 1970-01-01, months from the year 0. */

/* Year, month 1 to 12 and day of a day's number: Howard Hinnant's civil_from_days. */
export function partsOf(day) {
  const shifted = day + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524)
      - Math.floor(dayOfEra / 146096)) / 365);
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

export function monthOf(day) {
  const parts = partsOf(day);
  return parts.year * 12 + parts.month - 1;
}

export function written(parts, pattern, names) {
  const two = (number) => String(number).padStart(2, '0');
  return pattern.map(([kind, text]) => {
    switch (kind) {
      case 'd': return text && parts.day === 1 ? text : parts.day;
      case 'dd': return two(parts.day);
      case 'n': return parts.month;
      case 'mm': return two(parts.month);
      case 'm': return names[parts.month - 1];
      case 'y': return String(parts.year).padStart(4, '0');
      default: return text;
    }
  }).join('');
}
export const partsOfMonth = (month) =>
  ({ year: Math.floor(month / 12), month: (month % 12) + 1, day: 1 });
export const isoDate = (day) => {
  const { year, month, day: date } = partsOf(day);
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'),
    String(date).padStart(2, '0')].join('-');
};
export const isoMonth = (month) =>
  String(Math.floor(month / 12)).padStart(4, '0') + '-'
  + String((month % 12) + 1).padStart(2, '0');

export function monthFromISO(text) {
  const match = /^(\d{4})-(\d{2})$/.exec(text);
  return match ? Number(match[1]) * 12 + Number(match[2]) - 1 : null;
}
