// Money, as every layer knows it: amounts are safe integers of the currency's minor unit (cents of USD,
// spec content 3 and 9), so that nothing is ever added up in floating point. Plain values, no schema:
// widgets import them; the schema of an amount is `amount` in `fields.ts`.

const known = new Map<string, number>()

/**
 * How many decimals a currency has: 2 of USD, 0 of JPY, 3 of KWD; 2 for what is no currency.
 * @param currency three letters, ISO 4217
 */
export const decimalsOf = (currency: string): number => {
  // A cart has thousands of amounts, and a format is dear to make.
  const decimals = known.get(currency) ?? askedOf(currency)
  known.set(currency, decimals)
  return decimals
}

const askedOf = (currency: string): number => {
  try {
    const style = { style: 'currency', currency } as const
    return new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/**
 * A decimal amount in minor units: `minorOf('24.95', 'USD')` is 2495. Strict: digits with at most as many
 * decimals as the currency has, no sign, no spaces, no thousands, no exponent. Zeros at the end do no harm:
 * '24.9500' is 2495.
 * @param amount as an editor or a feed writes it; a number is read as it is printed
 * @param currency three letters, ISO 4217
 * @returns null for what is no amount, or one too large to be exact
 */
export const minorOf = (amount: string | number, currency: string): number | null => {
  const decimals = decimalsOf(currency)
  const [, whole, part = ''] = /^(\d{1,15})(?:\.(\d+?)0*)?$/.exec(`${amount}`) ?? []
  if (whole === undefined) return null
  // `(\d+?)0*` keeps one digit: of '5.0' it is the zero itself.
  const exact = part === '0' ? '' : part
  if (exact.length > decimals) return null
  const minor = Number(whole + exact.padEnd(decimals, '0'))
  return Number.isSafeInteger(minor) ? minor : null
}

/** An amount in minor units as a decimal, for JSON-LD and attributes: `decimalOf(2495, 'USD')` is '24.95'. */
export const decimalOf = (minor: number, currency: string): string => {
  const decimals = decimalsOf(currency)
  if (decimals === 0) return `${minor}`
  const digits = `${minor}`.padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
