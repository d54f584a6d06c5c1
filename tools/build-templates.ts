/** Removes the indentation from Lit's templates, as JSX does. */
import type { Plugin } from 'vite'
import { allNodes, isNode, type Node, nodesIn, parse } from './syntax-tree.ts'

const isTemplate = ({ type, tag }: Node): boolean =>
  type === 'TaggedTemplateExpression' && isNode(tag) && tag['name'] === 'html'

/** A line break with the white space around it. */
const indentation = /\s*\n\s*/g

/**
 * A line break between attributes or words becomes one space. Beside a tag or a text expression it disappears.
 * @param before the template's text before `text`
 */
const folded = (text: string, before: string): string =>
  text.replace(indentation, (white, at: number) => {
    const past = before + text.slice(0, at)
    const inTag = past.lastIndexOf('<') > past.lastIndexOf('>')
    const sides = [text[at - 1], text[at + white.length]]
    const isEdge = sides.some((side) => (side ? '<>'.includes(side) : !inTag))
    return isEdge ? '' : ' '
  })

/** Folds each template of a module into one line. A significant space must not be at a line break. */
export function foldTemplates(code: string): string {
  const pieces = allNodes(parse(code))
    .filter(isTemplate)
    .flatMap(({ quasi }) => {
      let before = ''
      return nodesIn((quasi as Node)['quasis']).map(({ start, value }) => {
        const { raw } = value as { raw: string }
        const piece = { start: code.indexOf(raw, start), raw, text: folded(raw, before) }
        before += raw
        return piece
      })
    })
  return pieces
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (left, { start, raw, text }) => left.slice(0, start) + text + left.slice(start + raw.length),
      code,
    )
}

/** The build, the tests and the stories use it, so that all have the same templates. */
export const templatesPlugin = (): Plugin => ({
  name: 'bindery-templates',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]packages[\\/].*\.ts$/, code: /\bhtml`/ },
    handler: (code) => ({ code: foldTemplates(code), map: null }),
  },
})
