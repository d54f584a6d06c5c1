import { expect, test } from 'vitest'
import { forgetEmail, lastEmail } from './private-storage.ts'
import type { Settings } from './settings.ts'
import { createServer, known, reader, type Visit, visit } from './test-state.ts'

const email = 'reader@example.com'
const signedIn = async (settings: Partial<Settings> = {}): Promise<Visit> => {
  const here = visit(settings)
  await here.state.session.signIn(reader)
  return here
}
const kept = ({ page }: Visit) => JSON.stringify([...page.browser.local])

test('the e-mail of who signed in is offered when the session has ended by itself', async () => {
  const here = await signedIn()
  here.state.session.expired()
  expect(lastEmail(here.page)).toBe(email)
})

test('nothing is left of it when the reader signs out, here or in another tab', async () => {
  const here = await signedIn()
  const tab = here.tab()
  await known(tab)
  await tab.state.session.signOut()
  expect(lastEmail(here.page)).toBeNull()
  expect(kept(here)).not.toContain(email)
})

test('always: it outlives signing out, until somebody has it forgotten', async () => {
  const here = await signedIn({ rememberEmail: 'always' })
  await here.state.session.signOut()
  expect(lastEmail(here.page)).toBe(email)
  forgetEmail(here.page)
  expect(lastEmail(here.page)).toBeNull()
  expect(kept(here)).not.toContain(email)
})

test('never: nothing is kept, and what was kept before goes', async () => {
  const here = await signedIn({ rememberEmail: 'always' })
  const later = here.reloaded({ rememberEmail: 'never' })
  await known(later)
  expect(lastEmail(later.page)).toBeNull()
})

test('it is in no address, event or message for other tabs', async () => {
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
