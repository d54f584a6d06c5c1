import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey } from '../../check/journey.ts'
import type { Answer, Reader } from '../../check/reader.ts'
import { signedInReader } from '../accounts/account.ts'

interface Meter {
  readonly limit: number
  readonly count: number
  readonly remaining: number
}

const checkSum = (reader: Reader, answer: Answer<Meter>) => {
  const { limit, count, remaining } = answer.data
  const expected = Math.max(0, limit - count)
  return reader.expect(remaining === expected, answer, {
    name: 'quota-sum',
    expected: `remaining ${expected} of ${limit} after ${count}`,
    got: `${remaining}`,
    path: 'remaining',
  })
}

export const quotaJourney: Journey = {
  name: 'quota',
  title: 'A reader opens a metered article',
  calls: ['readQuota', 'countReading'],
  async run(context) {
    const reader = await signedInReader(context)
    const first = await reader.call(endpoints.readQuota, {})
    const fits = checkSum(reader, first)
    if (!fits || !context.makes('countReading')) return
    if (context.readOnly || context.site.account) {
      const why = context.readOnly ? 'it writes' : 'the articles of the test account are its own'
      context.omit(`counting an article (${why})`, 'countReading')
      return
    }
    const url = '/2025/03/an-article-of-bindery-check'
    const once = await reader.call(endpoints.countReading, { url })
    if (!checkSum(reader, once)) return
    reader.expect(once.data.granted || first.data.remaining === 0, once, {
      name: 'quota-granted',
      expected: `granted: true, with ${first.data.remaining} left before`,
      got: 'granted: false',
      path: 'granted',
    })
    const twice = await reader.call(endpoints.countReading, { url })
    const isOnce = reader.expect(twice.data.count === once.data.count, twice, {
      name: 'quota-twice',
      expected: `count ${once.data.count}, as before`,
      got: `${twice.data.count}`,
      path: 'count',
    })
    if (!isOnce) return
    const after = await reader.call(endpoints.readQuota, {})
    reader.expect(after.data.count === once.data.count, once, {
      name: 'write-lost',
      expected: `count ${once.data.count} when it is read again`,
      got: `${after.data.count}`,
      path: 'count',
    })
  },
}
