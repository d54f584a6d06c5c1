import { endpoint, noInput } from './endpoint.ts'
import { ascendQuota, meterFields, quota } from './meter.ts'
import * as z from './schema.ts'

/** A meter after an article was opened. `granted` is true if the reader may read it. */
const countedMeter = z.named(
  z.looseObject({
    ...meterFields,
    granted: z.about(
      z.boolean(),
      'True if the reader may read the article: there was one left, it was counted before, or it is not metered for them.',
      true,
    ),
  }),
  'CountedMeter',
  'A meter after an article was opened.',
)

const readMeter = {
  method: 'GET',
  encoding: 'none',
  input: noInput,
  reads: 'json',
  session: true,
  errors: {},
  spec: 'A7',
} as const

export const readQuota = endpoint({
  ...readMeter,
  name: 'readQuota',
  path: { api: '{api}user/quota' },
  output: quota,
  description: 'Returns how many free articles the reader has read and may still read.',
})

export const readAscendQuota = endpoint({
  ...readMeter,
  name: 'readAscendQuota',
  path: { api: '{api}user/ascend-quota' },
  output: ascendQuota,
  description: 'Returns how many Ascend articles the reader has read and may still read.',
})

const countArticle = {
  method: 'POST',
  encoding: 'json',
  input: z.object({
    url: z.about(
      z.string().check(z.minLength(1), z.maxLength(2000)),
      'Path or URL of the opened article.',
      '/2026/03/what-strategy-is',
      { format: 'uri-reference' },
    ),
  }),
  reads: 'json',
  output: countedMeter,
  session: true,
  idempotent: true,
  errors: {},
  spec: 'A6',
} as const

export const countReading = endpoint({
  ...countArticle,
  name: 'countReading',
  path: { api: '{api}user/quota' },
  description:
    'Counts an opened article against the quota, and adds it to the history of the reader. An article counts once a month; free content and subscribers are not metered. The specification has no such call; this one is ours.',
})

export const countAscendReading = endpoint({
  ...countArticle,
  name: 'countAscendReading',
  path: { api: '{api}user/ascend-quota' },
  description: 'Counts an opened Ascend article against the Ascend quota, like countReading.',
})
