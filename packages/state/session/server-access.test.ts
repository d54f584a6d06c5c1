/** What a reader has asked for is done for them, or not at all. */
import { expect, test } from 'vitest'
import { changePassword } from '../account/password.ts'
import { updateProfile } from '../account/profile-update.ts'
import { giveGift } from '../articles/gift.ts'
import { readListUrl, share } from '../articles/share.ts'
import { cartOf } from '../cart/cart.ts'
import { followsOf } from '../follows/follows.ts'
import { foldersOf } from '../library/folders.ts'
import { savedOf } from '../library/saved.ts'
import { chooseAddress, saveAddress } from '../orders/order.ts'
import { holdAnswers } from '../test/calls.ts'
import { long } from '../test/saved.ts'
import { origin, password, replaced, signedIn, type Visit, writes } from '../test/state.ts'
import { tabChannelOf } from './tab-channel.ts'

const study = { productId: '502', availabilityId: '502-PDF-ENG', quantity: 1 }
const home = {
  firstName: 'Nora',
  lastName: 'Neu',
  address1: '1 New Street',
  address2: '',
  city: 'Berlin',
  state: '',
  countryCode: 'DE',
  postalCode: '10115',
}

test.each<[string, (here: Visit) => Promise<object>]>([
  ['saved', ({ state }) => savedOf(state).save(long)],
  ['made a folder', ({ state }) => foldersOf(state).create({ name: 'Mine' })],
  [
    'followed',
    ({ state }) => followsOf(state).follow({ type: 'topic', id: 'strategy', name: 'Strategy' }),
  ],
  ['bought', ({ state }) => cartOf(state).add([study])],
  ['given away', ({ state }) => giveGift(state, `${origin}/2025/03/an-article`)],
  ['shared', ({ state }) => share(state, { url: origin, provider: 'LinkedIn' })],
  ['copied', ({ state }) => readListUrl(state, 'Strategy 2026')],
  ['changed of their profile', ({ state }) => updateProfile(state, { jobTitle: 'Analyst' })],
  [
    'changed as a password',
    ({ state }) => changePassword(state, { current: password, password: 'Another#One2' }),
  ],
  ['chosen as an address', ({ state }) => chooseAddress(state, 'a-1001-1')],
  ['typed as an address', ({ state }) => saveAddress(state, home)],
])(
  'an action that a reader has %s is not sent for the next reader once it is loaded',
  async (_, act) => {
    const here = await signedIn()
    const answer = act(here)
    tabChannelOf(here.tab().page).broadcast('signed-out')
    await here.server.control.signIn('good@example.com')
    const known = here.state.session.refresh()
    expect(await answer).toEqual({ ok: false, failure: { kind: 'signed-out' } })
    await known
    const own = (await here.calls()).filter(
      (call) => !/profile|authenticate|shopping-cart$/.test(call),
    )
    expect(own).toEqual([])
    expect(here.state.pendingActions.$action.get()).toBeNull()
    expect(here.state.auth.$auth.get().step).toBe('closed')
  },
)

test('an action of several requests stops when the reader changes', async () => {
  const here = await signedIn()
  const late = holdAnswers(here.page, 'GET /api/commerce/address')
  const answer = saveAddress(here.state, home)
  await late.made
  await replaced(here)
  late.come()
  expect(await answer).toEqual({ ok: false, failure: { kind: 'signed-out' } })
  expect(await writes(here)).toEqual([])
})

test('the next reader can run the same action separately', async () => {
  const here = await signedIn()
  const late = holdAnswers(here.page, 'POST /service/saved')
  const first = savedOf(here.state).save(long)
  await late.made
  await replaced(here)
  const second = savedOf(here.state).save(long)
  await expect.poll(() => writes(here)).toHaveLength(2)
  late.come()
  expect(await first).toEqual({ ok: true })
  expect(await second).toEqual({ ok: true })
})

test('the same action called again after the reader changes runs while the first still loads', async () => {
  const here = await signedIn()
  const title = { jobTitle: 'Analyst' }
  const first = updateProfile(here.state, title)
  tabChannelOf(here.tab().page).broadcast('signed-out')
  const second = updateProfile(here.state, title)
  expect(await first).toEqual({ ok: false, failure: { kind: 'signed-out' } })
  expect(await second).toMatchObject({ ok: true })
  expect(await writes(here)).toHaveLength(1)
})
