import * as z from 'zod/mini'

export const amount = z.number().check(z.nonnegative())

export interface Quota {
  limit: number
  count: number
  /** Worked out where the server leaves it out. */
  remaining: number
}

/** A meter of articles. */
const meter = (limit: number) =>
  z
    .looseObject({
      limit: z._default(amount, limit),
      count: amount,
      remaining: z.optional(amount),
    })
    .check(
      z.overwrite(({ remaining, ...rest }) => ({
        ...rest,
        remaining: remaining ?? Math.max(0, rest.limit - rest.count),
      })),
    ) as z.ZodMiniType<Quota, Partial<Quota>>

/** The quota of free articles: 4 by default. */
export const quota = meter(4)
/** The quota of Ascend articles: 3 by default. */
export const ascendQuota = meter(3)
