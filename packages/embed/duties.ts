/** What hardly any page needs, in a chunk of its own. */
import { nearestTag } from './nearest-tag.ts'

export { replay } from './replay.ts'
export { say } from './status-region.ts'

/** Says once what a tag that nobody knows, nor the host has defined, was probably meant to be. */
export function explainTag(
  tag: string,
  known: readonly string[],
  warn: (message: string) => void,
): void {
  if (customElements.get(tag) || known.includes(tag)) return
  const near = nearestTag(tag, known)
  warn(`<${tag}> is not a tag of the kit.${near ? ` Did you mean <${near}>?` : ''}`)
}
