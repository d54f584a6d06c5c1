const iso = /^\s*(\d{4})-(\d\d)-(\d\d)(?!\d)/
/** The zone at the end of a time. It may move the day, which is printed as written. */
const zone = /\s*(?:Z|[A-Z]{3}|[+-]\d\d:?\d\d)\s*$/

/** The day that a text names, as UTC midnight. NaN: it names none, such as `soon` or `2026-02-31`. */
const timeOf = (text: string): number => {
  const [, year, month, day] = iso.exec(text) ?? []
  if (day !== undefined) {
    const time = Date.UTC(Number(year), Number(month) - 1, Number(day))
    const isReal = new Date(time).toISOString().startsWith(`${year}-${month}-${day}`)
    return isReal ? time : Number.NaN
  }
  const local = new Date(text.replace(zone, ''))
  // `Date` moves a February 31 to March 3. The day it names must be one that is written.
  const written = text.replace(/\d+:.*/, '').match(/\b\d{1,2}\b/g)
  if (written && !written.some((day) => Number(day) === local.getDate())) return Number.NaN
  return Date.UTC(local.getFullYear(), local.getMonth(), local.getDate())
}

/**
 * Formats the day of a publication, an order or the end of a subscription as the server wrote it: a day is
 * the same in each time zone. null: the text names no day.
 * @param locale null is the browser's language
 */
export const dayOf = (
  text: string | undefined,
  locale: string | null,
  style: Intl.DateTimeFormatOptions,
): string | null => {
  const time = timeOf(text ?? '')
  if (Number.isNaN(time)) return null
  return new Intl.DateTimeFormat(locale ?? undefined, { ...style, timeZone: 'UTC' }).format(time)
}
