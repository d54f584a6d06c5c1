import * as v from './schema.ts'

export const amount = v.pipe(v.number(), v.minValue(0))

export interface Quota {
  limit: number
  count: number
  /** Worked out where the server leaves it out. */
  remaining: number
}

/** A meter of articles. */
const meter = (limit: number) =>
  v.pipe(
    v.looseObject({
      limit: v.optional(amount, limit),
      count: amount,
      remaining: v.optional(amount),
    }),
    v.transform(({ remaining, ...rest }) => ({
      ...rest,
      remaining: remaining ?? Math.max(0, rest.limit - rest.count),
    })),
  ) as v.GenericSchema<Partial<Quota>, Quota>

/** The quota of free articles: 4 by default. */
export const quota = meter(4)
/** The quota of Ascend articles: 3 by default. */
export const ascendQuota = meter(3)
