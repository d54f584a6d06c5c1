import { safeUrl, webUrl } from '@bindery/contract/safe-url.ts'
import { defaultPaths, type Paths, pathsAt } from './paths.ts'
import { camel } from './setting-name.ts'
import type { RawSettings, Settings } from './settings.ts'

/** The part of `location` that settings are read against. */
export interface Place {
  readonly origin: string
}

export interface RuleContext {
  readonly source: RawSettings['source']
  /** Of the page. */
  readonly origin: string
  /** Whether this place may name an address there. */
  readonly trusted: (origin: string) => boolean
  /** A part of the value is not allowed; the rest is. */
  readonly drop: (part: string, value: unknown) => void
}

/** Reads the value of a setting; undefined when it is not allowed (`setting-mistakes.ts` says what is). */
export type Rule<T = unknown> = (
  value: unknown,
  context: RuleContext,
  name: string,
) => T | undefined

/** A CMS pastes curly quotes and stray spaces that nobody meant. */
const clean = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(/^[\s"'“”„‘’«»]+|[\s"'“”„‘’«»]+$/g, '')
    : ''

const choice =
  <T extends string>(...values: T[]): Rule<T> =>
  (value) =>
    values.find((known) => known === clean(value).toLowerCase())

const flag: Rule<boolean> = (value, { source }, name) => {
  // On a tag a boolean attribute is presence, and the tag itself says so to whoever wrote "no".
  if (typeof value === 'boolean' || source === 'tag') return value !== false
  const text = clean(value).toLowerCase()
  if (text === '' || text === 'true' || text === name) return true
  return text === 'false' ? false : undefined
}

const pattern =
  <T>(test: RegExp, turn: (text: string) => T | undefined): Rule<T> =>
  (value) => {
    const text = clean(value)
    return test.test(text) ? turn(text) : undefined
  }
const asIs = (text: string) => text
const upper = (text: string) => text.toUpperCase()

const web = (value: unknown, { origin, trusted }: RuleContext): URL | undefined => {
  const text = clean(value)
  const url = text ? webUrl(text, origin) : undefined
  return url && trusted(url.origin) ? url : undefined
}
const base: Rule<string> = (value, context) => {
  const url = web(value, context)
  return url && `${url.origin}${url.pathname.replace(/\/*$/, '/')}`
}

/** A tag may not name it, not even on this site: what is answered there decides what readers see. */
const ownBase: Rule<string> = (value, context, name) =>
  context.source === 'tag' ? undefined : base(value, context, name)

const texts: Rule<Record<string, string>> = (value, { drop }) => {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return undefined
  const fine: Record<string, string> = {}
  for (const [name, text] of Object.entries(value)) {
    if (typeof text === 'string') fine[name] = text
    else drop(name, text)
  }
  return fine
}

const paths: Rule<Paths> = (value, context, name) => {
  const { origin, drop } = context
  const own: Record<string, string> = { ...pathsAt(origin) }
  const given = texts(value, context, name)
  for (const [route, to] of Object.entries(given ?? {})) {
    const url = safeUrl(to, origin)
    // A path that is none would quietly become the root of the site: then it is a mistake.
    if (!Object.hasOwn(own, camel(route)) || (url === `${origin}/` && to !== '/')) drop(route, to)
    else own[camel(route)] = url
  }
  return given && (own as Paths)
}

const origins: Rule<string[]> = (value) => {
  if (!Array.isArray(value)) return undefined
  const own = value.map((each) => webUrl(clean(each))?.origin ?? '')
  return own.includes('') ? undefined : own
}

/** A language tag as Intl takes it: `de-AT` of `de-at`; undefined when it is none. */
export const localeOf = (text: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(text)[0]
  } catch {
    return undefined
  }
}

/** What is allowed only where the page's own author wrote it, not where a tag is pasted. */
export const jsonOnly: readonly string[] = ['messages', 'paths', 'allowedOrigins']

/** Every setting: what it is when the page says nothing (a path is one of the site), and its rule. */
export const rules: {
  readonly [Name in keyof Settings]: readonly [usual: Settings[Name], Rule<Settings[Name]>]
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
  locale: [null, pattern(/^[a-z]{2}/i, localeOf)],
  theme: ['auto', choice('light', 'dark', 'auto')],
  customerServicePhone: [null, pattern(/\d/, asIs)],
  messages: [{}, texts],
  paths: [defaultPaths, paths],
  pageType: [null, pattern(/./, asIs)],
  mobileBreakpoint: [767, pattern(/^[1-9]\d*$/, Number)],
  reload: ['auto', choice('auto', 'never')],
  passkeys: [false, flag],
  referral: ['00001', pattern(/^\d{5}$/, asIs)],
  rememberEmail: ['until-sign-out', choice('until-sign-out', 'always', 'never')],
  debug: [false, flag],
  allowedOrigins: [[], origins],
}
