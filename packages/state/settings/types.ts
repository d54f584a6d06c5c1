import type { Paths } from './paths.ts'

/** The settings of the site (surface, section 1). Read once, at the start. docs/settings.md is made of these comments. */
export interface Settings {
  /** The base of your API. Absolute URL with a trailing slash. @example /v2/api/ */
  readonly apiBase: string
  /** The base of the service dialect of your API. Absolute URL with a trailing slash. @example /v2/service/ */
  readonly serviceBase: string
  /** Which dialect to call where the API has both. @example service */
  readonly dialect: 'api' | 'service'
  /** The base of a separate user service, which the kit also signs readers out of. null: there is none. @example https://users.example.com/ */
  readonly userService: string | null
  /** Your key at the captcha provider. null: the site has no captcha. @example 6Lc-site-key */
  readonly captchaKey: string | null
  /** The captcha provider's script. @example https://captcha.example.com/api.js */
  readonly captchaScript: string | null
  /** If the captcha is unavailable: show the reader an error, or submit and let the server decide. @example submit */
  readonly captchaOnFailure: 'error' | 'submit'
  /** A paywall is on the page. @example true */
  readonly paywall: boolean
  /** The reader's country. null: unknown. @example US */
  readonly country: string | null
  /** A service that returns the reader's country. null: no lookup. Only the script and the JSON block can set it. @example https://geo.example.com/ */
  readonly geolocation: string | null
  /** The currency of prices without one. @example EUR */
  readonly currency: string
  /** The amounts of your server: decimals such as 48.85, or minor units such as 4885. @example minor */
  readonly amounts: 'decimal' | 'minor'
  /** The language of texts, dates and numbers, BCP 47. null: the page's own language. @example de-AT */
  readonly locale: string | null
  /** The colours. auto: the page's own `color-scheme`. @example dark */
  readonly theme: 'light' | 'dark' | 'auto'
  /** The fields and buttons of the kit look like those of your page, as far as they can be read ([theming.md](theming.md#the-pages-own-fields-and-buttons)). @example true */
  readonly inheritForms: boolean
  /** The number in messages that ask readers to call. @example +1 800 555 0100 */
  readonly customerServicePhone: string | null
  /** Your own texts by key: `dist/bindery/messages.md` lists them. @example {"auth.signInTitle": "Log in"} */
  readonly messages: Readonly<Record<string, string>>
  /** The addresses of your own pages, by route. @example {"my-library": "/mine"} */
  readonly paths: Paths
  /** The page's type for analytics. null: by its path. @example article */
  readonly pageType: string | null
  /** The widest mobile page, in CSS pixels. @example 900 */
  readonly mobileBreakpoint: number
  /** never: the kit does not reload the page after signing in. @example never */
  readonly reload: 'auto' | 'never'
  /** Readers may sign in with passkeys. The server must support them. @example true */
  readonly passkeys: boolean
  /** The referral code of cart items, if neither the item nor the page's URL has one. @example 00042 */
  readonly referral: string
  /** How long the sign-in form is filled with the e-mail of the last reader: until they sign out, always, or never. @example never */
  readonly rememberEmail: 'until-sign-out' | 'always' | 'never'
  /** Log more to the console, for example why a reader's session is unknown. @example true */
  readonly debug: boolean
  /** The page may open the inspector: by `bindery.inspect()`, or by `?bindery-inspect` in its address. Only the script and the JSON block can set it. @example true */
  readonly inspector: boolean
  /** Origins that a tag may name, besides those of the site and its API. @example ["https://login.example.com"] */
  readonly allowedOrigins: readonly string[]
  /** The topics that a reader who follows none sees first, by name. null: those of `packages/contract/starter-topics.ts`. @example ["Strategy", "Marketing"] */
  readonly starterTopics: readonly string[] | null
  /** The job titles to choose from in the profile. null: those of `packages/contract/profile-choices.ts`. @example ["Editor", "Teacher", "Other"] */
  readonly jobTitles: readonly string[] | null
  /** The company sizes to choose from in the profile. null: those of `packages/contract/profile-choices.ts`. @example ["1 to 9", "10 or more"] */
  readonly companySizes: readonly string[] | null
  /** The industries to choose from in the profile. null: those of `packages/contract/profile-choices.ts`. @example ["Media", "Education"] */
  readonly industries: readonly string[] | null
  /** Source codes of subscriptions that a reader can connect. null: CDS_US and CDS_UK. @example ["ACME_PRINT"] */
  readonly subscriptionSources: readonly string[] | null
  /** The slug of the folder for gifted articles, which has an icon of its own. @example gifts */
  readonly giftFolder: string
  /** Types of your own paths for analytics, before those of the kit: a path and everything below it. @example {"/reports": "Report"} */
  readonly pageTypes: Readonly<Record<string, string>>
  /** Paths of calls that your API has elsewhere, by the name of the call: below the API base, or from the root of its origin if it starts with a slash. `:name` is a field of the call. @example {"readAnalyticServices": "reports/:number/:size"} */
  readonly apiPaths: Readonly<Record<string, string>>
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
