import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint.ts'

const amount = z.number().check(z.nonnegative())

/** A meter of articles. `remaining` is worked out where the server leaves it out. */
const meter = (limit: number) =>
  z.pipe(
    z.looseObject({
      limit: z._default(amount, limit),
      count: amount,
      remaining: z.optional(amount),
    }),
    z.transform(({ limit, count, remaining, ...rest }) => ({
      ...rest,
      limit,
      count,
      remaining: remaining ?? Math.max(0, limit - count),
    })),
  )

/** The quota of free articles: 4 by default. */
export const quota = meter(4)
/** The quota of Ascend articles: 3 by default. */
export const ascendQuota = meter(3)

export type Quota = z.output<typeof quota>

/** What is sent when an article is opened: its path or URL. */
const reading = z.object({ url: z.string().check(z.minLength(1), z.maxLength(2000)) })

/** A meter after a reading; `granted` says whether this article may be read. */
const counted = z.looseObject({
  limit: amount,
  count: amount,
  remaining: amount,
  granted: z.boolean(),
})

export const readQuota = endpoint({
  name: 'readQuota',
  method: 'GET',
  path: { api: '{api}user/quota' },
  encoding: 'none',
  input: nothing,
  reads: 'json',
  output: quota,
  session: true,
  errors: {},
  description: 'How many free articles the reader has read and may still read.',
  spec: 'A7',
})

export const readAscendQuota = endpoint({
  name: 'readAscendQuota',
  method: 'GET',
  path: { api: '{api}user/ascend-quota' },
  encoding: 'none',
  input: nothing,
  reads: 'json',
  output: ascendQuota,
  session: true,
  errors: {},
  description: 'How many Ascend articles the reader has read and may still read.',
  spec: 'A7',
})

export const countReading = endpoint({
  name: 'countReading',
  method: 'POST',
  path: { api: '{api}user/quota' },
  encoding: 'json',
  input: reading,
  reads: 'json',
  output: counted,
  session: true,
  repeatable: true,
  errors: {},
  description:
    'Counts an opened article against the quota. The same article counts once; subscribers are not counted. The specification does not show how a reading reaches the server: this is ours.',
  spec: 'A6',
})

export const countAscendReading = endpoint({
  name: 'countAscendReading',
  method: 'POST',
  path: { api: '{api}user/ascend-quota' },
  encoding: 'json',
  input: reading,
  reads: 'json',
  output: counted,
  session: true,
  repeatable: true,
  errors: {},
  description: 'Counts an opened Ascend article against the Ascend quota, as countReading does.',
  spec: 'A6',
})
