/** Judges what was heard in a step. */
import type { HeardStep } from './journey.ts'
import { missingWords } from './listener.ts'
import type { Utterance } from './utterances.ts'

/** What no reader should ever hear: the text of a value that a program failed to fill in, or of markup. */
const nonsense = /\b(undefined|NaN|null)\b|\[object |\{\w*\}|&\w+;|<\/?\w+>/

/** One line for each fault: missing words, words said twice, nonsense, silence. */
export function faultsOf(step: Pick<HeardStep, 'hears'>, said: readonly Utterance[]): string[] {
  const faults: string[] = []
  const missing = missingWords(said, step.hears)
  if (missing !== undefined) faults.push(`“${missing}” was not heard, or not in its place`)
  for (const words of new Set(step.hears)) {
    const wanted = step.hears.filter((each) => each === words).length
    // “not checked” has “checked” in it.
    const longer = step.hears.filter((each) => each !== words && each.includes(words))
    const times = said.filter(
      (each) => each.words.includes(words) && !longer.some((other) => each.words.includes(other)),
    ).length
    if (times > wanted) faults.push(`“${words}” was heard ${times} times`)
  }
  for (const { words } of said)
    if (nonsense.test(words)) faults.push(`“${words}” makes no sense to a reader`)
  return faults
}
