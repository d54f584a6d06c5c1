/** Tags that the kit does not know, and tags whose content the browser or a CMS has torn out. */
import { nearest } from '@bindery/element/nearest.ts'
import { rules as settings } from '@bindery/state/settings/rules.ts'
import type { TagDescription } from './definitions.ts'
import { ancestorsOf, type Page, type PageElement, prefix } from './page.ts'

const bare = (tag: string) => tag.slice(prefix.length)

const known = (tags: readonly string[], tag: string): string => {
  const words = tags.map(bare)
  const near =
    words.find((word) => word.split('-').includes(bare(tag)) && !word.endsWith('flyout')) ??
    nearest(bare(tag), words)
  return near ? ` Did you mean <${prefix}${near}>?` : ''
}

/** The tag in the source that ends an element without an end tag: `</p>`, `<div>`. */
const enderOf = (page: Page, { end }: PageElement): string =>
  /^<\/?[a-z][\w-]*/i.exec(page.html.slice(end))?.[0].toLowerCase() ?? ''

function checkEnd(page: Page, element: PageElement, selfClosed: boolean): void {
  const { tag, hasEndTag } = element
  if (selfClosed) {
    page.report(
      'tag-self-closed',
      element,
      `<${tag} /> does not end here: HTML ignores the slash, and what follows becomes its content. Write <${tag}></${tag}>.`,
    )
    return
  }
  if (hasEndTag) return
  const ender = enderOf(page, element)
  const paragraph = [...ancestorsOf(element)].find((each) => each.tag === 'p')
  const isPast = page.html.indexOf(`</${tag}`, element.end) >= 0
  if (paragraph && ender === '</p') {
    page.report(
      'tag-torn',
      element,
      `</p> ends the paragraph around <${tag}> and the tag with it, so what follows falls out. Put the tag and its content outside of <p>, for example into an HTML block of the CMS.`,
    )
  } else if (paragraph && ender.startsWith('<') && !ender.startsWith('</')) {
    page.report(
      'tag-torn',
      element,
      `<${tag}> stands in a <p>, and its child ${ender}> ends that paragraph and the tag with it: the child falls out. Replace the <p> by a <div>.`,
    )
  } else if (isPast && ender.startsWith('</')) {
    page.report(
      'tag-torn',
      element,
      `${ender}> ends <${tag}> before its own end tag, so what follows falls out. Close the elements in the order in which they open.`,
    )
  } else {
    page.report(
      'tag-unclosed',
      element,
      `<${tag}> has no end tag, so the rest of the page becomes its content. Write </${tag}> after its fallback.`,
    )
  }
}

/** The browser moves what stands in a table outside of its cells to before the table. */
const isMoved = ({ parent, start }: PageElement): boolean =>
  Boolean(
    parent?.children.some((each) => each.tag === 'table' && each.start < start && start < each.end),
  )

function checkPlace(page: Page, element: PageElement, definition: TagDescription): void {
  const { tag, children } = element
  if (isMoved(element))
    page.report(
      'tag-moved',
      element,
      `<${tag}> stands in a table outside of its cells. The browser moves it to before the table: put it into a <td>.`,
    )
  const paragraphs = children.filter((child) => child.tag === 'p')
  const isEmpty = paragraphs.some((child) => !child.text.trim() && child.children.length === 0)
  if (paragraphs.length > 0 && (definition.inline || isEmpty))
    page.report(
      'tag-paragraphs',
      element,
      `<${tag}> contains ${isEmpty ? 'an empty' : 'a'} <p>, which a CMS adds for line breaks. Write the tag and its content in one line, or turn off automatic paragraphs for it.`,
    )
  for (const child of page.elements) {
    const slot = child.attributes.get('slot')
    if (slot === undefined) continue
    const owner = [...ancestorsOf(child)].find((each) => each.tag.startsWith(prefix))
    if (owner !== element) continue
    if (child.parent !== element) {
      // Another custom element around it may have slots of its own.
      if (child.parent?.tag.includes('-') || !definition.slots.includes(slot)) continue
      page.report(
        'slot-nested',
        child,
        `slot="${slot}" counts only on a direct child of <${tag}>, and here <${child.parent?.tag}> is between them. Remove it, or move the slot to it.`,
      )
    } else if (slot && !definition.slots.includes(slot)) {
      const slots = definition.slots.filter(Boolean)
      page.report(
        'slot-unknown',
        child,
        `<${tag}> has no slot "${slot}", so this child is never shown. ${slots.length > 0 ? `Its slots are ${slots.join(', ')}.` : 'It has no named slots.'}`,
      )
    }
  }
}

/** The offset of the end of the head in the source; -1 if the source has no `</head>` before its body. */
function headEnd(page: Page): number {
  const body = page.elements.find(({ tag }) => tag === 'body')
  const limit = /<body[\s>]/i.exec(page.html)?.index ?? page.html.length
  const at = page.html.slice(0, Math.max(limit, body?.startEnd ?? 0)).search(/<\/head\s*>/i)
  return at
}

export function checkTags(page: Page, definitions: readonly TagDescription[]): void {
  const tags = definitions.map(({ tag }) => tag)
  const end = headEnd(page)
  const slashes = page.errors
    .filter(({ code }) => code === 'non-void-html-element-start-tag-with-trailing-solidus')
    .map(({ offset }) => offset)
  for (const element of page.elements) {
    const { tag } = element
    if (!tag.startsWith(prefix)) continue
    checkEnd(
      page,
      element,
      slashes.some((at) => element.start <= at && at <= element.startEnd),
    )
    if (element.start < end)
      page.report(
        'tag-in-head',
        element,
        `<${tag}> stands in the head. The browser ends the head there, and what follows is part of the body: put the tag into the body.`,
      )
    const definition = definitions.find((each) => each.tag === tag)
    if (definition) checkPlace(page, element, definition)
    else page.report('tag-unknown', element, `<${tag}> is no tag of the kit.${known(tags, tag)}`)
  }
  const sites = page.elements.filter(({ tag }) => tag === 'bindery-site')
  for (const site of sites.slice(1))
    page.report(
      'site-twice',
      site,
      'The page has a second <bindery-site>. Its settings do not count: keep one.',
    )
  checkEndTags(page)
}

/** End tags in the source that belong to no element. */
function checkEndTags(page: Page): void {
  const isScript = (offset: number) =>
    page.elements.some(
      ({ tag, startEnd, end }) =>
        /^(script|style|textarea|title|noscript)$/.test(tag) && startEnd <= offset && offset < end,
    )
  for (const { index, 0: text } of page.html
    .replace(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length))
    .matchAll(/<\/(bindery-[\w-]+)\s*>/gi)) {
    const tag = text.slice(2, -1).trim().toLowerCase()
    const owner = page.elements.some(
      (element) => element.tag === tag && element.hasEndTag && element.end === index + text.length,
    )
    const torn = page.elements.some(
      (element) => element.tag === tag && !element.hasEndTag && element.start < index,
    )
    if (!owner && !torn && !isScript(index))
      page.report(
        'end-tag-alone',
        index,
        `</${tag}> has no start tag: the CMS has removed it and left the end. Allow <${tag}> in its filter of HTML, and paste the tag again.`,
      )
  }
}

const settingNames = Object.keys(settings).join('|')
const visibleCode = new RegExp(
  `window\\.bindery\\s*=\\s*window\\.bindery|^\\s*\\{\\s*["“”](${settingNames}|${settingNames.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})["“”]\\s*:`,
)

/** Tags and code that readers see as text. */
export function checkTexts(page: Page): void {
  for (const { text, offset } of page.texts) {
    const [tag] = /<\/?bindery-[\w-]+|\[\/?bindery[-_][\w-]+/i.exec(text) ?? []
    const lead = offset + (text.length - text.trimStart().length)
    if (tag)
      page.report(
        'tag-escaped',
        lead,
        `Readers see the text ${tag}…: the CMS has escaped the tag or does not know its shortcode. Paste the tag in the CMS’s HTML view, or show it in <code> if it is an example.`,
      )
    else if (visibleCode.test(text))
      page.report(
        'code-visible',
        lead,
        'Readers see code of the kit as text: the CMS has removed the <script> around it. Put the script into the template of the page.',
      )
  }
}
