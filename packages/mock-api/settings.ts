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
  /** What the checkout answers. */
  checkout: string
}

export const defaultSettings: Readonly<ServerSettings> = {
  captcha: false,
  captchaScore: 0.9,
  country: 'US',
  maintenance: false,
  checkout: 'ok',
}
