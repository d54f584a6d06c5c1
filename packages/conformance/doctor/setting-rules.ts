/** The settings, by the rules of the kit itself. */
import { explain } from '@bindery/state/settings/diagnostics.ts'
import { camel } from '@bindery/state/settings/setting-name.ts'
import { checkSettings, type RawSettings, type Settings } from '@bindery/state/settings/settings.ts'
import type { Page, PageElement } from './page.ts'
import { scriptsOf } from './script-rules.ts'

/** As in the kit: attributes that any element may have are no settings. */
const global = /^(id|class|style|slot|lang|dir|hidden|title|role|load|nonce|data-.*|aria-.*|on.*)$/

/** Settings of the site. Two values of one are a mistake; other settings may differ from page to page. */
const ofSite = [
  ...['apiBase', 'serviceBase', 'dialect', 'userService', 'captchaKey', 'captchaScript'],
  ...['geolocation', 'currency', 'referral'],
]

const isConfig = ({ tag, attributes }: PageElement): boolean =>
  attributes.get('id') === 'bindery-config' && tag === 'script'

const token = /\s*(?:"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:])/y

/** Where JSON goes wrong: at what is no token, or where the browser's message says. */
function errorIn(json: string, message: string): number {
  let at = 0
  token.lastIndex = 0
  while (token.test(json)) at = token.lastIndex
  const rest = json.slice(at)
  if (rest.trim()) return at + rest.length - rest.trimStart().length
  return Number(/position (\d+)/.exec(message)?.[1] ?? 0)
}

function readConfig(page: Page): Record<string, unknown> {
  const blocks = page.elements.filter(({ attributes }) => attributes.get('id') === 'bindery-config')
  const [block, second] = blocks
  if (second)
    page.report(
      'config-invalid',
      second,
      'The page has #bindery-config twice. Only the first one counts: remove one.',
    )
  if (!block) return {}
  if (!isConfig(block) || !block.attributes.get('type')?.endsWith('json')) {
    page.report(
      'config-invalid',
      block,
      '#bindery-config is not read. Write <script type="application/json" id="bindery-config">.',
    )
    return {}
  }
  try {
    const value: unknown = JSON.parse(block.text)
    if (value && typeof value === 'object' && !Array.isArray(value)) return { ...value }
    page.report(
      'config-invalid',
      block,
      '#bindery-config is not a JSON object, so it is ignored. Write {"name": "value"}.',
    )
  } catch (error) {
    page.report(
      'config-invalid',
      block.startEnd + errorIn(block.text, String(error)),
      `#bindery-config is not valid JSON, so all of it is ignored. ${String(error)
        .replace(/^SyntaxError: /, '')
        .replace(/\s+/g, ' ')}.`,
    )
  }
  return {}
}

function checkConflicts(page: Page, sources: readonly RawSettings[], at: Placing): void {
  const seen = new Map<string, { source: RawSettings['source']; value: unknown }>()
  for (const { source, values } of sources) {
    for (const [given, value] of Object.entries(values)) {
      const name = camel(given)
      const before = seen.get(name)
      if (before && ofSite.includes(name) && String(before.value) !== String(value))
        page.report(
          'setting-conflict',
          at(source, given),
          `The setting ${given} is "${before.value}" on ${places[before.source]} and "${value}" in ${places[source]}. The later one counts: keep one.`,
        )
      seen.set(name, { source, value })
    }
  }
}

type Placing = (source: RawSettings['source'], name: string) => PageElement | number | undefined

const places = { script: '<script>', tag: '<bindery-site>', json: '#bindery-config' } as const

function checkNeeds(page: Page, settings: Settings): void {
  const find = (name: string) => page.elements.find(({ tag }) => tag === name)
  const passkeys = find('bindery-passkeys')
  if (passkeys && !settings.passkeys)
    page.report(
      'setting-needed',
      passkeys,
      '<bindery-passkeys> shows nothing without the setting passkeys. Add passkeys to <bindery-site>.',
    )
  if (settings.captchaScript && !settings.captchaKey)
    page.report(
      'setting-needed',
      scriptsOf(page)[0],
      'The setting captcha-script has no effect without captcha-key, so the site has no captcha.',
    )
}

/** Reports mistakes, and returns the settings that the page has. */
export function checkPageSettings(page: Page): Settings {
  const [script] = scriptsOf(page)
  const site = page.elements.find(({ tag }) => tag === 'bindery-site')
  const dataset = [...(script?.attributes ?? [])].flatMap(([name, value]) =>
    name.startsWith('data-') ? [[camel(name.slice(5)), value] as const] : [],
  )
  const onTag = [...(site?.attributes ?? [])].filter(([name]) => !global.test(name))
  const isNested = !['head', 'body'].includes(site?.parent?.tag ?? '')
  const sources: RawSettings[] = [
    { source: 'script', values: Object.fromEntries(dataset) },
    { source: 'tag', values: Object.fromEntries(onTag), nested: isNested },
    { source: 'json', values: readConfig(page) },
  ]
  const placing: Placing = (source, name) => {
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    if (source === 'script') return script?.attributeSource(`data-${attribute}`).offset
    if (source === 'tag') return site?.attributeSource(attribute).offset
    const block = page.elements.find(isConfig)
    const [own = ''] = name.split('.')
    const key = [attribute.split('.')[0] ?? '', own].map(
      (each) => block?.text.indexOf(`"${each}"`) ?? -1,
    )
    const found = key.find((each) => each >= 0)
    return block && found !== undefined ? block.startEnd + found : block
  }
  const { settings, mistakes } = checkSettings(sources, page.url.origin)
  for (const mistake of mistakes) {
    explain([mistake], (line) => {
      const isName = line.includes(': not a setting') || line.includes('allowed only in')
      // A misspelt attribute of a tag is a finding of the attributes.
      if (line.includes(': not a setting') && mistake.source === 'tag') return
      page.report(
        isName ? 'setting-unknown' : 'setting-invalid',
        placing(mistake.source, mistake.name),
        line,
      )
    })
  }
  checkConflicts(page, sources, placing)
  checkNeeds(page, settings)
  return settings
}
