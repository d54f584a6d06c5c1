/** A reader in a browser: two tabs, of which one stays open, and faults between them and the server. */
import type { Browser, CDPSession, Page, Request } from '@playwright/test'
import { handedOver } from '../support/handed-over.ts'
import { type Journal, keepJournal } from '../support/journal.ts'
import { product } from './account.ts'
import type { Chance } from './chance.ts'
import { disturbCalls } from './faults.ts'
import type { Ledger } from './ledger.ts'

interface Kit {
  readonly ready: Promise<Kit>
  readonly user: { readonly emailAddress?: string }
  readonly cart: { readonly items: readonly { itemid: string; quantity: number }[] } | null
  save(item: object): Promise<{ ok: boolean }>
  addToCart(items: object[]): Promise<{ ok: boolean }>
}
type KitWindow = Window & { bindery: Kit }

export interface Weight {
  readonly heapMB: number
  readonly listeners: number
}

export interface BrowserReader {
  step(chance: Chance, ledger: Ledger): Promise<void>
  /** Whom the open tab shows; '' for a guest. */
  email(): Promise<string>
  /** The quantity of the product in the cart of the open tab; null while it is unknown. */
  quantity(): Promise<number | null>
  /** Ends the faults. */
  calm(): void
  /** What the open tab weighs, after a garbage collection. */
  weigh(): Promise<Weight>
  readonly journal: Journal
  close(): Promise<void>
}

const paths = ['/', '/2026/03/the-neighbour-test', '/shopping-cart'] as const

async function weighPage(session: CDPSession): Promise<Weight> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heapMB: of('JSHeapUsedSize') / 2 ** 20, listeners: of('JSEventListeners') }
}

/** Types a promo code, sends it into the faults, and expects to find it again. */
async function typePromo(page: Page, chance: Chance): Promise<void> {
  await page.goto('/shopping-cart')
  const field = page.locator(handedOver('bindery-cart')).getByLabel('Promo code')
  const isThere = field.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  )
  if (!(await isThere)) return
  const code = `WRONG${chance.below(1000)}`
  await field.fill(code)
  const sent = {
    predicate: (request: Request) => request.url().includes('promo'),
    timeout: 5000,
  }
  const ended = Promise.any([
    page.waitForEvent('requestfinished', sent),
    page.waitForEvent('requestfailed', sent),
  ]).catch(() => {})
  await field.press('Enter')
  await ended
  const now = await field.inputValue()
  if (now !== code) throw new Error(`the reader typed ${code}, and the field has "${now}"`)
}

async function act(page: Page, chance: Chance, ledger: Ledger): Promise<void> {
  const run = (name: 'save' | 'addToCart', input: object) =>
    page
      .evaluate(
        async ([what, given]) => {
          const kit = await (window as unknown as KitWindow).bindery.ready
          return (await kit[what](given as object[])).ok
        },
        [name, input] as const,
      )
      .catch(() => false)
  const which = chance.below(8)
  if (which < 3) {
    const id = ledger.nextId()
    ledger.saved(id, await run('save', { id, title: `Item ${id}`, url: `/${id}` }))
  } else if (which < 6) ledger.added(await run('addToCart', [{ ...product, quantity: 1 }]))
  else if (which < 7) await typePromo(page, chance)
  else
    await page.evaluate(() => {
      // A full storage: every further write throws.
      let text = ''
      try {
        for (;;) {
          text += 'x'.repeat(2 ** 18)
          localStorage.setItem('full', text)
        }
      } catch {
        // It is full.
      }
    })
}

export async function openReader(
  browser: Browser,
  url: string,
  email: string,
  chance: Chance,
): Promise<BrowserReader> {
  const context = await browser.newContext({ baseURL: url })
  const journal = keepJournal(context)
  const opened = await context.request.post('/authenticate', {
    form: { username: email, password: 'Bindery#2026' },
    headers: { 'X-Requested-With': 'bindery', Origin: url },
  })
  if (!opened.ok()) throw new Error(`${email} cannot sign in: ${opened.status()}`)
  const open = await context.newPage()
  await open.goto('/')
  await open.waitForFunction(
    (name) => (window as unknown as KitWindow).bindery.user?.emailAddress === name,
    email,
  )
  const session = await context.newCDPSession(open)
  await session.send('Performance.enable')
  const calm = await disturbCalls(context, chance)
  let page = await context.newPage()
  return {
    journal,
    calm,
    step: async (own, ledger) => {
      const where = own.next()
      if (where < 0.1) {
        // The tab is killed, whatever it was doing.
        await page.close()
        page = await context.newPage()
      }
      if (where < 0.5 || page.url() === 'about:blank') await page.goto(own.pick(paths))
      await act(page, own, ledger)
    },
    email: () =>
      open.evaluate(() => (window as unknown as KitWindow).bindery.user.emailAddress ?? ''),
    quantity: () =>
      open.evaluate((itemid) => {
        const { cart } = (window as unknown as KitWindow).bindery
        return cart && (cart.items.find((line) => line.itemid === itemid)?.quantity ?? 0)
      }, product.availabilityId),
    weigh: () => weighPage(session),
    close: () => context.close(),
  }
}
