const months = 'JanFebMarAprMayJunJulAugSepOctNovDec'
const form =
  /(\d{1,2}) ([A-Z][a-z]{2}) (\d{4}) (\d\d):(\d\d):(\d\d) (?:GMT|UTC|Z|([+-])(\d\d):?(\d\d))/

/**
 * The instant a Last-Modified names, in ms since 1970; null when it names none. Reads the HTTP date and
 * the comparison format of spec accounts 9, 'dd, DD MMM YYYY HH:mm:ss ZZ' (`Sa, 21 Nov 2026 09:00:00
 * +0000`), which `Date.parse` need not know.
 */
export const instantOf = (value: string): number | null => {
  const match = form.exec(value)
  if (!match) return null
  const [, day, month = '', year, hours, minutes, seconds, sign, zoneHours, zoneMinutes] = match
  const index = months.indexOf(month)
  if (index < 0) return null
  const zone = sign ? (Number(zoneHours) * 60 + Number(zoneMinutes)) * (sign === '-' ? -1 : 1) : 0
  return Date.UTC(
    Number(year),
    index / 3,
    Number(day),
    Number(hours),
    Number(minutes) - zone,
    Number(seconds),
  )
}

/** Whether two Last-Modified values name one instant. What cannot be read equals nothing. */
export const sameInstant = (one: string, other: string): boolean => {
  const instant = instantOf(one)
  return instant !== null && instant === instantOf(other)
}
