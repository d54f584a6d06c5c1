import { expect, test } from 'vitest'
import type { Settings } from '../settings/settings.ts'
import { createServer, known, reader, type Visit, visit } from '../test/state.ts'
import { forgetEmail, lastEmail } from './storage-keys.ts'

const email = 'reader@example.com'
const signedIn = async (settings: Partial<Settings> = {}): Promise<Visit> => {
  const here = visit(settings)
  await here.state.session.signIn(reader)
  return here
}
const kept = ({ page }: Visit) => JSON.stringify([...page.browser.local])

test('the last e-mail is offered when the session has expired', async () => {
  const here = await signedIn()
  here.state.session.expired()
  expect(lastEmail(here.page)).toBe(email)
})

test('the last e-mail is cleared when the reader signs out, here or in another tab', async () => {
  const here = await signedIn()
  const tab = here.tab()
  await known(tab)
  await tab.state.session.signOut()
  expect(lastEmail(here.page)).toBeNull()
  expect(kept(here)).not.toContain(email)
})

test('rememberEmail=always keeps the e-mail after sign-out until it is cleared', async () => {
  const here = await signedIn({ rememberEmail: 'always' })
  await here.state.session.signOut()
  expect(lastEmail(here.page)).toBe(email)
  forgetEmail(here.page)
  expect(lastEmail(here.page)).toBeNull()
  expect(kept(here)).not.toContain(email)
})

test('rememberEmail=never keeps no e-mail and clears an earlier one', async () => {
  const here = await signedIn({ rememberEmail: 'always' })
  const later = here.reloaded({ rememberEmail: 'never' })
  await known(later)
  expect(lastEmail(later.page)).toBeNull()
})

test('the last e-mail is in no address, event or message for other tabs', async () => {
  const server = createServer()
  const told: unknown[] = []
  const here = visit({}, {}, server)
  here.page.browser.channels.set('bindery', new Set([(message) => told.push(message)]))
  await here.state.session.signIn(reader)
  here.state.session.expired()
  expect(JSON.stringify([told, here.page.journeys, here.page.warnings])).not.toContain(email)
  const requested = here.page.events.filter(({ type }) => type === 'bindery-sign-in-request')
  expect(JSON.stringify(requested.map(({ detail }) => detail))).not.toContain(email)
})
