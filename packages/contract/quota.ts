import { endpoint, nothing } from './endpoint.ts'
import { amount, ascendQuota, quota } from './meter.ts'
import * as v from './schema.ts'

/** A meter after a reading; `granted` says whether this article may be read. */
const counted = v.looseObject({
  limit: amount,
  count: amount,
  remaining: amount,
  granted: v.boolean(),
})

const reads = {
  method: 'GET',
  encoding: 'none',
  input: nothing,
  reads: 'json',
  session: true,
  errors: {},
  spec: 'A7',
} as const

export const readQuota = endpoint({
  ...reads,
  name: 'readQuota',
  path: { api: '{api}user/quota' },
  output: quota,
  description: 'How many free articles the reader has read and may still read.',
})

export const readAscendQuota = endpoint({
  ...reads,
  name: 'readAscendQuota',
  path: { api: '{api}user/ascend-quota' },
  output: ascendQuota,
  description: 'How many Ascend articles the reader has read and may still read.',
})

const counts = {
  method: 'POST',
  encoding: 'json',
  // What is sent when an article is opened: its path or URL.
  input: v.object({ url: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)) }),
  reads: 'json',
  output: counted,
  session: true,
  repeatable: true,
  errors: {},
  spec: 'A6',
} as const

export const countReading = endpoint({
  ...counts,
  name: 'countReading',
  path: { api: '{api}user/quota' },
  description:
    'Counts an opened article against the quota. The same article counts once; subscribers are not counted. The specification does not show how a reading reaches the server: this is ours.',
})

export const countAscendReading = endpoint({
  ...counts,
  name: 'countAscendReading',
  path: { api: '{api}user/ascend-quota' },
  description: 'Counts an opened Ascend article against the Ascend quota, as countReading does.',
})
