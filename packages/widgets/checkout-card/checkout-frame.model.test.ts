import { type FrameMessage, sealed } from '@bindery/state/account/frame-message.ts'
import { testFrames } from '@bindery/state/test/frames.ts'
import { describe, expect, test } from 'vitest'
import { type PageOptions, stand, until } from '../test/page.ts'
import { createFrameModel, type FrameAttributes, type FrameView } from './checkout-frame.model.ts'
import type { FrameFocus } from './frame-focus.ts'

const origin = 'https://checkout.publisher.example'
const src = `${origin}/sign-in`

const createFrame = async (
  own: Partial<FrameAttributes> = {},
  options: PageOptions = {},
  inBody = true,
) => {
  const frames = testFrames(false)
  const focusCalls: string[] = []
  const focus: FrameFocus = {
    rememberOpener: () => void focusCalls.push('rememberOpener'),
    enter: () => void focusCalls.push('enter'),
    restore: () => void focusCalls.push('restore'),
  }
  const contentWindow = {}
  let iframe: { contentWindow: object; src?: string } | undefined
  const page = await stand(
    (state, host: Parameters<typeof createFrameModel>[1]) => {
      Object.assign(host.element, { matches: () => inBody })
      return createFrameModel(state, host, focus, () => iframe as HTMLIFrameElement | undefined)
    },
    { src, frameOrigin: origin, ...own },
    { frames: () => Promise.resolve(frames), ...options },
  )
  const renderIframe = async () => {
    await until(page.model.$view, (view): view is FrameView => view?.listening === true)
    iframe = { contentWindow }
    return iframe
  }
  const post = (message: FrameMessage, from: { origin?: string; source?: unknown } = {}) =>
    frames.hear({ data: sealed(message), origin, source: contentWindow, ...from })
  const emitted: unknown[] = []
  for (const type of ['bindery-checkout-close', 'bindery-checkout-go-back']) {
    page.host.element.addEventListener(type, (event) =>
      emitted.push([type, (event as CustomEvent).detail]),
    )
  }
  return { ...page, frames, focusCalls, contentWindow, renderIframe, post, emitted }
}
const close: FrameMessage = { type: 'OnClose', payload: { card: 'sign-in' } }
const closeEvent = ['bindery-checkout-close', { card: 'sign-in' }]

test('messages from the frame become events and a height', async () => {
  const { renderIframe, post, emitted, view } = await createFrame()
  await renderIframe()
  expect(view()).toMatchObject({ step: 'waiting', src, height: null })
  post({ type: 'OnResize', payload: { height: 512 } })
  expect(view()).toMatchObject({ step: 'shown', height: 512 })
  post({ type: 'OnGoBack', payload: { card: 'registration', to: 'sign-in' } })
  post(close)
  expect(emitted).toEqual([
    ['bindery-checkout-go-back', { card: 'registration', to: 'sign-in' }],
    closeEvent,
  ])
})

test('a flood of messages fires few events and few requests', async () => {
  const { renderIframe, post, emitted, environment, mock, state } = await createFrame()
  await renderIframe()
  const back: FrameMessage = { type: 'OnGoBack', payload: { card: 'registration', to: 'sign-in' } }
  for (let times = 0; times < 1000; times += 1) {
    post(close)
    post(back)
  }
  expect(emitted).toHaveLength(30)
  expect(environment.warnings).toEqual([expect.stringContaining('more than 30 messages')])
  await state.session.refresh()
  const reads = (await mock.calls()).filter(({ path }) => path === '/api/user/profile')
  expect(reads.length).toBeLessThan(5)
})

test('the same message twice is one event, a later one or one of the next page another', async () => {
  const { renderIframe, post, emitted, view, environment } = await createFrame()
  await renderIframe()
  post(close)
  post(close)
  environment.advance(10)
  post({ type: 'OnResize', payload: { height: 512 } })
  post(close)
  expect(emitted).toEqual([closeEvent])
  environment.advance(100)
  post(close)
  expect(emitted).toEqual([closeEvent, closeEvent])
  view().onLoad()
  post(close)
  expect(emitted).toEqual([closeEvent, closeEvent, closeEvent])
})

test('a reader who goes back and signs in again finishes the card again', async () => {
  const { renderIframe, post, emitted } = await createFrame()
  await renderIframe()
  const back: FrameMessage = { type: 'OnGoBack', payload: { card: 'sign-in', to: null } }
  for (const message of [close, back, back, close]) post(message)
  expect(emitted.map((event) => (event as unknown[])[0])).toEqual([
    'bindery-checkout-close',
    'bindery-checkout-go-back',
    'bindery-checkout-close',
  ])
})

test('a flood of heights is rendered twice, with the first and the last one', async () => {
  const { renderIframe, post, environment, model } = await createFrame()
  await renderIframe()
  post({ type: 'OnResize', payload: { height: 100 } })
  environment.advance(100)
  const heights: unknown[] = []
  model.$view.listen(() => void heights.push(model.$view.get()?.height))
  for (let height = 200; height < 1200; height += 1) {
    post({ type: 'OnResize', payload: { height } })
  }
  environment.advance(100)
  environment.advance(100)
  expect(heights).toEqual([200, 1199])
})

test('messages of another origin, window or shape are ignored', async () => {
  const { renderIframe, post, frames, emitted, view, contentWindow, environment } =
    await createFrame()
  post(close, { source: null })
  await renderIframe()
  // Case 14: the right window, after it has navigated to another page.
  post(close, { origin: 'https://evil.example' })
  for (const lookalike of [`${origin}.evil.example`, 'https://publisher.example', 'null', '']) {
    post(close, { origin: lookalike })
  }
  for (const source of [{}, null, undefined]) post(close, { source })
  for (const data of ['OnClose', { type: 'OnClose' }, { ...sealed(close), version: 2 }]) {
    frames.hear({ data, origin, source: contentWindow })
  }
  frames.hear({
    data: { ...sealed(close), type: 'OnResize', payload: { height: 'calc(100vh)' } },
    origin,
    source: contentWindow,
  })
  expect(emitted).toEqual([])
  expect(view()).toMatchObject({ step: 'waiting', height: null })
  expect(environment.warnings[0]).toContain('https://evil.example')
  post(close)
  expect(emitted).toEqual([closeEvent])
})

test('a frame without frame-origin is shown, and its messages are ignored', async () => {
  const { renderIframe, post, emitted, view, environment } = await createFrame({
    frameOrigin: undefined,
  })
  await renderIframe()
  view().onLoad()
  view().onLoad()
  post(close)
  expect(emitted).toEqual([])
  expect(environment.warnings.join()).not.toContain('frame-origin must be')
})

test.for(['javascript:alert(1)', 'data:text/html,x', 'https://user:word@b.example'])(
  'the frame does not show src="%s" and warns',
  async (invalid) => {
    const { model, environment } = await createFrame({ src: invalid })
    await environment.frames()
    expect(model.$view.get()).toBeNull()
    expect(environment.warnings).toEqual([expect.stringContaining('no web address')])
  },
)

test('a frame without src shows nothing and warns', async () => {
  const { model, environment } = await createFrame({ src: undefined })
  await environment.frames()
  expect(model.$view.get()).toBeNull()
  expect(environment.warnings).toEqual([
    '<bindery-checkout-frame>: it has no src, so no frame is shown.',
  ])
})

describe('a frame inside other content', () => {
  const inContent = (own: Partial<FrameAttributes>, options: PageOptions = {}) =>
    createFrame(own, options, false)

  test.each([
    ['/sign-in', {}],
    ['https://publisher.example:8443/sign-in', {}],
    ['https://checkout.publisher.example/sign-in', {}],
    ['https://publisher.example/card', { href: 'https://checkout.publisher.example/order' }],
    ['https://pay.publisher.example/card', { href: 'https://www.publisher.example/cart' }],
    ['https://api.example/card', { settings: { apiBase: 'https://api.example/v1/' } }],
    ['https://gangway.example/in', { settings: { allowedOrigins: ['https://gangway.example'] } }],
  ])('the address %s is framed with %j', async (src, options) => {
    const { view, environment } = await inContent({ src }, options)
    expect(view().src).toBe(new URL(src, environment.location().href).href)
    expect(environment.warnings).toEqual([])
  })

  test.each([
    'https://evil.example/sign-in',
    '//evil.example/sign-in',
    'https://evilpublisher.example/sign-in',
    'https://publisher.example.evil.example/',
    'https://example/',
  ])('the address %s is ignored, with a warning', async (src) => {
    const { model, environment } = await inContent({ src })
    expect(model.$view.get()).toBeNull()
    expect(environment.warnings).toEqual([expect.stringContaining(`src="${src}" is ignored`)])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://a:b@publisher.example/'])(
    'the address %s is framed nowhere',
    async (src) => {
      for (const inBody of [true, false]) {
        const { model, environment } = await createFrame({ src }, {}, inBody)
        expect(model.$view.get()).toBeNull()
        expect(environment.warnings).toEqual([expect.stringContaining('is no web address')])
      }
    },
  )

  test('a tag in the body itself frames any web address', async () => {
    const { view } = await createFrame({ src: 'https://gangway.example/in' })
    expect(view().src).toBe('https://gangway.example/in')
  })
})

test('a silent frame is reported and can be reloaded, and a late message shows it', async () => {
  const { renderIframe, post, view, environment } = await createFrame()
  const iframe = await renderIframe()
  environment.advance(10_000)
  expect(view()).toMatchObject({ step: 'silent' })
  expect(environment.events.map(({ type, detail }) => [type, detail.code])).toContainEqual([
    'bindery-error',
    'frame-silent',
  ])
  view().retry()
  expect(view()).toMatchObject({ step: 'waiting' })
  expect(iframe.src).toBe(src)
  environment.advance(10_000)
  expect(view().step).toBe('silent')
  post({ type: 'OnResize', payload: { height: 300 } })
  expect(view()).toMatchObject({ step: 'shown', height: 300 })
  environment.advance(60_000)
  expect(view().step).toBe('shown')
})

test('focus enters the frame, and returns when the card is finished or the frame is removed', async () => {
  const { renderIframe, post, view, host, focusCalls, model } = await createFrame()
  await renderIframe()
  view().onLoad()
  post({ type: 'OnGoBack', payload: { card: 'registration', to: 'sign-in' } })
  expect(focusCalls.splice(0)).toEqual(['rememberOpener', 'enter'])
  post({ type: 'OnGoBack', payload: { card: 'sign-in', to: null } })
  post(close)
  expect(focusCalls.splice(0)).toEqual(['restore', 'restore'])
  host.set('src', undefined)
  expect(model.$view.get()).toBeNull()
  expect(focusCalls.splice(0)).toEqual(['restore'])
  host.set('src', `${src}?gift`)
  expect(view()).toMatchObject({ src: `${src}?gift`, step: 'waiting' })
  expect(focusCalls).toEqual(['rememberOpener'])
})

test('the session is refreshed when the card is finished', async () => {
  const { renderIframe, post, state, mock } = await createFrame()
  await renderIframe()
  expect((await state.session.check()).status).toBe('guest')
  await mock.signIn('reader@example.com')
  post(close)
  await until(
    state.session.$session,
    (session): session is typeof session => session.status === 'registered',
  )
})

test('a destroyed frame stops listening', async () => {
  const { renderIframe, frames, model } = await createFrame()
  await renderIframe()
  expect(frames.listeners()).toBe(1)
  model.destroy()
  expect(frames.listeners()).toBe(0)
})
