import { type Paths, pathsAt } from './paths.ts'
import { camel } from './setting-name.ts'
import { jsonOnly, type Place, type Rule, rules } from './setting-rules.ts'

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
  /**
   * The service that says where readers are, absolute, with a trailing slash; null: nobody is asked.
   * Only from the script or the JSON block.
   */
  readonly geolocation: string | null
  /** Three letters, upper case. */
  readonly currency: string
  /** BCP 47; null: the page's own language. */
  readonly locale: string | null
  readonly theme: 'light' | 'dark' | 'auto'
  readonly customerServicePhone: string | null
  /** Text overrides: `noun.key` → words. */
  readonly messages: Readonly<Record<string, string>>
  /** Routes of the site, absolute. */
  readonly paths: Paths
  readonly pageType: string | null
  /** CSS pixels. */
  readonly mobileBreakpoint: number
  /** `never`: the kit does not reload the page after signing in. */
  readonly reload: 'auto' | 'never'
  /** Readers may sign in with passkeys, on a server that knows them. */
  readonly passkeys: boolean
  /** Five digits: where what is put into a cart came from, unless the page or its address says better. */
  readonly referral: string
  /**
   * The e-mail of the last signed-in reader is filled in when somebody signs in: until that reader has
   * signed out, also after that (they can have it forgotten), or never.
   */
  readonly rememberEmail: 'until-sign-out' | 'always' | 'never'
  readonly debug: boolean
  /** Origins that a tag may name besides the site's and the API's own. */
  readonly allowedOrigins: readonly string[]
}

/** What one place in the page says, before it is checked. Names in kebab-case or camelCase. */
export interface RawSettings {
  readonly source: 'script' | 'tag' | 'json'
  readonly values: Readonly<Record<string, unknown>>
  /** A tag that stands inside of something, where a reader may write: it names no script. */
  readonly nested?: boolean
}

/** The settings of a page that says nothing. `origin`: that of the page. */
export const defaultSettings = (origin: string): Settings => {
  const usual = Object.entries(rules).map(([name, [value]]) => [name, value])
  const { apiBase, serviceBase, ...others }: Settings = Object.fromEntries(usual)
  const bases = { apiBase: origin + apiBase, serviceBase: origin + serviceBase }
  return { ...others, ...bases, paths: pathsAt(origin) }
}

/** Something that a place of the page says and that is not allowed. */
export interface SettingMistake {
  readonly source: RawSettings['source']
  /** In camelCase. */
  readonly name: string
  readonly value: unknown
}

const ruleOf = (source: RawSettings['source'], name: string): Rule | undefined =>
  Object.hasOwn(rules, name) && (source === 'json' || !jsonOnly.includes(name))
    ? rules[name as keyof Settings][1]
    : undefined

/**
 * Settings from what the places of the page say, later ones winning (surface, section 1). What is not
 * allowed is left out, with one warning that names the place, the setting, the value and what is.
 * An address that a tag names must be on the site's own origin, on one that the script or the JSON
 * block names, or in `allowed-origins` (reliability 9). Where they name that very address, a tag leads
 * to no other origin, and to no other captcha script: it may come from what a reader wrote. A tag that
 * does not stand in the head or the body itself names none at all.
 */
export const parseSettings = (
  sources: readonly RawSettings[],
  page: { location(): Place; warn(message: string): void },
): Settings => {
  const { origin } = page.location()
  const mistakes: SettingMistake[] = []
  const read = (
    { source, values, nested }: RawSettings,
    trusts: (candidate: string, name: string, nested?: boolean) => boolean,
  ) => {
    const part: Partial<Record<string, unknown>> = {}
    for (const [given, value] of Object.entries(values)) {
      const name = camel(given)
      const trusted = (candidate: string) => trusts(candidate, name, nested)
      const drop = (part: string, refused: unknown) => {
        mistakes.push({ source, name: `${name}.${part}`, value: refused })
      }
      const setting = ruleOf(source, name)?.(value, { source, origin, trusted, drop }, name)
      if (setting === undefined) mistakes.push({ source, name, value })
      else part[name] = setting
    }
    return part as Partial<Settings>
  }
  const own = sources.map((raw) => (raw.source === 'tag' ? {} : read(raw, () => true)))
  const named: Partial<Settings> = Object.assign({}, ...own)
  const originOf = (name: string): string | null => {
    const address = named[name as 'apiBase']
    return address ? new URL(address).origin : null
  }
  const known = [origin, ...['apiBase', 'serviceBase', 'userService'].map(originOf)]
  const trusts = (candidate: string, name: string, nested?: boolean): boolean => {
    const fixed = originOf(name)
    if (name === 'captchaScript' && (fixed || nested)) return false
    const usual = fixed ? [fixed] : known
    return [...usual, ...(named.allowedOrigins ?? [])].includes(candidate)
  }
  const settings: Settings = Object.assign(
    defaultSettings(origin),
    ...sources.map((raw, at) => (raw.source === 'tag' ? read(raw, trusts) : own[at])),
  )
  // A page without mistakes never loads the words for them.
  if (mistakes.length) {
    void import('./setting-mistakes.ts').then(({ explain }) => explain(mistakes, page.warn))
  }
  return settings
}
