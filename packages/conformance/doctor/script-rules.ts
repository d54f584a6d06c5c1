/** The script tag, the import map and what stands around them. */
import { addressOf, type Page, type PageElement, prefix } from './page.ts'

/** Types of a classic script. Anything else is a module, data or unknown. */
const classic = /^(|text\/javascript|application\/(x-)?javascript|text\/ecmascript)$/i

const scriptTag = '<script async src="/bindery/bindery.js" data-api-base="/api/"></script>'

/** The name of our script, with a version or a query of a CMS: `bindery.js`, `bindery.min.js?ver=2`. */
export const isOurScript = ({ tag, attributes }: PageElement): boolean =>
  tag === 'script' &&
  /(^|\/)bindery([.-][\w.-]+)?\.js([?#].*)?$/i.test(attributes.get('src')?.trim() ?? '')

export const scriptsOf = (page: Page): PageElement[] => page.elements.filter(isOurScript)

export const isImportMap = ({ tag, attributes }: PageElement): boolean =>
  tag === 'script' && attributes.get('type')?.trim().toLowerCase() === 'importmap'

/** The hashes of an import map by absolute address. Undefined if the map is not JSON. */
export function integrityOf(page: Page, map: PageElement): Map<string, string> | undefined {
  try {
    const { integrity = {} } = JSON.parse(map.text) as { integrity?: Record<string, string> }
    return new Map(
      Object.entries(integrity).map(([to, hash]) => [
        addressOf(page, to)?.href ?? to,
        String(hash),
      ]),
    )
  } catch {
    return undefined
  }
}

const hasMark = (page: Page): boolean =>
  page.elements.some(
    ({ tag, attributes }) =>
      tag.startsWith(prefix) ||
      [...attributes.keys()].some((name) => name.startsWith('data-bindery-')),
  )

function checkAddress(page: Page, script: PageElement): void {
  const src = script.attributes.get('src') ?? ''
  const address = addressOf(page, src)
  const plain = addressOf(page, src, false)
  if (address && plain && address.href !== plain.href)
    page.report(
      'base',
      script,
      `The page has a <base>, so the script loads from ${address.href} and not from ${plain.href}. Write the whole address, or remove the <base>.`,
    )
}

export function checkScripts(page: Page): void {
  const scripts = scriptsOf(page)
  const [first, ...others] = scripts
  if (!first) {
    page.report(
      'script-missing',
      page.elements.find(({ tag }) => tag === 'head'),
      `The page does not load bindery.js, so every tag stays as it is in the HTML. Add ${scriptTag} to the head. If a tag manager adds the script, ignore this.`,
    )
  }
  for (const script of scripts) {
    const { attributes } = script
    const type = attributes.get('type')?.trim() ?? ''
    if (!classic.test(type))
      page.report(
        'script-inline',
        script,
        `The script has type="${type}". It works as a classic script only: remove the attribute.`,
      )
    else if (!attributes.has('async') && !attributes.has('defer'))
      page.report(
        'script-blocking',
        script,
        'The script has neither async nor defer, so the page waits for it. Add async.',
      )
    checkAddress(page, script)
  }
  for (const script of others) {
    const isSame =
      addressOf(page, script.attributes.get('src') ?? '')?.href ===
      addressOf(page, first?.attributes.get('src') ?? '')?.href
    page.report(
      'script-twice',
      script,
      isSame
        ? 'The page loads this script a second time. The copy does nothing, and its data-* settings do not count: remove it.'
        : 'The page loads the script from a second address. Only the first copy counts, with its data-* settings: remove one.',
    )
  }
  for (const element of page.elements) {
    const { tag, attributes, text } = element
    if (tag === 'script' && !attributes.has('src') && text.includes("Symbol.for('bindery')"))
      page.report(
        'script-inline',
        element,
        'The code of the script is copied into the page. Load it by its address: it finds its chunks beside itself.',
      )
  }
  if (first && !hasMark(page))
    page.report(
      'tags-missing',
      first,
      'The page loads the script and has no bindery tag. If there should be one, the CMS has removed it: allow the tags of the kit in its filter of HTML.',
    )
}

export function checkImportMaps(page: Page): void {
  const scripts = scriptsOf(page)
  for (const map of page.elements.filter(isImportMap)) {
    const hashes = integrityOf(page, map)
    if (!hashes) {
      page.report(
        'import-map-invalid',
        map,
        'The import map is not valid JSON, so the browser ignores it. Copy importmap.json again.',
      )
      continue
    }
    const before = page.elements.find(
      (element) =>
        element.start < map.start &&
        (scripts.includes(element) ||
          (element.tag === 'link' &&
            element.attributes.get('rel')?.toLowerCase() === 'modulepreload')),
    )
    if (before && hashes.size > 0)
      page.report(
        'import-map-late',
        map,
        `The import map stands after <${before.tag}>, which may load files before the browser knows their hashes. Put the import map first.`,
      )
  }
}
