/** Measures the time from a keystroke in the search to its painted list, with the CPU slowed 4 times. */
import type { Browser } from 'playwright'
import { startHost } from '../hosts/server.ts'
import { median, type Verdict, verdict } from './statistics.ts'
import { judgeShift, shiftOf, watchPage } from './watch.ts'

/** `typed`: ms to the painted list, the median over all terms but the first. `shift`: the layout shift of the page. */
export type SearchSample = Record<'typed' | 'shift', number>

/** Each term has its own suggestions. The first one also loads the request code. */
const terms = ['strategy', 'marketing', 'innovation', 'economics', 'negotiation']

/** Runs in the page: ms from each input to its painted list. */
async function type(words: readonly string[]): Promise<number[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const root = document.querySelector('bindery-search')?.shadowRoot
  const field = () => root?.querySelector<HTMLInputElement>('[role=combobox]')
  const list = () => root?.querySelector('[role=listbox]')?.textContent
  root?.querySelector('button')?.click()
  while (!field()) await frame()
  const times: number[] = []
  for (const term of words) {
    // Wait until the throttle has passed, so that it does not delay the next input.
    const { promise, resolve } = Promise.withResolvers<void>()
    setTimeout(resolve, 400)
    await promise
    const [input, before] = [field(), list()]
    if (!input) break
    const start = performance.now()
    input.value = term
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    while (!list() || list() === before) await frame()
    await frame()
    times.push(performance.now() - start)
  }
  return times
}

export async function benchSearch(browser: Browser, rounds: number): Promise<SearchSample[]> {
  const host = await startHost()
  try {
    const samples: SearchSample[] = []
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({ baseURL: host.origin })
      const page = await context.newPage()
      await page.addInitScript(watchPage)
      await page.goto('/')
      await page.getByRole('button', { name: 'Search', exact: true }).waitFor()
      await page.waitForLoadState('networkidle')
      const shift = await shiftOf(page)
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const [, ...times] = await page.evaluate(type, terms)
      samples.push({ typed: median(times), shift })
      await context.close()
    }
    return samples
  } finally {
    await host.close()
  }
}

export const judgeSearch = (samples: readonly SearchSample[]): Verdict[] => [
  verdict(
    'search: typed to list painted',
    samples.map(({ typed }) => typed),
    150,
    'ms',
  ),
  judgeShift(
    'home page',
    samples.map(({ shift }) => shift),
  ),
]
