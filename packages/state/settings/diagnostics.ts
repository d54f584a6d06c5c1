import { defaultPaths } from './paths.ts'
import { rules } from './rules.ts'
import { camel } from './setting-name.ts'
import type { SettingMistake } from './types.ts'

const tags = { script: '<script>', tag: '<bindery-site>', json: '#bindery-config' } as const

const address =
  'an http(s) address, from a tag only on this site or one of allowed-origins and if it stands in <head> or <body> itself'
const flag = 'true or false'
const routes = Object.keys(defaultPaths).join(', ')

const list = (example: string) => `a list of texts, such as ${example}`

/** Each completes the sentence 'allowed is …'. */
export const allowed: Readonly<Record<string, string>> = {
  'api-base': address,
  'service-base': address,
  dialect: 'api or service',
  'user-service': address,
  'captcha-key': 'the key of the captcha provider',
  'captcha-script': `${address}, and if <script> and #bindery-config name none`,
  'captcha-on-failure': 'error or submit',
  paywall: flag,
  country: 'two letters, such as US',
  geolocation: 'an http(s) address, only on <script> or in #bindery-config',
  currency: 'three letters, such as USD',
  amounts: 'decimal or minor',
  locale: 'a language tag, such as de or en-GB',
  theme: 'light, dark or auto',
  'inherit-forms': flag,
  'customer-service-phone': 'a telephone number',
  messages: 'an object of texts by name, such as {"auth.signInTitle": "Log in"}',
  paths: `an object of paths of this site by name: ${routes}`,
  'page-type': 'what the page is called, such as article',
  'mobile-breakpoint': 'a whole number of pixels',
  reload: 'auto or never',
  passkeys: flag,
  referral: 'five digits',
  'remember-email': 'until-sign-out, always or never',
  debug: flag,
  inspector: `${flag}, only on <script> or in #bindery-config`,
  'allowed-origins': 'a list of origins, such as ["https://login.example.com"]',
  'starter-topics': list('["Strategy", "Marketing"]'),
  'job-titles': list('["Editor", "Teacher"]'),
  'company-sizes': list('["1 to 9", "10 or more"]'),
  industries: list('["Media", "Education"]'),
  'subscription-sources': list('["CDS_US"]'),
  'gift-folder': 'the slug of a folder, such as gifts',
  'page-types': 'an object of page types by path, such as {"/reports": "Report"}',
  'api-paths':
    'an object of paths by call, such as {"readAnalyticServices": "reports/:number/:size"}',
}

/** `apiBase` → `api-base`: warnings use the name in HTML. A leading capital is a mistake, so it stays. */
export const kebab = (name: string): string =>
  name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const names = Object.keys(rules).map(kebab)

/** A name without hyphens, underscores and case, for comparing misspelled names. */
const squash = (name: string): string => name.replace(/[-_]/g, '').toLowerCase()

/** Whether two names differ in one letter (added, missing or wrong) or in two swapped ones. */
const isTypo = (one: string, other: string): boolean => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const rest = (word: string, skipped: number) => word.slice(at + skipped)
  return (
    rest(one, 2) === rest(other, 2) ||
    rest(one, 0) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0)
  )
}

const quoted = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`
}

/** The warning for one entry of a list, or of an object such as `messages` or `paths`. */
const entryComplaint = (whole: string, part: string): string => {
  if (whole !== 'paths') return 'allowed is a text'
  return Object.hasOwn(defaultPaths, camel(part))
    ? 'allowed is a path of this site'
    : `the kit goes to ${routes}`
}

const complaint = (source: SettingMistake['source'], name: string): string | null => {
  if (!names.includes(name)) {
    const near = names.find((known) => isTypo(squash(known), squash(name)))
    if (near) return `not a setting. Did you mean ${source === 'script' ? 'data-' : ''}${near}?`
    // Other scripts may add attributes to the kit's tags, but not names to its JSON block.
    return source === 'json' ? `not a setting. Allowed are ${names.join(', ')}.` : null
  }
  const rule = rules[camel(name) as keyof typeof rules]
  return rule[2] && source !== 'json'
    ? 'allowed only in <script type="application/json" id="bindery-config">. Ignored.'
    : `allowed is ${allowed[name]}. Ignored.`
}

/** Warns with one line per mistake: the source, the setting, the value, and what is allowed. */
export const explain = (
  mistakes: readonly SettingMistake[],
  warn: (message: string) => void,
): void => {
  for (const mistake of mistakes) {
    const { source, value } = mistake
    const [whole = '', ...part] = mistake.name.split('.')
    const name = [kebab(whole), ...part].join('.')
    const text = part[0] ? `${entryComplaint(whole, part[0])}. Ignored.` : complaint(source, name)
    const attribute = source === 'script' ? `data-${name}` : name
    if (text) warn(`${tags[source]} ${attribute}=${quoted(value)}: ${text}`)
  }
}
