/** Compares a large library with a small one: the same steps, in one run. */
import type { Browser, Page } from 'playwright'
import { startHost } from '../hosts/server.ts'
import { flyoutSteps } from './flyout.ts'
import { fill, type Size } from './library-fill.ts'
import { median, ratios, type Verdict, verdict } from './statistics.ts'
import { handle, instrument } from './timed.ts'
import { judgeShift, shiftOf, watchPage } from './watch.ts'

const small: Size = { folders: 2, items: 14 }
const large: Size = { folders: 2000, items: 10_000 }
/** The number of items moved at once; in the small library, all of them. */
const moved = 500
/** Entries that My Library loads at a time (spec content 9). */
const pageSize = 8

type Step = 'open' | 'hand' | 'type' | 'switch' | 'move'
type Shift = 'articleShift' | 'libraryShift'
/** In ms; `move` per item. `…Shift`: the layout shift of a page while it loads. */
export type LibrarySample = Record<Step | Shift, number>
/** The samples of all rounds. */
export type LibraryTable = Record<'small' | 'large', LibrarySample[]>

async function librarySteps(
  page: Page,
  items: number,
): Promise<Pick<LibrarySample, 'switch' | 'move' | 'libraryShift'>> {
  await page.goto('/my-library')
  const entries = page.locator('bindery-my-library').getByRole('article')
  await entries.first().waitFor()
  await page.waitForLoadState('networkidle')
  const libraryShift = await shiftOf(page)
  const link = await handle(page, 'link', 'Folder 1')
  const switched = await link.evaluate((element) => {
    const root = element.getRootNode() as ShadowRoot
    const first = () => root.querySelector('article')?.textContent
    const before = first()
    return timed(
      () => element.click(),
      () => Boolean(first()) && first() !== before,
    )
  })
  await (await handle(page, 'link', 'My Library')).click()
  const count = Math.min(moved, items)
  const more = page.getByRole('button', { name: 'Load more items' })
  for (let shown = pageSize; shown < count; shown += pageSize) {
    await entries.nth(shown - 1).waitFor()
    await more.click()
  }
  await entries.nth(count - 1).waitFor()
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Folder 2', exact: true }).check()
  const add = await handle(page, 'button', 'Add to folders')
  const move = await add.evaluate((element) => {
    const root = element.getRootNode() as ShadowRoot
    return timed(
      () => element.click(),
      () => root.textContent?.includes('added to folders') ?? false,
    )
  })
  return { switch: switched, move: move / (await entries.count()), libraryShift }
}

async function sample(browser: Browser, origin: string, cookie: string, items: number) {
  const context = await browser.newContext({ baseURL: origin })
  try {
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: origin }])
    await context.addInitScript(watchPage)
    await context.addInitScript(instrument)
    const page = await context.newPage()
    const flyout = await flyoutSteps(page)
    await page.close()
    return { ...flyout, ...(await librarySteps(await context.newPage(), items)) }
  } finally {
    await context.close()
  }
}

/** Both libraries, in alternating rounds. */
export async function benchLibrary(browser: Browser, rounds: number): Promise<LibraryTable> {
  const hosts = await Promise.all(
    [small, large].map(async (size) => {
      const host = await startHost()
      return { size, host, cookie: await fill(host.origin, size), samples: [] as LibrarySample[] }
    }),
  )
  try {
    for (let round = 0; round < rounds; round++) {
      for (const { size, host, cookie, samples } of hosts) {
        samples.push(await sample(browser, host.origin, cookie, size.items))
      }
    }
    const [few = [], many = []] = hosts.map(({ samples }) => samples)
    return { small: few, large: many }
  } finally {
    await Promise.all(hosts.map(({ host }) => host.close()))
  }
}

export function judgeLibrary({ small, large }: LibraryTable): Verdict[] {
  const of = (samples: readonly LibrarySample[], name: keyof LibrarySample) =>
    samples.map((sample) => sample[name])
  // The hand-written flyout shows the machine's current speed.
  const openLimit = Math.max(50, 2 * median(of(large, 'hand')))
  const times = (step: Step) => ratios(of(large, step), of(small, step))
  const shifts = (name: Shift) => [...of(small, name), ...of(large, name)]
  return [
    verdict('2,000 folders: flyout opened, CPU slowed', of(large, 'open'), openLimit, 'ms'),
    verdict('2,000 folders: flyout opened', times('open'), 1.5, 'x 2 folders'),
    verdict('2,000 folders: a keystroke in the form', times('type'), 1.5, 'x 2 folders'),
    verdict('10,000 items: switching folders', times('switch'), 2, 'x 14 items'),
    verdict('500 items moved at once, each', times('move'), 1, 'x of 14'),
    judgeShift('article of a reader', shifts('articleShift')),
    judgeShift('My Library', shifts('libraryShift')),
  ]
}
