/** What the site's builder has set (surface, section 1). Read once, before anything else. */
export interface Settings {
  /** Absolute URL with a trailing slash. Default `/api/` of the page's origin. */
  readonly apiBase: string
  /** Absolute URL with a trailing slash. Default `/service/` of the page's origin. */
  readonly serviceBase: string
  readonly dialect: 'api' | 'service'
  /** Absolute URL of the separate user service of logout, or null when there is none. */
  readonly userService: string | null
  readonly captchaKey: string | null
  /** Absolute URL of the captcha provider's script. */
  readonly captchaScript: string | null
  /** What to do when the captcha cannot be had: tell the reader, or let the server decide. */
  readonly captchaOnFailure: 'error' | 'submit'
  /** A paywall is on the page. */
  readonly paywall: boolean
  /** Two letters, upper case; null: not known. */
  readonly country: string | null
  /** Three letters, upper case. */
  readonly currency: string
  /** BCP 47; null: the page's own language. */
  readonly locale: string | null
  readonly theme: 'light' | 'dark' | 'auto'
  readonly customerServicePhone: string | null
  /** Text overrides: `noun.key` → words. */
  readonly messages: Readonly<Record<string, string>>
  /** Routes that the site has elsewhere. */
  readonly paths: Paths
  readonly pageType: string | null
  /** CSS pixels. */
  readonly mobileBreakpoint: number
  /** `never`: the kit does not reload or leave the page after signing in. */
  readonly reload: 'auto' | 'never'
  readonly debug: boolean
  /** Origins that a tag may name besides the API's own. */
  readonly allowedOrigins: readonly string[]
}

/** The routes the kit itself goes to; each may be moved by the setting `paths`. */
export interface Paths {
  readonly logout: string
  readonly authenticate: string
  readonly subscriberRegistration: string
  readonly subscriberHelp: string
  readonly customerService: string
  readonly restrictedUser: string
  readonly privacyPolicy: string
  readonly myLibrary: string
  readonly search: string
  readonly register: string
}

/** What one place in the page says, before it is checked. Names in kebab-case or camelCase. */
export interface RawSettings {
  readonly source: 'script' | 'tag' | 'json'
  readonly values: Readonly<Record<string, unknown>>
}
