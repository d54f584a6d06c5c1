import { type FrameMessage, sealed } from '@bindery/state/frame-message.ts'
import { testFrames } from '@bindery/state/test-frames.ts'
import { expect, test } from 'vitest'
import { type PageOptions, stand, until } from '../test/page.ts'
import { createFrameModel, type FrameAttributes, type FrameView } from './checkout-frame.model.ts'
import type { Handover } from './checkout-frame-focus.ts'

const origin = 'https://checkout.publisher.example'
const src = `${origin}/sign-in`

const frame = async (own: Partial<FrameAttributes> = {}, options: PageOptions = {}) => {
  const frames = testFrames(false)
  const focus: string[] = []
  const handover: Handover = {
    opening: () => void focus.push('opening'),
    arrive: () => void focus.push('arrive'),
    back: () => void focus.push('back'),
  }
  const contentWindow = {}
  let iframe: { contentWindow: object; src?: string } | undefined
  const page = await stand(
    (state, host: Parameters<typeof createFrameModel>[1]) =>
      createFrameModel(state, host, handover, () => iframe as HTMLIFrameElement | undefined),
    { src, frameOrigin: origin, ...own },
    { frames: () => Promise.resolve(frames), ...options },
  )
  const shown = () => until(page.model.$view, (now): now is FrameView => now?.deaf === false)
  const draw = async () => {
    await shown()
    iframe = { contentWindow }
    return iframe
  }
  const say = (message: FrameMessage, from: { origin?: string; source?: unknown } = {}) =>
    frames.hear({ data: sealed(message), origin, source: contentWindow, ...from })
  const emitted: unknown[] = []
  for (const type of ['bindery-checkout-close', 'bindery-checkout-go-back']) {
    page.host.element.addEventListener(type, (event) =>
      emitted.push([type, (event as CustomEvent).detail]),
    )
  }
  return { ...page, frames, focus, contentWindow, draw, say, emitted }
}
const close: FrameMessage = { type: 'OnClose', payload: { card: 'sign-in' } }
const closed = ['bindery-checkout-close', { card: 'sign-in' }]

test('what the frame says becomes events and a height', async () => {
  const { draw, say, emitted, view } = await frame()
  await draw()
  expect(view()).toMatchObject({ step: 'waiting', src, height: null })
  say({ type: 'OnResize', payload: { height: 512 } })
  expect(view()).toMatchObject({ step: 'shown', height: 512 })
  say({ type: 'OnGoBack', payload: { card: 'registration', to: 'sign-in' } })
  say(close)
  expect(emitted).toEqual([
    ['bindery-checkout-go-back', { card: 'registration', to: 'sign-in' }],
    closed,
  ])
})

test('an origin, a window or a shape that is not the frame’s is not heard', async () => {
  const { draw, say, frames, emitted, view, contentWindow, environment } = await frame()
  say(close, { source: null })
  await draw()
  // Case 14: the right window, which has been led to another page.
  say(close, { origin: 'https://evil.example' })
  for (const lookalike of [`${origin}.evil.example`, 'https://publisher.example', 'null', '']) {
    say(close, { origin: lookalike })
  }
  for (const source of [{}, null, undefined]) say(close, { source })
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
  say(close)
  expect(emitted).toEqual([closed])
})

test('without an origin the frame is shown and nothing it says is heard', async () => {
  const { draw, say, emitted, view, environment } = await frame({ frameOrigin: undefined })
  await draw()
  view().loaded()
  view().loaded()
  say(close)
  expect(emitted).toEqual([])
  expect(environment.warnings.filter((line) => line.includes('frame-origin must be'))).toHaveLength(
    1,
  )
})

test.for(['javascript:alert(1)', 'data:text/html,x', 'https://user:word@b.example'])(
  'the address "%s" is not shown, and that is said',
  async (bad) => {
    const { model, environment } = await frame({ src: bad })
    await environment.frames()
    expect(model.$view.get()).toBeNull()
    expect(environment.warnings).toEqual([expect.stringContaining('no address of the web')])
  },
)

test('without an address nothing is shown, and that is said', async () => {
  const { model, environment } = await frame({ src: undefined })
  await environment.frames()
  expect(model.$view.get()).toBeNull()
  expect(environment.warnings).toEqual([
    '<bindery-checkout-frame>: it has no src: no frame is shown.',
  ])
})

test('a frame that stays silent is reported, can be tried again, and may still speak', async () => {
  const { draw, say, view, environment } = await frame()
  const iframe = await draw()
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
  say({ type: 'OnResize', payload: { height: 300 } })
  expect(view()).toMatchObject({ step: 'shown', height: 300 })
  environment.advance(60_000)
  expect(view().step).toBe('shown')
})

test('focus is handed over, and back when the card is done with or the frame is closed', async () => {
  const { draw, say, view, host, focus, model } = await frame()
  await draw()
  view().loaded()
  say({ type: 'OnGoBack', payload: { card: 'registration', to: 'sign-in' } })
  expect(focus.splice(0)).toEqual(['opening', 'arrive'])
  say({ type: 'OnGoBack', payload: { card: 'sign-in', to: null } })
  say(close)
  expect(focus.splice(0)).toEqual(['back', 'back'])
  host.set('src', undefined)
  expect(model.$view.get()).toBeNull()
  expect(focus.splice(0)).toEqual(['back'])
  host.set('src', `${src}?gift`)
  expect(view()).toMatchObject({ src: `${src}?gift`, step: 'waiting' })
  expect(focus).toEqual(['opening'])
})

test('who has come is asked when the card is done: the page’s other tags follow', async () => {
  const { draw, say, state, mock } = await frame()
  await draw()
  expect((await state.session.check()).status).toBe('guest')
  await mock.signIn('reader@example.com')
  say(close)
  await until(state.session.$session, (now): now is typeof now => now.status === 'registered')
})

test('nobody listens any more when the tag has gone', async () => {
  const { draw, frames, model } = await frame()
  await draw()
  expect(frames.listeners()).toBe(1)
  model.destroy()
  expect(frames.listeners()).toBe(0)
})
