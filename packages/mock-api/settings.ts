/** Switches of the server that a test or a designer may turn. */
export interface ServerSettings {
  /** Calls with credentials want a captcha token. */
  captcha: boolean
  /** The store is being moved: carts say so. */
  maintenance: boolean
  /** What the checkout answers. */
  checkout: string
}

export const defaultSettings: Readonly<ServerSettings> = {
  captcha: false,
  maintenance: false,
  checkout: 'ok',
}
