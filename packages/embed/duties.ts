/** What hardly any page needs, in a chunk of its own. */
import { strategies } from './manifest.ts'

export { replay } from './replay.ts'
export { say } from './status-region.ts'

/** Says what may stand in `load`. */
export function explainLoad(tag: string, value: string, warn: (message: string) => void): void {
  warn(`<${tag}> load="${value}" is ignored; allowed: ${strategies.join(', ')}`)
}
