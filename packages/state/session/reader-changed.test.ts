import { expect, test } from 'vitest'
import { cartOf } from '../cart/cart.ts'
import { foldersOf } from '../library/folders.ts'
import { savedOf } from '../library/saved.ts'
import { holdAnswers } from '../test/calls.ts'
import { idle, known, leave, reader, signedIn, visit, writes } from '../test/state.ts'
import { shoppingCartKey } from './storage-keys.ts'

const item = { id: 'the-price-of-a-pause', title: 'The Price of a Pause' }

test('a second change of an item is sent although the session was unknown at the first', async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  const saved = savedOf(here.state)
  const answers = [saved.save(item), saved.remove([item.id])]
  expect(await Promise.all(answers)).toMatchObject([{ ok: true }, { ok: true }])
  expect(await writes(here)).toEqual(['POST /service/saved', 'DELETE /api/user/saves'])
})

test('a folder that is refused after sign-out does not read the folders of the reader who left', async () => {
  const here = await signedIn()
  const folders = foldersOf(here.state)
  folders.$folders.listen(() => {})
  await expect.poll(() => folders.$folders.get().status).toBe('known')
  const late = holdAnswers(here.page, 'POST /service/lists')
  const answer = folders.create({ name: 'Strategy 2026' })
  await late.made
  await leave(here)
  const before = (await here.calls()).length
  late.come()
  expect(await answer).toMatchObject({ ok: false })
  await idle()
  expect(await here.calls()).toHaveLength(before)
  expect(folders.$folders.get()).toEqual({ status: 'unknown' })
})

test('an action whose reader leaves while the schemas load sends nothing', async () => {
  const here = await signedIn()
  let isGone = false
  const answer = here.state.server.call(
    'followNewsletter',
    { id: 'figures' },
    { readerChanged: () => isGone },
  )
  isGone = true
  expect(await answer).toEqual({ ok: false, failure: { kind: 'signed-out' } })
  expect(await writes(here)).toEqual([])
})

test('a cart that was read before a change does not replace the newer one in the cache', async () => {
  const here = visit()
  await known(here)
  const cart = cartOf(here.state)
  cart.$cart.listen(() => {})
  await cart.load()
  await cart.add([{ productId: '502', availabilityId: '502-PDF-ENG', quantity: 1 }])
  const now = cart.$cart.get()
  const itemid = now.status === 'known' ? (now.cart.items[0]?.itemid ?? '') : ''
  here.page.local.remove('bindery:cart')
  const late = holdAnswers(here.page, 'GET /api/shopping-cart', 1)
  const read = cart.load()
  await late.made
  await cart.change(itemid, 3)
  late.come()
  await read
  expect(here.page.local.get(shoppingCartKey)).toContain('"quantity":3')
})

test('an id that no address can hold fails the read and rejects nothing', async () => {
  const here = await signedIn()
  expect(await savedOf(here.state).load(['\ud800', 'an-article'])).toMatchObject({
    failure: { kind: 'unexpected' },
  })
})

test('a flyout closes when the session of its reader expires', async () => {
  const here = await signedIn()
  let isOpen = true
  here.state.overlays.open({
    id: 'save',
    kind: 'flyout',
    close: () => {
      isOpen = false
    },
  })
  here.state.session.expired()
  await expect.poll(() => here.state.session.$session.get().status).toBe('guest')
  expect(isOpen).toBe(false)
})

test('a page that returns from the back-forward cache shows no reader until the server has answered', async () => {
  const here = await signedIn()
  // A tag that listens all the time: a store that gains its first listener asks by itself.
  let shown = ''
  here.state.session.$session.subscribe(({ status }) => {
    shown = status
  })
  const status = () => shown
  here.page.hide(true)
  expect(status()).toBe('unknown')
  here.page.show(true)
  expect(status()).toBe('unknown')
  await expect.poll(status).toBe('registered')
})

test('a hidden page that heard of a sign-in reads the profile as soon as its reader returns', async () => {
  const here = visit()
  await known(here)
  const look = (visible: boolean) => here.page.look(visible)
  look(false)
  look(true)
  await idle()
  look(false)
  expect(await here.tab().state.session.signIn(reader)).toMatchObject({ ok: true })
  look(true)
  await expect.poll(() => here.state.session.$session.get().status).toBe('registered')
})

test('a sign-out discards what the reader was about to do', async () => {
  const here = await signedIn()
  here.state.pendingActions.keep({ kind: 'save', name: 'Save “A title”', data: item })
  await here.state.session.signOut()
  expect(here.state.pendingActions.$action.get()).toBeNull()
  expect(here.reloaded().state.pendingActions.$action.get()).toBeNull()
})

test('the profile screen closes when the session expires on a page with a login of its own', async () => {
  const here = await signedIn()
  const { auth, session } = here.state
  void auth.open({ screen: 'profile_settings' })
  expect(auth.$auth.get()).toMatchObject({ step: 'open', screen: 'profile_settings' })
  Object.assign(here.page, { dispatch: () => false })
  session.expired()
  await expect.poll(() => auth.$auth.get().step).toBe('closed')
})
