import { parseWebUrl, safeUrl } from '@bindery/contract/safe-url.ts'
import { defaultPaths, type Paths, pathsAt } from './paths.ts'
import { camel } from './setting-name.ts'
import type { RawSettings, Settings } from './types.ts'

/** The part of `location` that the rules use. */
export interface Place {
  readonly origin: string
}

export interface RuleContext {
  readonly source: RawSettings['source']
  /** The origin of the page. */
  readonly origin: string
  /** Whether this source may name an address on that origin. */
  readonly trusted: (origin: string) => boolean
  /** Reports an entry of the value that is not allowed. The other entries stay. */
  readonly drop: (part: string, value: unknown) => void
}

/** Parses the value of a setting. undefined if it is not allowed (`diagnostics.ts` says what is). */
export type Rule<T = unknown> = (
  value: unknown,
  context: RuleContext,
  name: string,
) => T | undefined

/** Removes curly quotes and stray spaces, which a CMS may add. */
const clean = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(/^[\s"'“”„‘’«»]+|[\s"'“”„‘’«»]+$/g, '')
    : ''

const choice =
  <T extends string>(...values: T[]): Rule<T> =>
  (value) =>
    values.find((known) => known === clean(value).toLowerCase())

const flag: Rule<boolean> = (value, { source }, name) => {
  // On a tag the presence of a boolean attribute counts. The element itself warns about a value like "no".
  if (typeof value === 'boolean' || source === 'tag') return value !== false
  const text = clean(value).toLowerCase()
  if (text === '' || text === 'true' || text === name) return true
  return text === 'false' ? false : undefined
}

/** A flag that no tag may set: a tag may be part of a reader's comment. */
const ownFlag: Rule<boolean> = (value, context, name) =>
  context.source === 'tag' ? undefined : flag(value, context, name)

const pattern =
  <T>(test: RegExp, convert: (text: string) => T | undefined): Rule<T> =>
  (value) => {
    const text = clean(value)
    return test.test(text) ? convert(text) : undefined
  }
const asIs = (text: string) => text
const upper = (text: string) => text.toUpperCase()

const web = (value: unknown, { origin, trusted }: RuleContext): URL | undefined => {
  const text = clean(value)
  const url = text ? parseWebUrl(text, origin) : undefined
  return url && trusted(url.origin) ? url : undefined
}
const base: Rule<string> = (value, context) => {
  const url = web(value, context)
  return url && `${url.origin}${url.pathname.replace(/\/*$/, '/')}`
}

/** A base that no tag may name, not even on this site: its answers decide what readers see. */
const ownBase: Rule<string> = (value, context, name) =>
  context.source === 'tag' ? undefined : base(value, context, name)

const texts: Rule<Record<string, string>> = (value, { drop }) => {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return undefined
  const fine: Record<string, string> = {}
  for (const [name, text] of Object.entries(value)) {
    // An empty text would leave a button without a name.
    if (typeof text === 'string' && text.trim()) fine[name] = text
    else drop(name, text)
  }
  return fine
}

/** A list of texts. An entry that is no text is dropped. */
const list: Rule<string[]> = (value, context, name) =>
  Array.isArray(value) ? Object.values(texts({ ...value }, context, name) ?? {}) : undefined

const paths: Rule<Paths> = (value, context, name) => {
  const { origin, drop } = context
  const own: Record<string, string> = { ...pathsAt(origin) }
  const given = texts(value, context, name)
  for (const [route, to] of Object.entries(given ?? {})) {
    const url = safeUrl(to, origin)
    // `safeUrl` turns an invalid path into the site's root: report that as a mistake.
    if (!Object.hasOwn(own, camel(route)) || (url === `${origin}/` && to !== '/')) drop(route, to)
    else own[camel(route)] = url
  }
  return given && (own as Paths)
}

const origins: Rule<string[]> = (value) => {
  if (!Array.isArray(value)) return undefined
  const own = value.map((each) => parseWebUrl(clean(each))?.origin ?? '')
  return own.includes('') ? undefined : own
}

/** The canonical form of a language tag: `de-AT` for `de-at`. undefined if it is invalid. */
export const localeOf = (text: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(text)[0]
  } catch {
    return undefined
  }
}

/**
 * Every setting: its default (paths are below the site's origin), its rule, and whether it is allowed only in the JSON
 * block, which the page's developer writes.
 */
export const rules: {
  readonly [Name in keyof Settings]: readonly [
    byDefault: Settings[Name],
    Rule<Settings[Name]>,
    jsonOnly?: 1,
  ]
} = {
  apiBase: ['/api/', base],
  serviceBase: ['/service/', base],
  dialect: ['api', choice('api', 'service')],
  userService: [null, base],
  captchaKey: [null, pattern(/^[\w.-]+$/, asIs)],
  captchaScript: [null, (value, context) => web(value, context)?.href],
  captchaOnFailure: ['error', choice('error', 'submit')],
  paywall: [false, flag],
  country: [null, pattern(/^[a-z]{2}$/i, upper)],
  geolocation: [null, ownBase],
  currency: ['USD', pattern(/^[a-z]{3}$/i, upper)],
  amounts: ['decimal', choice('decimal', 'minor')],
  locale: [null, pattern(/^[a-z]{2}/i, localeOf)],
  theme: ['auto', choice('light', 'dark', 'auto')],
  inheritForms: [false, flag],
  customerServicePhone: [null, pattern(/\d/, asIs)],
  messages: [{}, texts, 1],
  paths: [defaultPaths, paths, 1],
  pageType: [null, pattern(/./, asIs)],
  mobileBreakpoint: [767, pattern(/^[1-9]\d*$/, Number)],
  reload: ['auto', choice('auto', 'never')],
  passkeys: [false, flag],
  referral: ['00001', pattern(/^\d{5}$/, asIs)],
  rememberEmail: ['until-sign-out', choice('until-sign-out', 'always', 'never')],
  debug: [false, flag],
  inspector: [false, ownFlag],
  allowedOrigins: [[], origins, 1],
  starterTopics: [null, list, 1],
  jobTitles: [null, list, 1],
  companySizes: [null, list, 1],
  industries: [null, list, 1],
  subscriptionSources: [null, list, 1],
  giftFolder: ['hbrgift', pattern(/./, asIs)],
  pageTypes: [{}, texts, 1],
  apiPaths: [{}, texts, 1],
}
