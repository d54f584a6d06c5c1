/** Settings of the server that a test or a designer can change. */
export interface ServerSettings {
  /** Calls with credentials need a captcha token. */
  captcha: boolean
  /** The score of new captcha tokens, from 0 (robot) to 1 (person). The site requires 0.5. */
  captchaScore: number
  /** The country that the geolocation service returns: two letters, or '' for unknown. */
  country: string
  /** The shop is under maintenance: carts say so, and do not change. */
  maintenance: boolean
  /**
   * Prices that differ from the product pages, by the code of an availability: the current list price in minor
   * units, or null if it is no longer sold. Carts use it.
   */
  prices: Readonly<Record<string, number | null>>
  /** The amounts in requests and replies: decimals, as the specification shows them, or minor units. */
  amounts: 'decimal' | 'minor'
  /** `ok`, or `decline` to refuse every payment. */
  checkout: string
}

export const defaultSettings: Readonly<ServerSettings> = {
  captcha: false,
  captchaScore: 0.9,
  country: 'US',
  maintenance: false,
  prices: {},
  amounts: 'decimal',
  checkout: 'ok',
}
