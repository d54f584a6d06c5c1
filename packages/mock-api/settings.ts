/** Switches of the server that a test or a designer may turn. */
export interface ServerSettings {
  /** Calls with credentials want a captcha token. */
  captcha: boolean
  /** How much the captcha's provider takes the next reader for a person: 0 to 1. The site wants 0.5. */
  captchaScore: number
  /** Where the geolocation service says that readers are: two letters, or '' when it does not know. */
  country: string
  /** The store is being moved: carts say so. */
  maintenance: boolean
  /**
   * What has changed in the store since its pages were made, by the code of an availability: today's list
   * price in minor units, or null for what is not sold any more. Carts go by it.
   */
  prices: Readonly<Record<string, number | null>>
  /** What the checkout answers. */
  checkout: string
}

export const defaultSettings: Readonly<ServerSettings> = {
  captcha: false,
  captchaScore: 0.9,
  country: 'US',
  maintenance: false,
  prices: {},
  checkout: 'ok',
}
