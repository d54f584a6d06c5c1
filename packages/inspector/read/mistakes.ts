/** Mistakes in the page's HTML, by the rules of `bindery doctor`. */
import { diagnosePage } from '@bindery/server/doctor/diagnose-page.ts'
import type { Finding } from '@bindery/server/doctor/finding.ts'

/** What the kit and the inspector have added to the document. */
const added =
  '[data-bindery-added],[data-bindery-layer],[data-bindery-light],[data-bindery-inspector]'

/** Files of the inspector itself. */
const ownScript = /\/inspector\/[\w-]+\.js$/

export type Mistake = Pick<Finding, 'name' | 'message'>

/**
 * Finds the mistakes of the document as it is now. The parser has repaired some that `bindery doctor` finds in the
 * source: a torn tag looks like one that its author has closed.
 */
export async function findMistakes(): Promise<readonly Mistake[]> {
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  for (const element of copy.querySelectorAll(added)) element.remove()
  for (const script of copy.querySelectorAll('script'))
    if (ownScript.test(script.src)) script.remove()
  const html = `<!doctype html>${copy.outerHTML}`
  const { protocol, href } = location
  // A page in a sandboxed frame, or from a file, has no address that the rules could compare with.
  const url = /^https?:$/.test(protocol) ? href : 'http://localhost/'
  const found = await diagnosePage({ html, url })
  const seen = new Set<string>()
  return found
    .filter(({ message }) => !seen.has(message) && seen.add(message))
    .map(({ name, message }) => ({ name, message }))
}
