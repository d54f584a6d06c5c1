/** What a reader does who has only a keyboard. */
import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

interface Focus {
  name: string
  /** In the modal. */
  inside: boolean
  /** With an outline or a ring that is drawn, in the window. */
  seen: boolean
}

/** Where the focus is, through shadow roots. */
export const focus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (!active) return { name: '', inside: false, seen: false }
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(active)
    const box = active.getBoundingClientRect()
    const drawn = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    const around = (element: Element): Element | null =>
      element.closest('[role=dialog]') ??
      (element.getRootNode() instanceof ShadowRoot
        ? around((element.getRootNode() as ShadowRoot).host)
        : null)
    // A page scrolls by whole pixels, and boxes end where they like.
    const bottom = Math.floor(box.bottom)
    return {
      name:
        (active as HTMLInputElement).labels?.[0]?.textContent ||
        active.getAttribute('aria-label') ||
        active.textContent?.trim() ||
        active.localName,
      inside: around(active) !== null,
      seen: drawn && box.width > 0 && box.top >= 0 && bottom <= innerHeight && box.left >= 0,
    }
  })

/** By how many pixels what has focus lies under what matches `selector` in the same tree, unless it is in that. */
export const focusUnder = (page: Page, selector: string): Promise<{ name: string; over: number }> =>
  page.evaluate((wanted) => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    const cover = (active?.getRootNode() as Document | undefined)?.querySelector(wanted)
    if (!active || !cover || cover.contains(active)) return { name: '', over: 0 }
    const [under, above] = [active.getBoundingClientRect(), cover.getBoundingClientRect()]
    const name = active.ariaLabel ?? active.textContent ?? ''
    const apart =
      under.left >= above.right || under.right <= above.left || under.bottom <= above.top
    return { name, over: apart ? 0 : above.bottom - under.top }
  }, selector)

/** In the header the page's own links have given way to tags: focus on one of them has gone on to what took its place. */
export const headerThere = async (page: Page): Promise<void> => {
  const banner = page.getByRole('banner')
  await expect(banner.locator('bindery-account-menu').getByRole('button').first()).toBeVisible()
  for (const name of [/^Menu$/, /^Search$/, /^Cart/])
    await expect(banner.getByRole('button', { name })).toBeVisible()
}

/** Goes on by Tab to what is called `name`; inside the modal each stop on the way is looked at. */
export async function tabTo(page: Page, name: string, inModal = true): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const now = await focus(page)
    // What is still loading elsewhere on the page may move it for a moment.
    const seen = async () => now.seen || (await focus(page)).seen
    await expect.poll(seen, `focus on "${now.name}" is seen`).toBe(true)
    if (inModal) expect(now.inside, `focus on "${now.name}" is in the modal`).toBe(true)
    if (now.name === name) return
  }
  throw new Error(`No way by Tab to ${name}`)
}
