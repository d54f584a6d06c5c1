/** Measures a stream whose server ignores the requested page and answers with all 5,000 entries at once. */
import type { Browser, Page } from 'playwright'
import { startHost } from '../hosts/server.ts'
import { type Verdict, verdict } from './statistics.ts'
import { articles, openStream } from './stream-page.ts'
import { judgeShift, shiftOf, watchPage } from './watch.ts'

const entries = 5000
/** The entries of a page that the tag requests by itself (spec content 9). */
const pageSize = 8
/** The most that the mock API puts into an answer. */
const answerSize = 100

/**
 * `drawn` and `twoDrawn`: the entries on the page, at first and after “load more”. `block` and `moreBlock`: the longest
 * task until then, in ms, with the CPU slowed 4 times. `shift`: the layout shift of the page.
 */
export type LongAnswerSample = Record<
  'drawn' | 'block' | 'twoDrawn' | 'moreBlock' | 'shift',
  number
>

/** Makes the mock API answer each request for the stream with all of its entries. */
async function answerWhole(origin: string): Promise<void> {
  const read = async (number: number): Promise<unknown[]> => {
    const answer = await fetch(`${origin}/api/latest/${number}/${answerSize}?format=json`)
    return ((await answer.json()) as { entry: unknown[] }).entry
  }
  const entry: unknown[] = []
  while (entry.length < entries) entry.push(...(await read(entry.length / answerSize)))
  const body = { entry, page: { last: true, total: entries }, type: 'latest' }
  const answer = await fetch(`${origin}/__mock/faults`, {
    method: 'POST',
    body: JSON.stringify([{ path: '/api/latest/', body }]),
  })
  if (!answer.ok) throw new Error(`The answer cannot be set: ${await answer.text()}`)
}

const drawnIn = (page: Page): Promise<number> =>
  page.locator('bindery-stream').getByRole('article').count()

async function sample(browser: Browser, origin: string): Promise<LongAnswerSample> {
  const context = await browser.newContext({ baseURL: origin })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watchPage)
    await openStream(page, '')
    const rows = page.locator('bindery-stream').getByRole('article')
    await rows.first().waitFor()
    await page.waitForLoadState('networkidle')
    const [drawn, shift] = [await drawnIn(page), await shiftOf(page)]
    const block = await page.evaluate(() => longestTask())
    await page.locator('bindery-stream [part~=more]').click()
    await rows.nth(drawn).waitFor()
    const moreBlock = await page.evaluate(() => longestTask())
    return { drawn, block, twoDrawn: await drawnIn(page), moreBlock, shift }
  } finally {
    await context.close()
  }
}

export async function benchLongAnswer(
  browser: Browser,
  rounds: number,
): Promise<LongAnswerSample[]> {
  const host = await startHost({ content: articles(entries) })
  try {
    await answerWhole(host.origin)
    const samples: LongAnswerSample[] = []
    for (let round = 0; round < rounds; round++) samples.push(await sample(browser, host.origin))
    return samples
  } finally {
    await host.close()
  }
}

export function judgeLongAnswer(samples: readonly LongAnswerSample[]): Verdict[] {
  const of = (name: keyof LongAnswerSample) => samples.map((each) => each[name])
  return [
    verdict('5,000 entries in one answer: drawn', of('drawn'), pageSize, 'entries'),
    verdict('5,000 entries in one answer: longest block', of('block'), 200, 'ms'),
    verdict('a page more of them: drawn', of('twoDrawn'), 2 * pageSize, 'entries'),
    verdict('a page more of them: longest block', of('moreBlock'), 200, 'ms'),
    judgeShift('stream of one long answer', of('shift')),
  ]
}
