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

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: a list has hundreds of days, and creating a DateTimeFormat takes a hundred times as long as using it. */
const formatOf = (
  locale: string | null,
  style: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => {
  const key = [locale, Object.entries(style)].join()
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale ?? undefined, { ...style, timeZone: 'UTC' })
  formats.set(key, format)
  return format
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
  return Number.isNaN(time) ? null : formatOf(locale, style).format(time)
}
