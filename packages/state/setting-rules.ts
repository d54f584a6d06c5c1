import { safePath } from '@bindery/contract/safe-url.ts'
import { defaultPaths } from './paths.ts'
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
}

export interface Rule {
  readonly name: string
  readonly key: keyof Settings
  /** Completes the sentence 'allowed is …'. */
  readonly allowed: string
  readonly jsonOnly?: boolean
  /** undefined: not allowed. */
  readonly read: (value: unknown, context: RuleContext) => unknown
}

/** A name without what people get wrong in names. */
export const squashed = (name: string): string => name.replace(/[-_]/g, '').toLowerCase()

/** A CMS pastes curly quotes and stray spaces: they are nobody's wish. */
const clean = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(/^[\s"'“”„‘’«»]+|[\s"'“”„‘’«»]+$/g, '')
    : ''

const rule = (
  name: string,
  key: keyof Settings,
  allowed: string,
  read: Rule['read'],
  jsonOnly = false,
): Rule => ({ name, key, allowed, read, jsonOnly })

const choice = (name: string, key: keyof Settings, ...values: string[]) =>
  rule(name, key, values.join(' or '), (value) =>
    values.find((known) => known === clean(value).toLowerCase()),
  )

const flag = (name: string, key: keyof Settings) =>
  rule(name, key, 'to be there without a value, or not to be there', (value, { source }) => {
    if (typeof value === 'boolean') return value
    const text = clean(value).toLowerCase()
    if (text === '' || text === 'true' || text === name) return true
    // On a tag a boolean attribute is presence; in data-* and JSON its value may say no.
    return text === 'false' && source !== 'tag' ? false : undefined
  })

const pattern = (
  name: string,
  key: keyof Settings,
  allowed: string,
  test: RegExp,
  turn = (text: string): unknown => text,
) =>
  rule(name, key, allowed, (value) => {
    const text = clean(value)
    return test.test(text) ? turn(text) : undefined
  })

const web = (value: unknown, { origin, trusted }: RuleContext): URL | undefined => {
  const text = clean(value)
  const url = text && URL.canParse(text, origin) ? new URL(text, origin) : undefined
  const fine = url && /^https?:$/.test(url.protocol) && !url.username && trusted(url.origin)
  return fine ? url : undefined
}
const onTrusted = 'an http(s) address, from a tag only on this site or one of allowed-origins'
const base = (name: string, key: keyof Settings) =>
  rule(name, key, onTrusted, (value, context) => {
    const url = web(value, context)
    return url && `${url.origin}${url.pathname.replace(/\/*$/, '/')}`
  })

const recordOf = (value: unknown): [string, string][] | undefined => {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return undefined
  const entries = Object.entries(value).filter(([, text]) => typeof text === 'string')
  return entries.length === Object.keys(value).length ? entries : undefined
}

const pathsOf = (value: unknown, { origin }: RuleContext) => {
  const entries = recordOf(value)?.map(([name, path]): [string, string] => [
    name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    path,
  ])
  // A path that is not one would quietly become the root of the site: then it is a mistake.
  const fine = entries?.every(
    ([name, path]) => name in defaultPaths && (path === '/' || safePath(path, origin) !== '/'),
  )
  if (!entries || !fine) return undefined
  const own = entries.map(([name, path]) => [name, safePath(path, origin)])
  return { ...defaultPaths, ...Object.fromEntries(own) }
}

const originsOf = (value: unknown) => {
  if (!Array.isArray(value)) return undefined
  const origins = value.map((each) => (URL.canParse(clean(each)) ? new URL(clean(each)) : null))
  const fine = origins.every((url) => url && /^https?:$/.test(url.protocol))
  return fine ? origins.flatMap((url) => (url ? [url.origin] : [])) : undefined
}

const locale = (text: string) => {
  try {
    return Intl.getCanonicalLocales(text)[0]
  } catch {
    return undefined
  }
}
const upper = (text: string) => text.toUpperCase()

/** Every setting, by the name it has in HTML. */
export const rules: readonly Rule[] = [
  base('api-base', 'apiBase'),
  base('service-base', 'serviceBase'),
  choice('dialect', 'dialect', 'api', 'service'),
  base('user-service', 'userService'),
  pattern('captcha-key', 'captchaKey', 'the key of the captcha provider', /^[\w.-]+$/),
  rule('captcha-script', 'captchaScript', onTrusted, (...args) => web(...args)?.href),
  choice('captcha-on-failure', 'captchaOnFailure', 'error', 'submit'),
  flag('paywall', 'paywall'),
  pattern('country', 'country', 'two letters, such as US', /^[a-z]{2}$/i, upper),
  pattern('currency', 'currency', 'three letters, such as USD', /^[a-z]{3}$/i, upper),
  pattern('locale', 'locale', 'a language tag, such as de or en-GB', /^[a-z]{2}/i, locale),
  choice('theme', 'theme', 'light', 'dark', 'auto'),
  pattern('customer-service-phone', 'customerServicePhone', 'a telephone number', /\d/),
  rule(
    'messages',
    'messages',
    'an object of texts by name, such as {"auth.title": "Log in"}',
    (value) => {
      const entries = recordOf(value)
      return entries && Object.fromEntries(entries)
    },
    true,
  ),
  rule(
    'paths',
    'paths',
    `an object of paths of this site by name: ${Object.keys(defaultPaths).join(', ')}`,
    pathsOf,
    true,
  ),
  pattern('page-type', 'pageType', 'one word, such as article', /^[\w-]+$/),
  pattern(
    'mobile-breakpoint',
    'mobileBreakpoint',
    'a whole number of pixels',
    /^[1-9]\d*$/,
    Number,
  ),
  choice('reload', 'reload', 'auto', 'never'),
  flag('debug', 'debug'),
  rule(
    'allowed-origins',
    'allowedOrigins',
    'a list of origins, such as ["https://login.example.com"]',
    originsOf,
    true,
  ),
]
