/** Reads enough of a page's HTML for a test: its elements in order, with their attributes. */
export interface Tag {
  name: string
  attributes: Record<string, string>
}

const voidTags = new Set(['link', 'meta', 'img', 'br', 'hr', 'input'])

const tagPattern = /<(\/?)([a-z][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/gi

const attributesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&'),
    ]),
  )

/** @throws if an element is left open, or closed while another is open inside it */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = []
  const open: string[] = []
  for (const [whole, slash, rawName = '', rawAttributes = ''] of html.matchAll(tagPattern)) {
    const name = rawName.toLowerCase()
    if (slash) {
      const last = open.pop()
      if (last !== name) throw new Error(`${whole} closes <${last}>`)
    } else {
      tags.push({ name, attributes: attributesOf(rawAttributes) })
      if (!voidTags.has(name)) open.push(name)
    }
  }
  if (open.length > 0) throw new Error(`left open: ${open.join(', ')}`)
  return tags
}

/** The visible text of a page, without its head. */
export const wordsOf = (html: string): string =>
  html
    .replace(/[\s\S]*<body>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
