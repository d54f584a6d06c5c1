/** Random choices that a seed repeats. */
export interface Chance {
  /** From 0 to 1. */
  next(): number
  /** A whole number below `end`. */
  below(end: number): number
  pick<T>(all: readonly [T, ...T[]]): T
}

/** Mulberry32, of a seed and the number of the reader who chooses. */
export function createChance(seed: number, reader: number): Chance {
  let state = (seed + reader * 0x9e3779b9) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return { next, below, pick: (all) => all[below(all.length)] ?? all[0] }
}
