/** A page for model tests, in Node or a browser: the real state on the mock API. Never shipped. */
import type { Host, Model } from '@bindery/element/host.ts'
import { createBrowserMockApi } from '@bindery/mock-api/browser.ts'
import { defaultSettings, type Settings } from '@bindery/state/settings/settings.ts'
import { createState, type State } from '@bindery/state/state.ts'
import { type TestOptions, testEnvironment } from '@bindery/state/test/environment.ts'
import { atom } from 'nanostores'
import { onTestFinished } from 'vitest'

export { holdAnswers, holdCalls } from '@bindery/state/test/calls.ts'

const origin = 'https://publisher.example'
export const password = 'Bindery#2026'
/** A failure of the server for which the client does not try a read again: a test waits for no pause. */
export const failedAtOnce = 501

export interface PageOptions extends TestOptions {
  /** Username of the seeded account to sign in. Default: a guest. */
  readonly reader?: string
  readonly settings?: Partial<Settings>
}

/** Opens a page on its own mock API, as a guest or as a seeded reader. */
export const openPage = async ({ reader, settings, ...options }: PageOptions = {}) => {
  const { fetch, control } = createBrowserMockApi({ origin })
  if (reader) await control.signIn(reader)
  const environment = testEnvironment({ fetch, ...options })
  const state: State = createState(environment, { ...defaultSettings(origin), ...settings })
  const posts = async (path: string) =>
    (await control.calls()).filter((call) => call.method === 'POST' && call.path.startsWith(path))
  return { state, environment, mock: control, posts }
}

let count = 0

/** A model's host over plain attribute values, in place of the element layer. */
export const hostOf = <A extends object>(values: A): Host<A> => {
  // A model test renders nothing, so the element has no position.
  const nowhere = {
    getBoundingClientRect: () => ({ top: 0, bottom: 0 }),
    matches: () => true,
  }
  const element = Object.assign(new EventTarget(), nowhere) as unknown as HTMLElement
  const $attributes = atom(values)
  count += 1
  return {
    id: `test-${count}`,
    element,
    $attributes,
    set: (name, value) => {
      if (Object.is($attributes.get()[name], value)) return
      $attributes.set({ ...$attributes.get(), [name]: value })
    },
    emit: (event) => element.dispatchEvent(event),
  }
}

interface Watched<T> {
  get(): T
  listen(fn: () => void): () => void
}

/** Resolves with the store's value as soon as `test` holds for it. */
export const until = <T, U extends T>(store: Watched<T>, test: (value: T) => value is U) =>
  new Promise<U>((resolve) => {
    let off = () => {}
    const look = () => {
      const value = store.get()
      if (!test(value)) return
      off()
      resolve(value)
    }
    off = store.listen(look)
    look()
  })

/** Creates a model on an open page, and destroys it after the test. */
export const standOn = <P extends { readonly state: State }, A extends object, V>(
  page: P,
  create: (state: State, host: Host<A>) => Model<V>,
  values: A,
) => {
  const host = hostOf(values)
  const model = create(page.state, host)
  leave(model.destroy)
  const view = (): V => {
    const now = model.$view.get()
    if (now === null) throw new Error('nothing is drawn')
    return now
  }
  return { ...page, host, model, view }
}

/** Creates a model on a new page. */
export const stand = async <A extends object, V>(
  create: (state: State, host: Host<A>) => Model<V>,
  values: A,
  options: PageOptions = {},
) => standOn(await openPage(options), create, values)

/** Calls these functions after the test. */
export const leave = (...offs: (() => void)[]): void => {
  for (const off of offs) onTestFinished(off)
}
