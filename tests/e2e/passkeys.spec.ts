/** Passkeys, on a virtual authenticator of Chromium: adding one in the account, signing in with it, removing it. */
import type { Page } from '@playwright/test'
import { loadBy } from '../support/load.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, header } from './auth-modal.ts'
import { addAuthenticator, passkeys } from './passkeys.ts'
import { freeArticle } from './site-pages.ts'

const usePasskey = 'Sign in with a passkey'
/** The only page of the site with the setting `passkeys`. */
const account = '/account'

const logOut = async (page: Page) => {
  await header(page).getByRole('button').click()
  await loadBy(page, () => header(page).getByRole('button', { name: 'Log out' }).click())
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
}

/** Adds a passkey as a reader and signs out. */
async function addPasskeyAndLogOut(
  page: Page,
  signIn: (email: string) => Promise<void>,
  options?: Parameters<typeof addAuthenticator>[1],
) {
  const holder = await addAuthenticator(page, options)
  await holder.willing(true)
  await signIn('reader@example.com')
  await page.goto(account)
  await passkeys(page).add('Laptop')
  await expect(passkeys(page).button('Remove Laptop')).toBeVisible()
  await holder.willing(false)
  await logOut(page)
  return holder
}

test('a reader adds a passkey, signs in with its button and removes it', async ({
  page,
  signIn,
  mock,
  axe,
}) => {
  const holder = await addPasskeyAndLogOut(page, signIn)
  const [held] = await holder.held()
  expect(held?.isResidentCredential).toBe(true)
  expect(await mock.mailbox()).toMatchObject([{ subject: 'A passkey was added' }])

  const modal = authModal(page)
  await modal.openSignIn()
  await axe()
  await holder.willing(true)
  await loadBy(page, () => modal.button(usePasskey).click())
  await expect(header(page).getByText('Robin Reader')).toBeVisible()

  const { region, button } = passkeys(page)
  await page.getByRole('heading', { name: 'Passkeys' }).scrollIntoViewIfNeeded()
  await expect(region.getByText(/^Last used on /)).toBeVisible()
  await axe()
  await button('Remove Laptop').click()
  await button('Remove').click()
  await expect(region.getByText('You have no passkeys yet.')).toBeVisible()
  await logOut(page)
})
test('a passkey offered in the e-mail field signs the reader in without a button', async ({
  page,
  signIn,
  mock,
}) => {
  const holder = await addPasskeyAndLogOut(page, signIn, { offers: true })
  // A willing authenticator takes the offer at once.
  await holder.willing(true)
  await header(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  expect(await mock.calls('/authenticate')).toHaveLength(1)
  expect(await mock.calls('/api/user/passkeys/sign-in-options')).toHaveLength(1)
})

/** Records the page's calls of `navigator.credentials`. */
async function recordCredentialCalls(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const log: string[] = []
    Object.assign(window, { askedOfCredentials: log })
    const { credentials } = navigator
    const hear = ({ mediation, signal }: CredentialRequestOptions) => {
      log.push(mediation ?? 'asked')
      signal?.addEventListener('abort', () => log.push('abort'))
    }
    const [get, create] = [credentials.get.bind(credentials), credentials.create.bind(credentials)]
    credentials.get = (options = {}) => {
      hear(options)
      return get(options)
    }
    credentials.create = (options = {}) => {
      log.push('asked')
      return create(options)
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'askedOfCredentials'))
}

test('no passkey prompt opens before the button is pressed, and closing or pressing ends the offer in the field', async ({
  page,
  signIn,
}) => {
  const log = await recordCredentialCalls(page)
  await addPasskeyAndLogOut(page, signIn, { offers: true })
  const modal = authModal(page)
  await modal.openSignIn()
  await expect(modal.email).toHaveAttribute('autocomplete', 'username webauthn')
  await expect(modal.button(usePasskey)).toBeVisible()
  await expect.poll(log).toEqual(['conditional'])
  await page.keyboard.press('Escape')
  await expect(modal.dialog()).toBeHidden()
  await expect.poll(log).toEqual(['conditional', 'abort'])
  await modal.openSignIn()
  const opened = ['conditional', 'abort', 'conditional']
  await expect.poll(log).toEqual(opened)
  // The browser runs one request at a time, so the offer is aborted before the prompt opens.
  await modal.button(usePasskey).click()
  await expect.poll(log).toEqual([...opened, 'abort', 'asked'])
  await modal.link('Create one').click()
  await expect.poll(log).toEqual([...opened, 'abort', 'asked', 'abort'])
})

test('no passkey is requested and the form stays as it is without the setting', async ({
  page,
  mock,
}) => {
  const log = await recordCredentialCalls(page)
  await addAuthenticator(page, { offers: true })
  await page.goto(freeArticle)
  const modal = authModal(page)
  await modal.openSignIn()
  await expect(modal.email).toHaveAttribute('autocomplete', 'username')
  await expect(modal.button(usePasskey)).toBeHidden()
  await modal.signIn('reader@example.com', 'Wrong#2026')
  await expect(modal.alert).toContainText('You have 4 tries left.')
  expect(await log()).toEqual([])
  expect(await mock.calls('/api/user/passkeys')).toEqual([])
})

test('a reader who cancels the passkey prompt gets no error and can use the password', async ({
  page,
  signIn,
}) => {
  const holder = await addPasskeyAndLogOut(page, signIn)
  await holder.verified(false)
  const modal = authModal(page)
  await modal.openSignIn()
  await holder.willing(true)
  await modal.button(usePasskey).click()
  await expect(modal.status.getByText('No passkey was used. You can try again.')).toBeVisible()
  await expect(modal.alert).toBeEmpty()
  await modal.signIn('reader@example.com', password)
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
})

test('an unknown passkey is reported, and the password still works', async ({
  page,
  signIn,
  host,
  journal,
}) => {
  const holder = await addPasskeyAndLogOut(page, signIn)
  const [held] = await holder.held()
  const id = Buffer.from(held?.credentialId ?? '', 'base64').toString('base64url')
  const headers = { 'X-Requested-With': 'bindery', Origin: host.url }
  await signIn('reader@example.com')
  const gone = await page.request.post('/api/user/passkeys/remove', { data: { id }, headers })
  expect(gone.ok()).toBe(true)
  await page.request.post('/user-service/logout', { headers })
  journal.allow(/404/)
  await page.goto(account)
  const modal = authModal(page)
  await modal.openSignIn()
  await holder.willing(true)
  await modal.button(usePasskey).click()
  await expect(modal.alert).toContainText('This passkey is not known here any more.')
  await modal.signIn('reader@example.com', password)
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
})

test('a device holds one passkey for an account, and an address without a host name has none', async ({
  page,
  signIn,
  host,
}) => {
  await addAuthenticator(page)
  await signIn('reader@example.com')
  await page.goto(account)
  const { add, button } = passkeys(page)
  await add('Laptop')
  await expect(button('Remove Laptop')).toBeVisible()
  await add('Laptop again')
  await expect(page.getByRole('alert')).toContainText([
    'This device already has a passkey for your account.',
  ])
  await expect(page.getByLabel('Name of the new passkey (optional)')).toHaveValue('Laptop again')

  await page.goto(host.url.replace('localhost', '127.0.0.1') + account)
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.button(usePasskey).click()
  await expect(modal.alert).toHaveText('Passkeys do not work at this address of the site.')
})

test('a passkey request without a network is reported, keeps the input, and a retry works', async ({
  page,
  signIn,
  mock,
  journal,
}) => {
  const holder = await addPasskeyAndLogOut(page, signIn)
  journal.allow(/ERR_|Failed to load/)
  await mock.faults([{ path: '/api/user/passkeys', abort: true }])
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.email.fill('reader@example.com')
  await modal.button(usePasskey).click()
  await expect(modal.alert).toHaveText('No connection. Check your network and try again.')
  await expect(modal.email).toHaveValue('reader@example.com')
  await mock.faults([])
  await holder.willing(true)
  await modal.button(usePasskey).click()
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
})
