/** Letters to add, remove or change (Levenshtein) to make one word of the other. */
export function distance(from: string, to: string): number {
  let row = [...to, ''].map((_, index) => index)
  for (let at = 1; at <= from.length; at++) {
    const next = [at]
    for (let other = 1; other <= to.length; other++) {
      const swap = (row[other - 1] as number) + (from[at - 1] === to[other - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[other] as number) + 1, (next[other - 1] as number) + 1))
    }
    row = next
  }
  return row[to.length] as number
}

/** The known name that a misspelt one was probably meant to be, if any is near. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined
  // A third of the letters may be wrong: more is another word.
  let least = Math.ceil(name.length / 3) + 1
  for (const candidate of known) {
    const far = distance(name, candidate)
    if (far < least) {
      least = far
      best = candidate
    }
  }
  return best
}
