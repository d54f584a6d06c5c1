import * as z from './schema.ts'

/** A number of articles. */
export const articleCount = z.number().check(z.nonnegative())

export interface Quota {
  limit: number
  count: number
  /** Computed if the server leaves it out. */
  remaining: number
}

/** A meter that counts articles. */
const meter = (limit: number) =>
  z.pipe(
    z.looseObject({
      limit: z._default(articleCount, limit),
      count: articleCount,
      remaining: z.optional(articleCount),
    }),
    z.transform(({ remaining, ...rest }) => ({
      ...rest,
      remaining: remaining ?? Math.max(0, rest.limit - rest.count),
    })),
  ) as z.ZodMiniType<Quota, Partial<Quota>>

/** The meter of free articles. Default limit 4. */
export const quota = meter(4)
/** The meter of Ascend articles. Default limit 3. */
export const ascendQuota = meter(3)
