/** Console warnings for the editor of a page. A chunk of its own, because a page without mistakes needs none. */
import type { AttributeDefinition } from './attributes.ts'
import type { Definition } from './definition.ts'
import { nearest } from './nearest.ts'

const printed = new Set<string>()

/** Prints a warning once per page, however many elements have the same mistake. */
function warn(message: string): void {
  if (printed.has(message)) return
  printed.add(message)
  console.warn(`bindery: ${message}`)
}

/** The values that an attribute may have, for a sentence. */
export function allowedValues(attribute: AttributeDefinition): string {
  switch (attribute.type) {
    case 'boolean':
      return 'present for true, absent for false'
    case 'number': {
      const { min, max } = attribute
      return `a whole number${min === undefined ? '' : ` from ${min}`}${max === undefined ? '' : ` up to ${max}`}`
    }
    case 'json':
      return attribute.shape ?? 'JSON'
    default:
      return ('values' in attribute && attribute.values?.join(', ')) || 'text'
  }
}

const shorten = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most)}…` : text

/** Warns about an attribute value that is not allowed. */
export function invalidAttribute(
  tag: string,
  name: string,
  attribute: AttributeDefinition,
  text: string,
): void {
  const effect = attribute.type === 'boolean' ? 'still means true' : 'is ignored'
  // For the screen of the modal this sentence is given by spec accounts 8.
  const reason = attribute.type === 'enum' ? `: ${shorten(text, 20)} is not a valid ${name}` : ''
  warn(
    `<${tag}> ${name}="${shorten(text, 60)}" ${effect}${reason}; allowed: ${allowedValues(attribute)}`,
  )
}

/** After two seconds at the latest. Safari has no `requestIdleCallback`. */
const whenIdle = (run: () => void): unknown =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(run, { timeout: 2000 })
    : setTimeout(run)

/** Warns about a second element of a tag that a page has once, unless it has replaced the first one by now. */
function warnSecond(tag: string): void {
  if (document.querySelectorAll(tag).length > 1)
    warn(`<${tag}> is on this page twice; allowed: once. The first one counts.`)
}

/** Warns about each missing attribute without which the tag does nothing. */
function warnMissing(element: Element, { tag, attributes }: Definition): void {
  for (const [name, { required }] of Object.entries(attributes)) {
    if (!required) continue
    const names = required === true ? [name] : [name, required]
    if (names.some((each) => element.getAttribute(each)?.trim())) continue
    const which = required === true ? 'which it needs' : 'one of which it needs'
    warn(`<${tag}> has no ${names.join(' and no ')}, ${which}`)
  }
}

/**
 * Warns that the end tag seems to be missing. A tag that wraps content of the page (slides, the panel of a menu)
 * is fine, unless it contains what a page has only once. A slot with `data-fallback` wraps nothing: there a view shows
 * its fallback again, such as after a failed read.
 */
export function missingEndTag(tag: string, { children, shadowRoot }: Element): void {
  const once = 'main,h1,script'
  const isWrapper = [...children].every((child) => {
    const { assignedSlot } = child
    const shown =
      assignedSlot &&
      assignedSlot !== shadowRoot?.lastElementChild &&
      !assignedSlot.hasAttribute('data-fallback')
    return shown && !child.matches(`${once},footer`) && !child.querySelector(`${once},${tag}`)
  })
  if (isWrapper) return
  const effect = 'its children stay visible'
  warn(`<${tag}> has no end tag, or no space after it: ${effect}; allowed: <${tag}></${tag}>`)
}

/**
 * Finds an attribute that has no quotes around its text. The HTML parser makes an attribute of each word after the
 * first: `item-title=The Long View`.
 * @param name one of these words
 */
function unquoted(element: Element, name: string, { attributes }: Definition): string | undefined {
  const names = element.getAttributeNames()
  const isWord = (candidate = '') =>
    !attributes[candidate] &&
    element.getAttribute(candidate) === '' &&
    /^[^-_:@.]+$/.test(candidate)
  let at = names.indexOf(name)
  while (isWord(names[at])) at -= 1
  const before = names[at] ?? ''
  const isText = attributes[before]?.type === 'string' && before !== name
  return isText && /^\S+$/.test(element.getAttribute(before) ?? '') ? before : undefined
}

/** Attributes that every element may have. They are never taken for a typo. */
const global =
  /^(lang|dir|title|role|nonce|part|is|id|class|style|slot|hidden|load|tabindex|translate|inert|autofocus|popover|contenteditable|itemscope|on.*|data-.*|aria-.*|[^a-z].*)$/

/** Warns about an unknown attribute, if it looks like a typo or like a word of an unquoted text. */
function warnUnknown(element: Element, name: string, definition: Definition): void {
  const { tag, attributes, render } = definition
  // The attributes of a tag without a view are settings of the site. The settings print their own warnings.
  const canBeTypo = render && !global.test(name)
  const near = canBeTypo && nearest(name, Object.keys(attributes))
  const before = canBeTypo && unquoted(element, name, definition)
  // The HTML parser does not accept curly quotes, so each word became an attribute.
  if (/[“”„]/.test(name))
    warn(`<${tag}> has curly quotes around an attribute; allowed: straight ones, "…"`)
  else if (near) warn(`<${tag}> has no attribute ${name}. Did you mean ${near}?`)
  else if (before)
    warn(`<${tag}> ${before} seems to have no quotes around its text; allowed: ${before}="…"`)
}

/**
 * Warns about unknown, missing and deprecated attributes, about a deprecated tag, about a tag that is torn apart, and about a second element of a tag that
 * a page has once.
 * @param isTorn whether the element looks torn. Tags within a line often do, next to an empty paragraph of the page
 */
export function checkElement(element: Element, definition: Definition, isTorn: boolean): void {
  const { tag, attributes, deprecated, single, render } = definition
  // By now a view may have added elements to the children, but no text.
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )
  if (isTorn && !hasText && !render?.options.display?.startsWith('inline'))
    warn(
      `<${tag}> seems torn apart: </p> has ended it, and its content stands after it; allowed: the tag and its content outside of <p>`,
    )
  if (deprecated) warn(`<${tag}> is deprecated: ${deprecated}`)
  for (const [name, attribute] of Object.entries(attributes))
    if (attribute.deprecated && element.hasAttribute(name))
      warn(`<${tag}> ${name} is deprecated: ${attribute.deprecated}`)
  for (const name of element.getAttributeNames())
    if (!Object.hasOwn(attributes, name)) warnUnknown(element, name, definition)
  // A script may set attributes after it has inserted the element.
  whenIdle(() => {
    if (!element.isConnected) return
    warnMissing(element, definition)
    if (single) warnSecond(tag)
  })
}

const prefix = 'bindery-'

/** A known name with `word` in it. A flyout comes last: a page contains the button that opens it. */
const nameWith = (word: string, names: readonly string[]): string | undefined =>
  names
    .filter((name) => name.split('-').includes(word))
    .sort((one, other) => Number(/flyout$/.test(one)) - Number(/flyout$/.test(other)))[0]

/** Warns about a tag that neither the kit nor the page defines. */
export function unknownTag(tag: string, known: readonly string[]): void {
  if (customElements.get(tag) || known.includes(tag)) return
  const bare = (name: string) => name.slice(prefix.length)
  const names = known.map(bare)
  const near = nameWith(bare(tag), names) ?? nearest(bare(tag), names)
  warn(`<${tag}> is not a tag of the kit.${near ? ` Did you mean <${prefix}${near}>?` : ''}`)
}
