/** What a journey is given. */
import type { Mock } from '../support/mock.ts'
import { checkAxe } from './axe.ts'
import type { Engine } from './engine.ts'
import { readerAt, until } from './reader.ts'
import type { Step } from './sight.ts'
import type { SlowWay } from './slow-way.ts'

/** The password of all seeded accounts. */
export const password = 'Bindery#2026'

export function siteAt(engine: Engine, mock: Mock, origin: string, slow?: SlowWay) {
  const place = () =>
    engine.call('() => location.pathname + location.search', []).catch(() => '') as Promise<string>
  return {
    ...readerAt(engine),
    mock,
    /** What is in the first frame of the page. */
    frame: readerAt(engine, 0),
    opens: (path: string) => engine.load(origin + path),
    /** Begins on a page whose script is held back. What it answers lets the script arrive. */
    beginsWithoutScript: async (path: string): Promise<() => void> => {
      if (!slow) throw new Error('On this way to the site nothing is held back.')
      const { isAsked, release } = slow.hold('/bindery/')
      await engine.begin(slow.url + path)
      await until(`for ${path} to ask for its script`, async () => isAsked())
      return release
    },
    reloads: () => engine.load(),
    back: () => engine.traverse(-1),
    forward: () => engine.traverse(1),
    inTab: (number: number) => engine.tab(number),
    resizes: (width: number, height: number) => engine.resize(width, height),
    hasNoAxeViolation: () => checkAxe(engine),
    /** How many pixels of the page lie beyond its side. */
    overflow: () =>
      engine.call('() => document.documentElement.scrollWidth - innerWidth', []) as Promise<number>,
    /**
     * Waits until the accessibility tree has the dialog, the heading that names it, and its controls, in an engine
     * that tells.
     */
    exposes: async (title: string, ...controls: readonly Step[]) => {
      const { exposed } = engine
      if (!exposed) return
      // A question is an alertdialog.
      const dialogs: readonly Step[] = ['dialog', 'alertdialog'].map((role) => [role, title])
      const wanted: readonly (readonly Step[])[] = [
        dialogs,
        [['heading', title]],
        ...controls.map((step) => [step]),
      ]
      const isThere = async (ways: readonly Step[]) =>
        (await Promise.all(ways.map(([role, name]) => exposed(role, name)))).some(Boolean)
      for (const ways of wanted)
        await until(`for ${ways[0]?.join(' ')} in the accessibility tree`, () => isThere(ways))
    },
    isOn: (path: string) => until(`to be on ${path}`, async () => (await place()) === path),
    /** Signs in by the API, without the modal: from the page that is open, or from a picture of the site. */
    isKnownAs: async (email: string) => {
      const isOnSite = (await engine.call('() => location.origin', [])) === origin
      if (!isOnSite) await engine.load(`${origin}/assets/mark.svg`)
      await engine.call(
        `(username, password) => fetch('/authenticate', {
          method: 'POST',
          headers: { 'X-Requested-With': 'bindery' },
          body: new URLSearchParams({ username, password }),
        }).then(({ status }) => status)`,
        [email, password],
      )
    },
  }
}

export type Site = ReturnType<typeof siteAt>
/** By what it tells. */
export type Journeys = Readonly<Record<string, (reader: Site) => Promise<void>>>
