import { defaultPaths } from './paths.ts'
import { jsonOnly, rules } from './setting-rules.ts'
import type { SettingMistake } from './settings.ts'

const tags = { script: '<script>', tag: '<bindery-site>', json: '#bindery-config' } as const

const address = 'an http(s) address, from a tag only on this site or one of allowed-origins'
const presence = 'to be there without a value, or not to be there'

/** Each completes the sentence 'allowed is …'. */
const allowed: Readonly<Record<string, string>> = {
  'api-base': address,
  'service-base': address,
  dialect: 'api or service',
  'user-service': address,
  'captcha-key': 'the key of the captcha provider',
  'captcha-script': address,
  'captcha-on-failure': 'error or submit',
  paywall: presence,
  country: 'two letters, such as US',
  currency: 'three letters, such as USD',
  locale: 'a language tag, such as de or en-GB',
  theme: 'light, dark or auto',
  'customer-service-phone': 'a telephone number',
  messages: 'an object of texts by name, such as {"auth.title": "Log in"}',
  paths: `an object of paths of this site by name: ${Object.keys(defaultPaths).join(', ')}`,
  'page-type': 'one word, such as article',
  'mobile-breakpoint': 'a whole number of pixels',
  reload: 'auto or never',
  debug: presence,
  'allowed-origins': 'a list of origins, such as ["https://login.example.com"]',
}

/** `apiBase` → `api-base`: settings are told by the name they have in HTML. */
const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const names = Object.keys(rules).map(kebab)

/** A name without what people get wrong in names. */
const squashed = (name: string): string => name.replace(/[-_]/g, '').toLowerCase()

const quoted = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`
}

const complaint = (source: SettingMistake['source'], name: string): string | null => {
  if (!names.includes(name)) {
    const near = names.find((known) => squashed(known) === squashed(name))
    if (near) return `not a setting. Did you mean ${near}?`
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
    const name = kebab(mistake.name)
    const said = complaint(source, name)
    const attribute = source === 'script' ? `data-${name}` : name
    if (said) warn(`${tags[source]} ${attribute}=${quoted(value)}: ${said}`)
  }
}
