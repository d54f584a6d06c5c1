/** A tab of the reference site: what it shows, and what a reader does in it. */
import type { CDPSession, Page } from '@playwright/test'
import { header } from '../e2e/auth-modal.ts'
import { visibleText } from '../e2e/reader-data.ts'
import type { Product } from './account.ts'
import { fullKey } from './surroundings.ts'

interface Kit {
  readonly ready: Promise<Kit>
  readonly user: { readonly emailAddress?: string }
  readonly cart: { readonly items: readonly { itemid: string; quantity: number }[] } | null
  save(item: object): Promise<{ ok: boolean }>
  addToCart(items: object[]): Promise<{ ok: boolean }>
}
type KitWindow = Window & { bindery: Kit }

/** A page with Save buttons: of the article itself and of related ones. */
export const articlePath = '/2026/03/the-neighbour-test'

/** What a tab shows of its reader. */
export interface Sight {
  /** '' for a guest. */
  readonly email: string
  /** The quantities in the cart, by product; null while it is unknown. */
  readonly cart: Readonly<Record<string, number>> | null
  /** The items with a Save button on the page, and whether it says that they are saved; null while that is unknown. */
  readonly saved: Readonly<Record<string, boolean | null>>
}

export const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    // Before the script has run there is no kit.
    const { user, cart = null }: Partial<Kit> = (window as unknown as KitWindow).bindery ?? {}
    const stateOf = (tag: Element) =>
      tag.shadowRoot?.querySelector('[aria-pressed]')?.getAttribute('aria-pressed')
    const known: Record<string, boolean> = { true: true, false: false }
    return {
      email: user?.emailAddress ?? '',
      cart: cart && Object.fromEntries(cart.items.map((line) => [line.itemid, line.quantity])),
      saved: Object.fromEntries(
        [...document.querySelectorAll('bindery-save-button')].map((tag) => [
          tag.getAttribute('item-id') ?? '',
          known[stateOf(tag) ?? ''] ?? null,
        ]),
      ),
    }
  })

/** All that a page draws, with its fields, and all that its browser stores. */
export const drawnAndStored = async (page: Page): Promise<string> => {
  const stored = await page.evaluate((full) => {
    const entries = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))
    return JSON.stringify([document.cookie, entries.filter(([key]) => !key.startsWith(full))])
  }, fullKey)
  return `${await visibleText(page)} ${stored}`
}

/** What came of a write: whether it was confirmed, or why the kit did not answer. */
export type Written = { readonly ok: boolean } | { readonly error: string }

const write = (page: Page, name: 'save' | 'addToCart', input: object): Promise<Written> =>
  page
    .evaluate(
      async ([what, given]): Promise<Written> => {
        const kit = await (window as unknown as KitWindow).bindery.ready
        return { ok: (await kit[what](given as object[])).ok }
      },
      [name, input] as const,
    )
    .catch((error: Error): Written => ({ error: error.message }))

export const saveItem = (page: Page, id: string) =>
  write(page, 'save', id.startsWith('soak-') ? { id, title: `Item ${id}`, url: `/${id}` } : { id })

export const addProduct = (page: Page, product: Product) =>
  write(page, 'addToCart', [{ ...product, quantity: 1 }])

/** The panels of an article's page: what opens each, and what shows that it is open. */
export const panelsOf = (page: Page) => {
  const opener = (name: RegExp) => page.getByRole('button', { name }).first()
  const dialog = (name: RegExp) => page.getByRole('dialog', { name })
  return [
    { name: 'the mini-cart', opener: opener(/^Cart/), open: dialog(/^Your cart$/) },
    { name: 'the share flyout', opener: opener(/^Share: /), open: dialog(/^Share$/) },
    {
      name: 'the save flyout',
      opener: opener(/^Saved? “/),
      open: dialog(/^(Save to folders|Organize)$/),
    },
    {
      name: 'the header menu',
      opener: opener(/^Menu$/),
      open: page.getByRole('navigation', { name: 'All topics' }),
    },
    {
      name: 'the account menu',
      opener: header(page).getByRole('button').first(),
      open: header(page).getByRole('button', { name: 'Log out' }),
    },
  ] as const
}
export type Panel = ReturnType<typeof panelsOf>[number]

/** Opens a panel and closes it. @returns false if it did not open */
export async function visitPanel(page: Page, { opener, open }: Panel): Promise<boolean> {
  await opener.click()
  const isOpen = await open.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  )
  await page.keyboard.press('Escape')
  await open.waitFor({ state: 'hidden', timeout: 5000 })
  return isOpen
}

export interface Weight {
  readonly heapMB: number
  readonly listeners: number
}

/** What a page weighs, after a garbage collection. */
export async function weigh(session: CDPSession): Promise<Weight> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heapMB: of('JSHeapUsedSize') / 2 ** 20, listeners: of('JSEventListeners') }
}
