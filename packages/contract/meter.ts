import { count } from './fields.ts'
import * as z from './schema.ts'

export interface Quota {
  limit: number
  count: number
  /** Computed if the server leaves it out. */
  remaining: number
}

/** The members of every meter. */
export const meterFields = {
  limit: z.about(count, 'Free articles in a period.', 4),
  count: z.about(count, 'Articles that the reader has opened in this period.', 1),
  remaining: z.about(count, 'Articles that are left: limit − count, at least 0.', 3),
}

/** A meter that counts articles. */
const meter = (limit: number) =>
  z.pipe(
    z.looseObject({
      ...meterFields,
      limit: z.about(z._default(count, limit), 'Free articles in a period.', limit),
      remaining: z.about(
        z.optional(count),
        'Articles that are left. Default: limit − count, at least 0.',
        limit - 1,
      ),
    }),
    z.transform(({ remaining, ...rest }) => ({
      ...rest,
      remaining: remaining ?? Math.max(0, rest.limit - rest.count),
    })),
  ) as z.ZodMiniType<Quota, Partial<Quota>>

/** The meter of free articles. Default limit 4. */
export const quota = z.named(meter(4), 'Quota', 'The meter of free articles.')
/** The meter of Ascend articles. Default limit 3. */
export const ascendQuota = z.named(meter(3), 'AscendQuota', 'The meter of Ascend articles.')
