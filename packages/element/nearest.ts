/** The Levenshtein distance: how many letters to add, remove or change. */
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

/** The known name with the fewest letters of difference. Undefined if none is similar. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined
  // With more than a third of the letters wrong it is another word.
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
