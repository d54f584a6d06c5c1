/**
 * A scene is a story of a whole tag, with a page state on the mock API in the browser and the toolbar's reader
 * signed in. A story gets one with `parameters: { scene: true }`, or `SceneOptions` instead of `true`. Its play
 * function reads `loaded.scene`.
 */
import { createBrowserEnvironment } from '@bindery/embed/browser/environment.ts'
import { words } from '@bindery/embed/language/de.ts'
import { createBrowserMockApi, type MockControl } from '@bindery/mock-api/browser.ts'
import { readerEmails } from '@bindery/mock-api/seed/accounts.ts'
import { createSafeStorage } from '@bindery/state/environment/safe-storage.ts'
import { defaultSettings, type Settings } from '@bindery/state/settings/settings.ts'
import { createState, provideState, type State } from '@bindery/state/state.ts'
import { action } from 'storybook/actions'
import { pseudoBook } from './pseudo.ts'

export const readers = { guest: null, ...readerEmails } as const

export type Reader = keyof typeof readers

/** The languages of the toolbar. */
export const languages = ['en', 'de', 'pseudo'] as const
export type Language = (typeof languages)[number]

export interface SceneOptions {
  /** Overrides the toolbar's reader. */
  reader?: Reader
  settings?: Partial<Settings>
  /** Path and query of the simulated page. Default `/2025/03/an-article`. */
  path?: string
  faults?: Parameters<MockControl['faults']>[0]
}

export interface Scene {
  state: State
  mock: MockControl
  /** The attempted navigations: an address, or `reload`. A scene never leaves the story. */
  journeys: string[]
}

const never = () => () => {}

/** A page has one state, which each story replaces. */
function removeState(): void {
  Reflect.deleteProperty(globalThis, Symbol.for('bindery'))
}

/** Creates a scene and replaces the previous one. */
export async function createScene(
  options: SceneOptions,
  toolbar: Reader,
  language: Language = 'en',
): Promise<Scene> {
  removeState()
  const { origin } = window.location
  const { fetch, control } = createBrowserMockApi({ origin })
  const email = readers[options.reader ?? toolbar]
  if (email) await control.signIn(email)
  if (options.faults) await control.faults(options.faults)

  const journeys: string[] = []
  const onNavigate = (to: string) => {
    journeys.push(to)
    action('navigates to')(to)
  }
  const place = new URL(options.path ?? '/2025/03/an-article', origin)
  const base = createState(
    {
      ...createBrowserEnvironment(),
      fetch,
      location: () => place,
      navigate: onNavigate,
      reload: () => onNavigate('reload'),
      replaceUrl: (url) => {
        place.href = new URL(url, place).href
      },
      // Nothing is stored for the next story or broadcast to other tabs.
      local: createSafeStorage(() => null),
      session: createSafeStorage(() => null),
      channel: () => null,
      onStorage: never,
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
  if (language === 'de') base.messages.speak(language, words)
  const messages = language === 'pseudo' ? pseudoBook(base.messages) : base.messages
  const state = { ...base, messages }
  provideState(state)
  return { state, mock: control, journeys }
}
