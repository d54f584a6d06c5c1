/** The preload hints of one page: the files of a build that its tags need at once. */

import { strategies } from '@bindery/element/definition.ts'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** A build of the kit, as a server serves it. */
export interface KitBuild {
  /** What is in its `manifest.json`: the names of its files in `chunks/`. */
  readonly manifest: {
    readonly core: string
    readonly tags: Readonly<
      Record<string, { readonly load: string; readonly chunks: readonly string[] }>
    >
  }
  /** What is in its `integrity.json`. Default: hints without hashes. */
  readonly integrity?: Readonly<Record<string, string>>
  /** The address of the folder that holds `bindery.js`, with a slash at its end: `/bindery/`. */
  readonly base: string
  /** The nonce of this answer, for a policy with nonces. Default: none. */
  readonly nonce?: string
}

type Element = DefaultTreeAdapterTypes.Element

/** The elements of the page in its order, without those of templates. Without recursion, because pages may nest deeply. */
function* elementsIn(page: DefaultTreeAdapterTypes.Document): Generator<Element> {
  const open: DefaultTreeAdapterTypes.Node[] = [page]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node) yield node
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) open.push(child)
  }
}

/** Whether the script loads this element at once: see `strategyOf` in loader.ts. */
const isEager = ({ attrs }: Element, fallback: string): boolean => {
  const written = (name: string) => attrs.find((each) => each.name === name)?.value
  const load = written('load')?.replace(/\W/g, '').toLowerCase()
  const strategy = strategies.find((each) => each === load)
  return (strategy ?? (written('open') === undefined ? fallback : 'eager')) === 'eager'
}

/**
 * Returns the preload hints for a page's head, one `<link>` each: the core, and the files of the tags that load at once.
 * A browser then fetches them together with the script, not after it. Tags that wait until they are seen, used or the
 * page is idle get no hint: their files would take the network from what the page shows first.
 * @param html the page, or the part of it that has the tags
 */
export function preloadHints(
  html: string,
  { manifest, integrity, base, nonce }: KitBuild,
): string[] {
  const files = new Set([manifest.core])
  for (const element of elementsIn(parse(html))) {
    const tag = Object.hasOwn(manifest.tags, element.tagName)
      ? manifest.tags[element.tagName]
      : undefined
    if (tag && isEager(element, tag.load)) for (const file of tag.chunks) files.add(file)
  }
  return [...files].map((file) => {
    const attributes = { integrity: integrity?.[`chunks/${file}`], nonce }
    const written = Object.entries(attributes).map(([name, value]) =>
      value ? ` ${name}="${value}"` : '',
    )
    return `<link rel="modulepreload" href="${base}chunks/${file}"${written.join('')}>`
  })
}
