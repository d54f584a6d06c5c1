import { defaultPaths } from './paths.ts'
import { camel } from './setting-name.ts'
import { jsonOnly, rules } from './setting-rules.ts'
import type { SettingMistake } from './settings.ts'

const tags = { script: '<script>', tag: '<bindery-site>', json: '#bindery-config' } as const

const address = 'an http(s) address, from a tag only on this site or one of allowed-origins'
const flag = 'true or false'
const routes = Object.keys(defaultPaths).join(', ')

/** Each completes the sentence 'allowed is …'. */
const allowed: Readonly<Record<string, string>> = {
  'api-base': address,
  'service-base': address,
  dialect: 'api or service',
  'user-service': address,
  'captcha-key': 'the key of the captcha provider',
  'captcha-script': `${address}, if it stands in <head> or <body> itself and <script> and #bindery-config name none`,
  'captcha-on-failure': 'error or submit',
  paywall: flag,
  country: 'two letters, such as US',
  geolocation: 'an http(s) address, only on <script> or in #bindery-config',
  currency: 'three letters, such as USD',
  locale: 'a language tag, such as de or en-GB',
  theme: 'light, dark or auto',
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
  'allowed-origins': 'a list of origins, such as ["https://login.example.com"]',
}

/** `apiBase` → `api-base`: settings are told by the name they have in HTML; a capital in front is a mistake. */
const kebab = (name: string): string =>
  name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const names = Object.keys(rules).map(kebab)

/** A name without hyphens, case and whatever else people get wrong. */
const squashed = (name: string): string => name.replace(/[-_]/g, '').toLowerCase()

/** Whether one letter too many, too few or another, or two that changed places, is all the difference. */
const isSlip = (one: string, other: string): boolean => {
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

/** What is wrong with one text, or with one path: of a name that the kit knows, or of any other. */
const partly = (whole: string, part: string): string => {
  if (whole === 'messages') return 'allowed is a text'
  return Object.hasOwn(defaultPaths, camel(part))
    ? 'allowed is a path of this site'
    : `the kit goes to ${routes}`
}

const complaint = (source: SettingMistake['source'], name: string): string | null => {
  if (!names.includes(name)) {
    const near = names.find((known) => isSlip(squashed(known), squashed(name)))
    if (near) return `not a setting. Did you mean ${source === 'script' ? 'data-' : ''}${near}?`
    // Other scripts leave attributes of their own on ours; in the JSON block all names are ours.
    return source === 'json' ? `not a setting. Allowed are ${names.join(', ')}.` : null
  }
  return jsonOnly.map(kebab).includes(name) && source !== 'json'
    ? 'allowed only in <script type="application/json" id="bindery-config">. Ignored.'
    : `allowed is ${allowed[name]}. Ignored.`
}

/** One line for each mistake: the place, the setting, the value, and what is allowed. */
export const explain = (
  mistakes: readonly SettingMistake[],
  warn: (message: string) => void,
): void => {
  for (const mistake of mistakes) {
    const { source, value } = mistake
    const [whole = '', ...part] = mistake.name.split('.')
    const name = [kebab(whole), ...part].join('.')
    const said = part[0] ? `${partly(whole, part[0])}. Ignored.` : complaint(source, name)
    const attribute = source === 'script' ? `data-${name}` : name
    if (said) warn(`${tags[source]} ${attribute}=${quoted(value)}: ${said}`)
  }
}
