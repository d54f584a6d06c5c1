/** Measures the save flyout from click to paint, beside a hand-written one. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElementHandle, Page } from 'playwright'
import { handle } from './timed.ts'
import { shiftOf } from './watch.ts'

const article = '/2026/03/the-neighbour-test'

/** The number of checkboxes that our flyout renders at once, however many folders there are. */
const boxes = 8

/** In ms. `hand`: the hand-written flyout. `articleShift`: the layout shift of the page that has it. */
export type FlyoutSample = Record<'open' | 'hand' | 'type' | 'articleShift', number>

declare const floorFlyout: (anchor: HTMLElement, rows: number) => () => void

const openByHand = (button: ElementHandle<HTMLElement>): Promise<number> =>
  button.evaluate(async (element, rows) => {
    let close = () => {}
    const open = () => {
      close = floorFlyout(element, rows)
    }
    const time = await timed(open, () => true)
    close()
    return time
  }, boxes)

const openOurs = (button: ElementHandle<HTMLElement>): Promise<number> =>
  button.evaluate((element) =>
    timed(
      () => element.click(),
      () => {
        const root = document.querySelector('bindery-save-flyout')?.shadowRoot
        return (root?.querySelectorAll('[type=checkbox]').length ?? 0) > 2
      },
    ),
  )

/** The slowest of several keystrokes in the form for a new folder. */
const typeName = (field: ElementHandle<HTMLElement>): Promise<number> =>
  field.evaluate(async (element) => {
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

/** The page must be instrumented and watched. */
export async function flyoutSteps(page: Page): Promise<FlyoutSample> {
  await page.goto(article)
  const drawn = page.locator('bindery-save-flyout').getByRole('checkbox')
  const button = await handle(page, 'button', /^Save “/)
  // Warm: both were open before.
  await button.click()
  await drawn.nth(2).waitFor()
  const articleShift = await shiftOf(page)
  await page.keyboard.press('Escape')
  await drawn.nth(2).waitFor({ state: 'detached' })
  await page.evaluate(readFileSync(join(import.meta.dirname, 'floor/flyout.js'), 'utf8'))
  await openByHand(button)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const hand = await openByHand(button)
  const open = await openOurs(button)
  await (await handle(page, 'button', 'New folder')).click()
  const type = await typeName(await handle(page, 'textbox', /^Title/))
  return { open, hand, type, articleShift }
}
