/** Judges what was heard in a step. */
import type { HeardStep } from './journey.ts'
import { missingWords } from './listener.ts'
import type { Utterance } from './utterances.ts'

/** What no reader should ever hear. */
const nonsense: readonly RegExp[] = [
  // The text of a value that a program failed to fill in, or of markup.
  /\b(?:undefined|NaN|null)\b|\[object |\{\w*\}|&\w+;|<\/?\w+>/,
  // A plural for the eye.
  /\w\(\w{1,3}\)/,
  // The name of a sign that stands for something else.
  /\b(?:black|white) (?:circle|square)\b|\b(?:bullet|middle dot|arrow)\b/,
]

/** What is like nonsense and is none, or is not ours. docs/heard/README.md says why. */
const known: readonly RegExp[] = [
  /\b(?:JavaScript|LinkedIn|PayPal|reCAPTCHA|YouTube)\b/g,
  // The specification's words, and the answer to them.
  /\bitem\(s\) (?:removed from|are back in) My Library\b/g,
  // A password that is filled in.
  /\bpassword text (?:\d+ )?black circle\b/g,
]

/** Two words, or a word and a price, without a space between them. */
const glued = /\p{Ll}\p{Lu}|\p{L}[$€£]\d/u

/** Dialogs that have the focus themselves. Orca joins their blocks of text. */
const joined = /^\s*(?:Added to your cart|Reset your password) /

/** Returns true if a reader can make sense of the words. */
export const makesSense = (words: string): boolean => {
  const rest = known.reduce((text, each) => text.replaceAll(each, ' '), words)
  return !nonsense.some((each) => each.test(rest)) && (joined.test(words) || !glued.test(rest))
}

/** The words that a step should have and lacks, or has more often than once. */
function wordFaults(hears: readonly string[], said: readonly Utterance[]): string[] {
  const faults: string[] = []
  const missing = missingWords(said, hears)
  if (missing !== undefined) faults.push(`“${missing}” was not heard, or not in its place`)
  for (const words of new Set(hears)) {
    const wanted = hears.filter((each) => each === words).length
    // “not checked” has “checked” in it.
    const longer = hears.filter((each) => each !== words && each.includes(words))
    const times = said.filter(
      (each) => each.words.includes(words) && !longer.some((other) => each.words.includes(other)),
    ).length
    if (times > wanted) faults.push(`“${words}” was heard ${times} times`)
  }
  return faults
}

/** One line for each fault: missing words, words said twice, nonsense, silence that nobody meant and words in one that is. */
export function faultsOf(
  { hears, isSilent = false }: Pick<HeardStep, 'hears' | 'isSilent'>,
  said: readonly Utterance[],
): string[] {
  if (isSilent) return said.map(({ words }) => `“${words}” was heard in a silent step`)
  return [
    ...(hears.length > 0 ? [] : ['nothing is to be heard: name the words, or set isSilent']),
    ...wordFaults(hears, said),
    ...said
      .filter(({ words }) => !makesSense(words))
      .map(({ words }) => `“${words}” makes no sense to a reader`),
  ]
}
