import type { TestOptions } from '@bindery/state/test-environment.ts'
import { expect, test } from 'vitest'
import { hostOf, leave, openPage, until } from '../test/page.ts'
import {
  createLiveChatModel,
  type LiveChatAttributes,
  type LiveChatView,
} from './live-chat.model.ts'

const origin = 'https://publisher.example'
const usual: LiveChatAttributes = { src: '/chat.js', global: 'Chat' }

/** A page whose chat script sets `Chat` when the test says so. */
const chatPage = async (options: TestOptions = {}, allowedOrigins: string[] = []) => {
  const loaded: string[] = []
  let chat: unknown
  let looks = 0
  const page = await openPage({
    settings: { allowedOrigins },
    script: async (url) => void loaded.push(url),
    global: (name) => {
      looks += 1
      return name === 'Chat' ? chat : undefined
    },
    ...options,
  })
  const tag = (values: Partial<LiveChatAttributes> = {}) => {
    const host = hostOf<LiveChatAttributes>({ ...usual, ...values })
    const model = createLiveChatModel(page.state, host)
    leave(model.destroy)
    return { host, ...model }
  }
  return {
    ...page,
    tag,
    loaded,
    looks: () => looks,
    arrive: (value: unknown) => {
      chat = value
    },
    /** The script's promise has been heard. */
    loadedNow: async () => {
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    },
  }
}
type Here = Extract<LiveChatView, { step: 'here' }>
const here = ({ $view }: { $view: ReturnType<typeof createLiveChatModel>['$view'] }) =>
  until($view, (now): now is Here => now?.step === 'here')

test('after the script it looks every 500 ms, and opens the chat', async () => {
  const { environment, tag, loaded, arrive, loadedNow } = await chatPage()
  const model = tag()
  await loadedNow()
  expect(loaded).toEqual([`${origin}/chat.js`])
  environment.advance(4_999)
  let opened = 0
  arrive({
    open: () => {
      opened += 1
    },
  })
  expect(model.$view.get()).toBeNull()
  environment.advance(1)
  const view = await here(model)
  expect(view.words.open).toBe('Chat with us')
  view.open()
  expect(opened).toBe(1)
})

test('ten attempts, and then it gives up quietly', async () => {
  const { environment, tag, arrive, loadedNow, looks } = await chatPage()
  const model = tag()
  await loadedNow()
  const before = looks()
  environment.advance(60_000)
  expect(looks() - before).toBe(10)
  arrive({ open: () => {} })
  environment.advance(60_000)
  await loadedNow()
  expect(model.$view.get()).toBeNull()
  expect(environment.warnings).toEqual([])
  expect(environment.events).toEqual([])
})

test.each(['maximize', 'show'])('a chat that calls it %s is opened, too', async (verb) => {
  const { tag, arrive } = await chatPage()
  let on: unknown
  const chat = {
    [verb]() {
      on = this
    },
  }
  arrive(chat)
  ;(await here(tag())).open()
  expect(on).toBe(chat)
})

test('a chat with a button of its own needs none of ours', async () => {
  const { tag, arrive } = await chatPage()
  arrive({ version: 3 })
  const { $view } = tag()
  await until($view, (now): now is LiveChatView => now !== null)
  expect($view.get()).toEqual({ step: 'elsewhere' })
})

test('one that is there already is not loaded; without src nothing is loaded', async () => {
  const { environment, tag, arrive, loaded, loadedNow } = await chatPage()
  const waiting = tag({ src: undefined })
  await loadedNow()
  arrive({ open: () => {} })
  environment.advance(500)
  await here(waiting)
  await here(tag())
  expect(loaded).toEqual([])
})

test('two tags load it once', async () => {
  const { environment, tag, arrive, loaded, loadedNow } = await chatPage()
  const [one, other] = [tag(), tag()]
  await loadedNow()
  arrive({ open: () => {} })
  environment.advance(500)
  await Promise.all([here(one), here(other)])
  expect(loaded).toHaveLength(1)
})

test('a script that cannot be had is quiet, and the next tag tries again', async () => {
  let broken = true
  const { environment, tag, arrive, loadedNow } = await chatPage({
    script: () => (broken ? Promise.reject(new Error('blocked')) : Promise.resolve()),
  })
  const first = tag()
  await loadedNow()
  environment.advance(60_000)
  expect(first.$view.get()).toBeNull()
  expect(environment.warnings).toEqual([])
  broken = false
  const second = tag()
  await loadedNow()
  arrive({ open: () => {} })
  environment.advance(500)
  await here(second)
})

test('one that loads for ever is waited for', async () => {
  const { environment, tag, looks } = await chatPage({ script: () => new Promise(() => {}) })
  const { $view } = tag()
  environment.advance(600_000)
  expect([$view.get(), looks()]).toEqual([null, 1])
})

test.each([
  'https://elsewhere.example/chat.js',
  '//elsewhere.example/chat.js',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  'https://me@publisher.example/chat.js',
])('%s is refused, with one line', async (src) => {
  const { environment, tag, loaded, looks } = await chatPage()
  expect(tag({ src }).$view.get()).toBeNull()
  environment.advance(60_000)
  expect([loaded, looks()]).toEqual([[], 0])
  expect(environment.warnings).toEqual([
    `<bindery-live-chat> src="${src}" is ignored; allowed: an http(s) address on this site or one of allowed-origins`,
  ])
})

test('an origin that the site allows may be named', async () => {
  const { environment, tag, loaded, loadedNow } = await chatPage({}, ['https://chat.example'])
  tag({ src: 'https://chat.example/v3.js?id=7' })
  await loadedNow()
  expect(loaded).toEqual(['https://chat.example/v3.js?id=7'])
  expect(environment.warnings).toEqual([])
})

test('without a name to look for nothing is loaded, and the editor is told', async () => {
  const { environment, tag, loaded } = await chatPage()
  tag({ global: undefined })
  expect(loaded).toEqual([])
  expect(environment.warnings).toEqual([expect.stringContaining('has no global; allowed:')])
})

test('attributes that change are looked at again, and what came for others is too late', async () => {
  const { environment, tag, arrive, loaded, loadedNow } = await chatPage()
  const model = tag({ src: '/old.js', global: 'Other' })
  await loadedNow()
  model.host.set('src', '/new.js')
  model.host.set('global', 'Chat')
  await loadedNow()
  arrive({ open: () => {} })
  environment.advance(500)
  await here(model)
  expect(loaded).toEqual([`${origin}/old.js`, `${origin}/new.js`])
})

test('a chat that does not open is told, and the page lives', async () => {
  const { environment, tag, arrive } = await chatPage()
  arrive({
    open: () => {
      throw new Error('closed')
    },
  })
  const view = await here(tag())
  view.open()
  expect(environment.warnings).toEqual([expect.stringContaining('could not be opened')])
})

test('a tag that has left the page draws nothing any more', async () => {
  const { environment, tag, arrive, loadedNow } = await chatPage()
  const model = tag()
  await loadedNow()
  model.destroy()
  arrive({ open: () => {} })
  environment.advance(500)
  await loadedNow()
  expect(model.$view.get()).toBeNull()
})
