import type { TestOptions } from '@bindery/state/test/environment.ts'
import { expect, test } from 'vitest'
import { hostOf, leave, openPage, until } from '../test/page.ts'
import {
  createLiveChatModel,
  type LiveChatAttributes,
  type LiveChatView,
} from './live-chat.model.ts'

const origin = 'https://publisher.example'
const defaults: LiveChatAttributes = { src: '/chat.js', global: 'Chat' }

/** A page whose chat script sets `Chat` when the test says so. */
const chatPage = async (options: TestOptions = {}, allowedOrigins: string[] = []) => {
  const loaded: string[] = []
  let chat: unknown
  let polls = 0
  const page = await openPage({
    settings: { allowedOrigins },
    script: async (url) => void loaded.push(url),
    global: (name) => {
      polls += 1
      return name === 'Chat' ? chat : undefined
    },
    ...options,
  })
  const createTag = (values: Partial<LiveChatAttributes> = {}) => {
    const host = hostOf<LiveChatAttributes>({ ...defaults, ...values })
    const model = createLiveChatModel(page.state, host)
    leave(model.destroy)
    return { host, ...model }
  }
  return {
    ...page,
    createTag,
    loaded,
    polls: () => polls,
    setChat: (value: unknown) => {
      chat = value
    },
    /** Resolves once the script's promise has been handled. */
    scriptLoaded: async () => {
      for (let task = 0; task < 5; task += 1) await Promise.resolve()
    },
  }
}
type Ready = Extract<LiveChatView, { step: 'ready' }>
const untilReady = ({ $view }: { $view: ReturnType<typeof createLiveChatModel>['$view'] }) =>
  until($view, (view): view is Ready => view?.step === 'ready')

test('the tag polls every 500 ms after the script has loaded, and opens the chat', async () => {
  const { environment, createTag, loaded, setChat, scriptLoaded } = await chatPage()
  const model = createTag()
  await scriptLoaded()
  expect(loaded).toEqual([`${origin}/chat.js`])
  environment.advance(4_999)
  let opened = 0
  setChat({
    open: () => {
      opened += 1
    },
  })
  expect(model.$view.get()).toBeNull()
  environment.advance(1)
  const view = await untilReady(model)
  expect(view.words.open).toBe('Chat with us')
  view.open()
  expect(opened).toBe(1)
})

test('the tag gives up after ten attempts without a warning', async () => {
  const { environment, createTag, setChat, scriptLoaded, polls } = await chatPage()
  const model = createTag()
  await scriptLoaded()
  const before = polls()
  environment.advance(60_000)
  expect(polls() - before).toBe(10)
  setChat({ open: () => {} })
  environment.advance(60_000)
  await scriptLoaded()
  expect(model.$view.get()).toBeNull()
  expect(environment.warnings).toEqual([])
  expect(environment.events).toEqual([])
})

test.each(['maximize', 'show'])('a chat with the method %s is opened, too', async (method) => {
  const { createTag, setChat } = await chatPage()
  let on: unknown
  const chat = {
    [method]() {
      on = this
    },
  }
  setChat(chat)
  ;(await untilReady(createTag())).open()
  expect(on).toBe(chat)
})

test('a chat with a button of its own gets no second one', async () => {
  const { createTag, setChat } = await chatPage()
  setChat({ version: 3 })
  const { $view } = createTag()
  await until($view, (now): now is LiveChatView => now !== null)
  expect($view.get()).toEqual({ step: 'own-button' })
})

test('a chat that exists already is not loaded, and neither is one without src', async () => {
  const { environment, createTag, setChat, loaded, scriptLoaded } = await chatPage()
  const waiting = createTag({ src: undefined })
  await scriptLoaded()
  setChat({ open: () => {} })
  environment.advance(500)
  await untilReady(waiting)
  await untilReady(createTag())
  expect(loaded).toEqual([])
})

test('two tags load the script once', async () => {
  const { environment, createTag, setChat, loaded, scriptLoaded } = await chatPage()
  const [one, other] = [createTag(), createTag()]
  await scriptLoaded()
  setChat({ open: () => {} })
  environment.advance(500)
  await Promise.all([untilReady(one), untilReady(other)])
  expect(loaded).toHaveLength(1)
})

test('a failed script gives no warning, and the next tag tries again', async () => {
  let broken = true
  const { environment, createTag, setChat, scriptLoaded } = await chatPage({
    script: () => (broken ? Promise.reject(new Error('blocked')) : Promise.resolve()),
  })
  const first = createTag()
  await scriptLoaded()
  environment.advance(60_000)
  expect(first.$view.get()).toBeNull()
  expect(environment.warnings).toEqual([])
  broken = false
  const second = createTag()
  await scriptLoaded()
  setChat({ open: () => {} })
  environment.advance(500)
  await untilReady(second)
})

test('the tag does not poll while the script is loading', async () => {
  const { environment, createTag, polls } = await chatPage({ script: () => new Promise(() => {}) })
  const { $view } = createTag()
  environment.advance(600_000)
  expect([$view.get(), polls()]).toEqual([null, 1])
})

test.each([
  'https://elsewhere.example/chat.js',
  '//elsewhere.example/chat.js',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  'https://me@publisher.example/chat.js',
])('the script %s is refused with one warning', async (src) => {
  const { environment, createTag, loaded, polls } = await chatPage()
  expect(createTag({ src }).$view.get()).toBeNull()
  environment.advance(60_000)
  expect([loaded, polls()]).toEqual([[], 0])
  expect(environment.warnings).toEqual([
    `<bindery-live-chat> src="${src}" is ignored; allowed: an http(s) address on this site or one of allowed-origins`,
  ])
})

test('a script from an allowed origin is loaded', async () => {
  const { environment, createTag, loaded, scriptLoaded } = await chatPage({}, [
    'https://chat.example',
  ])
  createTag({ src: 'https://chat.example/v3.js?id=7' })
  await scriptLoaded()
  expect(loaded).toEqual(['https://chat.example/v3.js?id=7'])
  expect(environment.warnings).toEqual([])
})

test('a tag without global loads nothing', async () => {
  const { createTag, loaded } = await chatPage()
  createTag({ global: undefined })
  expect(loaded).toEqual([])
})

test('a tag without src warns if the page does not set the global', async () => {
  const { environment, createTag, setChat } = await chatPage()
  createTag({ src: undefined })
  createTag({ src: '/closed.js' })
  environment.advance(5_000)
  await expect
    .poll(() => environment.warnings)
    .toEqual([expect.stringContaining('global="Chat" is not set on this page; without src,')])
  setChat({ open: () => {} })
  createTag({ src: undefined })
  environment.advance(5_000)
  expect(environment.warnings).toHaveLength(1)
})

test('changed attributes load again, and a result for the old ones is dropped', async () => {
  const { environment, createTag, setChat, loaded, scriptLoaded } = await chatPage()
  const model = createTag({ src: '/old.js', global: 'Other' })
  await scriptLoaded()
  model.host.set('src', '/new.js')
  model.host.set('global', 'Chat')
  await scriptLoaded()
  setChat({ open: () => {} })
  environment.advance(500)
  await untilReady(model)
  expect(loaded).toEqual([`${origin}/old.js`, `${origin}/new.js`])
})

test('a chat that throws on opening gives a warning', async () => {
  const { environment, createTag, setChat } = await chatPage()
  setChat({
    open: () => {
      throw new Error('closed')
    },
  })
  const view = await untilReady(createTag())
  view.open()
  expect(environment.warnings).toEqual([expect.stringContaining('could not be opened')])
})

test('a destroyed tag renders nothing', async () => {
  const { environment, createTag, setChat, scriptLoaded } = await chatPage()
  const model = createTag()
  await scriptLoaded()
  model.destroy()
  setChat({ open: () => {} })
  environment.advance(500)
  await scriptLoaded()
  expect(model.$view.get()).toBeNull()
})
