/** The custom properties that dress every tag, as `packages/ui/tokens.css` describes them itself. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../packages/ui/tokens.css')

/** Name and what it does, in the order of the comment at the top of the file. */
export function describedTokens(css = readFileSync(file, 'utf8')): [string, string][] {
  const [comment = ''] = /\/\*[\s\S]*?\*\//.exec(css) ?? []
  const found = new Map<string, string>()
  let current = ''
  for (const line of comment.split('\n')) {
    const [, name, text = ''] = /^ \* (--bindery-\S+)?\s+(.*)$/.exec(line) ?? []
    if (name) current = name
    // A line without a name that stands further in goes on with the one before.
    if (name || (current && line.startsWith(' *   '))) {
      found.set(current, `${found.get(current) ?? ''} ${text}`.trim())
    }
  }
  return [...found]
}
