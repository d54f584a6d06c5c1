import { safePath } from '@bindery/contract/safe-url.ts'
import { defaultPaths } from './paths.ts'
import type { RawSettings } from './settings.ts'

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
}

/** Reads the value of a setting; undefined when it is not allowed (`setting-mistakes.ts` says what is). */
export type Rule = (value: unknown, context: RuleContext, name: string) => unknown

/** A CMS pastes curly quotes and stray spaces: they are nobody's wish. */
const clean = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(/^[\s"'“”„‘’«»]+|[\s"'“”„‘’«»]+$/g, '')
    : ''

const choice =
  (...values: string[]): Rule =>
  (value) =>
    values.find((known) => known === clean(value).toLowerCase())

const flag: Rule = (value, { source }, name) => {
  if (typeof value === 'boolean') return value
  const text = clean(value).toLowerCase()
  if (text === '' || text === 'true' || text === name) return true
  // On a tag a boolean attribute is presence; in data-* and JSON its value may say no.
  return text === 'false' && source !== 'tag' ? false : undefined
}

const pattern =
  (test: RegExp, turn = (text: string): unknown => text): Rule =>
  (value) => {
    const text = clean(value)
    return test.test(text) ? turn(text) : undefined
  }

const web = (value: unknown, { origin, trusted }: RuleContext): URL | undefined => {
  const text = clean(value)
  const url = text && URL.canParse(text, origin) ? new URL(text, origin) : undefined
  const fine = url && /^https?:$/.test(url.protocol) && !url.username && trusted(url.origin)
  return fine ? url : undefined
}
const base: Rule = (value, context) => {
  const url = web(value, context)
  return url && `${url.origin}${url.pathname.replace(/\/*$/, '/')}`
}

const recordOf = (value: unknown): [string, string][] | undefined => {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return undefined
  const entries = Object.entries(value)
  return entries.every(([, text]) => typeof text === 'string') ? entries : undefined
}

const paths: Rule = (value, { origin }) => {
  const own: Record<string, string> = { ...defaultPaths }
  for (const [name, given] of recordOf(value) ?? [['', '']]) {
    const key = name.replace(/-./g, ([, letter = '']) => letter.toUpperCase())
    const path = safePath(given, origin)
    // A path that is none would quietly become the root of the site: then it is a mistake.
    if (!(key in own) || (path === '/' && given !== '/')) return undefined
    own[key] = path
  }
  return own
}

const origins: Rule = (value) => {
  if (!Array.isArray(value)) return undefined
  const own = value.map((each) => {
    const url = URL.canParse(clean(each)) ? new URL(clean(each)) : undefined
    return url && /^https?:$/.test(url.protocol) ? url.origin : ''
  })
  return own.includes('') ? undefined : own
}

const locale = (text: string) => {
  try {
    return Intl.getCanonicalLocales(text)[0]
  } catch {
    return undefined
  }
}
const upper = (text: string) => text.toUpperCase()

/** What is allowed only where the page's own author wrote it, not where a tag is pasted. */
export const jsonOnly: readonly string[] = ['messages', 'paths', 'allowed-origins']

/** Every setting, by the name it has in HTML. */
export const rules: Readonly<Record<string, Rule>> = {
  'api-base': base,
  'service-base': base,
  dialect: choice('api', 'service'),
  'user-service': base,
  'captcha-key': pattern(/^[\w.-]+$/),
  'captcha-script': (value, context) => web(value, context)?.href,
  'captcha-on-failure': choice('error', 'submit'),
  paywall: flag,
  country: pattern(/^[a-z]{2}$/i, upper),
  currency: pattern(/^[a-z]{3}$/i, upper),
  locale: pattern(/^[a-z]{2}/i, locale),
  theme: choice('light', 'dark', 'auto'),
  'customer-service-phone': pattern(/\d/),
  messages: (value) => {
    const entries = recordOf(value)
    return entries && Object.fromEntries(entries)
  },
  paths,
  'page-type': pattern(/^[\w-]+$/),
  'mobile-breakpoint': pattern(/^[1-9]\d*$/, Number),
  reload: choice('auto', 'never'),
  debug: flag,
  'allowed-origins': origins,
}
