import type { Paths } from './paths.ts'

/** The settings of the site (surface, section 1). Read once, at the start. */
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
  /** If the captcha is unavailable: show the reader an error, or submit and let the server decide. */
  readonly captchaOnFailure: 'error' | 'submit'
  /** A paywall is on the page. */
  readonly paywall: boolean
  /** Two letters, upper case; null: unknown. */
  readonly country: string | null
  /**
   * Absolute URL of the geolocation service, with a trailing slash; null: no lookup. Only the script and
   * the JSON block can set it.
   */
  readonly geolocation: string | null
  /** Three letters, upper case. */
  readonly currency: string
  /** The amounts of the server: decimals such as 48.85, or minor units such as 4885. */
  readonly amounts: 'decimal' | 'minor'
  /** BCP 47; null: the page's own language. */
  readonly locale: string | null
  readonly theme: 'light' | 'dark' | 'auto'
  readonly customerServicePhone: string | null
  /** Text overrides: `noun.key` → text. */
  readonly messages: Readonly<Record<string, string>>
  /** Routes of the site, absolute. */
  readonly paths: Paths
  readonly pageType: string | null
  /** CSS pixels. */
  readonly mobileBreakpoint: number
  /** `never`: the kit does not reload the page after signing in. */
  readonly reload: 'auto' | 'never'
  /** Readers may sign in with passkeys. The server must support them. */
  readonly passkeys: boolean
  /** Five digits: the default referral of cart items. An item's own one and the page's URL override it. */
  readonly referral: string
  /**
   * Whether the sign-in form is filled with the e-mail of the last signed-in reader: until that reader
   * signs out, always (the reader can clear it), or never.
   */
  readonly rememberEmail: 'until-sign-out' | 'always' | 'never'
  readonly debug: boolean
  /** Origins that a tag may name, besides those of the site and its API. */
  readonly allowedOrigins: readonly string[]
}

/** The unchecked settings of one source in the page. Names in kebab-case or camelCase. */
export interface RawSettings {
  readonly source: 'script' | 'tag' | 'json'
  readonly values: Readonly<Record<string, unknown>>
  /** The tag is not a child of head or body, so a reader may have written it. It cannot name an address. */
  readonly nested?: boolean
}

/** A value in the page that is not allowed. */
export interface SettingMistake {
  readonly source: RawSettings['source']
  /** In camelCase. */
  readonly name: string
  readonly value: unknown
}
