import type { State } from '@bindery/state/state.ts'
import { expect, test } from 'vitest'
import { holdCalls, stand, until } from '../../test/page.ts'
import { createShareFlyoutModel, type ShareFlyoutAttributes } from './share-flyout.model.ts'

const origin = 'https://publisher.example'
const attributes: ShareFlyoutAttributes = {
  open: false,
  anchor: undefined,
  itemUrl: undefined,
  itemTitle: undefined,
  summary: undefined,
  networks: [],
}

/** Does what a share button does. */
const press = ({ overlays }: State, about: object = {}, anchor = new EventTarget()) =>
  overlays.open({
    id: 'trigger',
    kind: 'flyout',
    close: () => {},
    panel: { tag: 'bindery-share-flyout', anchor: anchor as HTMLElement, about },
  })

const opened = async (about: object = {}, options: Parameters<typeof stand>[2] = {}) => {
  const page = await stand(createShareFlyoutModel, attributes, options)
  const anchor = new EventTarget()
  const events: unknown[] = []
  anchor.addEventListener('bindery-shared', (event) => events.push((event as CustomEvent).detail))
  press(page.state, about, anchor)
  const open = () => {
    const now = page.view()
    if (now.step !== 'open') throw new Error(`the flyout is ${now.step}`)
    return now
  }
  const form = async () => {
    await until(page.model.$view, (now): now is typeof now => now?.step === 'open' && !!now.form)
    const { form: shown } = open()
    if (!shown) throw new Error('there is no form')
    return shown
  }
  return { ...page, open, form, events }
}
const values = { from: 'gus@example.com', to: 'ann@example.com, ben@example.com', message: 'Hi.' }

test('a closed share flyout sends no request', async () => {
  const { mock, view } = await stand(createShareFlyoutModel, attributes)
  expect(view()).toEqual({ step: 'closed' })
  expect(await mock.calls()).toEqual([])
})

test('the share flyout shares this page without its fragment by default', async () => {
  const { open } = await opened({}, { href: `${origin}/2025/03/an-article?page=2#top` })
  expect(open().url).toBe(`${origin}/2025/03/an-article?page=2`)
})

test.for(['javascript:alert(1)', 'https://a:b@example.com/'])(
  'the share flyout does not share %s',
  async (url) => {
    const { open, environment } = await opened({ itemUrl: url })
    expect(open().url).toBe(`${origin}/2025/03/an-article`)
    expect(environment.warnings).toEqual([expect.stringContaining(`item-url="${url}"> is ignored`)])
  },
)

test('the networks are in the order of the spec, and X gets the title', async () => {
  const { open } = await opened({ itemUrl: '/a', itemTitle: 'A & B' })
  const url = encodeURIComponent(`${origin}/a`)
  expect(open().networks.map(({ network, href }) => [network, href])).toEqual([
    ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    ['twitter', `https://twitter.com/intent/tweet?url=${url}&text=A%20%26%20B`],
    ['linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
  ])
})

test('an unsupported network dispatches an error and is left out', async () => {
  const { open, environment } = await opened({ networks: ['myspace', 'twitter'] })
  expect(open().networks.map(({ network }) => network)).toEqual(['twitter'])
  expect(environment.events.map(({ type, detail }) => [type, detail.code])).toEqual([
    ['bindery-error', 'unsupported-network'],
  ])
})

test('the mail form of a guest has the error messages of the spec', async () => {
  const { form } = await opened()
  const { asksFrom, validate } = await form()
  expect(asksFrom).toBe(true)
  const wrongEmail = 'Please enter a valid email address.'
  const required = 'This field is required.'
  expect(validate({})).toEqual({ from: required, to: required })
  expect(validate({ from: 'gus', to: 'ann@example.com, ben' })).toEqual({
    from: wrongEmail,
    to: wrongEmail,
  })
  expect(validate(values)).toEqual({})
})

test('the mail form of a reader asks for no sender', async () => {
  const { form } = await opened({}, { reader: 'reader@example.com' })
  const { asksFrom, validate } = await form()
  expect([asksFrom, validate({ to: 'ann@example.com' })]).toEqual([false, {}])
})

test('a sent form mails each address, shows a confirmation, and dispatches an event', async () => {
  const { form, view, mock, events, state } = await opened({ itemUrl: '/a' })
  await (await form()).submit(values)
  expect(view()).toMatchObject({ step: 'shared', message: 'Shared via email' })
  expect((await mock.mailbox()).map(({ to }) => to)).toEqual(['ann@example.com', 'ben@example.com'])
  expect(events).toEqual([{ provider: 'email' }])
  expect(state.liveRegion.$announcement.get().text).toBe('Shared via email')
  // The sender stays for the next mail. The rest does not.
  press(state, { itemUrl: '/a' })
  expect((await form()).drafts).toEqual({ from: 'gus@example.com' })
})

test('two submits in one task send one request', async () => {
  const { form, posts } = await opened()
  const { submit } = await form()
  await Promise.all([submit(values), submit(values)])
  expect(await posts('/api/user/share')).toHaveLength(1)
})

test('a flyout closed during the request still announces, dispatches its event, and stays closed', async () => {
  const { form, view, state, environment } = await opened()
  const sending = (await form()).submit(values)
  state.overlays.closeFlyouts()
  await sending
  expect(view()).toEqual({ step: 'closed' })
  expect(state.liveRegion.$announcement.get().text).toBe('Shared via email')
  expect(environment.events.map(({ type }) => type)).toContain('bindery-shared')
})

test('a failure keeps the draft, for this article only', async () => {
  const { form, mock, state } = await opened({ itemUrl: '/a' })
  await mock.faults([{ path: '/api/user/share', status: 503 }])
  const { keepDraft, submit } = await form()
  keepDraft(values)
  await submit(values)
  const failed = await form()
  expect([failed.problem?.message, failed.drafts]).toEqual([
    'Something went wrong. Please try again.',
    values,
  ])
  press(state, { itemUrl: '/b' })
  expect(await form()).toMatchObject({ problem: null, drafts: {} })
})

test('a share on a network is confirmed by name, and only a reader’s goes into the history', async () => {
  const { form, open, view, posts, events } = await opened({}, { reader: 'reader@example.com' })
  await form()
  open().shareOn('twitter', false)
  expect(open().networks.filter(({ blocked }) => blocked)).toHaveLength(1)
  expect(events).toEqual([])
  open().shareOn('twitter', true)
  expect(view()).toMatchObject({ step: 'shared', message: 'Shared via Twitter' })
  expect(events).toEqual([{ provider: 'Twitter' }])
  await expect.poll(() => posts('/api/user/share')).toHaveLength(1)
  const guest = await opened()
  await guest.form()
  guest.open().shareOn('linkedin', true)
  expect(guest.view()).toMatchObject({ message: 'Shared via LinkedIn' })
  expect(await guest.posts('/api/user/share')).toEqual([])
})

test('a failure to update the history dispatches an error and shows nothing', async () => {
  const { form, open, mock, view, environment } = await opened({}, { reader: 'reader@example.com' })
  await form()
  await mock.faults([{ path: '/api/user/share', status: 500 }])
  open().shareOn('facebook', true)
  await expect
    .poll(() => environment.events.map(({ type, detail }) => [type, detail.code]))
    .toContainEqual(['bindery-error', 'server'])
  expect(view()).toMatchObject({ message: 'Shared via Facebook' })
})

test('the next reader does not see the draft of the former one', async () => {
  const { form, state } = await opened({}, { reader: 'reader@example.com' })
  ;(await form()).keepDraft({ to: 'secret@example.com', message: 'For your eyes only.' })
  await state.session.signOut()
  press(state)
  expect((await form()).drafts).toEqual({})
})

test('a late answer to a mail leaves what is typed for another article', async () => {
  const { state, form, environment } = await opened({ itemUrl: '/a' })
  const come = holdCalls(environment, 'POST')
  const sending = (await form()).submit(values)
  state.overlays.closeFlyouts()
  press(state, { itemUrl: '/b' })
  const { keepDraft } = await form()
  keepDraft({ to: 'eve@example.com' })
  come()
  await sending
  expect((await form()).keepDraft).toBe(keepDraft)
  state.overlays.closeFlyouts()
  press(state, { itemUrl: '/b' })
  expect((await form()).drafts['to']).toBe('eve@example.com')
})
