/** Keyboard users: reading the focus, and moving it with Tab. */
import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

interface Focus {
  name: string
  /** The attribute `role` of the element. */
  role: string | null
  /** True if the element is in a dialog. */
  inside: boolean
  /** True if the element has a visible focus ring and is inside the window. */
  seen: boolean
}

/** Reads the focused element, through shadow roots. */
export const readFocus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (!active) return { name: '', role: null, inside: false, seen: false }
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(active)
    const box = active.getBoundingClientRect()
    const drawn = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    const around = (element: Element): Element | null =>
      element.closest('[role=dialog]') ??
      (element.getRootNode() instanceof ShadowRoot
        ? around((element.getRootNode() as ShadowRoot).host)
        : null)
    // A page scrolls by whole pixels, but a box may end at a fraction of one.
    const bottom = Math.floor(box.bottom)
    return {
      name:
        (active as HTMLInputElement).labels?.[0]?.textContent ||
        active.getAttribute('aria-label') ||
        active.textContent?.trim() ||
        active.localName,
      role: active.role,
      inside: around(active) !== null,
      seen: drawn && box.width > 0 && box.top >= 0 && bottom <= innerHeight && box.left >= 0,
    }
  })

/** Waits until the dialog itself has focus. `toBeFocused` also passes when focus is in the shadow tree of the dialog. */
export const dialogHasFocus = (page: Page, title: string): Promise<void> =>
  expect.poll(() => readFocus(page)).toMatchObject({ name: title, role: 'dialog' })

/** Returns by how many pixels the element `selector` (in the same tree) covers the focused element. 0 if it contains it. */
export const readCoveredFocus = (
  page: Page,
  selector: string,
): Promise<{ name: string; over: number }> =>
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

/** Waits until the header's tags have replaced the page's own links. Focus on such a link would move with it. */
export const headerReady = async (page: Page): Promise<void> => {
  const banner = page.getByRole('banner')
  await expect(banner.locator('bindery-account-menu').getByRole('button').first()).toBeVisible()
  for (const name of [/^Menu$/, /^Search$/, /^Cart/])
    await expect(banner.getByRole('button', { name })).toBeVisible()
}

/** Presses Tab until `name` has focus. Focus must be visible at every stop, and stay in the modal if `inModal`. */
export async function tabTo(page: Page, name: string, inModal = true): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const now = await readFocus(page)
    // Content that is still loading may shift the layout for a moment.
    const seen = async () => now.seen || (await readFocus(page)).seen
    await expect.poll(seen, `focus on "${now.name}" is seen`).toBe(true)
    if (inModal) expect(now.inside, `focus on "${now.name}" is in the modal`).toBe(true)
    if (now.name === name) return
  }
  throw new Error(`No way by Tab to ${name}`)
}
