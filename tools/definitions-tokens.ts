/** The custom properties for all tags, as the comment in `packages/ui/styles/tokens.css` describes them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../packages/ui/styles/tokens.css')

/** Name and description, in the order of the comment at the top of the file. */
export function describedTokens(css = readFileSync(file, 'utf8')): [string, string][] {
  const [comment = ''] = /\/\*[\s\S]*?\*\//.exec(css) ?? []
  const found = new Map<string, string>()
  let current = ''
  for (const line of comment.split('\n')) {
    const [, name, text = ''] = /^ \* (--bindery-\S+)?\s+(.*)$/.exec(line) ?? []
    if (name) current = name
    // An indented line without a name continues the description.
    if (name || (current && line.startsWith(' *   '))) {
      found.set(current, `${found.get(current) ?? ''} ${text}`.trim())
    }
  }
  return [...found]
}
