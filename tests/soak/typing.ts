/** Forms that a reader fills in and sends into the faults: nothing typed is lost. */
import type { Locator, Page, Request } from '@playwright/test'
import { createFolder, folderLink } from '../e2e/library.ts'
import { handedOver } from '../support/handed-over.ts'
import type { Account } from './account.ts'
import type { Chance } from './chance.ts'
import type { Disturbance } from './faults.ts'
import type { Schedule } from './schedule.ts'

interface Writer {
  readonly page: Page
  readonly disturbance: Disturbance
  readonly schedule: Schedule
}

const comes = (what: Locator, timeout = 5000): Promise<boolean> =>
  what
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    )

/**
 * Opens a page and waits for a form.
 * @throws if the form does not come, and no fault of this step explains it, or it does not come without faults either
 */
async function openForm(
  { page, disturbance, schedule }: Writer,
  path: string,
  form: Locator,
): Promise<void> {
  await page.goto(path)
  if (await comes(form)) return
  if (schedule.faults().length === 0) throw new Error(`${path} has no form, and there was no fault`)
  disturbance.setCalm(true)
  await page.goto(path)
  const isThere = await comes(form, 15_000)
  disturbance.setCalm(false)
  if (!isThere) throw new Error(`${path} has no form, not even once the faults are over`)
}

/** @throws if the field has lost what the reader typed */
async function expectTyped(field: Locator, typed: string): Promise<void> {
  const now = await field.inputValue({ timeout: 5000 }).catch(() => null)
  if (now !== typed) throw new Error(`the reader typed "${typed}", and the field has "${now}"`)
}

/** Presses, and waits until the call that follows has ended in some way. */
export async function sendForm(
  { page, disturbance }: Pick<Writer, 'page' | 'disturbance'>,
  call: RegExp,
  press: () => Promise<void>,
): Promise<void> {
  const isIt = (request: Request) => call.test(`${request.method()} ${request.url()}`)
  const [sent] = await Promise.all([page.waitForRequest(isIt, { timeout: 10_000 }), press()])
  await sent.response().catch(() => {})
  await disturbance.idle()
}

/** Types a wrong promo code and sends it. Whatever the answer, the field keeps it. */
export async function typePromo(writer: Writer, chance: Chance): Promise<void> {
  const field = writer.page
    .locator(handedOver('bindery-cart'))
    .getByRole('textbox', { name: 'Promo code' })
  await openForm(writer, '/shopping-cart', field)
  const code = `WRONG${chance.below(1000)}`
  await field.fill(code)
  await sendForm(writer, /^POST .*promo-code/, () => field.press('Enter'))
  await expectTyped(field, code)
}

/**
 * Creates a folder. If that fails, the field keeps the name, and the same form works once the faults are over. The server
 * then has the folder, once.
 */
export async function typeFolder(writer: Writer, chance: Chance, account: Account): Promise<void> {
  const { page, disturbance } = writer
  const call = /^POST .*lists/
  await openForm(writer, '/my-library', page.getByRole('button', { name: 'New folder' }))
  const name = `Folder ${chance.below(1e9)}`
  await sendForm(writer, call, () => createFolder(page, name))
  const field = page.getByLabel('Title')
  const problem = page.getByRole('alert').filter({ hasText: /\w/ })
  await Promise.race([comes(folderLink(page, name)), comes(problem)])
  if (await field.isVisible()) {
    await expectTyped(field, name)
    disturbance.setCalm(true)
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await sendForm(writer, call, () => save.click())
    disturbance.setCalm(false)
  }
  const found = (await account.folders()).filter((each) => each === name)
  if (found.length !== 1) throw new Error(`the server has the folder ${name} ${found.length} times`)
}
