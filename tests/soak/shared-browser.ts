/**
 * Two readers who use one browser by turns. They sign in by the form and out by the menu, in two tabs. Neither sees what
 * belongs to the other one.
 */
import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { authModal, header, titles } from '../e2e/auth-modal.ts'
import { type Account, password } from './account.ts'
import { type Actor, ownedQuietly } from './actor.ts'
import type { Chance } from './chance.ts'
import { disturb } from './faults.ts'
import { createLedger } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import { createSurroundings } from './surroundings.ts'
import { addProduct, articlePath, drawnAndStored, look, saveItem, type Written } from './tab.ts'
import { sendForm } from './typing.ts'

/** A guest has no profile, and a session may end while a tab reads. */
const refusals = [{ status: 401, call: /^(GET|HEAD) \/api\/user\// }]
/** How long a tab may take to hide a reader who has left, or to show what the server has. */
const timeout = 15_000

export async function openSharedBrowser(
  browser: Browser,
  url: string,
  accounts: readonly [Account, Account],
  schedule: Schedule,
): Promise<Actor> {
  const context = await browser.newContext({ baseURL: url })
  const disturbance = await disturb(context, schedule, refusals)
  disturbance.setCalm(true)
  const readers = await Promise.all(
    accounts.map(async (account) => ({
      account,
      ledger: createLedger(account.person.email, await account.owned()),
    })),
  )
  type Reader = (typeof readers)[number]
  const tabs = [await context.newPage(), await context.newPage()] as const
  for (const [at, tab] of tabs.entries()) {
    disturbance.name(tab, `tab ${at + 1}`)
    await tab.goto(articlePath)
  }
  const surroundings = createSurroundings(context, tabs[0], schedule, disturbance)
  /** Who is signed in. */
  let present: Reader | null = null
  /** Who has tried to sign in, so that the form has the e-mail. */
  let typing: Reader | null = null
  let turn = 0
  let stays = 0

  /** What must not be seen of a reader who is not present: the name, the address, the items and the product. */
  const marksOf = ({ account: { person } }: Reader) => [
    person.name,
    person.email,
    `soak-${person.email.split('@')[0]}-`,
    person.product.availabilityId,
  ]
  const expectPrivacy = async () => {
    for (const [at, tab] of tabs.entries()) {
      const seen = await drawnAndStored(tab)
      for (const reader of readers) {
        if (reader === present || reader === typing) continue
        const found = marksOf(reader).filter((mark) => seen.includes(mark))
        const who = present?.account.person.email ?? 'a guest'
        expect(found, `what tab ${at + 1} of ${who} has of ${reader.account.person.email}`).toEqual(
          [],
        )
      }
    }
  }

  /** Whether the server has a session for this browser. */
  const hasSession = async () => (await context.request.head('/api/user/profile')).ok()
  const reloadAll = async () => {
    await disturbance.idle()
    for (const tab of tabs) await tab.reload()
    await disturbance.idle()
    typing = null
  }
  /** Waits until a tab shows who is present. A fault may keep it from knowing: then the reader loads the page again. */
  const know = async (tab: Page) => {
    const email = present?.account.person.email ?? ''
    const isKnown = async () => {
      expect((await look(tab)).email).toBe(email)
      const signIn = header(tab).getByRole('button', { name: 'Sign In' })
      expect(await signIn.isVisible(), 'the header offers Sign In').toBe(email === '')
    }
    const isShown = await expect(isKnown)
      .toPass({ timeout: 3000 })
      .then(() => true)
      .catch(() => false)
    // After a deploy the tab may lack the code of the form.
    if (isShown && !disturbance.isOld(tab)) return
    disturbance.setCalm(true)
    await reloadAll()
    await expect(isKnown).toPass({ timeout })
    disturbance.setCalm(false)
  }

  /** Without faults, both tabs show what the server has of who is present. */
  const expectSame = async () => {
    disturbance.setCalm(true)
    await reloadAll()
    await expect.poll(hasSession, { timeout }).toBe(present !== null)
    const owned = present && (await ownedQuietly(present.account))
    if (owned) present?.ledger.check(owned, true)
    const product = present?.account.person.product.availabilityId ?? ''
    const isSame = async () => {
      for (const tab of tabs) {
        const { email, cart, saved } = await look(tab)
        const buttons = Object.keys(saved)
        expect({ email, cart, saved }, 'what a tab shows, beside what the server has').toEqual({
          email: owned?.email ?? '',
          cart: owned && owned.quantity > 0 ? { [product]: owned.quantity } : {},
          saved: Object.fromEntries(buttons.map((id) => [id, owned?.saved.includes(id) ?? false])),
        })
      }
    }
    await expect(isSame).toPass({ timeout })
    await expectPrivacy()
    disturbance.setCalm(false)
  }

  /** Tries to sign in once. What was typed stays in the form if that fails. */
  const signIn = async (tab: Page, reader: Reader) => {
    const { email } = reader.account.person
    const modal = authModal(tab)
    if (!(await modal.dialog(titles.signIn).isVisible())) {
      await know(tab)
      await modal.openSignIn()
    }
    typing = reader
    await modal.fill({ 'Email address': email, Password: password })
    await sendForm({ page: tab, disturbance }, /^POST .*authenticate$/, () =>
      modal.press('Sign In'),
    )
    const isOver = modal
      .dialog()
      .waitFor({ state: 'hidden', timeout })
      .then(() => true)
    const isRefused = modal.alert
      .filter({ hasText: /\w/ })
      .waitFor({ timeout })
      .then(() => false)
    if (await Promise.race([isOver, isRefused])) {
      present = reader
      typing = null
      stays = 0
      return
    }
    if (await hasSession()) {
      // The server has signed the reader in, and its answer was lost.
      present = reader
      stays = 0
      return reloadAll()
    }
    await expect(modal.email, 'the e-mail that was typed').toHaveValue(email)
    await expect(modal.password, 'the password that was typed').toHaveValue(password)
  }

  const signOut = async (tab: Page) => {
    await know(tab)
    const menu = header(tab)
    await menu.getByRole('button').first().click()
    const left = tab.waitForRequest(/\/logout/, { timeout })
    await menu.getByRole('button', { name: 'Log out' }).click()
    const reached = await (await left).response()
    present = null
    turn += 1
    // The browser's error page, or the server's: the reader goes back to the article.
    if (!reached || reached.status() >= 400) await tab.goto(articlePath)
    else await tab.waitForURL(articlePath)
  }

  const written = (what: Written): boolean => {
    if ('error' in what) throw new Error(`the kit failed: ${what.error}`)
    return what.ok
  }
  const act = async (tab: Page, { account, ledger }: Reader, chance: Chance) => {
    await know(tab)
    const buttons = Object.keys((await look(tab)).saved)
    const item =
      chance.next() < 0.5 ? ledger.nextId() : (buttons[chance.below(buttons.length)] ?? '')
    if (chance.next() < 0.5) ledger.saved(item, written(await saveItem(tab, item)))
    else ledger.added(written(await addProduct(tab, account.person.product)))
  }
  const expectExplained = () => {
    const lines = disturbance.unexplained()
    if (lines.length > 0) throw new Error(lines.join('\n'))
  }

  await expectSame()
  expectExplained()
  return {
    step: async () => {
      await surroundings.change()
      const chance = schedule.chance('act')
      const tab = chance.pick(tabs)
      stays += 1
      if (!present) await signIn(tab, readers[turn % 2] as Reader)
      else if (stays > 1 && chance.next() < 0.5) await signOut(tab)
      else await act(tab, present, chance)
      for (const { account, ledger } of readers) ledger.check(await account.owned(), false)
      await expect(expectPrivacy).toPass({ timeout })
      if (schedule.chance('quiet').next() < 0.2) await expectSame()
      expectExplained()
    },
    end: async () => {
      disturbance.setCalm(true)
      await surroundings.restore()
      await expectSame()
      expectExplained()
      return readers.map(({ account, ledger }) => `${account.person.email}: ${ledger.told()}`)
    },
    close: () => context.close(),
  }
}
