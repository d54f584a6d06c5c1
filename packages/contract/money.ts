// Amounts are safe integers in the currency's minor unit (cents for USD, spec content 3 and 9), so that no sum
// is computed in floating point. Without Zod, so that widgets can import it; `fields.ts` has the schema.

const known = new Map<string, number>()

/**
 * The number of decimals of a currency: 2 for USD, 0 for JPY, 3 for KWD, and 2 for an unknown one.
 * @param currency three letters, ISO 4217
 */
export const currencyDecimals = (currency: string): number => {
  // A cart can have thousands of amounts, and creating a format is slow.
  const decimals = known.get(currency) ?? lookUpDecimals(currency)
  known.set(currency, decimals)
  return decimals
}

const lookUpDecimals = (currency: string): number => {
  try {
    const style = { style: 'currency', currency } as const
    return new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/**
 * Converts a decimal amount to minor units: `toMinorUnits('24.95', 'USD')` is 2495. It accepts digits with at
 * most the currency's decimals, and zeros after them: '24.9500' is 2495. It refuses signs, spaces, thousands
 * separators and exponents.
 * @param amount as an editor or a feed writes it; a number is converted to its decimal text first
 * @param currency three letters, ISO 4217
 * @returns null if it is no amount, or too large to be exact
 */
export const toMinorUnits = (amount: string | number, currency: string): number | null => {
  const decimals = currencyDecimals(currency)
  const [, whole, part = ''] = /^(\d{1,15})(?:\.(\d+?)0*)?$/.exec(`${amount}`) ?? []
  if (whole === undefined) return null
  // `(\d+?)0*` keeps at least one digit, which in '5.0' is the zero.
  const exact = part === '0' ? '' : part
  if (exact.length > decimals) return null
  const minor = Number(whole + exact.padEnd(decimals, '0'))
  return Number.isSafeInteger(minor) ? minor : null
}

/** Converts minor units to a decimal, for JSON-LD and attributes: `toDecimal(2495, 'USD')` is '24.95'. */
export const toDecimal = (minor: number, currency: string): string => {
  const decimals = currencyDecimals(currency)
  if (decimals === 0) return `${minor}`
  const digits = `${minor}`.padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
