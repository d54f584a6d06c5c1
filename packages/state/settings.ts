import { defaultPaths, type Paths } from './paths.ts'
import { jsonOnly, type Place, type RuleContext, rules } from './setting-rules.ts'

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
  /** `never`: the kit does not reload the page after signing in. */
  readonly reload: 'auto' | 'never'
  readonly debug: boolean
  /** Origins that a tag may name besides the site's and the API's own. */
  readonly allowedOrigins: readonly string[]
}

/** What one place in the page says, before it is checked. Names in kebab-case or camelCase. */
export interface RawSettings {
  readonly source: 'script' | 'tag' | 'json'
  readonly values: Readonly<Record<string, unknown>>
}

export const defaultSettings = (origin: string): Settings => ({
  apiBase: `${origin}/api/`,
  serviceBase: `${origin}/service/`,
  dialect: 'api',
  userService: null,
  captchaKey: null,
  captchaScript: null,
  captchaOnFailure: 'error',
  paywall: false,
  country: null,
  currency: 'USD',
  locale: null,
  theme: 'auto',
  customerServicePhone: null,
  messages: {},
  paths: defaultPaths,
  pageType: null,
  mobileBreakpoint: 767,
  reload: 'auto',
  debug: false,
  allowedOrigins: [],
})

/** Something that a place of the page says and that is not allowed. */
export interface SettingMistake {
  readonly source: RawSettings['source']
  /** In kebab-case. */
  readonly name: string
  readonly value: unknown
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

type Part = Partial<Record<keyof Settings, unknown>>

const parsePart = (
  { source, values }: RawSettings,
  context: Omit<RuleContext, 'source'>,
  mistakes: SettingMistake[],
): Part => {
  const part: Part = {}
  for (const [given, value] of Object.entries(values)) {
    const name = kebab(given)
    const rule = rules[name]
    const read =
      rule && (source === 'json' || !jsonOnly.includes(name))
        ? rule(value, { ...context, source }, name)
        : undefined
    if (read === undefined) mistakes.push({ source, name, value })
    else
      part[name.replace(/-./g, ([, letter = '']) => letter.toUpperCase()) as keyof Settings] = read
  }
  return part
}

/**
 * Settings from what the places of the page say, later ones winning (surface, section 1). What is not
 * allowed is left out, with one warning that names the place, the setting, the value and what is.
 * An address that a tag names must be on the site's own origin, on one that the script or the JSON
 * block names, or in `allowed-origins` (reliability 9).
 */
export const parseSettings = (
  sources: readonly RawSettings[],
  page: { location(): Place; warn(message: string): void },
): Settings => {
  const { origin } = page.location()
  const mistakes: SettingMistake[] = []
  const anywhere = { origin, trusted: () => true }
  const parts = sources.map((raw) =>
    raw.source === 'tag' ? raw : parsePart(raw, anywhere, mistakes),
  )
  const named: Part = Object.assign({}, ...parts.map((part) => ('source' in part ? {} : part)))
  const origins = [named.apiBase, named.serviceBase, named.userService]
    .flatMap((address) => (typeof address === 'string' ? [new URL(address).origin] : []))
    .concat(origin, (named.allowedOrigins as string[] | undefined) ?? [])
  const context = { origin, trusted: (candidate: string) => origins.includes(candidate) }
  const settings: Settings = Object.assign(
    {},
    defaultSettings(origin),
    ...parts.map((part) => ('source' in part ? parsePart(part, context, mistakes) : part)),
  )
  // A page without mistakes never loads the words for them.
  if (mistakes.length) {
    void import('./setting-mistakes.ts').then(({ explain }) => explain(mistakes, page.warn))
  }
  return settings
}
