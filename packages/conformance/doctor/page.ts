/** The page's HTML as the browser understands it, with the place of each element in the source. */
import { type DefaultTreeAdapterTypes, type ParserError, parse } from 'parse5'
import type { Finding, FindingName } from './finding.ts'

type Node = DefaultTreeAdapterTypes.Node
type TreeElement = DefaultTreeAdapterTypes.Element

export const prefix = 'bindery-'

export interface PageElement {
  readonly tag: string
  readonly attributes: ReadonlyMap<string, string>
  readonly parent: PageElement | undefined
  readonly children: readonly PageElement[]
  /** The text of all descendants. */
  readonly text: string
  /** Offsets in the source. `hasEndTag`: the source has the element's own end tag. */
  readonly start: number
  readonly startEnd: number
  readonly end: number
  readonly hasEndTag: boolean
  /** The source of an attribute: `item-id="x"`. */
  attributeSource(name: string): { readonly text: string; readonly offset: number }
}

/** A text that readers see, with the elements around it. */
export interface PageText {
  readonly text: string
  readonly offset: number
  readonly parent: PageElement
}

export interface Page {
  readonly html: string
  readonly url: URL
  readonly elements: readonly PageElement[]
  readonly texts: readonly PageText[]
  readonly errors: readonly { readonly code: string; readonly offset: number }[]
  readonly findings: readonly Finding[]
  /** @param at an element, or an offset of the source */
  report(name: FindingName, at: PageElement | number | undefined, message: string): void
}

const isElement = (node: Node): node is TreeElement => 'tagName' in node

/** Elements whose text readers do not see, or whose text is meant as code. */
const code = new Set(['script', 'style', 'template', 'noscript', 'title', 'textarea', 'iframe'])
const samples = new Set(['pre', 'code', 'kbd', 'samp', 'xmp'])

export const ancestorsOf = function* (element: PageElement): Generator<PageElement> {
  for (let at = element.parent; at; at = at.parent) yield at
}

const textOf = (node: Node): string => {
  if ('value' in node && node.nodeName === '#text') return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

function toElement(
  node: TreeElement,
  parent: PageElement | undefined,
  html: string,
): PageElement & { children: PageElement[] } {
  const place = node.sourceCodeLocation
  return {
    tag: node.tagName,
    attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
    parent,
    children: [],
    text: textOf(node),
    start: place?.startOffset ?? -1,
    startEnd: place?.startTag?.endOffset ?? -1,
    end: place?.endOffset ?? -1,
    hasEndTag: Boolean(place?.endTag),
    attributeSource: (name) => {
      const at = place?.attrs?.[name]
      return at
        ? { text: html.slice(at.startOffset, at.endOffset), offset: at.startOffset }
        : { text: '', offset: place?.startOffset ?? 0 }
    },
  }
}

/** The line and column of an offset, from 1. */
function positionAt(html: string, offset: number): { line: number; column: number } {
  const before = html.slice(0, Math.max(0, offset)).split(/\r\n|[\r\n]/)
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

export function readPage(html: string, url: URL): Page {
  const errors: Page['errors'][number][] = []
  const onParseError = ({ code, startOffset }: ParserError) => {
    errors.push({ code, offset: startOffset })
  }
  const document = parse(html, { sourceCodeLocationInfo: true, onParseError })
  const elements: PageElement[] = []
  const texts: PageText[] = []
  const visit = (
    nodes: readonly Node[],
    parent: (PageElement & { children: PageElement[] }) | undefined,
  ) => {
    for (const node of nodes) {
      if (isElement(node)) {
        const element = toElement(node, parent, html)
        parent?.children.push(element)
        elements.push(element)
        visit(
          'content' in node
            ? (node as { content: { childNodes: Node[] } }).content.childNodes
            : node.childNodes,
          element,
        )
      } else if (node.nodeName === '#text' && 'value' in node && parent) {
        const around = [parent, ...ancestorsOf(parent)].map(({ tag }) => tag)
        if (around.some((tag) => code.has(tag) || samples.has(tag))) continue
        texts.push({ text: node.value, offset: node.sourceCodeLocation?.startOffset ?? 0, parent })
      }
    }
  }
  visit(document.childNodes, undefined)
  const found = new Map<string, Finding>()
  return {
    html,
    url,
    elements,
    texts,
    errors,
    get findings() {
      return [...found.values()].toSorted(
        (one, other) => one.line - other.line || one.column - other.column,
      )
    },
    report: (name, at, message) => {
      const offset = typeof at === 'number' ? at : (at?.start ?? 0)
      const place = positionAt(html, offset)
      const finding: Finding = { name, message, ...place }
      found.set(JSON.stringify(finding), finding)
    },
  }
}

/** The address that an attribute means: a `<base>` counts. Undefined if it is no address. */
export function addressOf(page: Page, text: string, withBase = true): URL | undefined {
  const base = page.elements.find(({ tag, attributes }) => tag === 'base' && attributes.has('href'))
  try {
    const root = base && withBase ? new URL(base.attributes.get('href') ?? '', page.url) : page.url
    return new URL(text.trim(), root)
  } catch {
    return undefined
  }
}
