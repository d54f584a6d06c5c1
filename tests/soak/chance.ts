/** Random choices that a seed repeats. */
export interface Chance {
  /** From 0 to 1. */
  next(): number
  /** A whole number below `end`. */
  below(end: number): number
  pick<T>(all: readonly [T, ...T[]]): T
}

/** FNV-1a: a number of 32 bits for a text. */
const hash = (text: string): number => {
  let mixed = 0x811c9dc5
  for (const each of text) mixed = Math.imul(mixed ^ (each.codePointAt(0) ?? 0), 0x01000193)
  return mixed >>> 0
}

/** Mulberry32. The same key always chooses the same, whatever others have chosen before. */
export function createChance(...key: readonly (string | number)[]): Chance {
  let state = hash(key.join(' '))
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return { next, below, pick: (all) => all[below(all.length)] ?? all[0] }
}
