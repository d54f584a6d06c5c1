/** What an editor is told about a tag: a module of its own, because a good page never needs it. */
import type { AttributeDefinition } from './attributes.ts'
import type { Definition } from './define.ts'
import { nearest } from './nearest.ts'

const told = new Set<string>()

/** Once per page, however many elements make the same mistake. */
function warn(message: string): void {
  if (told.has(message)) return
  told.add(message)
  console.warn(`bindery: ${message}`)
}

function allowed(attribute: AttributeDefinition): string {
  switch (attribute.type) {
    case 'boolean':
      return 'present for yes, left out for no'
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

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text)

/** An attribute says what is not allowed. */
export function mistake(
  tag: string,
  name: string,
  attribute: AttributeDefinition,
  text: string,
): void {
  const effect = attribute.type === 'boolean' ? 'still means yes' : 'is ignored'
  // Of the modal's screen the sentence is that of spec accounts 8.
  const reason = attribute.type === 'enum' ? `: ${cut(text, 20)} is not a valid ${name}` : ''
  warn(`<${tag}> ${name}="${cut(text, 60)}" ${effect}${reason}; allowed: ${allowed(attribute)}`)
}

/**
 * The end tag seems to be missing. Not of a tag that wraps what the page wrote (slides, a menu's panel), unless
 * that has what no page has twice.
 */
export function noEndTag(tag: string, { children, shadowRoot }: Element): void {
  const once = 'main,h1,script'
  const meant = [...children].every((child) => {
    const { assignedSlot } = child
    const shown = assignedSlot && assignedSlot !== shadowRoot?.lastElementChild
    return shown && !child.matches(`${once},footer`) && !child.querySelector(`${once},${tag}`)
  })
  if (meant) return
  const whole = 'where it has one, a blank after it says so'
  warn(`<${tag}> has no end tag, it seems: its children stay; allowed: <${tag}></${tag}>; ${whole}`)
}

/**
 * The attribute whose text has no quotes, so that all words but the first became attributes of their own:
 * `item-title=The Long View`.
 */
function unquoted(element: Element, name: string, { attributes }: Definition): string | undefined {
  const names = element.getAttributeNames()
  const isPiece = (one = '') =>
    !attributes[one] && element.getAttribute(one) === '' && /^[^-_:@.]+$/.test(one)
  let at = names.indexOf(name)
  while (isPiece(names[at])) at -= 1
  const before = names[at] ?? ''
  const isText = attributes[before]?.type === 'string' && before !== name
  return isText && /^\S+$/.test(element.getAttribute(before) ?? '') ? before : undefined
}

/** Attributes that any element may have, however near to one of ours. */
const global =
  /^(lang|dir|title|role|nonce|part|is|tabindex|translate|inert|autofocus|popover|contenteditable|itemscope|on.*|[^a-z].*)$/

/** An attribute that the tag does not have: nearly one that it has, or a piece of a text. */
export function unknownAttribute(element: Element, name: string, definition: Definition): void {
  const { tag, attributes, render } = definition
  // A tag that draws nothing carries the site's settings, and those are looked at where they are read.
  const isOurs = render && !global.test(name)
  const near = isOurs && nearest(name, Object.keys(attributes))
  const cut = isOurs && unquoted(element, name, definition)
  // A word processor's quotes are none: all words but the first have become attributes.
  if (/[“”„]/.test(name))
    warn(`<${tag}> has curly quotes around an attribute; allowed: straight ones, "…"`)
  else if (near) warn(`<${tag}> has no attribute ${name}. Did you mean ${near}?`)
  else if (cut) warn(`<${tag}> ${cut} has no quotes around its text, it seems; allowed: ${cut}="…"`)
}

const prefix = 'bindery-'

/** The name that has this word in it: what a page is made of, before the flyout that this opens. */
const nameWith = (word: string, names: readonly string[]): string | undefined =>
  names
    .filter((name) => name.split('-').includes(word))
    .sort((one, other) => Number(/flyout$/.test(one)) - Number(/flyout$/.test(other)))[0]

/** Says what a tag that nobody knows, nor the host has defined, was probably meant to be. */
export function unknownTag(tag: string, known: readonly string[]): void {
  if (customElements.get(tag) || known.includes(tag)) return
  const bare = (name: string) => name.slice(prefix.length)
  const names = known.map(bare)
  const near = nameWith(bare(tag), names) ?? nearest(bare(tag), names)
  warn(`<${tag}> is not a tag of the kit.${near ? ` Did you mean <${prefix}${near}>?` : ''}`)
}
