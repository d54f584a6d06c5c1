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

const rounded = (value: number): number => Math.round(value * 100) / 100

/** A row of a table. */
export const roundAll = (row: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, rounded(value)]))

/**
 * Each value by the other one of its round. The machine's speed drifts from round to round, and much less within a round.
 */
export const ratios = (values: readonly number[], others: readonly number[]): number[] =>
  values.map((value, round) => value / (others[round] ?? Number.NaN))

/** One line of the report: a measured value against its limit. */
export interface Verdict {
  readonly what: string
  readonly value: number
  /** The lowest and the highest value of the rounds. Left out: there is one value only. */
  readonly range?: readonly [number, number]
  readonly limit: number
  readonly unit: string
  readonly ok: boolean
}

/** @param measured a value, or those of all rounds: their median is judged */
export function verdict(
  what: string,
  measured: number | readonly number[],
  limit: number,
  unit: string,
): Verdict {
  const values = typeof measured === 'number' ? [measured] : measured
  const value = median(values)
  return {
    what,
    value: rounded(value),
    ...(values.length > 1
      ? { range: [rounded(Math.min(...values)), rounded(Math.max(...values))] as const }
      : {}),
    limit: rounded(limit),
    unit,
    ok: value <= limit,
  }
}

/** A line of the report as text. */
export function lineOf({ ok, what, value, range, limit, unit }: Verdict): string {
  const rounds = range ? ` (rounds: ${range[0]} to ${range[1]})` : ''
  return `${ok ? 'ok  ' : 'OVER'} ${what.padEnd(54)} ${value} of ${limit} ${unit}${rounds}`.trimEnd()
}
