/** What a large library costs against a small one: the same steps of a reader, in one run. */
import type { Browser, ElementHandle, Page } from 'playwright'
import { startHost } from '../hosts/server.ts'
import { fill, type Size } from './library-fill.ts'
import { median, type Verdict, verdict } from './statistics.ts'

const small: Size = { folders: 2, items: 14 }
const large: Size = { folders: 2000, items: 10_000 }
/** What is moved at once; of the small library all there is. */
const moved = 500
/** Entries that My Library loads at a time (spec content 9). */
const pageSize = 8

const article = '/2026/03/the-neighbour-test'

type Step = 'open' | 'type' | 'switch' | 'move'
/** Milliseconds, the move's for each item. */
export type LibrarySample = Record<Step, number>

/** Runs in the page, before all else: how long something takes until it is drawn. */
function instrument(): void {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // The next task after a frame: it is drawn.
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  const timed = async (act: () => void, isDone: () => boolean): Promise<number> => {
    const start = performance.now()
    act()
    // Always in a frame: the one that draws what has been done, and not another one after it.
    do await frame()
    while (!isDone())
    await painted()
    return performance.now() - start
  }
  Object.assign(globalThis, { timed })
}
declare const timed: (act: () => void, isDone: () => boolean) => Promise<number>

const handle = async (page: Page, role: 'button' | 'link' | 'textbox', name: string | RegExp) => {
  const found = await page.getByRole(role, { name, exact: true }).first().elementHandle()
  if (!found) throw new Error(`There is no ${role} ${name}.`)
  return found as ElementHandle<HTMLElement>
}

async function flyoutSteps(page: Page): Promise<Pick<LibrarySample, 'open' | 'type'>> {
  await page.goto(article)
  const boxes = page.locator('bindery-save-flyout').getByRole('checkbox')
  // Warmed: it was open before.
  const button = await handle(page, 'button', /^Save “/)
  await button.click()
  await boxes.nth(2).waitFor()
  await page.keyboard.press('Escape')
  await boxes.nth(2).waitFor({ state: 'detached' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const open = await button.evaluate((element) =>
    timed(
      () => element.click(),
      () => {
        const root = document.querySelector('bindery-save-flyout')?.shadowRoot
        return (root?.querySelectorAll('[type=checkbox]').length ?? 0) > 2
      },
    ),
  )
  await (await handle(page, 'button', 'New folder')).click()
  const field = await handle(page, 'textbox', /^Name/)
  const type = await field.evaluate(async (element) => {
    const input = element as HTMLInputElement
    const times: number[] = []
    for (const text of ['F', 'Fo', 'Fol', 'Fold', 'Folde', 'Folder', 'Folder 1']) {
      const typed = () => {
        input.value = text
        input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
      }
      times.push(await timed(typed, () => true))
    }
    return Math.max(...times)
  })
  return { open, type }
}

async function librarySteps(
  page: Page,
  items: number,
): Promise<Omit<LibrarySample, 'open' | 'type'>> {
  await page.goto('/my-library')
  const entries = page.locator('bindery-my-library').getByRole('article')
  await entries.first().waitFor()
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
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).check()
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
  return { switch: switched, move: move / (await entries.count()) }
}

async function sample(browser: Browser, origin: string, cookie: string, items: number) {
  const context = await browser.newContext({ baseURL: origin })
  try {
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: origin }])
    const page = await context.newPage()
    await page.addInitScript(instrument)
    const flyout = await flyoutSteps(page)
    await page.close()
    const library = await context.newPage()
    await library.addInitScript(instrument)
    return { ...flyout, ...(await librarySteps(library, items)) }
  } finally {
    await context.close()
  }
}

/** Both libraries, in turns; medians. */
export async function benchLibrary(
  browser: Browser,
  rounds: number,
): Promise<Record<'small' | 'large', LibrarySample>> {
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
    const [few, many] = hosts.map(({ samples }): LibrarySample => {
      const of = (step: Step) => median(samples.map((one) => one[step]))
      return { open: of('open'), type: of('type'), switch: of('switch'), move: of('move') }
    })
    return { small: few as LibrarySample, large: many as LibrarySample }
  } finally {
    await Promise.all(hosts.map(({ host }) => host.close()))
  }
}

export function judgeLibrary({
  small: few,
  large: many,
}: Record<'small' | 'large', LibrarySample>): Verdict[] {
  const times = (step: Step) => many[step] / few[step]
  return [
    verdict('2,000 folders: flyout opened, CPU slowed', many.open, 50, 'ms'),
    verdict('2,000 folders: flyout opened', times('open'), 1.5, 'x 2 folders'),
    verdict('2,000 folders: a letter in the form', times('type'), 1.5, 'x 2 folders'),
    verdict('10,000 items: switching folders', times('switch'), 2, 'x 14 items'),
    verdict('500 items moved at once, each', times('move'), 1, 'x of 14'),
  ]
}
