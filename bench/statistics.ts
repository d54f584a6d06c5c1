export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[middle],
  ]
  return (low + high) / 2
}

/** The median of each field over the samples. */
export function medians<K extends string>(
  samples: readonly Record<K, number>[],
): Record<K, number> {
  const names = Object.keys(samples[0] ?? {}) as K[]
  return Object.fromEntries(
    names.map((name) => [name, median(samples.map((sample) => sample[name]))]),
  ) as Record<K, number>
}

/** One line of the report: a measured value against its limit. */
export interface Verdict {
  readonly what: string
  readonly value: number
  readonly limit: number
  readonly unit: string
  readonly ok: boolean
}

export const verdict = (what: string, value: number, limit: number, unit: string): Verdict => ({
  what,
  value: Math.round(value * 100) / 100,
  limit: Math.round(limit * 100) / 100,
  unit,
  ok: value <= limit,
})
