/** Compares a stream with 10,000 loaded entries to one with 100. */
import type { Browser, CDPSession, Page } from 'playwright'
import { startHost } from '../hosts/server.ts'
import { fill } from './library-fill.ts'
import { ratios, type Verdict, verdict } from './statistics.ts'
import { articles, openStream } from './stream-page.ts'
import { judgeShift, shiftOf, watchPage } from './watch.ts'

/** The largest page size that the tag requests. */
const pageSize = 100
const counts = { few: 100, many: 10_000 } as const
type Size = keyof typeof counts

type Step = 'frame' | 'slow' | 'jump' | 'save' | 'more' | 'shift'
/**
 * In ms, with the CPU slowed 4 times. `frame` and `slow`: the median and the 95th percentile between two
 * frames while scrolling. `jump`: until the end of the list is painted. `save` and `more`: from the click to
 * the visible result. `shift`: the layout shift of the page until its first entries stand.
 */
export type StreamSample = Record<Step, number>
/** The samples of all rounds. */
export type StreamTable = Record<Size, StreamSample[]>

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
    /** Counts the rows that change their saved state from now on. */
    watchSaved: () => {
      let count = 0
      const changes = new MutationObserver((all) => {
        count += all.length
      })
      const box = root()
      if (box) changes.observe(box, { subtree: true, attributeFilter: ['aria-pressed'] })
      return () => count
    },
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
declare const stream: {
  rows(): number
  watchSaved(): () => number
  more(): boolean
  scroll(frames: number): Promise<number[]>
}
declare const timed: (act: () => unknown, isDone: () => boolean) => Promise<number>
declare const bindery: { save(item: object): Promise<unknown> }

/** Loads that many entries. @returns the layout shift until the first page stands: what follows is pressed by a script */
async function load(page: Page, count: number): Promise<number> {
  await openStream(page, `page-size="${pageSize}" unlimited`)
  let shift = 0
  for (let shown = pageSize; shown <= count; shown += pageSize) {
    await page.waitForFunction((wanted) => stream.rows() >= wanted, shown)
    if (shown === pageSize) shift = await shiftOf(page)
    if (shown < count) await page.waitForFunction(() => stream.more())
  }
  await page.waitForLoadState('networkidle')
  return shift
}

const streamSteps = (page: Page, item: string): Promise<Omit<StreamSample, 'shift'>> =>
  page.evaluate(async (id) => {
    await stream.scroll(10)
    const times = (await stream.scroll(120)).toSorted((a, b) => a - b)
    const jump = await timed(
      () => scrollTo(0, document.body.scrollHeight),
      () => true,
    )
    const [rows, saved] = [stream.rows(), stream.watchSaved()]
    const save = await timed(
      () => bindery.save({ id, title: id }),
      () => saved() > 0,
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
    await page.addInitScript(watchPage)
    await page.addInitScript(instrument)
    const shift = await load(page, counts[size])
    const session: CDPSession = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const steps = await streamSteps(page, item)
    // No more requests, before the server closes.
    await page.waitForLoadState('networkidle')
    return { ...steps, shift }
  } finally {
    await context.close()
  }
}

/** Both streams, in alternating rounds. */
export async function benchStream(browser: Browser, rounds: number): Promise<StreamTable> {
  // More articles than are loaded.
  const host = await startHost({ content: articles(counts.many + 3 * pageSize) })
  try {
    const cookie = await fill(host.origin, { folders: 0, items: 0 })
    const samples: StreamTable = { few: [], many: [] }
    for (let round = 0; round < rounds; round++) {
      // An article that is not saved yet.
      samples.few.push(await sample(browser, host.origin, cookie, 'few', `piece-${2 * round}`))
      samples.many.push(
        await sample(browser, host.origin, cookie, 'many', `piece-${2 * round + 1}`),
      )
    }
    return samples
  } finally {
    await host.close()
  }
}

export function judgeStream({ few, many }: StreamTable): Verdict[] {
  const of = (samples: readonly StreamSample[], name: Step) => samples.map((each) => each[name])
  return [
    verdict('10,000 entries: a frame while scrolling', of(many, 'frame'), 34, 'ms'),
    verdict('10,000 entries: 19 of 20 frames', of(many, 'slow'), 67, 'ms'),
    verdict('10,000 entries: jump to the end', of(many, 'jump'), 250, 'ms'),
    verdict('10,000 entries: one saved', of(many, 'save'), 250, 'ms'),
    verdict('10,000 entries: 100 more', ratios(of(many, 'more'), of(few, 'more')), 2, 'x of 100'),
    judgeShift('stream', [...of(few, 'shift'), ...of(many, 'shift')]),
  ]
}
