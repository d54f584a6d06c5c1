/** What a journey is given. */
import type { Mock } from '../support/mock.ts'
import type { Engine } from './engine.ts'
import { readerAt, until } from './reader.ts'

/** The password of all seeded accounts. */
export const password = 'Bindery#2026'

export function siteAt(engine: Engine, mock: Mock, origin: string) {
  const place = () =>
    engine.call('() => location.pathname + location.search', []).catch(() => '') as Promise<string>
  return {
    ...readerAt(engine),
    mock,
    /** What is in the first frame of the page. */
    frame: readerAt(engine, 0),
    opens: (path: string) => engine.load(origin + path),
    reloads: () => engine.load(),
    back: () => engine.traverse(-1),
    forward: () => engine.traverse(1),
    /**
     * The accessibility tree has the roles in the shadow root of a tag, or on the page if it has none. True at once
     * in an engine that does not tell.
     */
    exposes: async (tag: string, ...roles: string[]) => {
      const { exposed } = engine
      if (!exposed) return true
      return until(`for ${roles.join(' and ')} in the accessibility tree of ${tag}`, async () => {
        const counts = await Promise.all(roles.map((role) => exposed(tag, role)))
        return counts.every((count) => count > 0)
      })
    },
    isOn: (path: string) => until(`to be on ${path}`, async () => (await place()) === path),
    /** Signs in by the API, without the modal. */
    isKnownAs: async (email: string) => {
      await engine.load(`${origin}/privacy-policy`)
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
