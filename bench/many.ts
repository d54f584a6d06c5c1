/** Measures many small elements on one page, and the memory left after mounting and unmounting. */
import type { Browser, CDPSession, Page } from 'playwright'
import { shiftOf, watchPage } from './watch.ts'

/** `shift`: the layout shift of the page with its first element, before the others come. */
export type ManySample = Record<'perElementMs' | 'perElementKB' | 'layouts' | 'shift', number>

const measured = async (session: CDPSession): Promise<Record<string, number>> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

const collected = async (session: CDPSession): Promise<Record<string, number>> => {
  // Twice: the second run collects what finalizers of the first have released.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  return measured(session)
}

async function withPage<T>(
  browser: Browser,
  url: string,
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPage)
    const session = await context.newCDPSession(page)
    // CPU time of the page's main thread, without other load of the machine.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(url)
    return await use(page, session)
  } finally {
    await context.close()
  }
}

const drawn = (tag: string): boolean =>
  [...document.querySelectorAll(tag)].every((element) =>
    Boolean(element.shadowRoot?.querySelector('button')),
  )

/** Runs in the page: inserts `count` elements at once, and waits until the last one is laid out. */
async function insert([tag, count, attributes]: readonly [
  string,
  number,
  readonly (readonly [string, string])[],
]): Promise<void> {
  const fragment = document.createDocumentFragment()
  for (let made = 0; made < count; made++) {
    const element = document.createElement(tag)
    for (const [name, value] of attributes) element.setAttribute(name, value)
    fragment.append(element)
  }
  document.body.append(fragment)
  const last = document.body.lastElementChild
  while (!last?.shadowRoot?.querySelector('button')) await Promise.resolve()
  void document.body.offsetHeight
}

export const insertMany = (
  browser: Browser,
  url: string,
  tag: string,
  count: number,
  attributes: Readonly<Record<string, string>> = {},
): Promise<ManySample> =>
  withPage(browser, url, async (page, session) => {
    await page.waitForFunction(drawn, tag)
    await page.waitForLoadState('networkidle')
    const shift = await shiftOf(page)
    const before = await collected(session)
    await page.evaluate(insert, [tag, count, Object.entries(attributes)] as const)
    const busy = ((await measured(session))['TaskDuration'] ?? 0) - (before['TaskDuration'] ?? 0)
    const after = await collected(session)
    const difference = (name: string): number => (after[name] ?? 0) - (before[name] ?? 0)
    return {
      perElementMs: (busy * 1000) / count,
      perElementKB: difference('JSHeapUsedSize') / 1024 / count,
      layouts: difference('LayoutCount'),
      shift,
    }
  })

/** Waits until a page full of tags has sent its requests. @returns its layout shift */
export const settle = (browser: Browser, url: string): Promise<number> =>
  withPage(browser, url, async (page) => {
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(drawn, 'bindery-account-menu')
    return shiftOf(page)
  })

/** Runs in the page: mounts and unmounts a tag, waiting for it to render each time. */
async function comeAndGo([tag, times]: readonly [string, number]): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let time = 0; time < times; time++) {
    const element = document.createElement(tag)
    element.setAttribute('open', '')
    const ready = new Promise((resolve) =>
      element.addEventListener('bindery-ready', resolve, { once: true }),
    )
    document.body.append(element)
    await ready
    await frame()
    element.remove()
    await frame()
  }
}

/** The heap after 100 mounts and unmounts, relative to the heap before. */
export const heapAfterMounts = (browser: Browser, url: string, tag: string): Promise<number> =>
  withPage(browser, url, async (page, session) => {
    await page.waitForFunction((name) => Boolean(customElements.get(name)), tag)
    await page.evaluate((name) => document.querySelector(name)?.remove(), tag)
    // The first hundred fill caches, such as style sheets and compiled code.
    await page.evaluate(comeAndGo, [tag, 100] as const)
    const before = await collected(session)
    await page.evaluate(comeAndGo, [tag, 100] as const)
    const after = await collected(session)
    return (after['JSHeapUsedSize'] ?? 0) / (before['JSHeapUsedSize'] ?? 1)
  })
