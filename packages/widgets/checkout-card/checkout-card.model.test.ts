import { type Card, sealed } from '@bindery/state/account/frame-message.ts'
import { testFrames } from '@bindery/state/test/frames.ts'
import { expect, test } from 'vitest'
import { password, stand, until } from '../test/page.ts'
import { type CardAttributes, createCardModel } from './checkout-card.model.ts'

const origin = 'https://publisher.example'

const createCard = async (
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
const closeMessage = (card: Card) => ({ ...sealed({ type: 'OnClose', payload: { card } }), origin })

test('signing in posts OnClose, and reloads the page only with a paywall', async () => {
  for (const paywall of [false, true]) {
    const { view, posted, environment, state } = await createCard({}, { settings: { paywall } })
    const signedIn = state.auth.open()
    await view().submit({ email: 'reader@example.com', password })
    expect(await signedIn).toMatchObject({ emailAddress: 'reader@example.com' })
    expect(state.auth.$auth.get().step).toBe('closed')
    expect(view().step).toBe('sent')
    expect(posted).toEqual([closeMessage('sign-in')])
    await expect.poll(() => environment.journeys).toEqual(paywall ? ['reload'] : [])
    expect(environment.events.map(({ type }) => type)).toContain('bindery-signed-in')
  }
})

test('registering posts OnClose', async () => {
  const { view, posted, environment } = await createCard({ card: 'registration' })
  await view().submit(nora)
  expect(posted).toEqual([closeMessage('registration')])
  expect(environment.events.map(({ type }) => type)).toContain('bindery-registered')
})

test('a card with an invalid parent-origin warns once and posts nothing, and its form works', async () => {
  const { view, posted, frames, environment } = await createCard({ parentOrigin: '*' })
  frames.grow(500)
  await view().submit({ email: 'reader@example.com', password })
  expect(view().step).toBe('sent')
  expect(posted).toEqual([])
  expect(view().close).toBeNull()
  expect(environment.warnings).toEqual([expect.stringContaining('parent-origin')])
})

test('the problems for a wrong password and a taken e-mail link to the reset card', async () => {
  const { view, host } = await createCard()
  await view().submit({ email: 'reader@example.com', password: 'wrong' })
  const filling = view()
  if (filling.step !== 'filling') throw new Error(filling.step)
  expect(filling.problem).toMatchObject({
    message:
      'You have entered an invalid email and password combination. Please try again. You have 4 tries left. You can also reset your password.',
    link: { words: 'reset your password' },
    fields: { email: '' },
  })
  filling.problem?.link?.follow?.()
  expect(host.$attributes.get().card).toBe('reset-password')
  view().go('registration')
  await view().submit({ ...nora, email: 'reader@example.com' })
  expect(view()).toMatchObject({
    problem: {
      message:
        'That username is unavailable. Sign in or choose another email address. You can also reset your password.',
      otherLink: { words: 'reset your password' },
    },
  })
  const taken = view()
  if (taken.step === 'filling') taken.problem?.link?.follow?.()
  expect(host.$attributes.get().card).toBe('sign-in')
})

// The card is on the provider's page in a frame of the publisher's, or the other way round.
test.for([
  ['https://checkout.example/registration', origin],
  [`${origin}/checkout-card/registration`, 'https://checkout.example'],
] as const)(
  'the card at %s sends restricted readers and known subscribers to the publisher’s pages',
  async ([href, parentOrigin]) => {
    const { view, tops } = await createCard({ card: 'registration', parentOrigin }, { href })
    await view().submit({ ...nora, email: 'restricted@example.com' })
    expect(view()).toMatchObject({ problem: { link: { words: 'Customer Service' } } })
    await view().submit({ ...nora, email: 'print@example.com' })
    expect(view()).toMatchObject({ notice: { target: '_top' } })
    expect(tops).toEqual([
      `${origin}/restricted-user`,
      `${origin}/subscriber-registration?emailAddress=cHJpbnRAZXhhbXBsZS5jb20%3D`,
    ])
  },
)

test('a blocked cookie shows a notice to the reader and a warning in the console', async () => {
  const { view, posted, mock, environment } = await createCard()
  await mock.faults([{ path: '/api/user/profile', status: 401, body: '' }])
  await view().submit({ email: 'reader@example.com', password })
  expect(view()).toMatchObject({ notice: { target: '_blank', href: `${origin}/#bindery:sign-in` } })
  expect(posted).toEqual([])
  expect(environment.warnings.join()).toContain('of another site')
})

test('the reset card mails a link, and going back posts OnGoBack', async () => {
  const { view, posted, mock, host } = await createCard({ card: 'reset-password' })
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

test("the reset card's Back to sign in leads a reader from the registration to the sign-in", async () => {
  const { view, posted, host } = await createCard({ card: 'registration' })
  view().go('reset-password')
  view().back?.()
  expect(host.$attributes.get().card).toBe('sign-in')
  view().back?.()
  view().back?.()
  await expect
    .poll(() => posted.map(({ payload }) => payload))
    .toEqual([
      { card: 'reset-password', to: 'sign-in' },
      { card: 'sign-in', to: 'registration' },
      { card: 'registration', to: null },
    ])
})

test("the sign-in card's Back does not return to the cards that Back to sign in has left", async () => {
  const { view, posted } = await createCard({ card: 'sign-in' })
  view().go('registration')
  view().go('reset-password')
  view().back?.()
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
])('after a status %i with %j the offer of a new password is %s', async (status, body, offered) => {
  const { view, mock } = await createCard()
  await mock.faults([{ path: '/authenticate', status, body: JSON.stringify(body) }])
  await view().submit({ email: 'reader@example.com', password })
  expect(view()).toMatchObject({
    problem: {
      message: expect.stringMatching(offered ? /You can also reset your password\.$/ : /left\.$/),
    },
  })
})

test('a failed request keeps the drafts, without the password', async () => {
  const { view, mock } = await createCard()
  view().draft({ email: 'reader@example.com', password })
  await mock.faults([{ path: '/authenticate', abort: true }])
  await view().submit({ email: 'reader@example.com', password })
  expect(view()).toMatchObject({
    problem: { message: 'No connection. Check your network and try again.' },
    drafts: { email: 'reader@example.com' },
  })
  expect(view().drafts).not.toHaveProperty('password')
})

test('each new height is posted once, until the card is destroyed', async () => {
  const { posted, frames, model } = await createCard()
  for (const height of [400, 400, 520, 520]) frames.grow(height)
  const heights = () => posted.map(({ payload }) => payload)
  await expect.poll(heights).toEqual([{ height: 400 }, { height: 520 }])
  model.destroy()
  frames.grow(600)
  expect(posted).toHaveLength(2)
})

test('a card outside a frame posts nothing', async () => {
  const { view, posted } = await createCard({}, {}, testFrames(false))
  expect(view().back).toBeNull()
  await view().submit({ email: 'reader@example.com', password })
  expect(view()).toMatchObject({ step: 'sent', close: null })
  expect(posted).toEqual([])
})

test('a reader who is signed in already sees no form, and can post OnClose', async () => {
  const { view, model, posted } = await createCard({ gift: true }, { reader: 'reader@example.com' })
  type View = ReturnType<typeof view>
  await until(model.$view, (shown): shown is View => shown?.step === 'sent')
  expect(view()).toMatchObject({ signedInBefore: true })
  view().close?.()
  await expect.poll(() => posted).toEqual([closeMessage('sign-in')])
})

test('drafts stay when the session check finds a signed-in reader', async () => {
  const { view, state, host } = await createCard({}, { reader: 'reader@example.com' })
  view().draft({ email: 'nora@example.com' })
  await state.session.check()
  // Renders the card again.
  host.set('gift', true)
  await expect.poll(view).toMatchObject({ step: 'filling', drafts: { email: 'nora@example.com' } })
})
