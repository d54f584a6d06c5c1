import { type Card, sealed } from '@bindery/state/frame-message.ts'
import { testFrames } from '@bindery/state/test-frames.ts'
import { expect, test } from 'vitest'
import { password, stand, until } from '../test/page.ts'
import { type CardAttributes, createCardModel } from './checkout-card.model.ts'

const origin = 'https://publisher.example'

const card = async (
  own: Partial<CardAttributes> = {},
  options: Parameters<typeof stand>[2] = {},
  frames = testFrames(),
) => {
  const attributes: CardAttributes = { card: 'sign-in', gift: false, parentOrigin: origin, ...own }
  const page = await stand(createCardModel, attributes, {
    frames: () => Promise.resolve(frames),
    ...options,
  })
  return { ...page, frames, posted: frames.posted, tops: frames.tops }
}
const nora = {
  firstName: 'Nora',
  lastName: 'New',
  email: 'nora@example.com',
  password: 'Correct#Horse9',
}
const closed = (of: Card) => ({ ...sealed({ type: 'OnClose', payload: { card: of } }), origin })

test('signing in closes, and reloads only with a paywall', async () => {
  for (const paywall of [false, true]) {
    const { view, posted, environment, state } = await card({}, { settings: { paywall } })
    const wanted = state.auth.open()
    await view().submit({ email: 'reader@example.com', password })
    expect(await wanted).toMatchObject({ emailAddress: 'reader@example.com' })
    expect(state.auth.$auth.get().step).toBe('closed')
    expect(view().step).toBe('sent')
    expect(posted).toEqual([closed('sign-in')])
    await expect.poll(() => environment.journeys).toEqual(paywall ? ['reload'] : [])
    expect(environment.events.map(({ type }) => type)).toContain('bindery-signed-in')
  }
})

test('registering closes, too', async () => {
  const { view, posted, environment } = await card({ card: 'registration' })
  await view().submit(nora)
  expect(posted).toEqual([closed('registration')])
  expect(environment.events.map(({ type }) => type)).toContain('bindery-registered')
})

test('without an origin one mistake is told, nothing is posted, the form works', async () => {
  const { view, posted, frames, environment } = await card({ parentOrigin: '*' })
  frames.grow(500)
  await view().submit({ email: 'reader@example.com', password })
  expect(view().step).toBe('sent')
  expect(posted).toEqual([])
  expect(view().close).toBeNull()
  expect(environment.warnings).toEqual([expect.stringContaining('parent-origin')])
})

test('a wrong password, and a taken e-mail, lead to the reset card', async () => {
  const { view, host } = await card()
  await view().submit({ email: 'reader@example.com', password: 'wrong' })
  const now = view()
  if (now.step !== 'filling') throw new Error(now.step)
  expect(now.problem).toMatchObject({
    message:
      'You have entered an invalid email and password combination. Please try again. You have 4 tries left. You can also reset your password.',
    link: { words: 'reset your password' },
    fields: { email: '' },
  })
  now.problem?.link?.follow?.()
  expect(host.$attributes.get().card).toBe('reset-password')
  view().go('registration')
  await view().submit({ ...nora, email: 'reader@example.com' })
  expect(view()).toMatchObject({
    problem: {
      message:
        'That username is unavailable. Sign in or choose another email address. You can also reset your password.',
    },
  })
})

// The card may stand on the provider's page, in a frame of the publisher's, or the other way round.
test.for([
  ['https://checkout.example/registration', origin],
  [`${origin}/checkout-card/registration`, 'https://checkout.example'],
] as const)('%s sends who it cannot serve to the publisher', async ([href, parentOrigin]) => {
  const { view, tops } = await card({ card: 'registration', parentOrigin }, { href })
  await view().submit({ ...nora, email: 'restricted@example.com' })
  expect(view()).toMatchObject({ problem: { link: { words: 'Customer Service' } } })
  await view().submit({ ...nora, email: 'print@example.com' })
  expect(view()).toMatchObject({ news: { target: '_top' } })
  expect(tops).toEqual([
    `${origin}/restricted-user`,
    `${origin}/subscriber-registration?emailAddress=cHJpbnRAZXhhbXBsZS5jb20%3D`,
  ])
})

test('a browser that keeps no cookie here is told so, and the developer why', async () => {
  const { view, posted, mock, environment } = await card()
  await mock.faults([{ path: '/api/user/profile', status: 401, body: '' }])
  await view().submit({ email: 'reader@example.com', password })
  expect(view()).toMatchObject({ news: { target: '_blank', href: `${origin}/#bindery:sign-in` } })
  expect(posted).toEqual([])
  expect(environment.warnings.join()).toContain('of another site')
})

test('a link is mailed; going back tells the parent', async () => {
  const { view, posted, mock, host } = await card({ card: 'reset-password' })
  await view().submit({ email: 'reader@example.com' })
  expect(view().step).toBe('sent')
  expect(await mock.mailbox()).toHaveLength(1)
  view().back?.()
  expect(host.$attributes.get().card).toBe('sign-in')
  view().back?.()
  await expect
    .poll(() => posted.map(({ payload }) => payload))
    .toEqual([
      { card: 'reset-password', to: 'sign-in' },
      { card: 'sign-in', to: null },
    ])
})

test.each([
  [401, {}, true],
  [400, { code: 401, tries_left: 2 }, true],
  [400, { tries_left: 2 }, false],
])('%i with %j: a way to a new password is %s', async (status, body, offered) => {
  const { view, mock } = await card()
  await mock.faults([{ path: '/authenticate', status, body: JSON.stringify(body) }])
  await view().submit({ email: 'reader@example.com', password })
  expect(view()).toMatchObject({
    problem: {
      message: expect.stringMatching(offered ? /You can also reset your password\.$/ : /left\.$/),
    },
  })
})

test('a failure keeps what was typed', async () => {
  const { view, mock } = await card()
  view().draft({ email: 'reader@example.com', password })
  await mock.faults([{ path: '/authenticate', abort: true }])
  await view().submit({ email: 'reader@example.com', password })
  expect(view()).toMatchObject({
    problem: { message: 'No connection. Check your network and try again.' },
    drafts: { email: 'reader@example.com', password },
  })
})

test('the page around the frame learns each height once, until the card has gone', async () => {
  const { posted, frames, model } = await card()
  for (const height of [400, 400, 520, 520]) frames.grow(height)
  const heights = () => posted.map(({ payload }) => payload)
  await expect.poll(heights).toEqual([{ height: 400 }, { height: 520 }])
  model.destroy()
  frames.grow(600)
  expect(posted).toHaveLength(2)
})

test('a page that stands alone has nobody to tell', async () => {
  const { view, posted } = await card({}, {}, testFrames(false))
  expect(view().back).toBeNull()
  await view().submit({ email: 'reader@example.com', password })
  expect(view()).toMatchObject({ step: 'sent', close: null })
  expect(posted).toEqual([])
})

test('who is signed in already is not asked again, and says so to the page around the frame', async () => {
  const { view, model, posted } = await card({ gift: true }, { reader: 'reader@example.com' })
  type View = ReturnType<typeof view>
  await until(model.$view, (now): now is View => now?.step === 'sent')
  expect(view()).toMatchObject({ unasked: true })
  view().close?.()
  await expect.poll(() => posted).toEqual([closed('sign-in')])
})

test('what is being typed stays, whoever turns out to be signed in', async () => {
  const { view, state } = await card({}, { reader: 'reader@example.com' })
  view().draft({ email: 'nora@example.com' })
  await state.session.check()
  await expect.poll(view).toMatchObject({ step: 'filling', drafts: { email: 'nora@example.com' } })
})
