/** Compares a stream with 10,000 loaded entries to one with 100. */
import type { Browser, CDPSession, Page } from 'playwright'
import { startHost } from '../hosts/server.ts'
import { fill } from './library-fill.ts'
import { medians, type Verdict, verdict } from './statistics.ts'

/** The largest page size that the tag requests. */
const pageSize = 100
const counts = { few: 100, many: 10_000 } as const
type Size = keyof typeof counts

type Step = 'frame' | 'slow' | 'jump' | 'save' | 'more'
/**
 * In ms, with the CPU slowed 4 times. `frame` and `slow`: the median and the 95th percentile between two
 * frames while scrolling. `jump`: until the end of the list is painted. `save` and `more`: from the click to
 * the visible result.
 */
export type StreamSample = Record<Step, number>

const topics = ['Strategy', 'Innovation', 'Economics', 'Marketing', 'Leading Teams']

/** Generated articles, more than are loaded. */
const content = [...Array(counts.many + 3 * pageSize).keys()].map((number) => {
  const topic = topics[number % topics.length] ?? 'Strategy'
  const time = Date.UTC(2026, 10, 1) - number * 3_600_000
  return {
    id: `piece-${number}`,
    title: `What ${number} ${number % 3 ? 'companies' : 'shops on one street'} learned of a slow year`,
    url: `/2026/01/piece-${number}`,
    topic,
    topicSlug: topic.toLowerCase().replace(' ', '-'),
    authors: ['Amara Obi', 'Tomas Lindqvist'].slice(number % 2),
    contentType: 'Digital Article',
    summary: `Number ${number} says what it would do again, and what not. `.repeat(
      1 + (number % 3),
    ),
    published: new Date(time).toISOString(),
    html: '',
    metered: false,
  }
})

const path = '/bench-stream'
const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>
<script async src="/bindery/bindery.js" data-api-base="/api/"></script>
<body><h1>Bench</h1>
<bindery-stream stream="latest" page-size="${pageSize}" unlimited></bindery-stream>`

/** Runs in the page first. */
function instrument(): void {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const root = () => document.querySelector('bindery-stream')?.shadowRoot
  // Live, so that a look at 10,000 entries in each frame costs nothing: it would count as the tag's own time.
  const box = () => root()?.querySelector('.box')
  const stream = {
    rows: () => box()?.getElementsByTagName('article').length ?? 0,
    /** Clicks the button. False if it is missing or busy. */
    more: () => {
      const more = box()?.lastElementChild?.querySelector<HTMLElement>('[part~=more]')
      if (!more || more.ariaBusy === 'true') return false
      more.click()
      return true
    },
    /** The number of rows that are shown as saved. */
    saved: () => root()?.querySelectorAll('[aria-pressed=true]').length ?? 0,
    /** The times between frames while scrolling one viewport height in ten frames. */
    scroll: async (frames: number) => {
      const times: number[] = []
      let last = await frame()
      for (let done = 0; done < frames; done++) {
        scrollBy(0, innerHeight / 10)
        const now = await frame()
        times.push(now - last)
        last = now
      }
      return times
    },
  }
  const timed = async (act: () => unknown, isDone: () => boolean) => {
    const start = performance.now()
    act()
    while (!isDone()) await frame()
    // After the paint.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      requestAnimationFrame(() => port2.postMessage(null))
    })
    return performance.now() - start
  }
  Object.assign(globalThis, { stream, timed })
}
declare const stream: Record<'rows' | 'saved', () => number> & {
  more(): boolean
  scroll(frames: number): Promise<number[]>
}
declare const timed: (act: () => unknown, isDone: () => boolean) => Promise<number>
declare const bindery: { save(item: object): Promise<unknown> }

async function load(page: Page, count: number): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
  )
  await page.goto(path)
  await page.unroute(path)
  for (let shown = pageSize; shown <= count; shown += pageSize) {
    await page.waitForFunction((wanted) => stream.rows() >= wanted, shown)
    if (shown < count) await page.waitForFunction(() => stream.more())
  }
  await page.waitForLoadState('networkidle')
}

const streamSteps = (page: Page, item: string): Promise<StreamSample> =>
  page.evaluate(async (id) => {
    await stream.scroll(10)
    const times = (await stream.scroll(120)).toSorted((a, b) => a - b)
    const jump = await timed(
      () => scrollTo(0, document.body.scrollHeight),
      () => true,
    )
    const [rows, saved] = [stream.rows(), stream.saved()]
    const save = await timed(
      () => bindery.save({ id, title: id }),
      () => stream.saved() > saved,
    )
    const more = await timed(
      () => stream.more(),
      () => stream.rows() > rows,
    )
    return { frame: times[60] ?? 0, slow: times[114] ?? 0, jump, save, more }
  }, item)

async function sample(browser: Browser, origin: string, cookie: string, size: Size, item: string) {
  const context = await browser.newContext({ baseURL: origin })
  try {
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: origin }])
    const page = await context.newPage()
    await page.addInitScript(instrument)
    await load(page, counts[size])
    const session: CDPSession = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const steps = await streamSteps(page, item)
    // No more requests, before the server closes.
    await page.waitForLoadState('networkidle')
    return steps
  } finally {
    await context.close()
  }
}

/** Medians of both streams, in alternating rounds. */
export async function benchStream(
  browser: Browser,
  rounds: number,
): Promise<Record<Size, StreamSample>> {
  const host = await startHost({ content })
  try {
    const cookie = await fill(host.origin, { folders: 0, items: 0 })
    const samples: Record<Size, StreamSample[]> = { few: [], many: [] }
    for (let round = 0; round < rounds; round++) {
      // An article that is not saved yet.
      samples.few.push(await sample(browser, host.origin, cookie, 'few', `piece-${2 * round}`))
      samples.many.push(
        await sample(browser, host.origin, cookie, 'many', `piece-${2 * round + 1}`),
      )
    }
    return { few: medians(samples.few), many: medians(samples.many) }
  } finally {
    await host.close()
  }
}

export function judgeStream({ few, many }: Record<Size, StreamSample>): Verdict[] {
  return [
    verdict('10,000 entries: a frame while scrolling', many.frame, 34, 'ms'),
    verdict('10,000 entries: 19 of 20 frames', many.slow, 67, 'ms'),
    verdict('10,000 entries: jump to the end', many.jump, 250, 'ms'),
    verdict('10,000 entries: one saved', many.save, 250, 'ms'),
    verdict('10,000 entries: 100 more', many.more / few.more, 2, 'x of 100'),
  ]
}
