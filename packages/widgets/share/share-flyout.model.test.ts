import type { State } from '@bindery/state/state.ts'
import { expect, test } from 'vitest'
import { stand, until } from '../test/page.ts'
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

/** Stands for a share button. */
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
  const heard: unknown[] = []
  anchor.addEventListener('bindery-shared', (event) => heard.push((event as CustomEvent).detail))
  press(page.state, about, anchor)
  const open = () => {
    const now = page.view()
    if (now.step !== 'open') throw new Error(`it is ${now.step}`)
    return now
  }
  const form = async () => {
    await until(page.model.$view, (now): now is typeof now => now?.step === 'open' && !!now.form)
    const { form: shown } = open()
    if (!shown) throw new Error('there is no form')
    return shown
  }
  return { ...page, open, form, heard }
}
const values = { from: 'gus@example.com', to: 'ann@example.com, ben@example.com', message: 'Hi.' }

test('nothing is asked of the server before it opens', async () => {
  const { mock, view } = await stand(createShareFlyoutModel, attributes)
  expect(view()).toEqual({ step: 'closed' })
  expect(await mock.calls()).toEqual([])
})

test('this page is shared when the button names none, without the place in it', async () => {
  const { open } = await opened({}, { href: `${origin}/2025/03/an-article?page=2#top` })
  expect(open().url).toBe(`${origin}/2025/03/an-article?page=2`)
})

test.for(['javascript:alert(1)', 'https://a:b@example.com/'])('%s is not shared', async (url) => {
  const { open, environment } = await opened({ itemUrl: url })
  expect(open().url).toBe(`${origin}/2025/03/an-article`)
  expect(environment.warnings).toEqual([expect.stringContaining(`item-url="${url}"> is ignored`)])
})

test('the networks in the order of the spec, X with the title', async () => {
  const { open } = await opened({ itemUrl: '/a', itemTitle: 'A & B' })
  const url = encodeURIComponent(`${origin}/a`)
  expect(open().networks.map(({ network, href }) => [network, href])).toEqual([
    ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    ['twitter', `https://twitter.com/intent/tweet?url=${url}&text=A%20%26%20B`],
    ['linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
  ])
})

test('an unsupported network raises an error and is left out', async () => {
  const { open, environment } = await opened({ networks: ['myspace', 'twitter'] })
  expect(open().networks.map(({ network }) => network)).toEqual(['twitter'])
  expect(environment.events.map(({ type, detail }) => [type, detail.code])).toEqual([
    ['bindery-error', 'unsupported-network'],
  ])
})

test('a guest: what is wrong, in the words of the spec', async () => {
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

test('a reader need not say who they are', async () => {
  const { form } = await opened({}, { reader: 'reader@example.com' })
  const { asksFrom, validate } = await form()
  expect([asksFrom, validate({ to: 'ann@example.com' })]).toEqual([false, {}])
})

test('sent: a mail to each, said in place of the form, and told to the page', async () => {
  const { form, view, mock, heard, state } = await opened({ itemUrl: '/a' })
  await (await form()).submit(values)
  expect(view()).toMatchObject({ step: 'shared', message: 'Shared via email' })
  expect((await mock.mailbox()).map(({ to }) => to)).toEqual(['ann@example.com', 'ben@example.com'])
  expect(heard).toEqual([{ provider: 'email' }])
  expect(state.status.$announcement.get().text).toBe('Shared via email')
  // Who they are stays for the next one, the rest does not.
  press(state, { itemUrl: '/a' })
  expect((await form()).drafts).toEqual({ from: 'gus@example.com' })
})

test('sent twice in one task it is sent once', async () => {
  const { form, posts } = await opened()
  const { submit } = await form()
  await Promise.all([submit(values), submit(values)])
  expect(await posts('/api/user/share')).toHaveLength(1)
})

test('closed while it is sent: said and told all the same, and nothing opens', async () => {
  const { form, view, state, environment } = await opened()
  const sending = (await form()).submit(values)
  state.overlays.closeFlyouts()
  await sending
  expect(view()).toEqual({ step: 'closed' })
  expect(state.status.$announcement.get().text).toBe('Shared via email')
  expect(environment.events.map(({ type }) => type)).toContain('bindery-shared')
})

test('a failure keeps what was typed, for this article alone', async () => {
  const { form, mock, state } = await opened({ itemUrl: '/a' })
  await mock.faults([{ path: '/api/user/share', status: 503 }])
  const { type, submit } = await form()
  type(values)
  await submit(values)
  const failed = await form()
  expect([failed.problem?.message, failed.drafts]).toEqual([
    'Something went wrong. Please try again.',
    values,
  ])
  press(state, { itemUrl: '/b' })
  expect(await form()).toMatchObject({ problem: null, drafts: {} })
})

test('a network: said by its name, and noted for a reader alone', async () => {
  const { form, open, view, posts, heard } = await opened({}, { reader: 'reader@example.com' })
  await form()
  open().go('twitter', false)
  expect(open().networks.filter(({ blocked }) => blocked)).toHaveLength(1)
  expect(heard).toEqual([])
  open().go('twitter', true)
  expect(view()).toMatchObject({ step: 'shared', message: 'Shared via Twitter' })
  expect(heard).toEqual([{ provider: 'Twitter' }])
  await expect.poll(() => posts('/api/user/share')).toHaveLength(1)
  const guest = await opened()
  await guest.form()
  guest.open().go('linkedin', true)
  expect(guest.view()).toMatchObject({ message: 'Shared via LinkedIn' })
  expect(await guest.posts('/api/user/share')).toEqual([])
})

test('what could not be noted is told to the page, not to the reader', async () => {
  const { form, open, mock, view, environment } = await opened({}, { reader: 'reader@example.com' })
  await form()
  await mock.faults([{ path: '/api/user/share', status: 500 }])
  open().go('facebook', true)
  await expect
    .poll(() => environment.events.map(({ type, detail }) => [type, detail.code]))
    .toContainEqual(['bindery-error', 'server'])
  expect(view()).toMatchObject({ message: 'Shared via Facebook' })
})

test('a reader who leaves takes along what they have typed', async () => {
  const { form, state } = await opened({}, { reader: 'reader@example.com' })
  ;(await form()).type({ to: 'secret@example.com', message: 'For your eyes only.' })
  await state.session.signOut()
  press(state)
  expect((await form()).drafts).toEqual({})
})
