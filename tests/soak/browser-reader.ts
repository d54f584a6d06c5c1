/** A reader in a browser: one tab stays open for the whole run, another one comes and goes. */
import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { type Account, password } from './account.ts'
import { type Actor, ownedQuietly } from './actor.ts'
import type { Chance } from './chance.ts'
import { disturb } from './faults.ts'
import { createLedger } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import { createSurroundings } from './surroundings.ts'
import {
  addProduct,
  articlePath,
  look,
  panelsOf,
  saveItem,
  visitPanel,
  type Written,
  weigh,
} from './tab.ts'
import { typeFolder, typePromo } from './typing.ts'

const paths = ['/', articlePath, '/shopping-cart'] as const
/** The promo codes are wrong ones, and an item may have been discarded on another device. */
const refusals = [
  { status: 404, call: /^POST \/api\/commerce\/order\/promo-code$/ },
  { status: 404, call: /^GET \/api\/user\/saves\/[^/]+\/lists$/ },
]
/** How long a tab may take to show what the server has, once the faults are over. */
const timeout = 15_000

export async function openBrowserReader(
  browser: Browser,
  url: string,
  account: Account,
  schedule: Schedule,
): Promise<Actor> {
  const { email, product } = account.person
  const context = await browser.newContext({ baseURL: url })
  const disturbance = await disturb(context, schedule, refusals)
  disturbance.setCalm(true)
  const opened = await context.request.post('/authenticate', {
    form: { username: email, password },
    headers: { 'X-Requested-With': 'bindery', Origin: url },
  })
  if (!opened.ok()) throw new Error(`${email} cannot sign in: ${opened.status()}`)
  const ledger = createLedger(email, await account.owned())
  const open = await context.newPage()
  disturbance.name(open, 'the open tab')
  const surroundings = createSurroundings(context, open, schedule, disturbance)
  let page: Page
  const openOther = async () => {
    page = await context.newPage()
    disturbance.name(page, 'the other tab')
  }

  const calmly = async <T>(act: () => Promise<T>): Promise<T> => {
    disturbance.setCalm(true)
    const done = await act()
    disturbance.setCalm(false)
    return done
  }
  const written = (tab: Page, what: Written): boolean => {
    if ('ok' in what) return what.ok
    // After a deploy its code is gone, unless the tab has loaded it before.
    if (tab === open || !disturbance.isOld(tab)) throw new Error(`the kit failed: ${what.error}`)
    return false
  }
  const save = async (tab: Page, id: string) =>
    ledger.saved(id, written(tab, await saveItem(tab, id)))
  const add = async (tab: Page) => ledger.added(written(tab, await addProduct(tab, product)))
  const visit = async (tab: Page, at: number) => {
    const panels = panelsOf(tab)
    const panel = panels[at % panels.length]
    if (!panel || (await visitPanel(tab, panel))) return
    if (schedule.faults().length === 0)
      throw new Error(`${panel.name} did not open, and there was no fault`)
    const isOpen = await calmly(() => visitPanel(tab, panel))
    if (!isOpen) throw new Error(`${panel.name} does not open, not even without faults`)
  }
  const visitAll = async () => {
    for (const at of panelsOf(open).keys()) await visit(open, at)
  }

  const act = async (chance: Chance) => {
    const tab = chance.next() < 0.5 ? open : page
    const buttons = Object.keys((await look(open)).saved)
    const which = chance.below(20)
    const item = buttons[chance.below(buttons.length)] ?? ''
    if (which < 5) return save(tab, ledger.nextId())
    if (which < 7) return save(tab, item)
    if (which < 12) return add(tab)
    if (which < 15) return visit(open, chance.below(100))
    if (which < 16) return typeFolder({ page, disturbance, schedule }, chance, account)
    if (which < 18) return typePromo({ page, disturbance, schedule }, chance)
    // The reader discards an item on another device.
    const answer = await account.call('DELETE', `/api/user/saves?id=${item}`)
    ledger.discarded(item, answer.ok)
  }

  /** Once the faults are over: both tabs show what the server has, and the ledger agrees. */
  const expectSame = async () => {
    disturbance.setCalm(true)
    await disturbance.idle()
    await page.goto(articlePath)
    // No tab knows of a write whose answer was lost with its page. A further write tells each tab to read again.
    await save(page, ledger.nextId())
    await add(page)
    await disturbance.idle()
    const owned = await ownedQuietly(account)
    ledger.check(owned, true)
    for (const [tab, name] of [
      [open, 'the open tab'],
      [page, 'the other tab'],
    ] as const) {
      const isSame = async () => {
        const sight = await look(tab)
        const buttons = Object.keys(sight.saved)
        const server = {
          email,
          cart: { [product.availabilityId]: owned.quantity },
          saved: Object.fromEntries(buttons.map((id) => [id, owned.saved.includes(id)])),
        }
        expect(sight, `what ${name} shows, beside what the server has`).toEqual(server)
      }
      await expect(isSame).toPass({ timeout })
    }
    disturbance.setCalm(false)
  }

  /** Without faults, My Library lists what the server has. */
  const expectLibrary = async () => {
    const { saved } = await account.owned()
    await page.goto('/my-library')
    const titles = page
      .getByRole('region', { name: 'My Library' })
      .getByRole('article')
      .getByRole('heading')
    const shown = async () => {
      const texts = await titles.allTextContents()
      const own = saved.slice(0, texts.length).filter((id) => id.startsWith('soak-'))
      expect(texts.length, 'My Library lists entries').toBeGreaterThan(0)
      expect(
        texts.filter((text) => text.startsWith('Item ')),
        'the items in My Library',
      ).toEqual(own.map((id) => `Item ${id}`))
    }
    await expect(shown).toPass({ timeout })
  }
  const expectExplained = () => {
    const lines = disturbance.unexplained()
    if (lines.length > 0) throw new Error(lines.join('\n'))
  }

  await open.goto(articlePath)
  await openOther()
  await save(open, ledger.nextId())
  await add(open)
  await expectSame()
  disturbance.setCalm(true)
  const session = await context.newCDPSession(open)
  await session.send('Performance.enable')
  // Twice: the first time loads what stays loaded.
  await visitAll()
  await visitAll()
  const before = await weigh(session)
  expectExplained()
  disturbance.setCalm(false)

  return {
    step: async () => {
      await surroundings.change()
      const around = schedule.chance('around')
      const where = around.next()
      if (where < 0.1) {
        // The tab is killed, whatever it was doing.
        schedule.note('the other tab is killed')
        await page.close()
        await openOther()
      }
      if (where < 0.5 || page.url() === 'about:blank') await page.goto(around.pick(paths))
      await act(schedule.chance('act'))
      ledger.check(await account.owned(), false)
      const shown = (await look(open)).email
      if (shown !== email) throw new Error(`the open tab shows ${shown || 'a guest'}`)
      if (schedule.chance('quiet').next() < 0.12) await expectSame()
      expectExplained()
    },
    end: async () => {
      disturbance.setCalm(true)
      await surroundings.restore()
      await expectSame()
      disturbance.setCalm(true)
      await expectLibrary()
      await visitAll()
      expectExplained()
      const after = await weigh(session)
      const weights =
        `heap ${before.heapMB.toFixed(1)} to ${after.heapMB.toFixed(1)} MB, ` +
        `${before.listeners} to ${after.listeners} listeners`
      if (after.heapMB > before.heapMB * 1.2 + 1 || after.listeners > before.listeners * 1.05)
        throw new Error(`the open tab has grown: ${weights}`)
      return [`${email}: ${weights}`, `${email}: ${ledger.told()}`]
    },
    close: () => context.close(),
  }
}
