/** Renames public names in a template, a component or a script, and changes nothing else. */
import type { Rename } from './renames.ts'

/** `bindery-save-button` → `BinderySaveButton`. */
const classOf = (name: string): string =>
  name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
const camelOf = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Replaces a name that is no part of a longer one. `before`: what may stand directly before it. */
const replaceName = (text: string, from: string, to: string, before = ''): string =>
  text.replaceAll(new RegExp(`(?<![\\w-])(${before})${from}(?![\\w-])`, 'g'), `$1${to}`)

const upgradeEvent = (text: string, { from, to }: Rename): string => {
  const bare = (name: string) => name.replace(/^bindery-/, '')
  const named = replaceName(text, from, to, '(?:on)?')
  const props = replaceName(named, `on${classOf(from)}`, `on${classOf(to)}`)
  // `kit.on` takes the name without its prefix, too.
  return props.replaceAll(
    new RegExp(`(\\.on\\(\\s*(["'\`]))${bare(from)}(?=\\2)`, 'g'),
    `$1${bare(to)}`,
  )
}

const upgradeTag = (text: string, { from, to }: Rename): string => {
  const bare = (name: string) => name.replace(/^bindery-/, '')
  const named = replaceName(replaceName(text, from, to), classOf(from), classOf(to))
  return named.replaceAll(`@bindery/elements/${bare(from)}.js`, `@bindery/elements/${bare(to)}.js`)
}

/** What may stand in a start tag and hide a `>` or a name: quotes, PHP, an expression of JSX. */
const opaque = `"[^"]*"|'[^']*'|<\\?[\\s\\S]*?\\?>|\\{(?:[^{}]|\\{[^{}]*\\})*\\}`

/** Changes the attributes in the start tags of an element. */
const inStartTags = (text: string, tag: string, change: (attributes: string) => string): string =>
  text.replaceAll(
    new RegExp(`(<${tag}(?![\\w-]))((?:${opaque}|[^>"'{])*)`, 'g'),
    (_, start: string, attributes: string) => start + change(attributes),
  )

const renameAttribute = (attributes: string, from: string, to: string): string =>
  attributes.replaceAll(
    new RegExp(`${opaque}|(?<=\\s)(:|v-bind:|bind:)?(${from}|${camelOf(from)})(?=[\\s=/]|$)`, 'g'),
    (found, prefix = '', name?: string) => {
      if (name === undefined) return found
      return `${prefix}${name === from ? to : camelOf(to)}`
    },
  )

const upgradeAttribute = (text: string, { from, to, tags = [] }: Rename): string =>
  tags
    .flatMap((tag) => [tag, classOf(tag)])
    .reduce(
      (left, tag) => inStartTags(left, tag, (attributes) => renameAttribute(attributes, from, to)),
      text,
    )

const upgradeSetting = (text: string, { from, to }: Rename): string => {
  const rename = (attributes: string, prefix = '') =>
    renameAttribute(attributes, prefix + from, prefix + to)
  const inScript = inStartTags(text, 'script', (attributes) =>
    /\bbindery\.js\b/.test(attributes) ? rename(attributes, 'data-') : attributes,
  )
  const inTag = inStartTags(inScript, 'bindery-site', (attributes) => rename(attributes))
  const inComponent = inStartTags(inTag, 'BinderySite', (attributes) => rename(attributes))
  const keys = new RegExp(`(?<![\\w-])(["']?)(${from}|${camelOf(from)})\\1(?=\\s*:)`, 'g')
  const renameKeys = (block: string): string =>
    block.replaceAll(
      keys,
      (_, quote: string, name: string) => quote + (name === from ? to : camelOf(to)) + quote,
    )
  return inComponent
    .replaceAll(/<script\b[^>]*\bbindery-config\b[^>]*>[\s\S]*?<\/script>/g, renameKeys)
    .replaceAll(/\bstartBindery\(\s*\{[\s\S]*?\}\s*\)/g, renameKeys)
}

const upgrades = {
  tag: upgradeTag,
  attribute: upgradeAttribute,
  event: upgradeEvent,
  setting: upgradeSetting,
}

/** The text with the new names. It has as many lines as before. */
export const upgradeText = (text: string, renames: readonly Rename[]): string =>
  renames.reduce((left, rename) => upgrades[rename.kind](left, rename), text)

/** The changed lines, with their numbers. */
export function changedLines(before: string, after: string): string[] {
  const lines = after.split('\n')
  return before.split('\n').flatMap((line, at) => {
    const now = lines[at] ?? ''
    return line === now ? [] : [`${at + 1} - ${line.trim()}`, `${at + 1} + ${now.trim()}`]
  })
}
