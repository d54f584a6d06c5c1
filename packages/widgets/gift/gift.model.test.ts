import { GiftedEvent } from '@bindery/state/articles/gift.events.ts'
import { articleUrl } from '@bindery/state/articles/gift.ts'
import { describe, expect, test } from 'vitest'
import {
  holdAnswers,
  hostOf,
  leave,
  openPage,
  type PageOptions,
  password,
  stand,
  until,
} from '../test/page.ts'
import { createGiftButtonModel } from './gift-button.model.ts'
import { createGiftFlyoutModel, type GiftFlyoutView } from './gift-flyout.model.ts'

const anchor = new EventTarget() as HTMLElement
const path = '/api/article-gift/give-gift'
const closed = { open: false, anchor: undefined, url: undefined }

const setup = async (options: PageOptions = {}) => {
  const page = await openPage(options)
  const { state } = page
  const host = hostOf<{ url: string | undefined }>({ url: undefined })
  const button = createGiftButtonModel(state, host)
  const flyout = createGiftFlyoutModel(state, hostOf(closed))
  leave(button.destroy, flyout.destroy)
  if (options.reader) await state.session.check()
  const shows = <S extends GiftFlyoutView['step']>(step: S) =>
    until(
      flyout.$view as typeof flyout.$view & { get(): GiftFlyoutView },
      (view): view is Extract<GiftFlyoutView, { step: S }> => view.step === step,
    )
  return {
    ...page,
    host,
    shows,
    /** Opens the flyout and asks for the link. */
    give: async () => {
      button.$view.get()?.toggle(anchor)
      ;(await shows('offered')).make()
    },
    press: () => button.$view.get()?.toggle(anchor),
    open: () => button.$view.get()?.open,
    gifted: () => page.environment.events.filter((event) => event instanceof GiftedEvent),
  }
}

test('the flyout requests a gift when the reader asks for it, once for each article', async () => {
  const { press, shows, posts, gifted, open } = await setup({ reader: 'good@example.com' })
  press()
  const { make } = await shows('offered')
  expect(await posts(path)).toEqual([])
  make()
  const given = await shows('given')
  expect(given.link).toMatch(/^https:\/\/publisher\.example\/2025\/03\/an-article\?gift=\w{32}$/)
  expect(given.left).toBe('9 gifts left')
  expect(gifted().map(({ detail }) => detail)).toEqual([{ url: given.link, left: 9 }])
  expect(open()).toBe(true)
  given.close()
  expect(open()).toBe(false)
  press()
  expect((await shows('given')).link).toBe(given.link)
  expect(await posts(path)).toHaveLength(1)
})

test('a flyout that is opened and closed in one task requests no gift', async () => {
  const { press, posts, state } = await setup({ reader: 'good@example.com' })
  press()
  press()
  await state.session.check()
  expect(await posts(path)).toEqual([])
})

test('another article gets its own gift, and the flyout says when a gift was the last', async () => {
  const { give, shows, host, mock } = await setup({ reader: 'good@example.com' })
  await mock.faults([
    {
      method: 'POST',
      path,
      status: 200,
      body: '{"articleGiftURL":"https://publisher.example/b?gift=1","articleGiftsLeft":0}',
    },
  ])
  host.set('url', '/2025/03/b#part')
  await give()
  const given = await shows('given')
  expect([given.link, given.left]).toEqual([
    'https://publisher.example/b?gift=1',
    'This was your last gift.',
  ])
})

test('the flyout says when the reader has no gifts left', async () => {
  const { give, shows, gifted, mock } = await setup({ reader: 'reader@example.com' })
  await mock.faults([{ method: 'POST', path, status: 403, body: { code: 'gifts_spent' } }])
  await give()
  expect((await shows('spent')).message).toBe('You have no gifts left.')
  expect(gifted()).toEqual([])
})

test('a failed gift request shows an error, and the reader can try again', async () => {
  const { give, shows, mock, posts } = await setup({ reader: 'good@example.com' })
  await mock.faults([{ method: 'POST', path, status: 500, times: 1 }])
  await give()
  const failed = await shows('failed')
  expect(failed.message).toBe('Something went wrong. Please try again.')
  expect(await posts(path)).toHaveLength(1)
  failed.again()
  await shows('given')
})

test('a late response for the previous article is not shown', async () => {
  const { press, give, shows, host } = await setup({ reader: 'good@example.com' })
  await give()
  await shows('asking')
  press()
  host.set('url', '/2025/03/b')
  await give()
  expect((await shows('given')).link).toContain('/2025/03/b?gift=')
})

test('a guest sees the prompt, which carries the gift as the pending action', async () => {
  const { press, state, posts, shows } = await setup()
  await state.session.check()
  press()
  expect(state.overlays.$flyout.get()?.panel).toMatchObject({
    tag: 'bindery-prompt-flyout',
    about: { reason: 'To gift this article', wish: { kind: 'gift' } },
  })
  await shows('closed')
  expect(await posts(path)).toEqual([])
})

test('a guest who presses before the session is known sees the prompt all the same', async () => {
  const { press, state, posts } = await setup()
  press()
  await until(
    state.overlays.$flyout,
    (flyout): flyout is typeof flyout => flyout?.panel?.tag === 'bindery-prompt-flyout',
  )
  expect(await posts(path)).toEqual([])
})

test('a gift request that ends the session is resumed once after sign-in, and its link is shown', async () => {
  const { give, state, mock, posts, shows, environment, host } = await setup({
    reader: 'good@example.com',
    settings: { reload: 'never' },
  })
  // The shadow root that the element would have, with a button in it.
  Object.assign(host.element, { shadowRoot: { querySelector: () => anchor } })
  await mock.faults([{ method: 'POST', path, status: 401, times: 1 }])
  await give()
  await until(state.auth.$auth, (auth): auth is typeof auth => auth.step === 'open')
  expect(state.pendingActions.$action.get()).toMatchObject({
    kind: 'gift',
    name: 'To gift this article',
  })
  state.overlays.closeFlyouts()
  await state.session.signIn({ username: 'good@example.com', password })
  const given = await shows('given')
  expect(given.left).toBe('9 gifts left')
  expect(await posts(path)).toHaveLength(2)
  expect(environment.warnings).toEqual([])
})

test('the flyout closes on sign-out', async () => {
  const { give, shows, state } = await setup({ reader: 'good@example.com' })
  await give()
  await shows('given')
  await state.session.signOut()
  await shows('closed')
})

describe('the next reader', () => {
  const next = { username: 'better@example.com', password }
  const settings = { reload: 'never' } as const

  test('the next reader gets a new gift link, not the link of the previous reader', async () => {
    const { give, shows, state, posts } = await setup({ reader: 'good@example.com', settings })
    await give()
    const former = (await shows('given')).link
    await state.session.signOut()
    await state.session.signIn(next)
    await give()
    expect((await shows('given')).link).not.toBe(former)
    expect(await posts(path)).toHaveLength(2)
  })

  test('the next reader does not get a link whose response arrives after the sign-out of the previous one', async () => {
    const { give, shows, state, posts, environment } = await setup({
      reader: 'good@example.com',
      settings,
    })
    const { made, come } = holdAnswers(environment, `POST ${path}`)
    await give()
    await made
    await state.session.signOut()
    come()
    await state.session.signIn(next)
    await give()
    await shows('given')
    expect(await posts(path)).toHaveLength(2)
  })
})

test.for(['javascript:alert(1)', 'https://[', 'mailto:a@b.example'])(
  'the url %s is ignored with a warning, and the button gifts the page',
  async (url) => {
    const { environment, model } = await stand(createGiftButtonModel, { url })
    expect(environment.warnings).toEqual([
      expect.stringContaining(`<bindery-gift-button url="${url}"> is ignored`),
    ])
    expect(model.$view.get()?.words).toBe('Gift this article')
  },
)

test.for([
  ['', 'https://publisher.example/a?page=2'],
  ['/b?gift=abc', 'https://publisher.example/b'],
  ['https://other.example/c#d', 'https://other.example/c'],
])('the address of a gifted article carries no gift token of the page: %s', ([text, url]) => {
  expect(articleUrl(text ?? '', 'https://publisher.example/a?gift=abc&page=2#top')).toBe(url)
})
