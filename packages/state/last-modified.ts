/** From the day of the month on: two letters of the weekday, as in spec accounts 9, `Date` need not know. */
const form = /\d{1,2} [A-Z][a-z]{2} \d{4} [\d:]{8} (?:GMT|UTC|Z|[+-]\d\d:?\d\d)/

/**
 * The instant a Last-Modified names, in ms since 1970; NaN when it names none. Reads the HTTP date and
 * the comparison format of spec accounts 9, 'dd, DD MMM YYYY HH:mm:ss ZZ' (`Sa, 21 Nov 2026 09:00:00
 * +0000`).
 */
export const instantOf = (value: string): number => Date.parse(form.exec(value)?.[0] ?? '')

/** Whether two Last-Modified values name one instant. What cannot be read equals nothing. */
export const sameInstant = (one: string, other: string): boolean =>
  instantOf(one) === instantOf(other)
