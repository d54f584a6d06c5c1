/**
 * A scene is a story of a whole tag: the state of the page, on the mock API in this browser, with
 * the toolbar's reader signed in. A story asks for one with `parameters: { scene: true }`, or with
 * `SceneOptions` in place of `true`; its play function finds it as `loaded.scene`.
 */
import { createBrowserEnvironment } from '@bindery/embed/browser-environment.ts'
import { words } from '@bindery/embed/de.ts'
import { createBrowserMockApi, type MockControl } from '@bindery/mock-api/browser.ts'
import { defaultSettings, type Settings } from '@bindery/state/settings.ts'
import { createState, provideState, type State } from '@bindery/state/state.ts'
import { createKeep } from '@bindery/state/storage.ts'
import { action } from 'storybook/actions'
import { pseudoBook } from './pseudo.ts'

export const readers = {
  guest: null,
  registered: 'reader@example.com',
  good: 'good@example.com',
  better: 'better@example.com',
  best: 'best@example.com',
  executive: 'executive@example.com',
  allaccess: 'allaccess@example.com',
} as const

export type Reader = keyof typeof readers

/** What a whole tag speaks in its story. */
export const spoken = ['en', 'de', 'pseudo'] as const
export type Language = (typeof spoken)[number]

export interface SceneOptions {
  /** Who is signed in, whatever the toolbar says. */
  reader?: Reader
  settings?: Partial<Settings>
  /** Path and query of the page that the scene plays. Default `/2025/03/an-article`. */
  path?: string
  faults?: Parameters<MockControl['faults']>[0]
}

export interface Scene {
  state: State
  mock: MockControl
  /** Where the page was sent: an address, or `reload`. A scene never leaves the story. */
  journeys: string[]
}

const never = () => () => {}

/** The state module keeps the first state of a page; here each story is a page of its own. */
function forget(): void {
  Reflect.deleteProperty(globalThis, Symbol.for('bindery'))
}

/** Sets the scene; the one before it is struck. */
export async function createScene(
  options: SceneOptions,
  toolbar: Reader,
  language: Language = 'en',
): Promise<Scene> {
  forget()
  const { origin } = window.location
  const { fetch, control } = createBrowserMockApi({ origin })
  const email = readers[options.reader ?? toolbar]
  if (email) await control.signIn(email)
  if (options.faults) await control.faults(options.faults)

  const journeys: string[] = []
  const went = (to: string) => {
    journeys.push(to)
    action('leaves for')(to)
  }
  const place = new URL(options.path ?? '/2025/03/an-article', origin)
  const made = createState(
    {
      ...createBrowserEnvironment(),
      fetch,
      location: () => place,
      navigate: went,
      reload: () => went('reload'),
      replaceUrl: (url) => {
        place.href = new URL(url, place).href
      },
      // Nothing is left behind for the next story, nor told to other tabs.
      local: createKeep(() => null),
      session: createKeep(() => null),
      channel: () => null,
      onPageShow: never,
      onPageHide: never,
      onVisibility: never,
    },
    {
      ...defaultSettings(origin),
      ...(language === 'de' ? { locale: language } : {}),
      ...options.settings,
    },
  )
  if (language === 'de') made.messages.speak(language, words)
  const messages = language === 'pseudo' ? pseudoBook(made.messages) : made.messages
  const state = { ...made, messages }
  provideState(state)
  return { state, mock: control, journeys }
}
