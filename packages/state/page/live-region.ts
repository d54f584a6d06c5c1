import { atom, type ReadableAtom } from 'nanostores'

/** The text of the page's polite live region. `count` makes a repeated text a new announcement. */
export interface Announcement {
  readonly text: string
  readonly count: number
}

export interface LiveRegion {
  readonly $announcement: ReadableAtom<Announcement>
  announce(text: string): void
}

/** Creates the state of the page's live region. */
export const createLiveRegion = (): LiveRegion => {
  const $announcement = atom<Announcement>({ text: '', count: 0 })
  return {
    $announcement,
    announce: (text) => $announcement.set({ text, count: $announcement.get().count + 1 }),
  }
}
