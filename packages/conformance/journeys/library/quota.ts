import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey } from '../../check/journey.ts'
import type { Answer, Reader } from '../../check/reader.ts'
import { signedInReader } from '../accounts/account.ts'
import { articlesOfMeter, checkClosed, checkEnd, madeUp, mostArticles } from './meter.ts'

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

/** The first article that the meter counts: others are free. Without one, an address that no site has. */
async function firstCounted(reader: Reader, articles: readonly string[]) {
  for (const url of articles.slice(0, 4)) {
    const { judgement } = await reader.probe(endpoints.countReading, { url })
    const { count = 0 } = judgement.kind === 'ok' ? Object(judgement.data) : {}
    if (count > 0) return { url, isCounted: true }
  }
  return { url: madeUp(0), isCounted: false }
}

export const quotaJourney: Journey = {
  name: 'quota',
  title: 'A reader opens a metered article',
  calls: ['readQuota', 'countReading', 'readArticle'],
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
    const articles = await articlesOfMeter(reader, context)
    const { url, isCounted } = await firstCounted(reader, articles)
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
    const isKept = reader.expect(after.data.count === once.data.count, once, {
      name: 'write-lost',
      expected: `count ${once.data.count} when it is read again`,
      got: `${after.data.count}`,
      path: 'count',
    })
    if (!isKept) return
    if (twice.data.limit > mostArticles) context.omit('its end (it has too many articles)')
    else await checkEnd(reader, articles, twice.data)
    if (isCounted) await checkClosed(context, url)
  },
}
