/** One scale of type and one of space, in packages/ui/styles/tokens.css: no style sheet has a distance of its own. */
import { scaleOf } from '../../tools/build-scale.ts'
import type { Rule } from './project.ts'

export const tokensFile = 'packages/ui/styles/tokens.css'

/** Line heights: a single sign, titles and buttons, text. */
const lineHeights = new Set(['1', '1.25', '1.5', 'inherit'])

/** Declarations off the scales, by file, each with its reason. */
export const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/ui/button/close-button.css': { 'padding: 0.875em': 'the cross is 1em wide' },
  'packages/ui/dialog/dialog.css': {
    'margin: min(8vb, 6em) auto auto': 'the place of a dialog in the window',
  },
  'packages/ui/styles/layer.css': { 'padding: 1em': 'on the host, which has no private names' },
  'packages/widgets/archive/archive-picker.css': {
    'margin-block-start: 1.75em': 'the height of a label',
  },
  'packages/widgets/persistent-banner/persistent-banner.css': {
    'padding-inline-end: 3.5em': 'the room of the close button',
  },
}

const space =
  /^(?:(?:row-|column-)?gap|(?:margin|padding)(?:-(?:block|inline)(?:-(?:start|end))?)?)$/
const step = /var\(--_(?:size|space)-\d+\)/g
/** A length in the unit of a text or a pixel. What is in units of the window follows the window. */
const length = /\d(?:em|rem|px|pt|ch|ex|lh|%)/

/** Declarations of a style sheet, without comments: the selector and the braces are cut off. */
const declarations = (css: string): [name: string, value: string][] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+)(?=[;}])/g)].map(
    ([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()],
  )

/** True if the text needs no length but those of the scale of this kind. */
const isOnScale = (value: string, kind: string, known: ReadonlyMap<string, string>): boolean =>
  !length.test(value.replace(step, '')) &&
  [...value.matchAll(step)].every(([use]) => use.includes(kind) && known.has(use.slice(4, -1)))

function allows(name: string, value: string, known: ReadonlyMap<string, string>): boolean {
  if (space.test(name)) return isOnScale(value, '--_space-', known)
  if (name === 'font-size') {
    return (
      /^(?:inherit|var\(--_(?:size-\d+|font-size)\))$/.test(value) &&
      isOnScale(value, '--_size-', known)
    )
  }
  if (name === 'line-height') return lineHeights.has(value)
  if (name !== 'font' || value === 'inherit') return true
  const lineHeight = / \/ (\S+) /.exec(value)?.[1]
  return lineHeights.has(lineHeight ?? '') && isOnScale(value, '--_size-', known)
}

/** Type and space come from the two scales, or from the table of exceptions, which has no entry too many. */
export const scaleRule: Rule = (files) => {
  const known = scaleOf(files.find(({ path }) => path === tokensFile)?.text ?? '')
  return files.flatMap(({ path, text }) => {
    if (!/^packages\/(?:ui|widgets)\/.*\.css$/.test(path)) return []
    const allowed = exceptions[path] ?? {}
    const unused = new Set(Object.keys(allowed))
    const breaches = declarations(text).flatMap(([name, value]) => {
      const declaration = `${name}: ${value}`
      unused.delete(declaration)
      if (declaration in allowed || allows(name, value, known)) return []
      return [`${path}: "${declaration}" is off the scales of ${tokensFile}`]
    })
    return [...breaches, ...[...unused].map((each) => `${path}: the exception "${each}" is unused`)]
  })
}
