/** Takes the indentation out of Lit's templates: as in JSX, it is for whoever reads the source. */
import type { Plugin } from 'vite'
import { all, isNode, type Node, nodesIn, parse } from './syntax-tree.ts'

const isTemplate = ({ type, tag }: Node): boolean =>
  type === 'TaggedTemplateExpression' && isNode(tag) && tag['name'] === 'html'

/** A line break and the white space around it. */
const indentation = /\s*\n\s*/g

/**
 * A line break between two attributes, or two words, is one space; beside the end of a tag or beside an
 * expression of the text it is nothing. `before` is what stands before the text in its template.
 */
const folded = (text: string, before: string): string =>
  text.replace(indentation, (white, at: number) => {
    const past = before + text.slice(0, at)
    const inTag = past.lastIndexOf('<') > past.lastIndexOf('>')
    const sides = [text[at - 1], text[at + white.length]]
    const isEdge = sides.some((side) => (side ? '<>'.includes(side) : !inTag))
    return isEdge ? '' : ' '
  })

/** The source of a view with its templates on one line each. A space that shall be seen stands in a line. */
export function foldTemplates(code: string): string {
  const pieces = all(parse(code))
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

/** For all that draws: what is tested and shown in the stories is what ships. */
export const templatesPlugin = (): Plugin => ({
  name: 'bindery-templates',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]packages[\\/].*\.ts$/, code: /\bhtml`/ },
    handler: (code) => ({ code: foldTemplates(code), map: null }),
  },
})
