import { describe, expect, test } from 'vitest'
import { cartOf } from '../cart/cart.ts'
import { savedOf } from '../library/saved.ts'
import { item } from '../test/saved.ts'
import { idle, known, reader, signedIn, until, type Visit, visit } from '../test/state.ts'

const user = ({ state }: Visit) => {
  const session = state.session.$session.get()
  return 'user' in session ? session.user.emailAddress : session.status
}
const away = ({ page }: Visit) => page.look(false)
const back = ({ page }: Visit) => page.look(true)

describe('a page that becomes visible again', () => {
  test('a session that ended meanwhile is noticed', async () => {
    const here = await signedIn()
    away(here)
    await here.server.control.reset()
    back(here)
    expect(await until(here.state.session.$session, ({ status }) => status === 'guest')).toEqual({
      status: 'guest',
    })
    await expect
      .poll(() => here.page.events.map(({ type }) => type))
      .toEqual(['bindery-signed-out'])
  })

  test('another reader who has signed in meanwhile is noticed', async () => {
    const here = await signedIn()
    away(here)
    await here.server.control.signIn('good@example.com')
    back(here)
    await expect.poll(() => user(here)).toBe('good@example.com')
  })

  test('the session is requested at one pace, however often the reader switches tabs', async () => {
    const here = await signedIn()
    const before = (await here.calls()).length
    const since = async () => (await here.calls()).slice(before)
    for (let turn = 0; turn < 20; turn += 1) {
      away(here)
      back(here)
      await idle()
    }
    expect(await since()).toEqual(['HEAD /api/user/profile'])
    here.page.advance(10_000)
    await idle()
    expect(await since()).toHaveLength(2)
  })

  test('a page that never asked for its session does not ask at its return', async () => {
    const here = visit()
    away(here)
    back(here)
    await idle()
    expect(await here.calls()).toEqual([])
  })
})

test('a write for a reader whose session another one has replaced is not done, and the new one is asked', async () => {
  const here = await signedIn()
  const long = item('a-long-view')
  await here.server.control.signIn('good@example.com')
  expect(await savedOf(here.state).save(long)).toEqual({
    ok: false,
    failure: { kind: 'signed-out' },
  })
  const asked = await until(here.state.pendingActions.$unconfirmed, (pending) => pending !== null)
  expect(asked).toMatchObject({ kind: 'saved' })
  expect(user(here)).toBe('good@example.com')
  expect(here.state.auth.$auth.get().step).toBe('closed')
  const sent = (await here.server.control.calls()).filter(({ path }) => path === '/service/saved')
  expect(sent).toMatchObject([{ method: 'POST', status: 409 }])
})

describe('a hidden tab', () => {
  const tabs = async (count: number) => {
    const here = visit({ reload: 'never' })
    await known(here)
    const others = Array.from({ length: count }, () => here.tab())
    for (const tab of others) {
      await known(tab)
      away(tab)
    }
    return { here, others }
  }

  test('a sign-in in another tab costs a hidden tab no request until its reader returns', async () => {
    const { here, others } = await tabs(3)
    const before = (await here.calls()).length
    await here.state.session.signIn(reader)
    await idle()
    expect((await here.calls()).slice(before)).toEqual([
      'POST /authenticate',
      'GET /api/user/profile',
    ])
    const [other] = others as [Visit]
    back(other)
    await expect.poll(() => user(other)).toBe(reader.username)
  })

  test('a different reader hides the name of the first one in a hidden tab at once', async () => {
    const { here, others } = await tabs(1)
    const [other] = others as [Visit]
    await here.state.session.signIn(reader)
    back(other)
    await expect.poll(() => user(other)).toBe(reader.username)
    away(other)
    await here.state.session.signIn({ ...reader, username: 'good@example.com' })
    expect(user(other)).toBe('unknown')
    back(other)
    await expect.poll(() => user(other)).toBe('good@example.com')
  })

  test('the changes of another tab are read once, when the reader returns', async () => {
    const { here, others } = await tabs(1)
    const [other] = others as [Visit]
    cartOf(other.state).$cart.listen(() => {})
    await idle()
    const product = { productId: '502', availabilityId: '502-PDF-ENG', quantity: 1 }
    await cartOf(here.state).add([product])
    await cartOf(here.state).add([product])
    await idle()
    const before = (await here.calls()).length
    back(other)
    await expect
      .poll(async () => (await here.calls()).slice(before))
      .toEqual(['GET /api/user/profile', 'HEAD /api/commerce/shopping-cart'])
  })
})
