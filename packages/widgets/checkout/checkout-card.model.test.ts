import { expect, test } from 'vitest'
import { password, stand } from '../test/page.ts'
import type { CardMessage } from './checkout-card.frame.ts'
import { originOf } from './checkout-card.frame.ts'
import { type CardAttributes, createCardModel } from './checkout-card.model.ts'

const origin = 'https://publisher.example'

const card = async (
  own: Partial<CardAttributes> = {},
  options: Parameters<typeof stand>[2] = {},
) => {
  const posted: (CardMessage & { origin: string })[] = []
  const tops: string[] = []
  const frame = {
    post: (message: CardMessage, to: string) => void posted.push({ ...message, origin: to }),
    top: (url: string) => void tops.push(url),
  }
  const attributes: CardAttributes = { card: 'sign-in', gift: false, parentOrigin: origin, ...own }
  const page = await stand(
    (state, host: Parameters<typeof createCardModel>[1]) => createCardModel(state, host, frame),
    attributes,
    options,
  )
  return { ...page, posted, tops }
}
const nora = {
  firstName: 'Nora',
  lastName: 'New',
  email: 'nora@example.com',
  password: 'Correct#Horse9',
}
const closed = (of: string) => ({ type: 'OnClose', payload: { card: of }, origin })

test('an origin is that and nothing else', () => {
  for (const bad of [undefined, '', '*', 'null', 'javascript:0', `${origin}/a`, '//b.example']) {
    expect(originOf(bad)).toBeUndefined()
  }
  expect(originOf(`${origin}/`)).toBe(origin)
})

test('signing in closes, and reloads only with a paywall', async () => {
  for (const paywall of [false, true]) {
    const { view, posted, environment } = await card({}, { settings: { paywall } })
    await view().submit({ email: 'reader@example.com', password })
    expect(view().step).toBe('sent')
    expect(posted).toEqual([closed('sign-in')])
    expect(environment.journeys).toEqual(paywall ? ['reload'] : [])
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
  const { view, posted, environment } = await card({ parentOrigin: '*' })
  await view().submit({ email: 'reader@example.com', password })
  expect(view().step).toBe('sent')
  expect(posted).toEqual([])
  expect(environment.warnings).toHaveLength(1)
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

test('a restricted reader and a known subscriber are sent out of the frame', async () => {
  const { view, tops } = await card({ card: 'registration' })
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
  expect(environment.warnings.join()).toContain('SameSite=None; Secure; Partitioned')
})

test('a link is mailed; going back tells the parent', async () => {
  const { view, posted, mock, host } = await card({ card: 'reset-password' })
  await view().submit({ email: 'reader@example.com' })
  expect(view().step).toBe('sent')
  expect(await mock.mailbox()).toHaveLength(1)
  view().back?.()
  expect(host.$attributes.get().card).toBe('sign-in')
  view().back?.()
  expect(posted.map(({ payload }) => payload)).toEqual([
    { card: 'reset-password', to: 'sign-in' },
    { card: 'sign-in', to: null },
  ])
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
